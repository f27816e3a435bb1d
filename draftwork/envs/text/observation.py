"""Observations of a seat as JSON data and as plain text. They contain only what the seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from rich.text import Text

from draftwork.games import load
from draftwork.i18n import Message, add_folder
from draftwork.play import Seat

add_folder(Path(__file__).parent / "messages")

_MAX_EXAMPLES = 16  # moves that show the notation
_CELL, _NUMBER, _WORD = (re.compile(form) for form in (r"\b[a-z]\d\b", r"\d+", "[a-z]{3,}"))


@dataclass(frozen=True)
class Style:
    """The form of what an agent reads. By default it gets no list of legal moves."""

    form: Literal["text", "json"] = "text"
    legal_moves: bool = False
    language: str = "en"

    def write(self, seat: Seat) -> str:
        """What the seat may know, in this form."""
        if self.form == "text":
            return describe(seat, legal_moves=self.legal_moves, language=self.language)
        data = observe(seat, legal_moves=self.legal_moves, language=self.language)
        return msgspec.json.format(msgspec.json.encode(data), indent=1).decode()


def observe(seat: Seat, *, legal_moves: bool = False, language: str = "en") -> dict[str, Any]:
    """What a seat may know, as JSON data; `docs/text.md` describes the fields."""
    record = seat.record
    prompt = seat.prompt
    data: dict[str, Any] = {
        "game": seat.game.name,
        "options": dict(record.options),
        "players": record.players,
        "seat": seat.index,
        "to_move": seat.to_move,
        "prompt": None if prompt is None else prompt.text(language),
        "view": seat.view,
        "points": _totals(seat),
        "moves": list(record.moves),
        "result": None if record.result is None else msgspec.to_builtins(record.result),
    }
    if legal_moves:
        data["legal_moves"] = [str(move) for move in seat.legal_moves]
    return data


def describe(seat: Seat, *, legal_moves: bool = False, language: str = "en") -> str:
    """What a seat may know, as plain text with the board as it is drawn in a terminal."""
    record = seat.record

    def say(id: str, **args: Any) -> str:
        return Message(id, args).text(language)

    lines = []
    if seat.index is not None:
        game = say(f"{seat.game.name}-name")
        lines.append(say("text-you", player=seat.index + 1, players=record.players, game=game))
    lines += [say("text-board"), "", Text.from_markup(seat.terminal(language), emoji=False).plain, ""]
    moves = "; ".join(record.moves)
    # Fluent refuses arguments of more than 2,500 characters, so lists have lines of their own.
    lines += [say("text-moves"), moves] if moves else [say("text-no-moves")]
    points = _write_points(seat, say)
    if record.result is not None:
        won = "yes" if seat.index in record.result.winners else "no"
        return "\n".join([*lines, say("text-over", points=points, won=won)])
    lines.append(say("text-points", points=points))
    if not seat.to_move:
        return "\n".join([*lines, say("text-wait")])
    prompt = seat.prompt
    assert prompt is not None
    lines.append(prompt.text(language))
    if legal_moves:
        lines += [say("text-legal"), "; ".join(str(move) for move in seat.legal_moves)]
    lines.append(say("text-reply", examples="; ".join(example_moves(seat.game.name))))
    return "\n".join(lines)


@cache
def example_moves(game: str) -> tuple[str, ...]:
    """Some moves that show the notation of a game: the first one of each form, whatever the position."""
    played = load(game)
    found: dict[object, str] = {}
    for number in range(played.num_moves):
        text = played.notation.write_move(number)
        kind = played.notation.move_json(number).get("kind")
        form = _NUMBER.sub("0", _CELL.sub("cell", text))
        found.setdefault(form if kind is None else (kind, _WORD.sub("word", form)), text)
    return tuple(found.values())[:_MAX_EXAMPLES]


def _totals(seat: Seat) -> list[int | None]:
    return [None if listed is None else sum(point.amount for point in listed) for listed in seat.points]


def _write_points(seat: Seat, say: Callable[..., str]) -> str:
    return "; ".join(
        say("text-secret-points", player=i + 1)
        if total is None
        else say("text-player-points", player=i + 1, points=total)
        for i, total in enumerate(_totals(seat))
    )
