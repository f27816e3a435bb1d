"""The kernel: the language in which the rules of all games are written, and the code that runs them.

A game is a state and functions on it. The state is a class of integers (`@record`, see `records`). Each
function on the state is marked with `@rule` and uses only integers, floats and arrays. The same source runs
in two modes:

- In pure mode a rule is an ordinary Python function, and a state is a Python object with lists. Nothing is
  compiled, and debuggers and coverage work. Tests and the terminal use this mode.
- In compiled mode Numba compiles a rule to machine code on its first call, and a state is a NumPy record with
  the same fields. Simulations and searching bots use this mode, because it is much faster.

A process has one mode, which `mode` reads from the environment. Both modes give exactly the same results.

Code that is not a rule (views, notation, drawings) works in both modes. `to_python(state)` gives a state
whose fields are Python integers and lists, and `to_compiled(state)` turns such a state into one that rules
accept. In pure mode both return their argument.

A generic function (`@generic`, see `generics`) has one implementation for each game. The type of the state
selects the implementation, so code that calls generic functions works for all games.

Most functions in `__all__` exist once for each mode, in `pure` and in `compiled`; `pure` has the docstrings.
They are loaded when one of them is first used, so a program can import this package and then select the mode.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from draftwork.kernel.mode import is_pure
from draftwork.kernel.records import Batch, Floats, Ints, layout, record

if TYPE_CHECKING:
    from draftwork.kernel.pure import (
        batch,
        copy_slot,
        copy_state,
        ctz,
        float_array,
        float_zeros,
        generic,
        int_array,
        int_list,
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
        write_fields,
    )

    PURE: bool  # whether this process is in pure mode
else:

    def __getattr__(name: str) -> Any:
        """Select the mode and add the names that depend on it to this module."""
        if name not in __all__:
            raise AttributeError(f"module 'draftwork.kernel' has no attribute {name!r}")
        pure = is_pure()
        implementation = import_module(f"draftwork.kernel.{'pure' if pure else 'compiled'}")
        globals().update({each: getattr(implementation, each) for each in _BY_MODE}, PURE=pure)
        return globals()[name]


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
    "int_list",
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
    "write_fields",
]
# The names that are imported from `pure` or from `compiled`.
_BY_MODE = [name for name in __all__ if name not in ("PURE", "Batch", "Floats", "Ints", "layout", "record")]
