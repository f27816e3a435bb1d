"""What the rules of every game are written with, and the only place that knows how they are run."""

from typing import TYPE_CHECKING

from draftwork.kernel.mode import PURE
from draftwork.kernel.records import Batch, Floats, Ints, layout, record

if PURE or TYPE_CHECKING:
    from draftwork.kernel.pure import (
        batch,
        copy_slot,
        copy_state,
        ctz,
        float_array,
        float_zeros,
        generic,
        int_array,
        int_zeros,
        new,
        pack,
        popcount,
        register,
        rule,
        store_from_python,
        store_state,
        to_compiled,
        to_python,
        u32_words,
        unpack,
    )
else:
    from draftwork.kernel.compiled import (
        batch,
        copy_slot,
        copy_state,
        ctz,
        float_array,
        float_zeros,
        generic,
        int_array,
        int_zeros,
        new,
        pack,
        popcount,
        register,
        rule,
        store_from_python,
        store_state,
        to_compiled,
        to_python,
        u32_words,
        unpack,
    )

__all__ = [
    "PURE",
    "Batch",
    "Floats",
    "Ints",
    "batch",
    "copy_slot",
    "copy_state",
    "ctz",
    "float_array",
    "float_zeros",
    "generic",
    "int_array",
    "int_zeros",
    "layout",
    "new",
    "pack",
    "popcount",
    "record",
    "register",
    "rule",
    "store_from_python",
    "store_state",
    "to_compiled",
    "to_python",
    "u32_words",
    "unpack",
]
