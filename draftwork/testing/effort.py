"""The effort of the tests: the sizes of `./run test`, or the larger ones of `./run test --thorough`.

A third party's battery takes the larger sizes too, where the variable DRAFTWORK_THOROUGH is set.
"""

from __future__ import annotations

import os

VARIABLE = "DRAFTWORK_THOROUGH"
THOROUGH = bool(os.environ.get(VARIABLE))


def size(normal: int, thorough: int) -> int:
    """How many cases a test tries."""
    return thorough if THOROUGH else normal
