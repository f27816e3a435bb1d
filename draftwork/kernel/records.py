"""State records: an annotated class of integers, from which the layout in memory derives.

    @record
    class State:
        players: int              # how many seats
        buttons: Annotated[Ints, 2]  # per seat, the buttons in hand

The plain class is what rules see in pure mode and what drawings and views read in both;
compiled rules see a NumPy record of the same fields, all signed 64-bit.
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

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


class Ints(Protocol):
    """A fixed row of integers: a list in pure mode, an int64 array in compiled code."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Floats(Protocol):
    """A fixed row of numbers for bots; no state holds any."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[float]: ...


class Batch(Protocol[S_co]):
    """Many states of one game in one block of memory."""

    def __getitem__(self, index: int, /) -> S_co: ...
    def __len__(self) -> int: ...


Layout = tuple[tuple[str, int], ...]  # field and length, 0 for a single integer
_layouts: dict[type[Any], Layout] = {}
_packed: dict[type[Any], struct.Struct] = {}
_copiers: dict[type[Any], Callable[[Any], Any]] = {}
_unpackers: dict[type[Any], Callable[[tuple[int, ...]], Any]] = {}


@dataclass_transform(eq_default=True, field_specifiers=())
def record(cls: type[S]) -> type[S]:
    made = dataclass(init=False, slots=True)(cls)
    hints = get_type_hints(cls, include_extras=True)
    _layouts[made] = tuple((name, _length(made, name, hint)) for name, hint in hints.items())
    _packed[made] = struct.Struct(f"<{size(made)}q")
    _copiers[made] = _filler(made, [f"given.{name}{'[:]' if n else ''}" for name, n in _layouts[made]])
    _unpackers[made] = _filler(made, _slices(_layouts[made]))
    return made


def _filler(cls: type, values: list[str]) -> Callable[[Any], Any]:
    """A function that makes a state of what it is given; a loop over the fields takes three times as long."""
    fields = [f"state.{name} = {value}" for (name, _), value in zip(_layouts[cls], values, strict=True)]
    lines = ["def fill(given):", "state = new(cls)", *fields, "return state"]
    made: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec("\n    ".join(lines), made)
    filler: Callable[[Any], Any] = made["fill"]
    return filler


def _slices(layout: Layout) -> list[str]:
    """Where each field stands among the integers of a state."""
    ends = [*accumulate(length or 1 for _, length in layout)]
    return [
        f"[*given[{end - length}:{end}]]" if length else f"given[{end - 1}]"
        for (_, length), end in zip(layout, ends, strict=True)
    ]


def _length(cls: type, name: str, hint: Any) -> int:
    if hint is int:
        return 0
    if get_origin(hint) is Annotated and get_args(hint)[0] is Ints:
        return int(get_args(hint)[1])
    raise TypeError(f"{cls.__name__}.{name}: a state holds int and Annotated[Ints, length] only")


def layout(cls: type) -> Layout:
    return _layouts[cls]


def size(cls: type) -> int:
    """How many integers a state of this class holds."""
    return sum(length or 1 for _, length in _layouts[cls])


def blank(cls: type[S]) -> S:
    """A plain state with every integer zero."""
    state = object.__new__(cls)
    for name, length in _layouts[cls]:
        setattr(state, name, [0] * length if length else 0)
    return state


def pack(state: Any) -> bytes:
    """The integers of a plain state in the order of its fields, little-endian."""
    numbers: list[int] = []
    for name, length in _layouts[type(state)]:
        value = getattr(state, name)
        if length:
            numbers.extend(value)
        else:
            numbers.append(value)
    return _packed[type(state)].pack(*numbers)


def copy_state(state: S) -> S:
    """Another plain state with the same integers."""
    copy: S = _copiers[type(state)](state)
    return copy


def unpack(cls: type[S], data: bytes) -> S:
    """The plain state that `pack` wrote."""
    state: S = _unpackers[cls](_packed[cls].unpack(data))
    return state
