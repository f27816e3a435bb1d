"""The version of the rules."""

RULES_VERSION = 1
