"""Which way the rules run in this process: compiled by Numba, or as the plain Python they are written in."""

from __future__ import annotations

import importlib.util
import os


def _asked(variable: str) -> bool:
    return os.environ.get(variable, "").strip().lower() not in ("", "0", "false", "no")


# Whether another process of this installation could run them compiled.
COMPILER = importlib.util.find_spec("numba") is not None and not _asked("NUMBA_DISABLE_JIT")
PURE = not COMPILER or _asked("DRAFTWORK_PURE")
