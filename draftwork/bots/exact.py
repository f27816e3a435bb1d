"""Exact play where little is left: every line of candidates to the end of the stage, if they are few."""

from __future__ import annotations

from typing import Any, NamedTuple

from draftwork.bots.search import Desk, Figures, enter_world, stops
from draftwork.bots.tree import NONE
from draftwork.bots.value import MOST_SEATS, Value, set_utility
from draftwork.games import Game
from draftwork.kernel import Batch, Floats, Ints, batch, float_zeros, int_zeros, rule, store_state
from draftwork.kernel.generics import apply, candidates, determinize, stage, to_move

DEPTH = 40  # a longer line is not solved
TOO_DEEP = -2  # told of one


class Stack(NamedTuple):
    """The line being tried, a level for each decision."""

    states: Batch[Any]
    moves: Ints  # the candidates of each level
    filled: Ints  # how many there are
    next: Ints  # the candidate to try next
    pick: Ints  # the best candidate so far
    utility: Floats  # what it gives each seat


def stack(game: Game[Any]) -> Stack:
    assert game.heuristics
    return Stack(
        states=batch(game.state, DEPTH),
        moves=int_zeros(DEPTH * game.heuristics.max_candidates),
        filled=int_zeros(DEPTH),
        next=int_zeros(DEPTH),
        pick=int_zeros(DEPTH),
        utility=float_zeros(DEPTH * MOST_SEATS),
    )


@rule
def solve(
    root: Batch[Any], seat: int, stack: Stack, desk: Desk, figures: Figures, value: Value, limit: int
) -> int:
    """The best move of the root when everybody plays the best.

    NONE if it takes more than `limit` moves to find out, TOO_DEEP if a line is too long.
    """
    store_state(stack.states, 0, root[0])
    enter_world(desk, 0)
    determinize(stack.states[0], seat, desk.rng)
    first = stage(root[0])
    depth = tried = 0
    open_level(stack, desk, 0)
    while True:
        if stack.next[depth] < stack.filled[depth] and not is_refuted(stack, depth):
            tried += 1
            if tried > limit:
                return NONE
            if depth + 1 == DEPTH:
                return TOO_DEEP
            store_state(stack.states, depth + 1, stack.states[depth])
            s = stack.states[depth + 1]
            apply(s, stack.moves[depth * width(stack) + stack.next[depth]])
            stack.next[depth] += 1
            if stops(s, first, figures):
                set_utility(s, value, desk.room)
                offer(stack, depth, desk.room.utility, 0)
            else:
                depth += 1
                open_level(stack, desk, depth)
        elif depth == 0:
            return stack.moves[stack.pick[0]]
        else:
            depth -= 1
            offer(stack, depth, stack.utility, (depth + 1) * MOST_SEATS)


@rule
def width(stack: Stack) -> int:
    return len(stack.moves) // DEPTH


@rule
def open_level(stack: Stack, desk: Desk, depth: int) -> None:
    n = candidates(stack.states[depth], desk.moves)
    for i in range(n):
        stack.moves[depth * width(stack) + i] = desk.moves[i]
    stack.filled[depth] = n
    stack.next[depth] = stack.pick[depth] = 0
    for seat in range(MOST_SEATS):
        stack.utility[depth * MOST_SEATS + seat] = -1.0


@rule
def offer(stack: Stack, depth: int, utility: Floats, at: int) -> None:
    """Keep what the candidate just tried gives, if the seat to move likes it better."""
    mover = to_move(stack.states[depth])
    if utility[at + mover] > stack.utility[depth * MOST_SEATS + mover]:
        stack.pick[depth] = stack.next[depth] - 1
        for seat in range(MOST_SEATS):
            stack.utility[depth * MOST_SEATS + seat] = utility[at + seat]


@rule
def is_refuted(stack: Stack, depth: int) -> bool:
    """Between two players: the mover of the level above has something better than what is left here."""
    if depth == 0 or stack.states[0].players != 2:
        return False
    mover, above = to_move(stack.states[depth]), to_move(stack.states[depth - 1])
    if mover == above:
        return False
    mine = stack.utility[depth * MOST_SEATS + mover]
    return mine >= 0.0 and 1.0 - mine <= stack.utility[(depth - 1) * MOST_SEATS + above]
