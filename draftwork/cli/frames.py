"""A match as it stood after any number of moves, as somebody who watches may see it."""

from __future__ import annotations

from typing import Any

from draftwork.cli.faults import Refused
from draftwork.kernel import unpack
from draftwork.kernel.verbs import NOBODY
from draftwork.play import Match
from draftwork.play.seat import hidden


def check(match: Match, move: int | None, otherwise: int) -> int:
    """The number of moves to show the match after."""
    last = len(match.history)
    if move is not None and move > last:
        raise Refused("cli-no-such-move", move=move, last=last)
    return otherwise if move is None else move


def terminal(match: Match, index: int, language: str) -> str:
    return match.game.show.terminal(_state(match, index), NOBODY, language)


def svg(match: Match, index: int, language: str) -> str:
    return match.game.show.svg(_state(match, index), NOBODY, language)


def _state(match: Match, index: int) -> Any:
    history = match.history
    state = unpack(match.game.state, history[index].before) if index < len(history) else match.state
    return hidden(match.game, state, NOBODY)
