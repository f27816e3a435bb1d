"""The version of the rules. Raise it when the same seed, options and moves give another match."""

RULES_VERSION = 1
