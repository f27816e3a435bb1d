"""Lookahead to the end of a seat's turn, for the Journeyman. The rest of the turn is played greedily."""

from __future__ import annotations

from typing import Any

from draftwork.bots.greedy import greedy_move
from draftwork.bots.search import Workspace, seed_world
from draftwork.bots.value import ValueFunction, set_utility
from draftwork.kernel import Batch, Floats, Ints, rule, store_state
from draftwork.kernel.generics import apply, candidates, determinize, midturn, to_move


@rule
def best_by_lookahead(
    root: Batch[Any],
    seat: int,
    workspace: Workspace,
    value: ValueFunction,
    worlds: int,
    moves: Ints,
    sums: Floats,
) -> int:
    """The candidate with the highest mean utility for the seat after its turn, over some determinizations."""
    n = list_candidates(root, seat, workspace, moves)
    best = 0
    for i in range(n):
        sums[i] = 0.0
        for world in range(worlds):
            enter_determinization(root, seat, workspace, world)
            s = workspace.state[0]
            apply(s, moves[i])
            finish_turn(s, seat, workspace)
            set_utility(s, value, workspace.buffers)
            sums[i] += workspace.buffers.utility[seat]
        if sums[i] > sums[best]:
            best = i
    return moves[best]


@rule
def enter_determinization(root: Batch[Any], seat: int, workspace: Workspace, world: int) -> None:
    """Put a determinization of the root into the workspace; the same number gives the same one."""
    seed_world(workspace, world)
    store_state(workspace.state, 0, root[0])
    determinize(workspace.state[0], seat, workspace.rng)


@rule
def list_candidates(root: Batch[Any], seat: int, workspace: Workspace, moves: Ints) -> int:
    enter_determinization(root, seat, workspace, 0)
    return candidates(workspace.state[0], moves)


@rule
def finish_turn(s: Any, seat: int, workspace: Workspace) -> None:
    while to_move(s) == seat and midturn(s):
        apply(s, greedy_move(s, 0.0, workspace.rng, workspace.moves, workspace.ratings, workspace.spare))
