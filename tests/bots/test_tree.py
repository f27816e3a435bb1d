"""The functions of the search tree."""

import pytest

from draftwork.bots.search import halve
from draftwork.bots.subtree import children, copy_subtree, move_of
from draftwork.bots.tree import (
    ROOT,
    USED,
    Tree,
    add_node,
    best_child,
    clear,
    count_remaining,
    first_child,
    least_visited,
    new_tree,
    next_sibling,
    select,
)
from draftwork.kernel import int_zeros

SEATS = 2


@pytest.fixture
def tree() -> Tree:
    """A root with three moves: the second is the best for seat 0, the third has the highest prior."""
    tree = new_tree(50, SEATS, 20)
    for move, prior, visits, mean in ((3, 0.2, 10, 0.4), (5, 0.3, 10, 0.7), (8, 0.5, 10, 0.5)):
        node = add_node(tree, SEATS, ROOT, move, prior)
        tree.visits[node] = visits
        tree.utility[SEATS * node], tree.utility[SEATS * node + 1] = visits * mean, visits * (1 - mean)
        tree.visits[ROOT] += visits
        tree.utility[SEATS * ROOT] += visits * mean
        tree.utility[SEATS * ROOT + 1] += visits * (1 - mean)
    return tree


def node_of(tree: Tree, move: int) -> int:
    return next(node for node in children(tree, ROOT) if move_of(tree, node) == move)


def test_new_children_come_first(tree: Tree) -> None:
    assert [move_of(tree, node) for node in children(tree, ROOT)] == [8, 5, 3]
    assert next_sibling(tree, first_child(tree, ROOT)) == node_of(tree, 5)


def test_each_seat_selects_its_best_child(tree: Tree) -> None:
    assert move_of(tree, select(tree, SEATS, ROOT, 0, 0.0, 0.1, False)) == 5
    assert move_of(tree, select(tree, SEATS, ROOT, 1, 0.0, 0.1, False)) == 3


def test_with_exploration_the_prior_decides(tree: Tree) -> None:
    assert move_of(tree, select(tree, SEATS, ROOT, 0, 5.0, 0.1, False)) == 8


def test_an_unvisited_child_has_the_mean_of_its_parent_minus_the_fpu_reduction(tree: Tree) -> None:
    node = add_node(tree, SEATS, ROOT, 9, 0.0)
    assert select(tree, SEATS, ROOT, 0, 0.0, -1.0, False) == node
    assert select(tree, SEATS, ROOT, 0, 0.0, 0.1, False) != node


def test_only_stamped_moves_are_selected_if_asked(tree: Tree) -> None:
    tree.counter[1] = 7
    tree.stamp[3] = 7
    assert move_of(tree, select(tree, SEATS, ROOT, 0, 0.0, 0.1, True)) == 3


def test_the_best_child_has_the_most_visits_then_the_best_mean(tree: Tree) -> None:
    assert move_of(tree, best_child(tree, SEATS, ROOT, 0)) == 5
    tree.visits[node_of(tree, 3)] += 1
    assert move_of(tree, best_child(tree, SEATS, ROOT, 0)) == 3


def test_halving_drops_the_worst_half_after_each_phase(tree: Tree) -> None:
    halve(tree, SEATS, 0, 3, 0, 100)
    assert count_remaining(tree) == 3
    halve(tree, SEATS, 0, 3, 50, 100)
    assert count_remaining(tree) == 2
    assert tree.dropped[node_of(tree, 3)]
    halve(tree, SEATS, 0, 3, 100, 100)
    assert count_remaining(tree) == 1
    assert move_of(tree, least_visited(tree)) == 5


def test_halving_visits_children_equally_often(tree: Tree) -> None:
    tree.visits[node_of(tree, 5)] = 4
    assert move_of(tree, least_visited(tree)) == 5
    tree.visits[node_of(tree, 5)] = 10
    assert move_of(tree, least_visited(tree)) == 8  # the highest prior among equals


def test_a_subtree_can_be_copied(tree: Tree) -> None:
    node = node_of(tree, 5)
    for move in (1, 2):
        tree.visits[add_node(tree, SEATS, node, move, 0.5)] = move
    kept = new_tree(50, SEATS, 20)
    copy_subtree(tree, node, kept, int_zeros(50), SEATS)
    assert kept.counter[USED] == 3
    assert kept.visits[ROOT] == 10
    assert kept.utility[0] == pytest.approx(7.0)
    assert {move_of(kept, node): kept.visits[node] for node in children(kept, ROOT)} == {1: 1, 2: 2}


def test_a_cleared_tree_has_only_a_root(tree: Tree) -> None:
    clear(tree, SEATS)
    assert (tree.counter[USED], tree.visits[ROOT], list(children(tree, ROOT))) == (1, 0, [])
