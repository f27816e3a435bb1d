"""The benchmark of the search."""

import pytest

from benchmarks.search import plain_uct, rate, search_with
from benchmarks.uct import uct
from draftwork import Match
from draftwork.bots.budget import Budget
from draftwork.bots.search import hand_value
from draftwork.bots.subtree import children
from draftwork.bots.tree import ROOT, new_tree
from draftwork.games import load
from draftwork.kernel import batch, float_zeros, int_zeros, store_from_python
from draftwork.kernel.random import generator

pytestmark = pytest.mark.long

VISITS = 60


def test_plain_uct_visits_new_moves_first() -> None:
    game = load("patchwork")
    match = Match("patchwork", seed="uct")
    root, state, tree = batch(game.state, 1), batch(game.state, 1), new_tree(5000, 2, game.num_moves)
    store_from_python(root, 0, match.state)
    buffers = (
        generator("uct"),
        int_zeros(game.max_legal_moves),
        int_zeros(game.max_plies + 2),
        float_zeros(2),
    )
    uct(root, state, tree, *buffers, VISITS)
    visits = [int(tree.visits[node]) for node in children(tree, ROOT)]
    assert len(visits) == len(match.legal_moves) > VISITS
    assert sorted(visits)[-VISITS:] == [1] * VISITS
    assert tree.visits[ROOT] == VISITS
    assert tree.utility[0] + tree.utility[1] == pytest.approx(VISITS)
    assert tree.utility[0] > 0 < tree.utility[1]


def test_the_rate_counts_visits() -> None:
    game = load("patchwork")
    search = search_with(game, 2, hand_value(game), Budget(iterations=VISITS))
    assert search(Match("patchwork", seed="rate")) == VISITS
    assert 0 < rate(search, game, 2, 0.01) < 1e7


def test_plain_search_starts_a_new_tree_for_each_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.search.PLAIN_ITERATIONS", 3)
    monkeypatch.setattr("benchmarks.search.PLAIN_NODES", 5000)
    search = plain_uct(load("patchwork"), 2)
    assert [search(Match("patchwork", seed=str(i))) for i in range(2)] == [3, 3]
