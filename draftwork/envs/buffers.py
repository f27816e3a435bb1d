"""Buffers of vector environments. Each step writes into them; the caller can bring its own."""

from __future__ import annotations

from typing import Any

import numpy as np

from draftwork.envs.lanes import Outputs
from draftwork.kernel.errors import BadOption


def new_outputs(lanes: int, players: int, size: int, width: int, finals: bool) -> Outputs:
    """New buffers. `size` is that of an observation, `width` that of a mask."""
    return Outputs(
        observation=np.zeros((lanes, size), np.float32),
        mask=np.zeros((lanes, width), np.uint8),
        to_move=np.zeros(lanes, np.int64),
        reward=np.zeros(lanes, np.float32),
        rewards=np.zeros((lanes, players), np.float32),
        terminated=np.zeros(lanes, np.bool_),
        sample=np.zeros(lanes, np.int64),
        final_observation=np.zeros((lanes, size if finals else 0), np.float32),
        waiting=np.zeros(lanes, np.bool_),
    )


def replace_buffers(outputs: Outputs, given: dict[str, Any]) -> Outputs:
    """The outputs with arrays of the caller in place of those with the same names.

    Raises BadOption if an array does not have the shape and type of the one that it replaces.
    """
    for name, array in given.items():
        if name not in Outputs._fields:
            raise BadOption("bad-buffer-name", name=name, known=", ".join(Outputs._fields))
        old = getattr(outputs, name)
        fits = isinstance(array, np.ndarray) and array.shape == old.shape and array.dtype == old.dtype
        if not (fits and array.flags.c_contiguous and array.flags.writeable):
            raise BadOption("bad-buffer", name=name, type=str(old.dtype), shape=str(old.shape))
        array[...] = old
    return outputs._replace(**given)
