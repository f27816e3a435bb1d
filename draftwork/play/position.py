"""Positions as text: a line with the game and its rules version, then lines of the form `key: value`.

A semicolon also ends a line, and # begins a comment. The line `seat` says whose knowledge the position is.
"""

from __future__ import annotations

from typing import Any

from draftwork.games import Game, load
from draftwork.i18n import shorten
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadPosition, UnknownGame, UnsupportedVersion
from draftwork.kernel.generics import NOBODY

_MAX_LENGTH = 10_000
_SEAT = "seat"
_SPECTATOR = "-"


class _Lines(dict[str, str]):
    """The lines of a position by key. A missing line raises BadPosition."""

    def __missing__(self, key: str) -> str:
        raise BadPosition("position-missing", key=key)


def write(game: Game[Any], state: Any, seat: int | None = None) -> str:
    """Write a state as text. If it is redacted for a seat, or for NOBODY, the text says so."""
    owner = {} if seat is None else {_SEAT: _SPECTATOR if seat == NOBODY else str(seat)}
    lines = owner | game.notation.write_position(state)
    return (
        "\n".join([f"{game.name} {game.rules_version}", *(f"{key}: {value}" for key, value in lines.items())])
        + "\n"
    )


def read(text: str) -> tuple[Game[Any], Any]:
    """Read the game and the state from a text."""
    game, state, _ = read_with_seat(text)
    return game, state


def read_with_seat(text: str) -> tuple[Game[Any], Any, int | None]:
    """Read the game, the state, and the seat whose knowledge it is; None if the text does not name a seat."""
    game, lines = _split(text)
    owner = lines.pop(_SEAT, None)
    state = game.notation.read_position(lines)
    known = game.notation.write_position(state)
    unknown = [key for key in lines if key not in known]
    if unknown:
        raise BadPosition("position-unknown", key=shorten(unknown[0]))
    seats = {_SPECTATOR: NOBODY} | {str(seat): seat for seat in range(to_python(state).players)}
    if owner is not None and owner not in seats:
        raise BadPosition("bad-position-value", key=_SEAT, value=shorten(owner))
    return game, state, None if owner is None else seats[owner]


def _split(text: str) -> tuple[Game[Any], _Lines]:
    """The game of a text, and its lines by key."""
    if not isinstance(text, str):
        raise BadPosition("position-bad-line", line=type(text).__name__)
    if len(text) > _MAX_LENGTH:
        raise BadPosition("position-too-long", most=_MAX_LENGTH)
    rows = [row.partition("#")[0].strip() for row in text.replace(";", "\n").splitlines()]
    first, *rest = [row for row in rows if row] or [""]
    game = _game(first)
    lines = _Lines()
    for row in rest:
        key, colon, value = row.partition(":")
        key = key.strip()
        if not colon or key in lines:
            raise BadPosition("position-bad-line", line=shorten(row))
        lines[key] = value.strip()
    return game, lines


def _game(first: str) -> Game[Any]:
    """The game that the first line names; its rules version must be the current one."""
    name, _, version = first.partition(" ")
    try:
        game = load(name)
    except UnknownGame as unknown:
        raise BadPosition(unknown.message) from None
    if version.strip() != str(game.rules_version):
        raise UnsupportedVersion(
            "unsupported-version", game=name, version=shorten(version) or "–", now=game.rules_version
        )
    return game
