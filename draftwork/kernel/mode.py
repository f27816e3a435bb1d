"""The mode of this process: compiled or pure.

In compiled mode, Numba compiles the rules. In pure mode, they run as ordinary Python code. The environment
variable `VARIABLE` selects pure mode. Without Numba, every process is in pure mode.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Mapping

VARIABLE = "DRAFTWORK_PURE"
HERE = "here"  # a value of VARIABLE: this process is in pure mode, its worker processes are not


def _is_set(variable: str, environment: Mapping[str, str] = os.environ) -> bool:
    return environment.get(variable, "").strip().lower() not in ("", "0", "false", "no")


# Whether Numba is installed and enabled, so that a process can be in compiled mode.
COMPILER = importlib.util.find_spec("numba") is not None and not _is_set("NUMBA_DISABLE_JIT")


def is_pure() -> bool:
    """Whether the environment selects pure mode. The kernel asks once, when its first name is used."""
    return not COMPILER or _is_set(VARIABLE)


def workers_compile() -> bool:
    """Whether worker processes use compiled mode."""
    return COMPILER and not _is_set(VARIABLE, for_workers())


def for_workers() -> dict[str, str]:
    """The environment of worker processes. They use compiled mode unless the user has selected pure mode."""
    here = os.environ.get(VARIABLE) == HERE
    return {**os.environ, VARIABLE: "0"} if here else dict(os.environ)
