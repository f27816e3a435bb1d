"""The exact solver: searches all lines of candidates to the end of the stage, if they are few."""

from __future__ import annotations

from typing import Any, NamedTuple

from draftwork.bots.search import SearchParams, Workspace, is_leaf, seed_world
from draftwork.bots.tree import NONE
from draftwork.bots.value import ValueFunction, set_utility
from draftwork.games import Game
from draftwork.games.types import MAX_SEATS
from draftwork.kernel import Batch, Floats, Ints, batch, float_zeros, int_zeros, rule, store_state
from draftwork.kernel.generics import apply, candidates, determinize, stage, to_move

MAX_DEPTH = 40  # decisions of a line; longer lines are not solved
TOO_DEEP = -2  # result of `solve` for a line that is too long


class SolverStack(NamedTuple):
    """The current line, with a level for each decision."""

    states: Batch[Any]
    moves: Ints  # the candidates of each level
    sizes: Ints  # number of candidates of each level
    next: Ints  # index of the next candidate to try
    best: Ints  # index of the best candidate so far
    utility: Floats  # of the best candidate, per seat


def new_stack(game: Game[Any]) -> SolverStack:
    assert game.heuristics
    return SolverStack(
        states=batch(game.state, MAX_DEPTH),
        moves=int_zeros(MAX_DEPTH * game.heuristics.max_candidates),
        sizes=int_zeros(MAX_DEPTH),
        next=int_zeros(MAX_DEPTH),
        best=int_zeros(MAX_DEPTH),
        utility=float_zeros(MAX_DEPTH * MAX_SEATS),
    )


@rule
def solve(
    root: Batch[Any],
    seat: int,
    stack: SolverStack,
    workspace: Workspace,
    params: SearchParams,
    value: ValueFunction,
    limit: int,
) -> int:
    """The best move of the root if every seat maximises its own utility (max^n).

    NONE if the search would need more than `limit` moves, TOO_DEEP if a line is too long.
    """
    store_state(stack.states, 0, root[0])
    seed_world(workspace, 0)
    determinize(stack.states[0], seat, workspace.rng)
    start_stage = stage(root[0])
    depth = tried = 0
    open_level(stack, workspace, 0)
    while True:
        if stack.next[depth] < stack.sizes[depth] and not is_pruned(stack, depth):
            tried += 1
            if tried > limit:
                return NONE
            if depth + 1 == MAX_DEPTH:
                return TOO_DEEP
            store_state(stack.states, depth + 1, stack.states[depth])
            s = stack.states[depth + 1]
            apply(s, stack.moves[depth * width(stack) + stack.next[depth]])
            stack.next[depth] += 1
            if is_leaf(s, start_stage, params):
                set_utility(s, value, workspace.buffers)
                update_best(stack, depth, workspace.buffers.utility, 0)
            else:
                depth += 1
                open_level(stack, workspace, depth)
        elif depth == 0:
            return stack.moves[stack.best[0]]
        else:
            depth -= 1
            update_best(stack, depth, stack.utility, (depth + 1) * MAX_SEATS)


@rule
def width(stack: SolverStack) -> int:
    return len(stack.moves) // MAX_DEPTH


@rule
def open_level(stack: SolverStack, workspace: Workspace, depth: int) -> None:
    n = candidates(stack.states[depth], workspace.moves)
    for i in range(n):
        stack.moves[depth * width(stack) + i] = workspace.moves[i]
    stack.sizes[depth] = n
    stack.next[depth] = stack.best[depth] = 0
    for seat in range(MAX_SEATS):
        stack.utility[depth * MAX_SEATS + seat] = -1.0


@rule
def update_best(stack: SolverStack, depth: int, utility: Floats, offset: int) -> None:
    """Keep the utilities of the candidate just tried if they are better for the seat to move."""
    mover = to_move(stack.states[depth])
    if utility[offset + mover] > stack.utility[depth * MAX_SEATS + mover]:
        stack.best[depth] = stack.next[depth] - 1
        for seat in range(MAX_SEATS):
            stack.utility[depth * MAX_SEATS + seat] = utility[offset + seat]


@rule
def is_pruned(stack: SolverStack, depth: int) -> bool:
    """Alpha-beta pruning for two players: the opponent has a better alternative one level above."""
    if depth == 0 or stack.states[0].players != 2:
        return False
    mover, above = to_move(stack.states[depth]), to_move(stack.states[depth - 1])
    if mover == above:
        return False
    mine = stack.utility[depth * MAX_SEATS + mover]
    return mine >= 0.0 and 1.0 - mine <= stack.utility[(depth - 1) * MAX_SEATS + above]
