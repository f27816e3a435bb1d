"""One turn ahead by a value: the Journeyman. A turn of several decisions is finished greedily."""

from __future__ import annotations

from typing import Any

from draftwork.bots.greedy import greedy_move
from draftwork.bots.search import Desk, enter_world
from draftwork.bots.value import Value, set_utility
from draftwork.kernel import Batch, Floats, Ints, rule, store_state
from draftwork.kernel.generics import apply, candidates, determinize, midturn, to_move


@rule
def best_ahead(
    root: Batch[Any], seat: int, desk: Desk, value: Value, worlds: int, moves: Ints, sums: Floats
) -> int:
    """The candidate after which the seat expects most, on average over some imagined worlds."""
    n = list_candidates(root, seat, desk, moves)
    best = 0
    for i in range(n):
        sums[i] = 0.0
        for world in range(worlds):
            enter(root, seat, desk, world)
            s = desk.state[0]
            apply(s, moves[i])
            finish_turn(s, seat, desk)
            set_utility(s, value, desk.room)
            sums[i] += desk.room.utility[seat]
        if sums[i] > sums[best]:
            best = i
    return moves[best]


@rule
def enter(root: Batch[Any], seat: int, desk: Desk, world: int) -> None:
    """Imagine what the root does not know."""
    enter_world(desk, world)
    store_state(desk.state, 0, root[0])
    determinize(desk.state[0], seat, desk.rng)


@rule
def list_candidates(root: Batch[Any], seat: int, desk: Desk, moves: Ints) -> int:
    enter(root, seat, desk, 0)
    return candidates(desk.state[0], moves)


@rule
def finish_turn(s: Any, seat: int, desk: Desk) -> None:
    while to_move(s) == seat and midturn(s):
        apply(s, greedy_move(s, 0.0, desk.rng, desk.moves, desk.ratings, desk.spare))
