"""State records: classes of integers. The annotations of a class define its layout in memory.

    @record
    class State:
        players: int  # the number of seats
        buttons: Annotated[Ints, 2]  # per seat, the buttons in hand
        turn: Annotated[int, range(2)]  # a range of allowed values is optional, also for arrays

The class itself is the Python state: rules use it in pure mode, and views and drawings use it in both modes.
Compiled rules use a NumPy record with the same fields. All integers are signed 64-bit.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import (
    Annotated,
    Any,
    Protocol,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

MAX_INT = (1 << 63) - 1  # the largest integer of a state

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


class Ints(Protocol):
    """An array of integers of fixed length: a list in pure mode, an int64 array in compiled mode."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Floats(Protocol):
    """An array of floats of fixed length, for bots. States contain no floats."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[float]: ...


class Batch(Protocol[S_co]):
    """An array of states of one game."""

    def __getitem__(self, index: int, /) -> S_co: ...
    def __len__(self) -> int: ...


Layout = tuple[tuple[str, int], ...]  # the name and length of each field; length 0 is a single integer
_layouts: dict[type[Any], Layout] = {}
_ranges: dict[type[Any], dict[str, range]] = {}  # of the fields that declare one
_structs: dict[type[Any], struct.Struct] = {}
_packers: dict[type[Any], Callable[[Any], bytes]] = {}
_copiers: dict[type[Any], Callable[[Any], Any]] = {}
_unpackers: dict[type[Any], Callable[[tuple[int, ...]], Any]] = {}


@dataclass_transform(eq_default=True, field_specifiers=())
def record(cls: type[S]) -> type[S]:
    """Class decorator: make an annotated class a state record."""
    made = dataclass(init=False, slots=True)(cls)
    hints = get_type_hints(cls, include_extras=True)
    _layouts[made] = tuple((name, _length(made, name, hint)) for name, hint in hints.items())
    _ranges[made] = {
        name: given
        for name, hint in hints.items()
        for given in get_args(hint)[1:]
        if isinstance(given, range)
    }
    _structs[made] = struct.Struct(f"<{size(made)}q")
    _packers[made] = _packer(made)
    _copiers[made] = _filler(made, [f"given.{name}{'[:]' if n else ''}" for name, n in _layouts[made]])
    _unpackers[made] = _filler(made, _slices(_layouts[made]))
    return made


def _filler(cls: type, values: list[str]) -> Callable[[Any], Any]:
    """Generate a function that makes a state from its argument; a loop over the fields is 3 times slower."""
    fields = [f"state.{name} = {value}" for (name, _), value in zip(_layouts[cls], values, strict=True)]
    lines = ["def fill(given):", "state = new(cls)", *fields, "return state"]
    made: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec("\n    ".join(lines), made)
    filler: Callable[[Any], Any] = made["fill"]
    return filler


def _packer(cls: type) -> Callable[[Any], bytes]:
    """Generate a function that packs a state; a loop over the fields takes 1.5 to 2 times as long."""
    fields = ", ".join(f"*state.{name}" if length else f"state.{name}" for name, length in _layouts[cls])
    packer: Callable[[Any], bytes] = eval(f"lambda state: pack({fields})", {"pack": _structs[cls].pack})
    return packer


def _slices(layout: Layout) -> list[str]:
    """For each field, the expression that takes its value from the integers of a state."""
    ends = [*accumulate(length or 1 for _, length in layout)]
    return [
        f"[*given[{end - length}:{end}]]" if length else f"given[{end - 1}]"
        for (_, length), end in zip(layout, ends, strict=True)
    ]


def _length(cls: type, name: str, hint: Any) -> int:
    kind, *details = get_args(hint) if get_origin(hint) is Annotated else [hint]
    if kind is int:
        return 0
    if kind is Ints and details and isinstance(details[0], int):
        return details[0]
    raise TypeError(f"{cls.__name__}.{name}: a state holds int and Annotated[Ints, length] only")


def layout(cls: type) -> Layout:
    """The names and lengths of the fields of a record class."""
    return _layouts[cls]


def ranges(cls: type) -> dict[str, range]:
    """The allowed values of the fields that declare them."""
    return _ranges[cls]


def size(cls: type) -> int:
    """The number of integers in a state."""
    return sum(length or 1 for _, length in _layouts[cls])


def blank(cls: type[S]) -> S:
    """A Python state with all integers 0."""
    state = object.__new__(cls)
    for name, length in _layouts[cls]:
        setattr(state, name, [0] * length if length else 0)
    return state


def pack(state: Any) -> bytes:
    """The integers of a Python state as little-endian bytes, in the order of the fields."""
    return _packers[type(state)](state)


def copy_state(state: S) -> S:
    """A copy of a Python state."""
    copy: S = _copiers[type(state)](state)
    return copy


def unpack(cls: type[S], data: bytes) -> S:
    """Read a Python state from the bytes that `pack` wrote."""
    state: S = _unpackers[cls](_structs[cls].unpack(data))
    return state
