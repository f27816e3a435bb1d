"""SI-1 to SI-6: the set-up."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from draftwork.games.sintra import GAME
from draftwork.games.sintra.rules.panes import count, format_panes, total
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadSetup
from draftwork.play import Match
from draftwork.testing.random_matches import Case
from tests.games.sintra.build import FRONTS, OPTIONS, TRACK, dealt, legal, start, why_not


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_si1_factories_by_the_number_of_players(players: int, factories: int) -> None:
    s = dealt("any", players)
    now = to_python(s)
    assert [total(now.sources[i]) for i in range(10)] == [4] * factories + [0] * (10 - factories)
    if factories < 9:
        text = why_not(s, f"f{factories + 1} pink 1")
        assert text == f"There is no factory {factories + 1}: factories are numbered 1 to {factories}. (SI-1)"


def test_si1_a_hundred_panes_twenty_of_each_colour() -> None:
    now = to_python(dealt("any", 4))
    everything = format_panes(now.bag) + "".join(format_panes(panes) for panes in now.sources)
    everything += "".join("POYWB"[colour] for colour in now.track)
    assert Counter(everything) == dict.fromkeys("POYWB", 20)
    assert now.tower == 0


@pytest.mark.parametrize("side", ["A", "B"])
def test_si2_all_players_use_the_same_side_and_its_points(side: str) -> None:
    s = start(side=side)
    assert GAME.options_of(s)["side"] == side
    assert [*to_python(s).window_points][:8] == [4, 3, 3, 2, 2, 1, 1, 2]
    assert GAME.ui.view(s, -1).players[0].windows[0].points == 4  # type: ignore[attr-defined]


def test_si3_each_player_has_the_eight_strips_in_random_order_and_sides() -> None:
    rows = [row for i in range(40) for row in GAME.dealt_setup(dealt(str(i), 3))["strips"]]
    assert all(sorted(strip[0] for strip in row) == list("12345678") for row in rows)
    assert len({tuple(row) for row in rows}) == len(rows)
    sides = Counter(strip for row in rows for strip in row)
    assert all(30 < sides[f"{strip}f"] < 90 for strip in range(1, 8))


def test_si3_the_jokers_begin_face_down() -> None:
    rows = [row for i in range(20) for row in GAME.dealt_setup(dealt(str(i), 4))["strips"]]
    assert all("8f" in row for row in rows)


def test_si3_the_back_of_a_strip_is_public() -> None:
    view: Any = GAME.ui.view(start(), -1)
    first, *_, last = view.players[1].strips
    assert "".join(space.kind for space in first.spaces) == "PPOOY"
    assert (first.next, last.next) == ("WWWBO", "PYWJJ")


def test_si4_the_glazier_begins_above_the_leftmost_strip() -> None:
    s = dealt("any", 4)
    assert [*to_python(s).glazier] == [0] * 4
    assert why_not(s, "return") == "The glazier already stands above the leftmost strip. (SI-13)"


def test_si5_one_pane_of_each_colour_on_the_rounds_two_to_six_and_one_drawn_for_the_first() -> None:
    tracks = [GAME.dealt_setup(dealt(str(i)))["round_track"] for i in range(60)]
    assert all(sorted(track[1:]) == sorted("POYWB") for track in tracks)
    assert {track[0] for track in tracks} == set("POYWB")
    assert len({track[1:] for track in tracks}) > 30


def test_si5_the_round_track_can_be_fixed_with_or_without_the_first_round() -> None:
    assert GAME.dealt_setup(start())["round_track"] == TRACK
    firsts = {
        GAME.dealt_setup(start(setup={"round_track": "BWYOP"}, seed=str(i)))["round_track"] for i in range(40)
    }
    assert firsts == {f"{first}BWYOP" for first in "POYWB"}


def test_si5_four_panes_from_the_bag_for_each_factory() -> None:
    s = start(setup={"panes": ["PPPPOOOOYYYYWWWWBBBB"]})
    assert [format_panes(to_python(s).sources[i]) for i in range(5)] == [
        "PPPP",
        "OOOO",
        "YYYY",
        "WWWW",
        "BBBB",
    ]
    assert [count(to_python(s).bag, colour) for colour in range(5)] == [14, 15, 15, 15, 15]


def test_si5_all_colours_are_drawn_equally_often() -> None:
    drawn = Counter("".join(GAME.dealt_setup(dealt(str(i), 4))["panes"][0] for i in range(200)))
    assert all(1300 < drawn[letter] < 1580 for letter in "POYWB")  # 1440 of each on average


def test_si6_the_start_player_is_dealt_or_fixed() -> None:
    starters = Counter(GAME.rules.to_move(dealt(str(i), 3)) for i in range(300))
    assert all(70 < starters[seat] < 130 for seat in range(3))
    assert GAME.rules.to_move(start(setup={"start": 1})) == 1


def test_si6_the_marker_lies_in_the_centre_and_turns_go_clockwise() -> None:
    match = Match("sintra", players=4, seed="clock", setup={"start": 2})
    assert to_python(match.state).marker == 1
    turns = [match.to_move]
    for _ in range(7):
        match.play(match.legal_moves[0])
        turns.append(match.to_move)
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.parametrize("seat", [2, -1, "0", None, True])
def test_an_invalid_start_is_rejected(seat: object) -> None:
    with pytest.raises(BadSetup, match="seat from 0 to 1"):
        GAME.new_state(2, OPTIONS, {"start": seat})


@pytest.mark.parametrize("track", ["", "POYW", "POYWP", "POYWBB", "XPOYWB", "POYWBPO", 7, ["P"] * 6, None])
def test_an_invalid_round_track_is_rejected(track: object) -> None:
    with pytest.raises(BadSetup, match=r"“round_track” must be.*\(SI-5\)"):
        GAME.new_state(2, OPTIONS, {"round_track": track})


@pytest.mark.parametrize(
    "strips",
    [[], "strips", [FRONTS], [FRONTS] * 3, [FRONTS, FRONTS[:7]], [FRONTS, ["1f"] * 8], [FRONTS, "12345678"],
     [FRONTS, [*FRONTS[:7], "9f"]], [FRONTS, [*FRONTS[:7], "8x"]], [FRONTS, [*FRONTS[:7], 8]],
     [FRONTS, None]],
)  # fmt: skip
def test_invalid_strips_are_rejected(strips: object) -> None:
    with pytest.raises(BadSetup, match=r"“strips” must be.*\(SI-3\)"):
        GAME.new_state(2, OPTIONS, {"strips": strips})


def test_strips_with_jokers_up_are_rejected() -> None:
    with pytest.raises(BadSetup, match=r"Strip 8 must start with its joker side down.*\(SI-3\)"):
        GAME.new_state(2, OPTIONS, {"strips": [FRONTS, [*FRONTS[:7], "8b"]]})


@pytest.mark.parametrize("panes", ["P", [["P"]], ["P" * 21], ["X"], [""] * 7, [1], None])
def test_invalid_panes_are_rejected(panes: object) -> None:
    with pytest.raises(BadSetup, match=r"“panes” must be a list of at most 6 texts.*\(SI-5\)"):
        GAME.new_state(2, OPTIONS, {"panes": panes})


def test_more_panes_of_a_colour_than_the_bag_holds_are_rejected() -> None:
    with pytest.raises(BadSetup, match=r"20 pink panes are too many.*\(SI-5\)"):
        GAME.new_state(2, OPTIONS, {"panes": ["P" * 10, "P" * 10]})
    GAME.new_state(
        2, OPTIONS, {"panes": ["P" * 10, "P" * 9, "", "", "P" * 20]}
    )  # the tower may be poured by then


def test_fixed_panes_that_are_not_in_the_bag_are_left_out() -> None:
    s = start(setup={"panes": ["P" * 19 + "O"]})  # the first round's pane and another are pink: 18 are left
    assert GAME.dealt_setup(s)["panes"][0].startswith("P" * 18 + "O")
    assert len(GAME.dealt_setup(s)["panes"][0]) == 20


def test_panes_may_be_fixed_for_part_of_a_refill_and_for_later_ones() -> None:
    setup = {"panes": ["PPOO", "", "YYYYWWWW"]}
    case = Case(GAME, 2, "later", {})
    match = case.match(setup)
    while to_python(match.state).round < 2:
        match.play(match.legal_moves[-1])
    panes = GAME.dealt_setup(match.state)["panes"]
    assert panes[0].startswith("PPOO")
    assert panes[2].startswith("YYYYWWWW")
    assert [len(row) for row in panes] == [20, 20, 20]


def test_factories_are_filled_one_after_the_other() -> None:
    s = start(3, setup={"panes": ["POYWB" * 5 + "POY"]})
    assert [format_panes(to_python(s).sources[i]) for i in range(7)] == [
        "".join(sorted(("POYWB" * 6)[a:b], key="POYWB".index)) for a, b in pairwise(range(0, 29, 4))
    ]
    assert legal(s)
