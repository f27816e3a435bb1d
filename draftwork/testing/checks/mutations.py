"""Hypothesis strategies for nearly valid input: texts and data with a small mistake.

Hypothesis only chooses the seed of a generator that makes the mistakes. Its own choices would repeat a few
simple ones.
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


def _random_strategy(make: Callable[[Random], T]) -> st.SearchStrategy[T]:
    return st.integers(0, 2**64 - 1).map(lambda seed: make(Random(seed)))


def mutated(texts: list[str]) -> st.SearchStrategy[str]:
    """A strategy for one of the texts after one to four edits, mostly with characters that occur in them."""
    return _random_strategy(lambda rng: _edit_text(rng, rng.choice(texts), rng.choice(texts)))


def _edit_text(rng: Random, text: str, other: str) -> str:
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        lines = text.split("\n")  # choose a line first, so that short lines are edited too
        i = rng.randrange(len(lines))
        lines[i] = _edit_line(rng, lines[i], other)
        if rng.random() < 0.1:
            j = rng.randrange(len(lines))
            lines[i], lines[j] = lines[j], lines[i]
        text = "\n".join(lines)
    return text


def _edit_line(rng: Random, line: str, other: str) -> str:
    """Replace, add or remove some characters of a line."""
    # Mostly edit the value, not the key.
    value = line.find(": ") + 2 if rng.random() < 0.8 and ": " in line else 0
    start = rng.randint(value, len(line))
    stop = min(len(line), start + rng.choice((0, 1, 1, 2, 10)))
    at = rng.randint(0, len(other))
    pieces = ("", other[at : at + 1], rng.choice(_ODD_LETTERS), other[at : at + stop - start])
    return line[:start] + rng.choice(pieces) + line[stop:]


def mutated_json(data: list[Any]) -> st.SearchStrategy[Any]:
    """A strategy for one of the data with one element changed, duplicated or removed."""
    return _random_strategy(lambda rng: _change_data(rng, copy.deepcopy(rng.choice(data))))


def _change_data(rng: Random, data: Any) -> Any:
    places = list(_places(data))
    if rng.random() < 0.5:  # so that a long list does not take most of the changes
        places = [(whole, key) for whole, key in places if whole is data]
    whole, key = rng.choice(places)
    action = rng.choice(("replace", "edit", "edit", "delete", "double"))
    if action == "edit":
        whole[key] = _change_value(rng, whole[key])
    elif action == "double" and isinstance(whole, list):
        whole.insert(key, whole[key])
    elif action == "delete":
        del whole[key]
    else:
        whole[key] = rng.choice(_ODD_VALUES)
    return data


def _change_value(rng: Random, value: Any) -> Any:
    """Return another value of the same type."""
    if isinstance(value, str):
        return _edit_text(rng, value, value)
    if isinstance(value, list):
        return rng.sample(value, rng.randint(0, len(value)))
    return value + rng.choice((-1, 1, 100)) if type(value) is int else rng.choice(_ODD_VALUES)


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every element of the data as its container and its key."""
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from _places(data[key])
