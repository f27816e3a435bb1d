"""Which way the rules run in this process: compiled by Numba, or as the plain Python they are written in."""

from __future__ import annotations

import importlib.util
import os


def _pure() -> bool:
    return (
        _asked("DRAFTWORK_PURE") or _asked("NUMBA_DISABLE_JIT") or importlib.util.find_spec("numba") is None
    )


def _asked(variable: str) -> bool:
    return os.environ.get(variable, "").strip().lower() not in ("", "0", "false", "no")


PURE = _pure()
