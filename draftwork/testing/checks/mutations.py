"""Almost right input: texts and data after a small mistake.

The mistakes are drawn by a plain generator, of which Hypothesis gives only the seed: left to itself it
prefers the same few simple ones.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")

_ODD_LETTERS = "0123456789?-+.;:#^ \n\t\0²٣ßż\U0001f600\ud800"
_ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 99, 10**30, -0.5, 1e308, "", "?", "0", "\n", "long " * 300, "\0ż"),
    *([], [0], ["0"], [[]], {}, {"": 0}, {"a": [None]}),
)


def _drawn(make: Callable[[Random], T]) -> st.SearchStrategy[T]:
    return st.integers(0, 2**64 - 1).map(lambda seed: make(Random(seed)))


def mutated(texts: list[str]) -> st.SearchStrategy[str]:
    """One of the texts after an edit or a few, mostly with characters that occur in them."""
    return _drawn(lambda rng: _edited(rng, rng.choice(texts), rng.choice(texts)))


def _edited(rng: Random, text: str, other: str) -> str:
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        lines = text.split("\n")  # a line first, so that short ones get their share
        i = rng.randrange(len(lines))
        lines[i] = _slip(rng, lines[i], other)
        if rng.random() < 0.1:
            j = rng.randrange(len(lines))
            lines[i], lines[j] = lines[j], lines[i]
        text = "\n".join(lines)
    return text


def _slip(rng: Random, line: str, other: str) -> str:
    """The line with some characters replaced, added or taken away."""
    value = line.find(": ") + 2 if rng.random() < 0.8 and ": " in line else 0  # rather there than in the key
    start = rng.randint(value, len(line))
    stop = min(len(line), start + rng.choice((0, 1, 1, 2, 10)))
    at = rng.randint(0, len(other))
    pieces = ("", other[at : at + 1], rng.choice(_ODD_LETTERS), other[at : at + stop - start])
    return line[:start] + rng.choice(pieces) + line[stop:]


def mutated_json(data: list[Any]) -> st.SearchStrategy[Any]:
    """One of the data with one place changed, doubled or taken away."""
    return _drawn(lambda rng: _changed(rng, copy.deepcopy(rng.choice(data))))


def _changed(rng: Random, data: Any) -> Any:
    places = list(_places(data))
    if rng.random() < 0.5:  # a long list must not draw all attention
        places = [(whole, key) for whole, key in places if whole is data]
    whole, key = rng.choice(places)
    action = rng.choice(("replace", "edit", "edit", "delete", "double"))
    if action == "edit":
        whole[key] = _other(rng, whole[key])
    elif action == "double" and isinstance(whole, list):
        whole.insert(key, whole[key])
    elif action == "delete":
        del whole[key]
    else:
        whole[key] = rng.choice(_ODD_VALUES)
    return data


def _other(rng: Random, value: Any) -> Any:
    """A value of the same kind."""
    if isinstance(value, str):
        return _edited(rng, value, value)
    if isinstance(value, list):
        return rng.sample(value, rng.randint(0, len(value)))
    return value + rng.choice((-1, 1, 100)) if type(value) is int else rng.choice(_ODD_VALUES)


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Everything inside the data, as what it is in and its key there."""
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from _places(data[key])
