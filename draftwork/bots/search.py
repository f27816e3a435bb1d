"""Tree search for all games and player counts, compiled like the rules.

The search is Monte Carlo tree search with a vector of utilities, one for each seat (max^n). A visit descends
by PUCT with priors from the game's rating of moves, adds a leaf and evaluates it. Unless `static_leaves` is
set, a playout by noisy greedy play goes on to the end of the stage first. With `extra_stages`, the playout
continues for more stages. Every visit samples a new determinization. Sequential halving at the root divides
small budgets, and all budgets if the stage is not deterministic; each move is visited in the same
determinizations.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from draftwork.bots.greedy import greedy_move
from draftwork.bots.tree import (
    LEAD,
    NONE,
    POINTS,
    ROOT,
    SQUARE,
    SUMS,
    TICK,
    USED,
    WON,
    Tree,
    add_node,
    count_remaining,
    drop_worst,
    first_child,
    least_visited,
    move_to,
    next_sibling,
    select,
)
from draftwork.bots.value import (
    PARTS,
    ValueBuffers,
    ValueFunction,
    accumulate,
    set_means,
    set_utility,
)
from draftwork.games import Game
from draftwork.games.types import MAX_SEATS
from draftwork.kernel import (
    Batch,
    Floats,
    Ints,
    batch,
    float_array,
    float_zeros,
    int_zeros,
    rule,
    store_state,
)
from draftwork.kernel.curves import exp
from draftwork.kernel.generics import NOBODY, apply, candidates, determinize, rate, stage, to_move
from draftwork.kernel.random import STATE_WORDS, next_word

HALVING_VISITS = 40  # per move; smaller budgets use sequential halving


class SearchParams(NamedTuple):
    """The parameters of a search, see `draftwork.games.Heuristics`."""

    exploration: float
    fpu_reduction: float
    temperature: float
    noise: float
    static_leaves: bool
    deterministic_stage: bool
    halving: bool


class Workspace(NamedTuple):
    """Buffers of a search, allocated once: compiled functions allocate nothing."""

    state: Batch[Any]  # current state of the visit
    spare: Batch[Any]  # for ratings
    moves: Ints
    ratings: Floats
    path: Ints  # nodes of the visit
    rng: Ints
    world_seed: Ints  # generator from which those of all determinizations derive
    buffers: ValueBuffers


def new_workspace(game: Game[Any]) -> Workspace:
    assert game.heuristics
    return Workspace(
        state=batch(game.state, 1),
        spare=batch(game.state, 2),
        moves=int_zeros(game.max_legal_moves),
        ratings=float_zeros(game.max_legal_moves),
        path=int_zeros(game.max_plies + 2),
        rng=int_zeros(STATE_WORDS),
        world_seed=int_zeros(STATE_WORDS),
        buffers=ValueBuffers(
            features=float_zeros(len(game.heuristics.feature_names)),
            points=float_zeros(MAX_SEATS),
            lead=float_zeros(MAX_SEATS),
            won=float_zeros(MAX_SEATS),
            utility=float_zeros(MAX_SEATS),
            sums=float_zeros(PARTS * MAX_SEATS),
        ),
    )


def search_params(game: Game[Any], halving: bool) -> SearchParams:
    assert game.heuristics
    heuristics = game.heuristics
    return SearchParams(
        heuristics.exploration,
        heuristics.fpu_reduction,
        heuristics.temperature,
        heuristics.noise,
        heuristics.static_leaves,
        heuristics.deterministic_stage,
        halving,
    )


def hand_value(game: Game[Any]) -> ValueFunction:
    assert game.heuristics
    return ValueFunction(float_zeros(0), 0, float_array(game.heuristics.lead_sd), game.heuristics.lead_scale)


@rule
def reseed_worlds(workspace: Workspace, rng: Ints) -> None:
    """Draw a new seed for the determinizations."""
    for i in range(STATE_WORDS):
        workspace.world_seed[i] = next_word(rng)


@rule
def seed_world(workspace: Workspace, number: int) -> None:
    """Seed the generator for a determinization. Equal numbers give equal hidden information and chance."""
    for i in range(STATE_WORDS - 1):
        workspace.rng[i] = workspace.world_seed[i]
    workspace.rng[0] ^= number & 0xFFFFFFFF
    workspace.rng[STATE_WORDS - 1] = 1
    for _ in range(8):
        next_word(workspace.rng)


@rule
def is_leaf(s: Any, start_stage: int, params: SearchParams) -> bool:
    """Whether the match is over or, unless leaves are static, the stage `start_stage` has ended."""
    return to_move(s) == NOBODY or (not params.static_leaves and stage(s) != start_stage)


@rule
def expand(s: Any, tree: Tree, workspace: Workspace, params: SearchParams, node: int) -> bool:
    """Add the missing children of a node and stamp its candidates.

    False if the tree is full and no candidate has a child.
    """
    n = candidates(s, workspace.moves)
    tick = tree.counter[TICK] + 1
    tree.counter[TICK] = tick
    for i in range(n):
        tree.stamp[workspace.moves[i]] = -tick
    child = first_child(tree, node)
    known = 0
    while child != NONE:
        if tree.stamp[move_to(tree, child)] == -tick:
            tree.stamp[move_to(tree, child)] = tick
            known += 1
        child = next_sibling(tree, child)
    if known == n:
        return True
    if tree.counter[USED] + n > len(tree.visits):
        return known > 0
    set_priors(s, workspace, params, n)
    for i in range(n - 1, -1, -1):  # children are added in front, so this keeps their order
        if tree.stamp[workspace.moves[i]] == -tick:
            tree.stamp[workspace.moves[i]] = tick
            add_node(tree, s.players, node, workspace.moves[i], workspace.ratings[i])
    return True


@rule
def set_priors(s: Any, workspace: Workspace, params: SearchParams, n: int) -> None:
    """Turn the ratings of the first n moves into probabilities (softmax)."""
    if n == 1:
        workspace.ratings[0] = 1.0
        return
    rate(s, workspace.moves, n, workspace.ratings, workspace.spare)
    top = workspace.ratings[0]
    for i in range(1, n):
        top = max(top, workspace.ratings[i])
    total = 0.0
    for i in range(n):
        workspace.ratings[i] = exp((workspace.ratings[i] - top) / params.temperature)
        total += workspace.ratings[i]
    for i in range(n):
        workspace.ratings[i] /= total


@rule
def play_out(s: Any, start_stage: int, workspace: Workspace, params: SearchParams) -> None:
    while not is_leaf(s, start_stage, params):
        apply(
            s,
            greedy_move(s, params.noise, workspace.rng, workspace.moves, workspace.ratings, workspace.spare),
        )


@rule
def play_extra_stages(s: Any, workspace: Workspace, params: SearchParams, value: ValueFunction) -> None:
    """Play further stages, and set the means over the ends of all stages."""
    states = 1
    accumulate(workspace.buffers, s.players)
    while states <= value.extra_stages and to_move(s) != NOBODY:
        play_out(s, stage(s), workspace, params)
        set_utility(s, value, workspace.buffers)
        accumulate(workspace.buffers, s.players)
        states += 1
    set_means(workspace.buffers, s.players, states)


@rule
def halve(tree: Tree, seats: int, seat: int, children: int, done: int, planned: int) -> None:
    """Sequential halving: drop half of the children of the root after each phase of the budget."""
    phases = 1
    while 1 << phases < children:
        phases += 1
    phase = min(done * phases // max(1, planned), phases)
    keep = max(1, (children + (1 << phase) - 1) >> phase)
    for _ in range(count_remaining(tree) - keep):
        drop_worst(tree, seats, seat)


@rule
def descend(
    tree: Tree,
    workspace: Workspace,
    params: SearchParams,
    child: int,
    start_stage: int,
) -> int:
    """Descend from the root to a leaf, by `child` if it is not NONE; return the depth of the leaf."""
    s = workspace.state[0]
    seats = s.players
    node = depth = 0
    workspace.path[0] = ROOT
    while not is_leaf(s, start_stage, params):
        if node != ROOT and tree.visits[node] == 0:
            break
        fresh = first_child(tree, node) == NONE
        if (fresh or not params.deterministic_stage) and not expand(s, tree, workspace, params, node):
            break
        if depth == 0 and child != NONE:
            node = child
        else:
            legal_only = not params.deterministic_stage
            node = select(tree, seats, node, to_move(s), params.exploration, params.fpu_reduction, legal_only)
        apply(s, move_to(tree, node))
        depth += 1
        workspace.path[depth] = node
    return depth


@rule
def backpropagate(tree: Tree, workspace: Workspace, seats: int, depth: int) -> None:
    buffers = workspace.buffers
    for i in range(depth + 1):
        node = workspace.path[i]
        tree.visits[node] += 1
        for other in range(seats):
            tree.utility[seats * node + other] += buffers.utility[other]
    for i in range(min(2, depth + 1)):
        for other in range(seats):
            at = SUMS * (seats * workspace.path[i] + other)
            tree.sums[at + LEAD] += buffers.lead[other]
            tree.sums[at + SQUARE] += buffers.lead[other] * buffers.lead[other]
            tree.sums[at + POINTS] += buffers.points[other]
            tree.sums[at + WON] += buffers.won[other]


@rule
def run_visits(
    root: Batch[Any],
    seat: int,
    tree: Tree,
    workspace: Workspace,
    params: SearchParams,
    value: ValueFunction,
    visits: int,
    planned: int,
) -> None:
    """Visit the tree `visits` times. The root is redacted for the seat to move.

    `planned` is the number of visits of the whole search, for sequential halving.
    """
    start_stage = stage(root[0])
    seats = root[0].players
    children = 0
    for _ in range(visits):
        child = NONE
        if params.halving and tree.visits[ROOT] > 0:
            if children == 0:
                children = count_children(tree, ROOT)
            halve(tree, seats, seat, children, tree.visits[ROOT], planned)
            child = least_visited(tree)
        seed_world(workspace, tree.visits[child] if child != NONE else tree.visits[ROOT])
        store_state(workspace.state, 0, root[0])
        s = workspace.state[0]
        determinize(s, seat, workspace.rng)
        depth = descend(tree, workspace, params, child, start_stage)
        if not params.static_leaves:
            play_out(s, start_stage, workspace, params)
        set_utility(s, value, workspace.buffers)
        if value.extra_stages > 0:
            play_extra_stages(s, workspace, params, value)
        backpropagate(tree, workspace, seats, depth)


@rule
def count_children(tree: Tree, node: int) -> int:
    n = 0
    child = first_child(tree, node)
    while child != NONE:
        n += 1
        child = next_sibling(tree, child)
    return n
