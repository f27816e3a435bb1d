"""What the rules of every game are written with, and the only place that knows how they are run."""

from typing import TYPE_CHECKING

from draftwork.kernel.mode import PURE
from draftwork.kernel.records import Batch, Ints, layout, record

if PURE or TYPE_CHECKING:
    from draftwork.kernel.pure import (
        assign,
        batch,
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
        table,
        unpack,
        verb,
        words_of,
    )
else:
    from draftwork.kernel.compiled import (
        assign,
        batch,
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
        table,
        unpack,
        verb,
        words_of,
    )

__all__ = [
    "PURE",
    "Batch",
    "Ints",
    "assign",
    "batch",
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
    "table",
    "unpack",
    "verb",
    "words_of",
]
