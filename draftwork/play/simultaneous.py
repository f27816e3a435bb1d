"""Decisions that seats make without knowing of each other: only the rules have an order for them."""

from __future__ import annotations

from typing import Any

from draftwork.games import Game
from draftwork.kernel import copy_state, int_zeros
from draftwork.kernel.random import generator
from draftwork.play.seat import redact_state


def still_to_decide(game: Game[Any], state: Any) -> list[int]:
    """The seats whose sealed decisions are missing, in the order of the rules."""
    seats: list[int] = []
    if game.simultaneous is None:
        return seats
    state = copy_state(state)
    while game.simultaneous(state):
        seats.append(int(game.rules.to_move(state)))
        _play_any(game, state)
    return seats


def reached(game: Game[Any], state: Any, seat: int) -> Any:
    """What a seat would know when its turn comes: the others before it have decided anything at all.

    Made from what the seat knows now, so nothing of what they really hold or have decided is in it.
    """
    state = redact_state(game, state, seat)
    game.rules.determinize(state, seat, generator("sealed"))
    while game.rules.to_move(state) != seat:
        _play_any(game, state)
    return redact_state(game, state, seat)


def _play_any(game: Game[Any], state: Any) -> None:
    moves = int_zeros(game.max_legal_moves)
    game.rules.legal_moves(state, moves)
    game.rules.apply(state, moves[0])
