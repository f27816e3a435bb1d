"""Plain textbook UCT: all legal moves, no knowledge of the game, random play to the end.

No bot uses it. It exists for comparison, because other engines publish their speed with it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from draftwork.bots.tree import NONE, ROOT, USED, Tree, add_node, first_child, mean, move_to, next_sibling
from draftwork.bots.value import victory
from draftwork.kernel import Batch, Floats, Ints, copy_slot, rule
from draftwork.kernel.generics import NOBODY, apply, legal_moves, sample_move, to_move
from draftwork.kernel.random import random_below

EXPLORATION = 0.7


@rule
def expand(s: Any, tree: Tree, node: int, rng: Ints, moves: Ints) -> bool:
    """Add a child for every legal move, in random order. Return False if the tree has no room."""
    n = legal_moves(s, moves)
    if tree.counter[USED] + n > len(tree.visits):
        return False
    for i in range(n - 1, -1, -1):
        j = random_below(rng, i + 1)
        moves[i], moves[j] = moves[j], moves[i]
        add_node(tree, s.players, node, moves[i], 0.0)
    return True


@rule
def select(tree: Tree, seats: int, node: int, seat: int) -> int:
    """Return the first unvisited child, or else the child with the highest UCB1."""
    width = EXPLORATION * sqrt(log(tree.visits[node] + 1.0))
    best, top = NONE, -1.0
    child = first_child(tree, node)
    while child != NONE:
        seen = tree.visits[child]
        if seen == 0:
            return child
        u = mean(tree, seats, child, seat) + width / sqrt(seen)
        if u > top:
            best, top = child, u
        child = next_sibling(tree, child)
    return best


@rule
def visit(s: Any, tree: Tree, rng: Ints, moves: Ints, path: Ints, won: Floats) -> None:
    """One iteration: select, expand a node at its second visit, play at random, and back up the result."""
    seats = s.players
    node = ROOT
    depth = 0
    path[0] = ROOT
    while to_move(s) != NOBODY:
        if first_child(tree, node) == NONE:
            if node != ROOT and tree.visits[node] == 0:
                break
            if not expand(s, tree, node, rng, moves):
                break
        node = select(tree, seats, node, to_move(s))
        apply(s, move_to(tree, node))
        depth += 1
        path[depth] = node
    while to_move(s) != NOBODY:
        apply(s, sample_move(s, rng, moves))
    for seat in range(seats):
        won[seat] = victory(s, seat)
    for i in range(depth + 1):
        tree.visits[path[i]] += 1
        for seat in range(seats):
            tree.utility[seats * path[i] + seat] += won[seat]


@rule
def uct(
    root: Batch[Any],
    state: Batch[Any],
    tree: Tree,
    rng: Ints,
    moves: Ints,
    path: Ints,
    won: Floats,
    iterations: int,
) -> None:
    """Run `iterations` from a root state with perfect information."""
    for _ in range(iterations):
        copy_slot(state, 0, root, 0)
        visit(state[0], tree, rng, moves, path, won)
