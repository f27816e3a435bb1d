"""SA-18 to SA-20 and the examples of the rules: objectives, points and ties."""

from collections import Counter

import pytest

from draftwork.games.sagrada import GAME
from draftwork.games.sagrada.constants import OBJECTIVE_IDS
from draftwork.games.sagrada.rules.placing import window
from draftwork.games.sagrada.rules.scoring import times_met
from draftwork.games.sagrada.state import State
from tests.games.sagrada.build import fill, seat, start

FULL = [
    "R1 Y2 G3 B4 P5",
    "Y3 G4 B5 P6 R2",
    "G5 B6 P1 R3 Y4",
    "B2 P3 R4 Y5 G1",
]


def put_rows(s: State, p: int, rows: list[str]) -> State:
    """Put rows of dice into the window of a seat."""
    for r, row in enumerate(rows):
        for c, die in enumerate(row.split()):
            if die != "--":
                fill(s, p, f"{'abcde'[c]}{r + 1} {die}")
    return s


def met(rows: list[str], objective: str) -> int:
    """The number of times that a window meets an objective."""
    s = put_rows(start(), 0, rows)
    return int(times_met(window(s, 0), OBJECTIVE_IDS.index(objective)))


@pytest.mark.parametrize(
    ("objective", "times"),
    [
        ("light_shades", 3),
        ("medium_shades", 4),
        ("deep_shades", 2),
        ("shade_variety", 2),
        ("row_shade_variety", 4),
        ("column_shade_variety", 5),
        ("row_color_variety", 4),
        ("column_color_variety", 5),
        ("color_variety", 4),
        ("color_diagonals", 18),
    ],
)
def test_sa18_points_for_every_public_objective(objective: str, times: int) -> None:
    assert met(FULL, objective) == times
    assert met([], objective) == 0


def test_sa18_rows_and_columns_count_only_if_full_and_varied() -> None:
    rows = ["R1 Y2 G3 B4 --", "Y3 G4 B5 P6 Y1", "G5 B6 P5 R3 Y4"]
    assert met(rows, "row_color_variety") == 1
    assert met(rows, "row_shade_variety") == 1
    assert met(rows, "column_color_variety") == 0
    assert met([*rows, "G2 P3 R4 Y5 G1"], "column_color_variety") == 3
    assert met([*rows, "B1 P2 R3 Y4 G5"], "column_shade_variety") == 0


def test_sa19_each_die_on_a_diagonal_counts_once() -> None:
    rows = ["R1 -- R2 -- --", "-- R3 -- -- --", "-- -- -- -- B1", "G4 -- -- B5 --"]
    assert met(rows, "color_diagonals") == 5
    s = put_rows(start(public=["color_diagonals", "deep_shades", "light_shades"]), 0, rows)
    groups = [p for p in GAME.ui.points(s, 0) if p.rule == "SA-19"]
    assert [(p.amount, p.cells) for p in groups] == [
        (3, ((0, 0), (0, 2), (1, 1))),
        (2, ((2, 4), (3, 3))),
    ]


def test_sa_x1_the_example_of_forty_points() -> None:
    rows = ["G1 P6 R5 -- G2", "B6 G4 B3 -- B1", "Y3 -- Y4 P6 R2", "R1 Y6 P5 Y4 G6"]
    public = ["column_color_variety", "light_shades", "color_variety"]
    s = start(private=["P", "R"], public=public)
    put_rows(s, 0, rows)
    s.tokens[0] = 0
    found: Counter[str] = Counter()
    for p in GAME.ui.points(s, 0):
        found[p.cards[0] if p.cards else "empty"] += p.amount
    assert found["column_color_variety"] == 10
    assert found["light_shades"] == 4
    assert found["color_variety"] == 12
    assert found["P"] == 17
    assert found["empty"] == -3
    assert GAME.rules.score(s, 0) == 40


def test_sa_x2_the_rarest_value_limits_the_number_of_sets() -> None:
    assert met(["R2 Y1 G2 B1 P2"], "light_shades") == 2  # 4 points, not 6
    assert met(["R1 Y2 G3 B4 P5", "P6 R1 Y2 G3 B4"], "shade_variety") == 1


def test_points_name_their_cells() -> None:
    s = put_rows(start(public=["light_shades", "row_color_variety", "column_shade_variety"]), 0, FULL)
    points = GAME.ui.points(s, 0)
    pairs = [p for p in points if p.cards == ("light_shades",)]
    assert [p.cells for p in pairs] == [((0, 0), (0, 1)), ((2, 2), (1, 4)), ((3, 4), (3, 0))]
    rows = [p for p in points if p.cards == ("row_color_variety",)]
    assert rows[1].cells == tuple((1, c) for c in range(5))
    columns = [p for p in points if p.cards == ("column_shade_variety",)]
    assert columns[4].cells == tuple((r, 4) for r in range(4))
    assert sum(p.amount for p in points) == GAME.rules.score(s, 0)


def test_sa18_tokens_and_empty_spaces_can_give_a_negative_score() -> None:
    s = start()
    assert GAME.rules.score(s, 0) == 6 - 20


def ended(**windows: str) -> State:
    """A finished match of two players with the private colours red and blue."""
    public = ["shade_variety", "row_color_variety", "column_color_variety"]
    s = start(private=["R", "B"], public=public)
    for p, text in windows.items():
        fill(s, int(p[1]), text)
    s.round = 10
    s.pool = 0
    assert seat(s) == -1
    return s


def decided(s: State) -> str:
    return str(GAME.ui.ending(s).decided_by)


def test_sa18_more_points_win() -> None:
    s = ended(s0="a1 R5", s1="a1 B6")
    assert [GAME.rules.rank(s, p) for p in (0, 1)] == [1, 0]
    assert decided(s) == "more points (SA-18)"


def test_sa20_the_first_tie_break_is_the_private_objective() -> None:
    s = ended(s0="a1 R5", s1="a1 B6")
    s.tokens[0] = 6
    s.tokens[1] = 5
    assert GAME.rules.score(s, 0) == GAME.rules.score(s, 1)
    assert [GAME.rules.rank(s, p) for p in (0, 1)] == [1, 0]
    assert decided(s).startswith("equal points; more points for the private")


def test_sa20_the_second_tie_break_is_favour_tokens() -> None:
    s = ended(s0="a1 R5, b2 G1", s1="a1 B5")
    s.tokens[0] = 4
    s.tokens[1] = 5
    assert [GAME.rules.rank(s, p) for p in (0, 1)] == [1, 0]
    assert "more favour tokens" in decided(s)


def test_sa20_the_last_tie_break_is_the_later_position_in_the_last_round() -> None:
    s = ended(s0="a1 R5", s1="a1 B5")
    # Seat 0 began round 1, so seat 1 began round 10, and seat 0 was later.
    assert [GAME.rules.rank(s, p) for p in (0, 1)] == [0, 1]
    assert decided(s).endswith("player 1 was later in the turn order of the last round (SA-20)")


@pytest.mark.parametrize(("players", "order"), [(3, [0, 1, 2]), (4, [1, 2, 3, 0])])
def test_sa20_the_start_player_moves_on_nine_times_before_the_last_round(
    players: int, order: list[int]
) -> None:
    s = start(players)
    s.round = 10
    s.pool = 0
    assert len({(GAME.rules.score(s, p), s.tokens[p]) for p in range(players)}) == 1
    assert sorted(range(players), key=lambda p: int(GAME.rules.rank(s, p))) == order[::-1]
