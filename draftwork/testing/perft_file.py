"""Files of perft numbers: one JSON object, with the name of the game and a list of cases.

| field of a case | meaning |
|---|---|
| `players` | how many play |
| `options`, `setup` | the deal it begins with; what they leave open is dealt from the seed `perft` |
| `position` | instead of these two: the position it begins in |
| `depth` | how many decisions deep sequences are counted |
| `depth of states` | how many decisions deep different states are counted; no deeper than `depth` |
| `sequences`, `states` | what was counted after 0, 1, 2 … decisions; `--write` fills them in |
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from draftwork.games import Game
from draftwork.testing.command_line import Unusable, read_json

Case = dict[str, Any]  # as it is in the file, so that it is written back as it was

Depth = Annotated[int, Meta(ge=1, le=1000)]


class _Case(Struct, forbid_unknown_fields=True):
    """What a case must look like."""

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


def read(file: Path, game: Game[Any]) -> list[Case]:
    """The cases of a file; Unusable if it is none, or of another game."""
    data = read_json(file)
    try:
        checked = msgspec.convert(data, _File)
    except msgspec.ValidationError as fault:
        raise Unusable(f"{file} is not a file of perft numbers: {fault}") from None
    if checked.game != game.name:
        raise Unusable(f"{file} is of the game {checked.game!r}, not of {game.name!r}.")
    for number, case in enumerate(checked.cases, 1):
        if case.depth_of_states > case.depth:
            raise Unusable(f"{file}, case {number}: “depth of states” is more than “depth”.")
    cases: list[Case] = data["cases"]
    return cases


def write(file: Path, game: Game[Any], cases: list[Case]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(f" {json.dumps(case)}" for case in cases)
    file.write_text(f'{{"game": "{game.name}", "cases": [\n{lines}\n]}}\n', encoding="utf-8")
