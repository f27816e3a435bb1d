"""Files that examples need, by the name in the mark `given`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from draftwork import Match, bots
from draftwork.games import load
from draftwork.play import encode


def _match(moves: int) -> str:
    """The record of a random match of Patchwork after at most `moves` moves."""
    match = Match("patchwork", seed="docs", seats=("me", "random"))
    bot = bots.load("random", "patchwork", "docs")
    while match.to_move is not None and len(match.history) < moves:
        match.play(bot.choose(match.seat(match.to_move)))
    return encode(match.record())


def _finished(folder: Path) -> None:
    (folder / "game.json").write_text(_match(1000), encoding="utf-8")


def _running(folder: Path) -> None:
    (folder / "game.json").write_text(_match(4), encoding="utf-8")


def _components() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(load("sintra").first_edition.data))
    return data | {"edition": "my copy"}


def _filled_in(folder: Path) -> None:
    (folder / "mine.json").write_text(json.dumps(_components()), encoding="utf-8")


def _faulty(folder: Path) -> None:
    data = _components()
    data["strips"][2]["front"] = "YYWW"
    data["strips"][4]["back"] = "YYYGX"
    data["window_points"]["B"][0] = 100
    data["broken_glass"][3] = -1
    (folder / "mine.json").write_text(json.dumps(data), encoding="utf-8")


NAMES: dict[str, Callable[[Path], None]] = {
    "a finished match in game.json": _finished,
    "a running match in game.json": _running,
    "mine.json filled in": _filled_in,
    "mine.json with four faults": _faulty,
}
