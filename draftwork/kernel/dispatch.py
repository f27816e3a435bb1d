"""Compiled rules and compiled states, and quick calls of a rule on one state.

A call of a compiled function through Numba's dispatcher determines the Numba type of every argument, and then
asks NumPy for the memory of a record. For a record with many fields each of the two takes microseconds, which
is more than most rules take. So a `StateRule` remembers the machine code for each combination of Python
types, and a `CompiledState` keeps the buffer that holds its integers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature

from draftwork.kernel import inner
from draftwork.kernel.rule_cache import RuleCache

_ENTRY = {"no_cfunc_wrapper": True}  # options of Numba: no wrapper for callers in C
_INNER = {**_ENTRY, "no_cpython_wrapper": True}
_normalize: Callable[[Any], tuple[tuple[Any, ...], Any]] = normalize_signature
inner.set_up()


class CompiledState(np.void):  # type: ignore[misc]  # final in the stubs of NumPy, but not in NumPy
    """A state as a NumPy record. Each record class has a subclass, so the Python type tells the fields."""

    # The memory of the record. Numba reads this attribute. NumPy's attribute of the same name describes all
    # fields anew on each access; elements of batches use it, because they have no buffer of their own.
    __slots__ = ("data",)
    data: Any
    record: type  # the record class

    def __getattr__(self, name: str) -> Any:
        if name == "data":
            return np.void.data.__get__(self)
        try:
            return self[name]
        except ValueError as unknown:
            raise AttributeError(name) from unknown

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def state_over(buffer: bytearray, dtype: np.dtype[Any]) -> Any:
    """The state whose integers are in a buffer."""
    state = np.frombuffer(buffer, dtype)[0]
    _set_buffer(state, buffer)
    return state


_set_buffer = CompiledState.data.__set__


class Rule(CPUDispatcher):
    """A function that Numba compiles on its first call, for each combination of argument types."""

    is_rule = True
    _compiler: Any  # of Numba

    def compile(self, sig: Any) -> Any:
        with global_compiler_lock:
            arguments = tuple(_normalize(sig)[0])
            known: Any = self.overloads.get(arguments)
            nested = inner.is_nested()
            if known and (nested or not known.library.inner):
                return known.entry_point
            self.overloads.pop(arguments, None)  # it is compiled again, as an entry
            compiler = self._compiler
            options = compiler.targetoptions
            compiler.targetoptions = {**options, **(_INNER if nested else _ENTRY)}
            try:
                return super().compile(sig)
            finally:
                compiler.targetoptions = options

    def add_overload(self, cres: Any) -> None:
        if cres.library.inner:  # Python cannot call it
            self.overloads[tuple(cres.signature.args)] = cres
        else:
            super().add_overload(cres)

    def enable_caching(self) -> None:
        self._cache = RuleCache(self.py_func)


class StateRule(Rule):
    """A rule whose first argument can be a single state."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._entries: dict[tuple[type, ...], Callable[..., Any]] = {}  # by the Python types of the arguments

    def __call__(self, *args: Any, **named: Any) -> Any:
        if named:
            return super().__call__(*args, **named)
        entry = self._entries.get(tuple(map(type, args)))
        return entry(*args) if entry else self._first_call(args)

    def _first_call(self, args: tuple[Any, ...]) -> Any:
        """Call through the dispatcher, and remember how to call with arguments of these types."""
        result = super().__call__(*args)
        types = tuple(map(type, args))
        entry: Callable[..., Any] = super().__call__
        if all(each is int or issubclass(each, CompiledState) for each in types):
            # Only these Python types determine the Numba types. An omitted argument has a type of its own.
            compiled: Any = self.overloads.get(tuple(map(self.typeof_pyval, args)))
            entry = compiled.entry_point if compiled else entry
        self._entries[types] = entry
        return result


def rule_type(function: Callable[..., Any]) -> type[Rule]:
    """The quicker type for a function. Numba's own dispatcher is quicker for numbers and arrays."""
    first = next(iter(function.__annotations__.values()), None)
    return Rule if getattr(first, "__name__", first) in ("int", "float", "Ints", "Floats") else StateRule
