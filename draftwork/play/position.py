"""A position as text: a line with the game and its rules version, then a line `key: value` for each fact.

Lines may also be divided by semicolons, and what follows a # is a remark.
"""

from __future__ import annotations

from typing import Any

from draftwork.games import Game, load
from draftwork.i18n import brief
from draftwork.kernel.errors import BadPosition, UnknownGame, UnsupportedVersion

_LONGEST = 10_000


class _Lines(dict[str, str]):
    def __missing__(self, key: str) -> str:
        raise BadPosition("position-missing", key=key)


def write(game: Game[Any], state: Any) -> str:
    lines = game.notation.write_position(state)
    return (
        "\n".join([f"{game.name} {game.rules_version}", *(f"{key}: {value}" for key, value in lines.items())])
        + "\n"
    )


def read(text: str) -> tuple[Game[Any], Any]:
    """The game and the state that a text describes."""
    if not isinstance(text, str):
        raise BadPosition("position-bad-line", line=type(text).__name__)
    if len(text) > _LONGEST:
        raise BadPosition("position-too-long", most=_LONGEST)
    rows = [row.partition("#")[0].strip() for row in text.replace(";", "\n").splitlines()]
    first, *rest = [row for row in rows if row] or [""]
    game = _game(first)
    lines = _Lines()
    for row in rest:
        key, colon, value = row.partition(":")
        key = key.strip()
        if not colon or key in lines:
            raise BadPosition("position-bad-line", line=brief(row))
        lines[key] = value.strip()
    state = game.notation.read_position(lines)
    known = game.notation.write_position(state)
    unknown = [key for key in lines if key not in known]
    if unknown:
        raise BadPosition("position-unknown", key=brief(unknown[0]))
    return game, state


def _game(first: str) -> Game[Any]:
    name, _, version = first.partition(" ")
    try:
        game = load(name)
    except UnknownGame as unknown:
        raise BadPosition(unknown.message) from None
    if version.strip() != str(game.rules_version):
        raise UnsupportedVersion(
            "unsupported-version", game=name, version=brief(version) or "–", now=game.rules_version
        )
    return game
