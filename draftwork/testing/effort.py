"""Sizes of the tests: normal for `./run test`, larger for `./run test --thorough`.

Third-party batteries use the larger sizes too if the environment variable DRAFTWORK_THOROUGH is set.
"""

from __future__ import annotations

import os

VARIABLE = "DRAFTWORK_THOROUGH"
THOROUGH = bool(os.environ.get(VARIABLE))


def size(normal: int, thorough: int) -> int:
    """Return the number of cases that a test tries."""
    return thorough if THOROUGH else normal
