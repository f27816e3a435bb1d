"""Prints, as JSON, the module that each function slot of the contract comes from in each game.

Run as a file with the checkout to examine on PYTHONPATH. A slot is a field of `Game`, or of a part of it,
that holds a function. Modules are named relative to the folder of the game. Lambdas and functions from
elsewhere are left out.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any

GAMES = ("blueprints", "patchwork", "sagrada", "sintra")


def functions(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The functions in the fields of a dataclass, with the names of the fields."""
    for field in dataclasses.fields(value):
        held = getattr(value, field.name)
        name = f"{path}{field.name}"
        if dataclasses.is_dataclass(held) and not isinstance(held, type):
            yield from functions(held, f"{name}.")
        elif callable(held) and not isinstance(held, type):
            yield name, held


def modules(game: str) -> dict[str, str]:
    package = f"draftwork.games.{game}"
    found = {}
    for slot, function in functions(import_module(package).GAME):
        home = str(function.__module__)
        if home.startswith(f"{package}.") and function.__name__ != "<lambda>":
            found[slot] = home.removeprefix(f"{package}.")
    return found


if __name__ == "__main__":
    print(json.dumps({game: modules(game) for game in GAMES}))
