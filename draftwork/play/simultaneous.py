"""Simultaneous decisions: the rules ask the seats in a fixed order, but people decide in any order."""

from __future__ import annotations

from typing import Any

from draftwork.games import Game
from draftwork.kernel import copy_state, int_zeros
from draftwork.kernel.random import generator
from draftwork.play.seat import redact_state


def still_to_decide(game: Game[Any], state: Any) -> list[int]:
    """The seats whose secret decisions are missing, in the order of the rules."""
    seats: list[int] = []
    if game.simultaneous is None:
        return seats
    state = copy_state(state)
    while game.simultaneous(state):
        seats.append(int(game.rules.to_move(state)))
        _play_any_move(game, state)
    return seats


def state_at_turn(game: Game[Any], state: Any, seat: int) -> Any:
    """The redacted state in which the rules ask a seat. Arbitrary moves replace missing earlier decisions.

    It is computed from the redacted state of the seat, so it contains no secrets of the others.
    """
    state = redact_state(game, state, seat)
    game.rules.determinize(state, seat, generator("sealed"))
    while game.rules.to_move(state) != seat:
        _play_any_move(game, state)
    return redact_state(game, state, seat)


def _play_any_move(game: Game[Any], state: Any) -> None:
    moves = int_zeros(game.max_legal_moves)
    game.rules.legal_moves(state, moves)
    game.rules.apply(state, moves[0])
