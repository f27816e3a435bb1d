"""Files of perft numbers: a JSON object with the name of the game and a list of cases.

| field of a case | meaning |
|---|---|
| `players` | number of players |
| `options`, `setup` | options and set-up of the match; the rest is dealt from the seed `perft` |
| `position` | the position in which the case begins, instead of options and set-up |
| `depth` | number of decisions up to which sequences are counted |
| `depth of states` | number of decisions up to which distinct states are counted; at most `depth` |
| `sequences`, `states` | the counts after 0, 1, 2 … decisions; `--write` fills them in |
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from draftwork.games import Game
from draftwork.testing.command_line import UnusableFile, read_json

Case = dict[str, Any]  # as in the file, so that it can be written back unchanged

Depth = Annotated[int, Meta(ge=1, le=1000)]


class _Case(Struct, forbid_unknown_fields=True):
    """The schema of a case."""

    players: int
    depth: Depth
    depth_of_states: Depth = field(name="depth of states")
    options: dict[str, Any] = {}
    setup: dict[str, Any] = {}
    position: str | None = None
    sequences: list[int] = []
    states: list[int] = []


class _File(Struct, forbid_unknown_fields=True):
    game: str
    cases: Annotated[list[_Case], Meta(min_length=1)]


def read_cases(file: Path, game: Game[Any]) -> list[Case]:
    """Read the cases of a file. Raise UnusableFile if it is invalid or belongs to another game."""
    data = read_json(file)
    try:
        checked = msgspec.convert(data, _File)
    except msgspec.ValidationError as error:
        raise UnusableFile(f"{file} is not a file of perft numbers: {error}") from None
    if checked.game != game.name:
        raise UnusableFile(f"{file} is of the game {checked.game!r}, not of {game.name!r}.")
    for number, case in enumerate(checked.cases, 1):
        if case.depth_of_states > case.depth:
            raise UnusableFile(f"{file}, case {number}: “depth of states” is more than “depth”.")
    cases: list[Case] = data["cases"]
    return cases


def write_cases(file: Path, game: Game[Any], cases: list[Case]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(f" {json.dumps(case)}" for case in cases)
    file.write_text(f'{{"game": "{game.name}", "cases": [\n{lines}\n]}}\n', encoding="utf-8")
