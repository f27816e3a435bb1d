"""BP-1 to BP-4: the deal, and valid and invalid set-ups."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.components import EDITION
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadSetup
from draftwork.play import Match
from tests.games.blueprints.build import start


def dealt(players: int, seed: int = 0) -> dict[str, Any]:
    match = Match("blueprints", players=players, seed=seed)
    while match.to_move is not None:
        match.play(match.legal_moves[0])
    return GAME.dealt_setup(match.state)


def test_bp1_the_open_deck_has_24_different_plans_of_six_dice() -> None:
    plans = [tuple(plan["rows"]) for plan in EDITION.data["plans"]]
    assert EDITION.name == "open deck"
    assert len(set(plans)) == 24
    assert {sum(int(mark) for row in rows for mark in row if mark != "X") for rows in plans} == {6}


@pytest.mark.parametrize(("players", "pool", "drawn"), [(2, 8, 30), (3, 9, 26), (4, 7, 30)])
def test_bp1_bp3_dice_of_each_round(players: int, pool: int, drawn: int) -> None:
    assert sum(to_python(start(players)).pool) == pool
    whole = dealt(players)
    for dice, pair in zip(whole["dice"], whole["in_demand"], strict=True):
        assert len(dice) == drawn
        colours = Counter(die[0] for die in dice) + Counter(pair)
        assert max(colours.values()) <= 8
        assert set(pair) <= set("WRSG")
        assert len(set(pair)) == 2


def test_bp3_every_ordered_pair_of_materials_occurs() -> None:
    pairs = {pair for seed in range(60) for pair in dealt_pairs(seed)}
    assert pairs == {a + b for a, b in product("WRSG", "WRSG") if a != b}


def dealt_pairs(seed: int) -> list[str]:
    now = to_python(start(2, str(seed)))
    return ["WRSG"[now.in_demand[2 * r]] + "WRSG"[now.in_demand[2 * r + 1]] for r in range(3)]


def test_bp3_bp17_no_plan_is_dealt_twice() -> None:
    plans = [plan for row in dealt(4)["plans"] for plan in row]
    assert len(set(plans)) == 12


def test_bp4_the_start_player_comes_from_the_seed_or_the_setup() -> None:
    assert {Match("blueprints", players=4, seed=seed).to_move for seed in range(40)} == {0, 1, 2, 3}
    assert Match("blueprints", players=4, setup={"start": 2}).to_move == 2


SETUP = {
    "start": 1,
    "plans": [[5, 7], [1, 2]],
    "in_demand": ["WG", "SR"],
    "dice": [["W1", "G6"], [], ["S3"] * 7],
}


def test_the_deal_keeps_the_setup_and_adds_the_rest() -> None:
    match = Match("blueprints", seed=1, setup=SETUP)
    while match.to_move is not None:
        match.play(match.legal_moves[0])
    found = GAME.dealt_setup(match.state)
    assert found["start"] == 1
    assert found["plans"][:2] == [[5, 7], [1, 2]]
    assert found["in_demand"][:2] == ["WG", "SR"]
    assert found["dice"][0][:2] == ["W1", "G6"]
    assert found["dice"][2][:7] == ["S3"] * 7
    assert not set(found["plans"][2]) & {5, 7, 1, 2}


def test_a_round_may_have_eight_dice_of_a_material_not_in_demand() -> None:
    assert to_python(start(2, in_demand=["WG"], dice=[["S1"] * 8])).pool[12] == 8


@pytest.mark.parametrize(
    "setup",
    [
        {"start": 2},
        {"start": True},
        {"plans": 5},
        {"plans": [[1, 2]] * 4},
        {"plans": [[1, 2, 3]]},
        {"plans": [[1, 1]]},
        {"plans": [[1, 25]]},
        {"plans": [["1", 2]]},
        {"plans": [5]},
        {"in_demand": "RS"},
        {"in_demand": ["RR"]},
        {"in_demand": ["RX"]},
        {"in_demand": ["R"]},
        {"in_demand": [7]},
        {"dice": 5},
        {"dice": ["W1"]},
        {"dice": [["W7"]]},
        {"dice": [[1]]},
        {"dice": [["W1"] * 31]},
        {"dice": [["W1"] * 8]},  # the material might be in demand
        {"dice": [["W1"] * 8], "in_demand": ["WG"]},
        {"dice": [["W1"] * 9], "in_demand": ["RG"]},
        {"part": 0},
    ],
)
def test_an_invalid_setup_is_refused_with_a_message(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refused:
        Match("blueprints", setup=setup)
    for language in ("en", "pl", "uk"):
        assert refused.value.message.text(language)
