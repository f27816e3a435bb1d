"""What a search keeps from one decision to the next: what the tree knows of the state reached."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from draftwork.bots.tree import (
    FIRST,
    LINKS,
    MOVE,
    NEXT,
    NONE,
    USED,
    Tree,
    add_node,
    clear,
    first_child,
    move_to,
    next_sibling,
)
from draftwork.games import Game
from draftwork.kernel import Ints, pack, rule, unpack

MAX_COMPARED = 500  # states compared before it is given up
MAX_DEPTH = 6  # decisions of others between two of one's own


@rule
def copy_subtree(tree: Tree, node: int, to: Tree, origin: Ints, seats: int) -> None:
    """Copy a node and what is below it to another tree, as its root. `origin` is room for the old places.

    Sums are not kept: they are for the moves of one decision.
    """
    clear(to, seats)
    origin[0] = node
    copy_statistics(tree, node, to, 0, seats)
    place = 0
    while place < to.counter[USED]:
        child = first_child(tree, origin[place])
        while child != NONE:
            copy = add_node(to, seats, place, move_to(tree, child), tree.prior[child])
            origin[copy] = child
            copy_statistics(tree, child, to, copy, seats)
            child = next_sibling(tree, child)
        place += 1


@rule
def copy_statistics(tree: Tree, node: int, to: Tree, copy: int, seats: int) -> None:
    to.visits[copy] = tree.visits[node]
    for seat in range(seats):
        to.utility[seats * copy + seat] = tree.utility[seats * node + seat]


def children(tree: Tree, node: int) -> Iterator[int]:
    child = int(tree.link[LINKS * node + FIRST])
    while child != NONE:
        yield child
        child = int(tree.link[LINKS * child + NEXT])


def move_of(tree: Tree, node: int) -> int:
    return int(tree.link[LINKS * node + MOVE])


def find_node(
    game: Game[Any], root: Any, searcher: int, tree: Tree, start: int, wanted: bytes, seat: int
) -> int:
    """The node, from `start` on down, whose state the seat knows as `wanted`; NONE if none is near.

    The tree was grown for seat `of` from `root`, in a game that has no secrets before the stage's end.
    """
    if searcher != seat:
        return NONE
    level = [(start, pack(root))]
    tried = 0
    for _ in range(MAX_DEPTH):
        below: list[tuple[int, bytes]] = []
        for node, before in level:
            tried += 1
            state = unpack(game.state, before)
            game.rules.apply(state, move_of(tree, node))
            after = pack(state)
            game.rules.redact(state, seat)
            if pack(state) == wanted:
                return node
            below += [(child, after) for child in children(tree, node) if tree.visits[child]]
            if tried == MAX_COMPARED:
                return NONE
        level = below
    return NONE
