"""Inner code: rules that are compiled only because another rule calls them.

Numba compiles each function on its own, together with everything that it calls, and makes wrappers to call it
from Python. In a deep tree of calls it optimises the same code on every level, and most of the results are
never called. Here only the rule that Python calls, the entry, is compiled to machine code. The rules below it
are inner: they stay LLVM modules without wrappers, and are optimised once, as parts of the entry. A search
compiles in half the time, and runs as fast.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite.binding import parse_bitcode
from numba.core import event
from numba.core.codegen import JITCodeLibrary
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target

_Library: Any = JITCodeLibrary
_environment_of: Callable[[str], Any] = lookup_environment
_ENVIRONMENT = "_ZN08NumbaEnv"  # prefix of the global variables for the environments of functions


class _CompileStack(event.Listener):
    """The functions that are being compiled, each for the one before it. A lock of Numba protects them."""

    def __init__(self) -> None:
        self.dispatchers: list[Any] = []

    def on_start(self, event: Any) -> None:
        self.dispatchers.append(event.data["dispatcher"])

    def on_end(self, event: Any) -> None:
        self.dispatchers.pop()


_stack = _CompileStack()


def is_nested() -> bool:
    """Whether a rule is being compiled, so that a function that is needed now is needed for it."""
    return bool(_stack.dispatchers) and getattr(_stack.dispatchers[0], "is_rule", False)


def _is_inner() -> bool:
    """Whether the code that is being made now can be called only by a rule: Numba has no wrapper for it."""
    if not is_nested() or len(_stack.dispatchers) == 1:
        return False
    made = _stack.dispatchers[-1]
    return getattr(made, "is_rule", False) or bool(made.targetoptions.get("no_cpython_wrapper"))


class RuleLibrary(_Library):  # type: ignore[misc]  # Numba has no types
    """The LLVM module of a function, which is not compiled any further if it is inner code."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.inner = _is_inner()

    @property
    def codegen(self) -> Any:
        return _NoEngine() if self.inner else super().codegen

    def finalize(self) -> None:
        if self.inner:
            self._link()
            return
        super().finalize()
        for variable in self._final_module.global_variables:  # of the inner code in this library
            environment = variable.name.startswith(_ENVIRONMENT) and _environment_of(variable.name)
            if environment:
                self._codegen.set_env(variable.name, environment)

    def _link(self) -> None:
        """Add the code of all called functions, without the optimisation and the machine code."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True

    def serialize_using_object_code(self) -> Any:
        return self.serialize_using_bitcode() if self.inner else super().serialize_using_object_code()

    @classmethod
    def _unserialize(cls, codegen: Any, state: Any) -> Any:
        name, kind, data = state
        if kind == "object":
            library = super()._unserialize(codegen, state)
        else:
            library = codegen.create_library(name)
            library._final_module = parse_bitcode(data)
            library._finalized = True
        library.inner = kind != "object"
        return library


class _NoEngine:
    """Stands for the engine of inner code. The environments of inner code are set with those of the entry."""

    def set_env(self, name: str, environment: Any) -> None:
        pass


def set_up() -> None:
    """Let Numba use the library of this module. It treats functions that are not rules as Numba does."""
    listen: Callable[[str, event.Listener], None] = event.register
    listen("numba:compile", _stack)
    target: Any = cpu_target
    target.target_context.codegen()._library_class = RuleLibrary
