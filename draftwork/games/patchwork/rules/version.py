"""The version of Patchwork's rules."""

from __future__ import annotations

RULES_VERSION = 1
