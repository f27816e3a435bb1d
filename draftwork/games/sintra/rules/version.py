"""The version of the rules. It is raised whenever the same seed, options and moves give another match."""

RULES_VERSION = 1
