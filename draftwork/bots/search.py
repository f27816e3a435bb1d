"""One search for all games and player counts, compiled where the rules are.

Monte Carlo tree search with a vector of utilities (max^n), one for each seat. A visit goes down the tree by
PUCT, with priors from the game's one-move rating, adds a leaf, and values it: where it stands, or after a
playout by noisy greedy play to the end of the stage (`Search.static`) or of several (`Search.further`). Where
something is hidden every visit imagines it anew (`Search.open`). Small budgets over many moves are shared out
by sequential halving at the root, each move in the same imagined worlds.
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
    add,
    drop_worst,
    first_child,
    least_visited,
    left,
    move_to,
    select,
    sibling,
)
from draftwork.bots.value import MOST_SEATS, PARTS, Room, Value, add_up, set_means, set_utility
from draftwork.games import Game
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
from draftwork.kernel.random import STATE, next_word

HALVING_VISITS = 40  # budgets below so many visits for each move are shared out by halving


class Figures(NamedTuple):
    """What guides a search, see `draftwork.games.Search`."""

    exploration: float
    urgency: float
    temperature: float
    noise: float
    static: bool
    open: bool
    halving: bool


class Desk(NamedTuple):
    """Room to work in, made once: rules allocate nothing."""

    state: Batch[Any]  # the state of the visit
    spare: Batch[Any]  # for ratings
    moves: Ints
    ratings: Floats
    path: Ints  # the nodes of the visit
    rng: Ints
    world: Ints  # a generator from which every imagined world has its own
    room: Room


def desk(game: Game[Any]) -> Desk:
    assert game.heuristics
    return Desk(
        state=batch(game.state, 1),
        spare=batch(game.state, 2),
        moves=int_zeros(game.max_legal_moves),
        ratings=float_zeros(game.max_legal_moves),
        path=int_zeros(game.max_plies + 2),
        rng=int_zeros(STATE),
        world=int_zeros(STATE),
        room=Room(
            features=float_zeros(len(game.heuristics.feature_names)),
            points=float_zeros(MOST_SEATS),
            lead=float_zeros(MOST_SEATS),
            won=float_zeros(MOST_SEATS),
            utility=float_zeros(MOST_SEATS),
            sums=float_zeros(PARTS * MOST_SEATS),
        ),
    )


def figures(game: Game[Any], halving: bool) -> Figures:
    assert game.heuristics
    of = game.heuristics
    return Figures(
        of.exploration,
        of.fpu_reduction,
        of.temperature,
        of.noise,
        of.static_leaves,
        of.deterministic_stage,
        halving,
    )


def hand_value(game: Game[Any]) -> Value:
    assert game.heuristics
    return Value(float_zeros(0), 0, float_array(game.heuristics.lead_sd), game.heuristics.lead_scale)


@rule
def new_worlds(desk: Desk, rng: Ints) -> None:
    """Other imagined worlds from now on."""
    for i in range(STATE):
        desk.world[i] = next_word(rng)


@rule
def enter_world(desk: Desk, number: int) -> None:
    """The generator of an imagined world: the same number, the same world and the same luck after it."""
    for i in range(STATE - 1):
        desk.rng[i] = desk.world[i]
    desk.rng[0] ^= number & 0xFFFFFFFF
    desk.rng[STATE - 1] = 1
    for _ in range(8):
        next_word(desk.rng)


@rule
def stops(s: Any, first: int, figures: Figures) -> bool:
    """Whether the search looks no further."""
    return to_move(s) == NOBODY or (not figures.static and stage(s) != first)


@rule
def expand(s: Any, tree: Tree, desk: Desk, figures: Figures, node: int) -> bool:
    """Make sure that the node has a child for each candidate, and stamp them; False if there is no room."""
    n = candidates(s, desk.moves)
    tick = tree.counter[TICK] + 1
    tree.counter[TICK] = tick
    for i in range(n):
        tree.stamp[desk.moves[i]] = -tick
    child = first_child(tree, node)
    known = 0
    while child != NONE:
        if tree.stamp[move_to(tree, child)] == -tick:
            tree.stamp[move_to(tree, child)] = tick
            known += 1
        child = sibling(tree, child)
    if known == n:
        return True
    if tree.counter[USED] + n > len(tree.visits):
        return known > 0
    set_priors(s, desk, figures, n)
    for i in range(n - 1, -1, -1):  # each is added in front: backwards keeps their order
        if tree.stamp[desk.moves[i]] == -tick:
            tree.stamp[desk.moves[i]] = tick
            add(tree, s.players, node, desk.moves[i], desk.ratings[i])
    return True


@rule
def set_priors(s: Any, desk: Desk, figures: Figures, n: int) -> None:
    """Turn the ratings of the first n moves into probabilities."""
    if n == 1:
        desk.ratings[0] = 1.0
        return
    rate(s, desk.moves, n, desk.ratings, desk.spare)
    top = desk.ratings[0]
    for i in range(1, n):
        top = max(top, desk.ratings[i])
    total = 0.0
    for i in range(n):
        desk.ratings[i] = exp((desk.ratings[i] - top) / figures.temperature)
        total += desk.ratings[i]
    for i in range(n):
        desk.ratings[i] /= total


@rule
def play_out(s: Any, first: int, desk: Desk, figures: Figures) -> None:
    while not stops(s, first, figures):
        apply(s, greedy_move(s, figures.noise, desk.rng, desk.moves, desk.ratings, desk.spare))


@rule
def look_further(s: Any, desk: Desk, figures: Figures, value: Value) -> None:
    """Play on from the end of a stage; the ends of all stages on the way count alike."""
    states = 1
    add_up(desk.room, s.players)
    while states <= value.further and to_move(s) != NOBODY:
        play_out(s, stage(s), desk, figures)
        set_utility(s, value, desk.room)
        add_up(desk.room, s.players)
        states += 1
    set_means(desk.room, s.players, states)


@rule
def halve(tree: Tree, seats: int, seat: int, children: int, done: int, planned: int) -> None:
    """Drop children of the root as the budget is used up: half of them after each part of it."""
    phases = 1
    while 1 << phases < children:
        phases += 1
    phase = min(done * phases // max(1, planned), phases)
    keep = max(1, (children + (1 << phase) - 1) >> phase)
    for _ in range(left(tree) - keep):
        drop_worst(tree, seats, seat)


@rule
def descend(
    root: Batch[Any], seat: int, tree: Tree, desk: Desk, figures: Figures, child: int, first: int
) -> int:
    """Go down from the root to a leaf, by a child if one is given; return the depth of the leaf."""
    s = desk.state[0]
    seats = s.players
    node = depth = 0
    desk.path[0] = ROOT
    while not stops(s, first, figures):
        if node != ROOT and tree.visits[node] == 0:
            break
        fresh = first_child(tree, node) == NONE
        if (fresh or not figures.open) and not expand(s, tree, desk, figures, node):
            break
        if depth == 0 and child != NONE:
            node = child
        else:
            check = not figures.open
            node = select(tree, seats, node, to_move(s), figures.exploration, figures.urgency, check)
        apply(s, move_to(tree, node))
        depth += 1
        desk.path[depth] = node
    return depth


@rule
def back_up(tree: Tree, desk: Desk, seats: int, seat: int, depth: int) -> None:
    room = desk.room
    for i in range(depth + 1):
        node = desk.path[i]
        tree.visits[node] += 1
        for other in range(seats):
            tree.utility[seats * node + other] += room.utility[other]
    for i in range(min(2, depth + 1)):
        node = desk.path[i]
        tree.sums[SUMS * node + LEAD] += room.lead[seat]
        tree.sums[SUMS * node + SQUARE] += room.lead[seat] * room.lead[seat]
        tree.sums[SUMS * node + POINTS] += room.points[seat]
        tree.sums[SUMS * node + WON] += room.won[seat]


@rule
def grow(
    root: Batch[Any],
    seat: int,
    tree: Tree,
    desk: Desk,
    figures: Figures,
    value: Value,
    visits: int,
    planned: int,
) -> None:
    """Visit the tree so many times. The root holds what the seat to move knows; `planned` is for halving."""
    first = stage(root[0])
    seats = root[0].players
    children = 0
    for _ in range(visits):
        child = NONE
        if figures.halving and tree.visits[ROOT] > 0:
            if children == 0:
                children = count(tree, ROOT)
            halve(tree, seats, seat, children, tree.visits[ROOT], planned)
            child = least_visited(tree)
        enter_world(desk, tree.visits[child] if child != NONE else tree.visits[ROOT])
        store_state(desk.state, 0, root[0])
        s = desk.state[0]
        determinize(s, seat, desk.rng)
        depth = descend(root, seat, tree, desk, figures, child, first)
        if not figures.static:
            play_out(s, first, desk, figures)
        set_utility(s, value, desk.room)
        if value.further > 0:
            look_further(s, desk, figures, value)
        back_up(tree, desk, seats, seat, depth)


@rule
def count(tree: Tree, node: int) -> int:
    n = 0
    child = first_child(tree, node)
    while child != NONE:
        n += 1
        child = sibling(tree, child)
    return n
