"""A match as it stood after any number of moves, as somebody who watches may see it."""

from __future__ import annotations

from draftwork.cli.faults import Refused
from draftwork.play import Match


def check(match: Match, move: int | None, otherwise: int) -> int:
    """The number of moves to show the match after."""
    last = len(match.history)
    if move is not None and move > last:
        raise Refused("cli-no-such-move", move=move, last=last)
    return otherwise if move is None else move


def terminal(match: Match, index: int, language: str) -> str:
    return match.at(index).seat(None).terminal(language)


def svg(match: Match, index: int, language: str) -> str:
    return match.at(index).svg(language)
