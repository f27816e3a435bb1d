"""BP-2, BP-4 and BP-13 to BP-16: awards, prizes and tie-breaks."""

import pytest

from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.constants import CARDS
from draftwork.games.blueprints.rules.scoring import NO_SEAT, qualifies, score_round
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.ui.cards import deciding_tie_break, winner_of
from draftwork.games.blueprints.ui.view import view
from draftwork.kernel import to_compiled, to_python
from tests.games.blueprints.build import building, play_on, scored, start, tower


def winners(s: State) -> dict[str, int]:
    now = to_python(s)
    return {card: winner_of(now, 0, i) for i, card in enumerate(CARDS) if winner_of(now, 0, i) != NO_SEAT}


def tie(s: State, card: str) -> str | None:
    return deciding_tie_break(s, to_python(s), 0, CARDS.index(card))


GLASS = [tower(f"G{value}") for value in (4, 6, 3, 5)]  # buildings that score 4, 6, 3 and 5


def test_bp2_bp13_awards_by_the_number_of_players() -> None:
    assert winners(scored(GLASS)) == {"gold": 1, "silver": 3, "bronze": 0}
    assert winners(scored(GLASS[:3])) == {"gold": 1, "silver": 0}
    assert winners(scored(GLASS[:2])) == {"silver": 1}


def test_bp2_points_of_the_cards() -> None:
    s = scored(GLASS)
    assert [GAME.rules.score(s, seat) for seat in range(4)] == [1, 3, 0, 2]
    s = scored([tower("G1 G1 G1 G1 G1"), 0])
    assert GAME.rules.score(s, 0) == 2 + 2 + 2 + 2  # the silver award and three prizes


def test_bp13_the_loser_of_a_tie_takes_the_next_award() -> None:
    s = scored([tower("G5"), tower("R1 R1"), tower("S1 S1"), tower("G6")], "RS")
    assert [to_python(s).built[seat] for seat in range(4)] == [5, 5, 5, 6]
    assert winners(s) == {"gold": 3, "silver": 1, "bronze": 2}
    assert [tie(s, award) for award in ("gold", "silver", "bronze")] == [
        None,
        "first_material",
        "second_material",
    ]


@pytest.mark.parametrize(
    ("buildings", "in_demand", "winner", "link"),
    [
        ([tower("G5"), tower("R1 R1")], "RS", 1, "first_material"),
        ([tower("R1 R1"), tower("G5")], "RS", 0, "first_material"),
        ([tower("G5"), tower("S1 S1")], "RS", 1, "second_material"),
        ([tower("S1 S1"), tower("G5")], "RS", 0, "second_material"),
        ([tower("G5"), tower("G5")], "RS", 1, "later_turn"),
        ([tower("G3 xR1"), tower("G3")], "RS", 1, "later_turn"),  # removed dice do not count
        ([tower("G4"), tower("G5")], "RS", 1, None),
    ],
)
def test_bp15_award_ties(buildings: list[int], in_demand: str, winner: int, link: str | None) -> None:
    s = scored(buildings, in_demand)
    assert winners(s)["silver"] == winner
    assert tie(s, "silver") == link


@pytest.mark.parametrize("first", range(3))
def test_bp15_the_later_turn_is_the_last_tie_break(first: int) -> None:
    s = scored([tower("G5")] * 3, first=first)
    assert winners(s) == {"gold": (first + 2) % 3, "silver": (first + 1) % 3}
    assert tie(s, "gold") == tie(s, "silver") == "later_turn"


PRIZES = {
    "skyscraper": (tower("W1 R1 S1 G2 W2"), tower("W1 R1 S1 G2")),
    "geometer": (tower("W1 R2 S3 G4 W5 R6"), tower("W1 R2 S3 G4 W5 R5")),
    "structural_integrity": (building("W2 | R2 / S2 | G2 / - | -"), building("W2 | R2 / S2 | G3 / - | -")),
    "materials": (building("W1 | W2 / W3 | W5 / W6 | -"), building("W1 | W2 / W3 | W5 / xW6 | -")),
}


@pytest.mark.parametrize("card", PRIZES)
def test_bp14_conditions_of_the_prizes(card: str) -> None:
    enough, too_little = PRIZES[card]
    assert qualifies(enough, CARDS.index(card))
    assert not qualifies(too_little, CARDS.index(card))
    assert winners(scored([too_little, too_little])).get(card) is None
    assert winners(scored([too_little, enough]))[card] == 1
    assert winners(scored([enough, too_little]))[card] == 0


@pytest.mark.parametrize(
    ("buildings", "link"),
    [
        ([tower("G1 G1 G1 G1 W1"), tower("G1 G1 G1 G1 R1")], "first_material"),
        ([tower("G1 G1 G1 G1 W1"), tower("G1 G1 G1 G1 S1")], "second_material"),
        ([tower("G1 G1 G1 G1 G1 G1"), tower("G1 G1 G1 G1 W1")], "later_turn"),  # six is no better than five
        ([tower("G1 G1 G1 G1"), tower("G1 G1 G1 G1 W1")], None),
    ],
)
def test_bp14_bp15_prize_ties(buildings: list[int], link: str | None) -> None:
    s = scored(buildings, "RS")
    assert winners(s)["skyscraper"] == 1
    assert tie(s, "skyscraper") == link


def test_bp14_one_building_may_win_several_prizes() -> None:
    s = scored([tower("G1 G1 G1 G1 G1"), tower("W1 R2 S3 G4 W5 R6")], "SW")
    assert winners(s) == {
        "silver": 1,
        "skyscraper": 1,
        "geometer": 1,
        "structural_integrity": 0,
        "materials": 0,
    }


@pytest.mark.parametrize(
    ("buildings", "in_demand", "first", "last"),
    [
        ([tower("G5"), tower("G4"), tower("G6")], "RS", 0, 1),
        ([tower("G5"), tower("R1 R1"), tower("G6")], "RS", 0, 0),  # last by the tie-break
        ([tower("R1 R1"), tower("S1 S1"), tower("G6")], "SR", 0, 0),
        ([tower("G5"), tower("G5"), tower("G5")], "RS", 1, 1),  # the seat with the first turn
    ],
)
def test_bp4_the_builder_of_the_lowest_building_begins_the_next_round(
    buildings: list[int], in_demand: str, first: int, last: int
) -> None:
    assert score_round(scored(buildings, in_demand, first), 0) == last


def test_bp4_start_players_of_a_match() -> None:
    s = play_on(start(3, start=2), until=1)
    now = to_python(s)
    lowest = min(now.built[seat] for seat in range(3))
    assert now.start[0] == 2
    assert now.built[now.start[1]] == lowest
    assert now.start[2] == -1
    assert GAME.rules.to_move(s) == now.start[1]


def test_bp16_won_cards_are_shown_to_everybody() -> None:
    s = play_on(start(4), until=1)
    GAME.rules.redact(s, -1)
    players = view(s, -1).players
    assert {won.card for player in players for won in player.cards} >= {"gold", "silver", "bronze"}


def test_the_reason_of_an_award_names_the_building_score_and_the_tie() -> None:
    s = scored([tower("G5"), tower("S1 S1")], "RS")
    now = to_python(s)
    now.round = 1
    (point,) = GAME.ui.points(to_compiled(now), 1)
    assert (point.rule, point.amount, point.cards) == ("BP-13", 2, ("silver",))
    assert str(point.reason) == (
        "round 1, Silver Award: place 1 with a building score of 5 (wood 0, recycled 0, stone 5, glass 0, "
        "plan 0); tie decided by more dice of the second material in demand"
    )


def test_the_points_of_the_skyscraper_name_its_tower() -> None:
    s = scored([tower("W1 R1 S1 G2 W2"), 0])
    now = to_python(s)
    now.round = 1
    points = {point.cards[0]: point for point in GAME.ui.points(to_compiled(now), 0)}
    assert points["skyscraper"].cells == ((0, 0),)
    assert str(points["skyscraper"].reason) == "round 1, Skyscraper Prize"
