"""The version of Patchwork's rules."""

from __future__ import annotations

VERSION = 1
