"""The kernel in pure mode, in plain Python. It documents the functions that exist once for each mode."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from draftwork.kernel import records
from draftwork.kernel.records import Batch, Floats, Ints

F = TypeVar("F", bound=Callable[..., Any])
S = TypeVar("S")

_implementations: dict[type, dict[str, Callable[..., Any]]] = {}  # of generic functions, by state class


def rule(function: F) -> F:
    """Decorator of the functions that make up the rules of a game.

    In compiled mode Numba compiles the function, so it may use only what Numba supports: numbers, arrays,
    states, and other rules. In pure mode this returns the function unchanged.
    """
    return function


def int_array(values: Sequence[int]) -> Ints:
    """An array of these integers."""
    return list(values)


def int_zeros(length: int) -> Ints:
    """An array of integers, all 0."""
    return [0] * length


def int_list(array: Ints, length: int) -> list[int]:
    """The first `length` integers of an array as Python integers. For code that is not a rule."""
    return cast(list[int], array)[:length]


def float_array(values: Sequence[float]) -> Floats:
    """An array of these floats."""
    return list(values)


def float_zeros(length: int) -> Floats:
    """An array of floats, all 0."""
    return [0.0] * length


def u32_words(data: bytes) -> Ints:
    """Read bytes as little-endian unsigned 32-bit words."""
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def new(cls: type[S]) -> S:
    """A state with all integers 0."""
    return records.blank(cls)


def batch(cls: type[S], length: int) -> Batch[S]:
    """An array of states with all integers 0."""
    return [records.blank(cls) for _ in range(length)]


def to_python(state: S) -> S:
    """The state as a Python object, for code that is not a rule. In pure mode, the state itself."""
    return state


def to_compiled(state: S) -> S:
    """A state that rules accept, from a Python object. In pure mode, the object itself."""
    return state


def pack(state: Any) -> bytes:
    """The integers of a state as little-endian bytes. Both modes write the same bytes."""
    return records.pack(state)


def unpack(cls: type[S], data: bytes) -> S:
    """Read a state from the bytes that `pack` wrote."""
    return records.unpack(cls, data)


def copy_state(state: S) -> S:
    """A copy of a state."""
    return records.copy_state(state)


def store_from_python(states: Batch[S], i: int, state: S) -> None:
    """Copy a state into a slot of a batch. For code that is not a rule; rules use `store_state`."""
    cast(list[S], states)[i] = copy_state(state)


def copy_slot(to: Batch[S], i: int, source: Batch[S], j: int) -> None:
    """Copy slot j of a batch into slot i of another (or the same) batch. For rules."""
    store_state(to, i, source[j])


def store_state(to: Batch[S], i: int, origin: S) -> None:
    """Copy a state into a slot of a batch. For rules."""
    target = to[i]
    for name, length in records.layout(type(origin)):
        if length:
            getattr(target, name)[:] = getattr(origin, name)
        else:
            setattr(target, name, getattr(origin, name))


def write_fields(s: Any, out: Floats) -> int:
    """Write x / (|x| + 1) for every integer x of a state to `out`; return their number. For rules."""
    at = 0
    for name, length in records.layout(type(s)):
        for x in getattr(s, name) if length else [getattr(s, name)]:
            out[at] = x / (abs(x) + 1)
            at += 1
    return at


def popcount(x: int) -> int:
    """The number of set bits."""
    return x.bit_count()


def ctz(x: int) -> int:
    """Count trailing zeros: the index of the lowest set bit. `x` is not 0."""
    return (x & -x).bit_length() - 1


def register(cls: type, functions: dict[str, Callable[..., Any]]) -> None:
    """Register the implementations of the generic functions for a state class, by name."""
    _implementations[cls] = functions


def generic(stub: F) -> F:
    """Decorator of generic functions, see `generics`.

    A call runs the implementation that `register` got for the class of the first argument, a state. In
    compiled mode the choice is made when the caller is compiled, so calls cost nothing extra.
    """
    name = stub.__name__

    def dispatch(s: Any, *args: Any) -> Any:
        return _implementations[type(s)][name](s, *args)

    return dispatch  # type: ignore[return-value]
