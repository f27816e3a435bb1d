"""The kernel in compiled mode: the functions of `pure`, implemented with Numba and NumPy."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import event
from numba.extending import intrinsic, overload

from draftwork.i18n import Message
from draftwork.kernel import records
from draftwork.kernel.dispatch import CompiledState, Rule, rule_type, state_over
from draftwork.kernel.records import Batch, Floats, Ints
from draftwork.kernel.rule_cache import note_state_modules

F = TypeVar("F", bound=Callable[..., Any])
S = TypeVar("S")

_dtypes: dict[type, np.dtype[Any]] = {}
_implementations: dict[Any, dict[str, Callable[..., Any]]] = {}  # of generic functions, by the Numba type


def rule(function: F) -> F:
    options = {"nopython": True, "nogil": True, "boundscheck": None}
    made: Any = rule_type(function)(function, targetoptions=options)
    made.enable_caching()
    return cast(F, made)


def int_array(values: Sequence[int]) -> Ints:
    return np.array(values, np.int64)


def int_zeros(length: int) -> Ints:
    return np.zeros(length, np.int64)


# Rules can call it too. Numba compares the signatures, so both functions are without annotations.
overload(int_zeros)(lambda length: lambda length: np.zeros(length, np.int64))


def int_list(array: Ints, length: int) -> list[int]:
    numbers: list[int] = cast(Any, array)[:length].tolist()
    return numbers


def float_array(values: Sequence[float]) -> Floats:
    return np.array(values, np.float64)


def float_zeros(length: int) -> Floats:
    return np.zeros(length, np.float64)


def u32_words(data: bytes) -> Ints:
    return np.frombuffer(data, "<u4").astype(np.int64)


def _tag(cls: type) -> str:
    return f"_{cls.__module__}_{cls.__qualname__}"


def _dtype(cls: type) -> np.dtype[Any]:
    if cls not in _dtypes:
        # Numba distinguishes record types only by their fields. The first field has the name of the class, so
        # that two games with equal fields have different types.
        tag = _tag(cls)
        note_state_modules(tag, {cls.__module__})
        shapes = [
            (name, np.int64, (length,)) if length else (name, np.int64)
            for name, length in records.layout(cls)
        ]
        scalar = type(cls.__name__, (CompiledState,), {"__slots__": (), "record": cls})
        _dtypes[cls] = np.dtype((scalar, np.dtype([(tag, np.int64), *shapes])))
    return _dtypes[cls]


def batch(cls: type[S], length: int) -> Batch[S]:
    return np.zeros(length, _dtype(cls))


def new(cls: type[S]) -> S:
    dtype = _dtype(cls)
    made: S = state_over(bytearray(dtype.itemsize), dtype)
    return made


def pack(state: Any) -> bytes:
    data: bytes = state.tobytes()
    return data[8:]


def unpack(cls: type[S], data: bytes) -> S:
    made: S = state_over(bytearray(8) + data, _dtype(cls))
    return made


def copy_state(state: S) -> S:
    raw = cast(Any, state)
    made: S = state_over(bytearray(raw.tobytes()), raw.dtype)
    return made


def to_python(state: S) -> S:
    return cast(S, records.unpack(type(cast(Any, state)).record, pack(state)))


def to_compiled(state: S) -> S:
    return unpack(type(state), records.pack(state))


def store_from_python(states: Batch[S], i: int, state: S) -> None:
    cast(Any, states)[i] = state


@rule
def copy_slot(to: Batch[S], i: int, source: Batch[S], j: int) -> None:
    to[i] = source[j]  # type: ignore[index]


@rule
def store_state(to: Batch[S], i: int, origin: S) -> None:
    to[i] = origin  # type: ignore[index]


def write_fields(s: Any, out: Floats) -> int:
    raise TypeError("only rules write the fields of a compiled state")


def _field_writer(s: Any) -> Any:
    """Build `write_fields` for a record type from text: Numba has no loop over the fields of a record."""
    lines = ["def write(s, out):", "at = 0"]
    for name, kind in list(s.fields.items())[1:]:
        values = f"s.{name}" if isinstance(kind.type, types.NestedArray) else f"(s.{name},)"
        lines += [f"for x in {values}:", "    out[at] = x / (abs(x) + 1)", "    at += 1"]
    made: dict[str, Any] = {}
    exec("\n    ".join([*lines, "return at"]), made)
    return made["write"]


overload(write_fields)(lambda s, out: _field_writer(s))


def _instruction(build: Callable[[Any, Any], Any]) -> Callable[[int], int]:
    """An LLVM instruction as a function from int64 to int64."""

    def typed(context: Any, x: Any) -> Any:
        return types.int64(types.int64), lambda context, builder, signature, args: build(builder, args[0])

    return cast(Callable[[int], int], intrinsic(typed))


popcount = _instruction(lambda builder, x: builder.ctpop(x))
ctz = _instruction(lambda builder, x: builder.cttz(x, ir.Constant(ir.IntType(1), 1)))


def register(cls: type, functions: dict[str, Callable[..., Any]]) -> None:
    typeof: Callable[[Any], Any] = numba.typeof
    note_state_modules(_tag(cls), {function.__module__ for function in functions.values()})
    _implementations[typeof(new(cls))] = functions


def generic(stub: F) -> F:
    name = stub.__name__
    names = ", ".join(inspect.signature(stub).parameters)

    def choose(s: Any, *args: Any) -> Any:
        chosen = _implementations.get(s, {}).get(name)
        # Numba requires an implementation with the parameter names of the stub, so we build it from text.
        return chosen and eval(f"lambda {names}: chosen({names})", {"chosen": chosen})

    choose_by_name = eval(f"lambda {names}: choose({names})", {"choose": choose})
    overload(stub)(choose_by_name)
    return stub


class _CompileNotice(event.Listener):
    """Logs a notice when the first rule is compiled, because compiling takes a while."""

    logged = False

    def on_start(self, event: Any) -> None:
        if not self.logged and isinstance(event.data["dispatcher"], Rule):
            self.logged = True
            logging.getLogger("draftwork").warning("%s", Message("kernel-compiling"))

    def on_end(self, event: Any) -> None:
        pass


_listen: Callable[[str, event.Listener], None] = event.register
_listen("numba:compile", _CompileNotice())
