"""The cache of compiled rules. Code for a signature is stored in the folder of the units it depends on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba import types
from numba.core import config as numba_config
from numba.core.caching import FunctionCache, NullCache, _Cache
from numba.core.sigutils import normalize_signature

from draftwork.kernel import cache, inner

_normalize: Callable[[Any], tuple[tuple[Any, ...], Any]] = normalize_signature
cache.read_all()
# By the first field of a record type: the modules that its code comes from.
_state_modules: dict[str, set[str]] = {}


def note_state_modules(tag: str, modules: set[str]) -> None:
    """Note that code for states whose first field is `tag` can come from these modules."""
    _state_modules.setdefault(tag, set()).update(modules)


def units_of(function: Callable[..., Any], arguments: tuple[Any, ...]) -> frozenset[str] | None:
    """The units that can be compiled into a function for these argument types, or None if they are unknown.

    A function can contain code of the unit that defines it. With the type of a state among its arguments, it
    can also contain the rules of that state's game. Anything else than numbers, states, and arrays and tuples
    of these, such as a function as an argument or in a closure, can bring in any code.
    """
    captured = [cell.cell_contents for cell in function.__closure__ or ()]  # Numba compares the values itself
    if not all(isinstance(value, int | float) for value in captured):
        return None
    modules = {function.__module__}
    for argument in arguments:
        more = _modules_of(argument)
        if more is None:
            return None
        modules |= more
    units = [cache.unit_of(module) for module in modules]
    return None if None in units else frozenset(filter(None, units))


def _modules_of(argument: Any) -> set[str] | None:
    """The modules from which a type brings in code, or None if they are unknown."""
    if isinstance(argument, types.Array):
        return _modules_of(argument.dtype)
    if isinstance(argument, types.Record):
        return _state_modules.get(next(iter(argument.fields)))
    if isinstance(argument, types.BaseTuple):
        return _modules_of_tuple(argument)
    if isinstance(argument, types.Omitted):  # the default of a parameter, from the source of the function
        return set()
    return set() if isinstance(argument, types.Number | types.Boolean | types.NoneType) else None


def _modules_of_tuple(argument: Any) -> set[str] | None:
    named = getattr(argument, "instance_class", None)  # the class of a named tuple
    modules: set[str] = {named.__module__} if named else set()
    for each in argument.types:
        more = _modules_of(each)
        if more is None:
            return None
        modules |= more
    return modules


class _InnerCache(FunctionCache):
    """A cache for inner code, whose entries differ from those for the same types with a wrapper."""

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        entry: Callable[[Any, Any], tuple[Any, ...]] = super()._index_key
        return (*entry(sig, codegen), "inner")


class RuleCache(_Cache):
    """The cached code of a rule, with two caches of Numba for each folder: for inner code and for entries."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._caches: dict[Any, Any] = {}

    def _units_for(self, signature: Any) -> frozenset[str] | None:
        arguments, _ = _normalize(signature)
        return units_of(self._function, arguments)

    def _cache_for(self, units: frozenset[str] | None, is_inner: bool) -> Any:
        folder = cache.folder_of(units)
        key = (folder, is_inner)
        if key not in self._caches:
            with _cache_folder(str(folder)):
                made: Callable[..., _Cache] = _InnerCache if is_inner else FunctionCache
                self._caches[key] = made(self._function) if folder else NullCache()
        return self._caches[key]

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for a signature. As a part of another rule, inner code is as good as an entry."""
        units = self._units_for(sig)
        found = None
        if inner.is_nested():
            found = self._cache_for(units, True).load_overload(sig, target_context)
        return found or self._cache_for(units, False).load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        units = self._units_for(sig)
        if cache.unchanged(units):
            self._cache_for(units, data.library.inner).save_overload(sig, data)

    @property
    def cache_path(self) -> Any:
        return cache.folder()

    def enable(self) -> None:
        for each in self._caches.values():
            each.enable()

    def disable(self) -> None:
        for each in self._caches.values():
            each.disable()

    def flush(self) -> None:
        for each in self._caches.values():
            each.flush()


@contextmanager
def _cache_folder(folder: str) -> Iterator[None]:
    """Set Numba's cache folder for a moment. Other users of Numba keep their own folder."""
    config: Any = numba_config
    before, config.CACHE_DIR = config.CACHE_DIR, folder
    try:
        yield
    finally:
        config.CACHE_DIR = before
