"""The version of the rules of Blueprints."""

from __future__ import annotations

RULES_VERSION = 1
