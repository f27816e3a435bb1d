"""The version of the rules of Stained Glass of Sintra."""

RULES_VERSION = 1
