"""Which way the rules run in this process: compiled by Numba, or as the plain Python they are written in."""

from __future__ import annotations

import importlib.util
import os

VARIABLE = "DRAFTWORK_PURE"
HERE = "here"  # a value: this process waits for no compiler, those it starts to think may


def _asked(variable: str) -> bool:
    return os.environ.get(variable, "").strip().lower() not in ("", "0", "false", "no")


# Whether another process of this installation could run them compiled.
COMPILER = importlib.util.find_spec("numba") is not None and not _asked("NUMBA_DISABLE_JIT")
PURE = not COMPILER or _asked(VARIABLE)


def for_workers() -> dict[str, str]:
    """The environment of processes started to think: pure only if the user asked for it, not for `HERE`."""
    here = os.environ.get(VARIABLE) == HERE
    return {**os.environ, VARIABLE: "0"} if here else dict(os.environ)
