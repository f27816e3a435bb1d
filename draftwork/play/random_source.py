"""Sources of randomness that the public API accepts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, SupportsIndex

from draftwork.kernel import Ints
from draftwork.kernel.errors import BadOption
from draftwork.kernel.random import generator
from draftwork.play.settings import as_integer

if TYPE_CHECKING:
    import numpy as np

    RandomSource = SupportsIndex | random.Random | np.random.Generator | Ints

_SEED_BYTES = 16


def to_generator(source: RandomSource) -> Ints:
    """The generator of the kernel from an integer, a generator of Python or NumPy, or a kernel generator."""
    seed = as_integer(source)
    if seed is not None:
        return generator(str(seed))
    if isinstance(source, random.Random):
        return generator(source.randbytes(_SEED_BYTES).hex())
    draw: Callable[[int], bytes] | None = getattr(source, "bytes", None)
    if draw is not None:  # a generator of NumPy
        return generator(draw(_SEED_BYTES).hex())
    if not hasattr(source, "__getitem__") or isinstance(source, str | bytes):
        raise BadOption("bad-random-source", type=type(source).__name__)
    return source  # type: ignore[return-value]
