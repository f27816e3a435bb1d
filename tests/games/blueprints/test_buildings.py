"""BP-11, BP-12 and the examples: building scores."""

import pytest

from draftwork.games.blueprints.components import Plan
from draftwork.games.blueprints.constants import GLASS, RECYCLED, STONE, WOOD
from draftwork.games.blueprints.notation.edition import pack_plan
from draftwork.games.blueprints.rules.building import building_score, die_points, material_points, plan_bonus
from draftwork.games.blueprints.ui.building_points import building_points, score_parts
from draftwork.games.blueprints.ui.cards import deciding_tie_break
from draftwork.kernel import to_python
from tests.games.blueprints.build import building, scored, tower


def plan(*rows: str) -> int:
    return pack_plan(Plan(1, rows))


A_PLAN, B_PLAN = ["X1", "31", "1X"], ["XX", "13", "11"]
A = building("- | R4 / G1 G2 R4 | W6 / R3 | -")
B = building("- | - / W2 R4 | R2 S5 / R1 | W6")


def test_bp_x1_the_example_of_the_rulebook() -> None:
    assert score_parts(A, plan(*A_PLAN)) == {"bonus": 6, "W": 4, "R": 10, "S": 0, "G": 3}
    assert score_parts(B, plan(*B_PLAN)) == {"bonus": 0, "W": 10, "R": 10, "S": 3, "G": 0}
    s = scored([A, B], "RS", plans=[A_PLAN, B_PLAN])
    assert [to_python(s).built[seat] for seat in (0, 1)] == [23, 23]
    assert to_python(s).cards[1] >> 1 & 1, "B wins the silver award"
    assert deciding_tie_break(s, to_python(s), 0, 1) == "second_material"


def test_bp_x2_a_building_exactly_as_planned() -> None:
    made = building("- | W3 / G5 R5 S6 | W4 / R1 | -")
    assert building_score(made, plan(*A_PLAN)) == 27
    assert score_parts(made, plan(*A_PLAN)) == {"bonus": 6, "W": 6, "R": 5, "S": 5, "G": 5}


def test_bp_x2_points_of_single_materials() -> None:
    flat = building("W1 | W1 / W1 | W1 / W1 | W1")
    assert material_points(tower("W1 W1 W1 W1 W1 W1"), WOOD) == 20
    assert material_points(flat, WOOD) == 28
    assert material_points(tower("S1 S1 S1 S1 S1 S1"), STONE) == 34


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("- | - / G1 G2 R4 | R1 R1 / - | -", 6),  # exactly the heights of the plan
        ("G1 | - / - | - / - | -", 0),  # too few dice
        ("- | - / G1 G2 | R1 R1 / G1 | R4", 0),  # dice on other spaces
    ],
)
def test_bp11_the_bonus_needs_exactly_the_heights_of_the_plan(text: str, points: int) -> None:
    assert plan_bonus(building(text), plan("XX", "32", "XX")) == points


def test_bp12_wood_scores_for_touching_dice_of_any_material() -> None:
    assert material_points(building("- | - / W1 | R1 / - | -"), WOOD) == 2
    assert material_points(building("W1 | - / - | R1 / - | -"), WOOD) == 0, "only an edge is shared"
    assert material_points(building("R1 W2 | S1 / - | - / - | -"), WOOD) == 2, "the neighbour is lower"
    assert material_points(building("- | - / S1 W2 | R1 S1 / R1 R1 | -"), WOOD) == 6


def test_bp12_recycled_dice_score_by_their_number() -> None:
    scores = [material_points(tower(" ".join(["R1"] * n)), RECYCLED) for n in range(7)]
    assert scores == [0, 2, 5, 10, 15, 20, 30]


def test_bp12_a_single_recycled_die_has_no_points_of_its_own() -> None:
    assert die_points(tower("R5 R6"), 1) == 0


def test_bp12_stone_scores_by_its_level() -> None:
    scores = [material_points(tower(" ".join(["W1"] * below + ["S1"])), STONE) for below in range(6)]
    assert scores == [2, 3, 5, 8, 8, 8]


def test_bp12_glass_scores_its_value_even_when_covered() -> None:
    assert material_points(tower("G2 G3 W6"), GLASS) == 5


def test_bp15_removed_dice_do_not_score() -> None:
    with_removed = building("R5 xR4 xG3 xS2 xW1 | - / - | - / - | -")
    assert building_score(with_removed, plan("6X", "XX", "XX")) == 2


def test_every_building_point_has_a_reason() -> None:
    found = building_points(A, plan(*A_PLAN))
    assert sum(point.amount for point in found) == 23
    assert [(point.rule, point.amount, point.cells) for point in found] == [
        ("BP-12", 1, ((1, 0),)),
        ("BP-12", 2, ((1, 0),)),
        ("BP-12", 4, ((1, 1),)),
        ("BP-12", 10, ((0, 1), (1, 0), (2, 0))),
        ("BP-11", 6, ()),
    ]
    assert building_points(0, plan(*A_PLAN)) == []
    for point in found:
        assert all(point.reason.text(language) for language in ("en", "pl", "uk"))
