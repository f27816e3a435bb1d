"""Which way the rules run in this process: compiled by Numba, or as the plain Python they are written in."""

from __future__ import annotations

import importlib.util
import os


def _pure() -> bool:
    asked = os.environ.get("DRAFTWORK_PURE", "").strip().lower()
    return asked not in ("", "0", "false", "no") or importlib.util.find_spec("numba") is None


PURE = _pure()
