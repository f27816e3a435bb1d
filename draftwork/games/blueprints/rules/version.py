"""The version of the rules of Blueprints."""

from __future__ import annotations

VERSION = 1
