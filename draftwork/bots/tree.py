"""The search tree: nodes in flat arrays, children in linked lists, so that they can be added at any time.

A node stands for a sequence of moves. With hidden information, visits reach the same node in different
determinizations (an open-loop tree). Its children are the candidates of all of them, and a visit chooses
among those that are legal in its own state.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from draftwork.kernel import Floats, Ints, float_zeros, int_zeros, rule

ROOT = 0
NONE = -1
FIRST, NEXT, MOVE, LINKS = 0, 1, 2, 3  # fields of a node: first child, next sibling, its move
LEAD, SQUARE, POINTS, WON, SUMS = 0, 1, 2, 3, 4  # sums over visits, for each seat
USED, TICK, COUNTERS = 0, 1, 2  # counters: nodes in use, and expansions of nodes


class Tree(NamedTuple):
    link: Ints  # LINKS fields for each node
    visits: Ints
    prior: Floats
    utility: Floats  # sum over visits, for each node and seat
    sums: Floats  # SUMS fields for each node and seat; used for the root and its children only
    dropped: Ints  # 1 for a child of the root that sequential halving has dropped
    # For each move of the game, the last tick at which it was a candidate; negative if no child has the move.
    stamp: Ints
    counter: Ints


def new_tree(nodes: int, seats: int, moves: int) -> Tree:
    tree = Tree(
        link=int_zeros(LINKS * nodes),
        visits=int_zeros(nodes),
        prior=float_zeros(nodes),
        utility=float_zeros(nodes * seats),
        sums=float_zeros(SUMS * nodes * seats),
        dropped=int_zeros(nodes),
        stamp=int_zeros(moves),
        counter=int_zeros(COUNTERS),
    )
    clear(tree, seats)
    return tree


@rule
def clear(tree: Tree, seats: int) -> None:
    tree.counter[USED] = 0
    add_node(tree, seats, NONE, NONE, 1.0)


@rule
def add_node(tree: Tree, seats: int, parent: int, move: int, prior: float) -> int:
    """Add a node as the first child of its parent and return it."""
    node = tree.counter[USED]
    tree.counter[USED] += 1
    tree.link[LINKS * node + FIRST] = NONE
    tree.link[LINKS * node + NEXT] = NONE
    tree.link[LINKS * node + MOVE] = move
    tree.visits[node] = tree.dropped[node] = 0
    tree.prior[node] = prior
    for seat in range(seats):
        tree.utility[seats * node + seat] = 0.0
    if parent <= ROOT:
        for i in range(SUMS * seats):
            tree.sums[SUMS * seats * node + i] = 0.0
    if parent != NONE:
        tree.link[LINKS * node + NEXT] = tree.link[LINKS * parent + FIRST]
        tree.link[LINKS * parent + FIRST] = node
    return node


@rule
def first_child(tree: Tree, node: int) -> int:
    return tree.link[LINKS * node + FIRST]


@rule
def next_sibling(tree: Tree, node: int) -> int:
    return tree.link[LINKS * node + NEXT]


@rule
def move_to(tree: Tree, node: int) -> int:
    """The move that leads to a node."""
    return tree.link[LINKS * node + MOVE]


@rule
def mean(tree: Tree, seats: int, node: int, seat: int) -> float:
    """The mean utility of a seat in a visited node."""
    return tree.utility[seats * node + seat] / tree.visits[node]


@rule
def select(
    tree: Tree, seats: int, node: int, seat: int, exploration: float, fpu_reduction: float, legal_only: bool
) -> int:
    """The child to visit by PUCT.

    An unvisited child has the mean utility of its parent minus `fpu_reduction`. With `legal_only`, only
    children whose move is a candidate at this tick are considered.
    """
    unseen = mean(tree, seats, node, seat) - fpu_reduction if tree.visits[node] > 0 else 0.5
    width = exploration * sqrt(tree.visits[node] + 1.0)
    best, top = NONE, -1e300
    child = first_child(tree, node)
    while child != NONE:
        if not legal_only or tree.stamp[move_to(tree, child)] == tree.counter[TICK]:
            seen = tree.visits[child]
            u = mean(tree, seats, child, seat) if seen else unseen
            u += width * tree.prior[child] / (1.0 + seen)
            if u > top:
                best, top = child, u
        child = next_sibling(tree, child)
    return best


@rule
def least_visited(tree: Tree) -> int:
    """The next child of the root in sequential halving: the fewest visits, then the highest prior."""
    best = NONE
    child = first_child(tree, ROOT)
    while child != NONE:
        if not tree.dropped[child] and (
            best == NONE
            or tree.visits[child] < tree.visits[best]
            or (tree.visits[child] == tree.visits[best] and tree.prior[child] > tree.prior[best])
        ):
            best = child
        child = next_sibling(tree, child)
    return best


@rule
def count_remaining(tree: Tree) -> int:
    """The number of children of the root that are not dropped."""
    n = 0
    child = first_child(tree, ROOT)
    while child != NONE:
        n += 1 - tree.dropped[child]
        child = next_sibling(tree, child)
    return n


@rule
def drop_worst(tree: Tree, seats: int, seat: int) -> None:
    """Drop the remaining child of the root with the lowest mean; unvisited ones come first."""
    worst, bottom = NONE, 1e300
    child = first_child(tree, ROOT)
    while child != NONE:
        if not tree.dropped[child]:
            u = mean(tree, seats, child, seat) if tree.visits[child] else -1.0
            if u < bottom:
                worst, bottom = child, u
        child = next_sibling(tree, child)
    tree.dropped[worst] = 1


@rule
def best_child(tree: Tree, seats: int, node: int, seat: int) -> int:
    """The remaining child with the most visits, then the best mean; NONE if none was visited."""
    best = NONE
    child = first_child(tree, node)
    while child != NONE:
        if tree.visits[child] > 0 and not tree.dropped[child]:
            more = tree.visits[child] - (0 if best == NONE else tree.visits[best])
            if more > 0 or (more == 0 and mean(tree, seats, child, seat) > mean(tree, seats, best, seat)):
                best = child
        child = next_sibling(tree, child)
    return best
