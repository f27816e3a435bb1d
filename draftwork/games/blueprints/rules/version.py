"""The version of the rules. It is raised whenever the same seed, options and moves give another match."""

from __future__ import annotations

RULES_VERSION = 1
