"""The kernel in plain Python: what a debugger, coverage and a machine without Numba run."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from draftwork.kernel import records
from draftwork.kernel.records import Batch, Floats, Ints

F = TypeVar("F", bound=Callable[..., Any])
S = TypeVar("S")

_verbs: dict[type, dict[str, Callable[..., Any]]] = {}


def rule(function: F) -> F:
    return function


def int_array(values: Sequence[int]) -> Ints:
    return list(values)


def int_zeros(length: int) -> Ints:
    return [0] * length


def float_array(values: Sequence[float]) -> Floats:
    return list(values)


def float_zeros(length: int) -> Floats:
    return [0.0] * length


def u32_words(data: bytes) -> Ints:
    """The little-endian 32-bit words of some bytes."""
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def new(cls: type[S]) -> S:
    return records.blank(cls)


def batch(cls: type[S], length: int) -> Batch[S]:
    return [records.blank(cls) for _ in range(length)]


def to_python(state: S) -> S:
    return state


def to_compiled(state: S) -> S:
    return state


def pack(state: Any) -> bytes:
    return records.pack(state)


def unpack(cls: type[S], data: bytes) -> S:
    return records.unpack(cls, data)


def copy_state(state: S) -> S:
    return records.copy_state(state)


def store_from_python(states: Batch[S], i: int, state: S) -> None:
    """Put a copy of a state into a batch; from Python, where `assign` is for rules."""
    cast(list[S], states)[i] = copy_state(state)


def copy_slot(to: Batch[S], i: int, source: Batch[S], j: int) -> None:
    store_state(to, i, source[j])


def store_state(to: Batch[S], i: int, origin: S) -> None:
    """Put a copy of a state into a batch; for rules."""
    target = to[i]
    for name, length in records.layout(type(origin)):
        if length:
            getattr(target, name)[:] = getattr(origin, name)
        else:
            setattr(target, name, getattr(origin, name))


def popcount(x: int) -> int:
    return x.bit_count()


def ctz(x: int) -> int:
    return (x & -x).bit_length() - 1


def register(cls: type, functions: dict[str, Callable[..., Any]]) -> None:
    _verbs[cls] = functions


def generic(stub: F) -> F:
    name = stub.__name__

    def dispatch(s: Any, *args: Any) -> Any:
        return _verbs[type(s)][name](s, *args)

    return dispatch  # type: ignore[return-value]
