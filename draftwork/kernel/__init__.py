"""What the rules of every game are written with, and the only place that knows how they are run."""

from typing import TYPE_CHECKING

from draftwork.kernel.mode import PURE
from draftwork.kernel.records import Batch, Floats, Ints, layout, record

if PURE or TYPE_CHECKING:
    from draftwork.kernel.pure import (
        assign,
        batch,
        copied,
        floats,
        ints,
        live,
        lowest,
        new,
        pack,
        plain,
        popcount,
        register,
        replace,
        rule,
        store,
        table,
        unpack,
        verb,
        words_of,
        zeros,
    )
else:
    from draftwork.kernel.compiled import (
        assign,
        batch,
        copied,
        floats,
        ints,
        live,
        lowest,
        new,
        pack,
        plain,
        popcount,
        register,
        replace,
        rule,
        store,
        table,
        unpack,
        verb,
        words_of,
        zeros,
    )

__all__ = [
    "PURE",
    "Batch",
    "Floats",
    "Ints",
    "assign",
    "batch",
    "copied",
    "floats",
    "ints",
    "layout",
    "live",
    "lowest",
    "new",
    "pack",
    "plain",
    "popcount",
    "record",
    "register",
    "replace",
    "rule",
    "store",
    "table",
    "unpack",
    "verb",
    "words_of",
    "zeros",
]
