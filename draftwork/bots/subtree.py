"""Reuse of the search tree: the subtree of the state that was reached is kept for the next decision."""

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

MAX_COMPARED = 500  # states to compare before the search for a node is given up
MAX_DEPTH = 6  # decisions between two decisions of the seat


@rule
def copy_subtree(tree: Tree, node: int, to: Tree, origin: Ints, seats: int) -> None:
    """Copy the subtree of a node to another tree, whose root it becomes.

    `origin` is a buffer for the old node of each new one. `sums` are not copied: they belong to one decision.
    """
    clear(to, seats)
    origin[0] = node
    copy_statistics(tree, node, to, 0, seats)
    parent = 0
    while parent < to.counter[USED]:
        child = first_child(tree, origin[parent])
        while child != NONE:
            copy = add_node(to, seats, parent, move_to(tree, child), tree.prior[child])
            origin[copy] = child
            copy_statistics(tree, child, to, copy, seats)
            child = next_sibling(tree, child)
        parent += 1


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
    """The node at or below `start` whose redacted state is `wanted`; NONE if none is near.

    The tree belongs to a search of seat `searcher` from `root`. The game is deterministic within a stage.
    """
    if searcher != seat:
        return NONE
    level = [(start, pack(root))]
    compared = 0
    for _ in range(MAX_DEPTH):
        below: list[tuple[int, bytes]] = []
        for node, before in level:
            compared += 1
            state = unpack(game.state, before)
            game.rules.apply(state, move_of(tree, node))
            after = pack(state)
            game.rules.redact(state, seat)
            if pack(state) == wanted:
                return node
            below += [(child, after) for child in children(tree, node) if tree.visits[child]]
            if compared == MAX_COMPARED:
                return NONE
        level = below
    return NONE
