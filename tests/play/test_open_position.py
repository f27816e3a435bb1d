"""Positions as the knowledge of a seat: typed ones, inference of the seat, errors, and mutated texts."""

from typing import Any

import pytest

import draftwork
from draftwork import Match, bots, open_position
from draftwork.bots import Budget
from draftwork.games import load, names
from draftwork.kernel import pack
from draftwork.testing.checks.fuzz import fuzz_positions
from draftwork.testing.random_matches import Case
from tests.exchange import played
from tests.play import typed_positions as typed

# The lines that a position of a running match may leave out, by how they begin.
OPTIONAL = {
    "patchwork": "special, leather, quilt",
    "sintra": "side, return, floor, edition, strips:, window points A, window points B, broken, key",
    "sagrada": "reduced, solo, edition, cards, key, dice, spare, luck, skipping, drafted, tool:, hand",
    "blueprints": "edition, deck, turn, to discard, in demand 2, in demand 3, dice 2, dice 3, plans 2",
}


def without(text: str, *starts: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(starts))


@pytest.mark.parametrize("text", typed.ALL, ids=range(len(typed.ALL)))
def test_what_lies_on_a_table_is_enough(text: str) -> None:
    seat = open_position(text)
    assert seat.to_move
    assert len(seat.legal_moves) == sum(1 for choice in seat.choices for _ in choice.leaves()) > 1
    assert open_position(seat.position) == seat
    assert open_position(seat.position).index == seat.index
    for seed in range(5):
        match = seat.imagine(seed)
        assert pack(match.seat(seat.index).redacted_state) == pack(seat.redacted_state)
        while not match.is_over:
            match.play(match.legal_moves[seed % len(match.legal_moves)])
            match.game.check_state(match.state)
        assert Match.from_record(match.record()) == match
        assert match.scores.explain()
        assert match.svg()


@pytest.mark.parametrize("text", [typed.SAGRADA, typed.BLUEPRINTS], ids=["sagrada", "blueprints"])
def test_a_typed_position_can_be_analysed(text: str) -> None:
    seat = open_position(text)
    analysis = bots.analyse(seat, Budget(iterations=20))
    assert analysis.moves[0].text in seat.legal_moves


@pytest.mark.parametrize("game", names())
def test_the_position_of_every_seat_opens_as_that_seat(game: str) -> None:
    for plies in (0, 4, 17):
        match = played(game, 2, plies)
        for index in (*range(match.players), None):
            seat = match.seat(index)
            opened = open_position(seat.position)
            assert (opened.index, opened.view, opened.position) == (index, seat.view, seat.position)
            assert [*opened.legal_moves] == [*seat.legal_moves]
            assert opened.points == seat.points


@pytest.mark.parametrize("game", ["sagrada", "blueprints", "hoard"])
def test_the_known_parts_tell_the_seat(game: str) -> None:
    match = played(game, 3, 2)
    for index in (*range(match.players), None):
        assert open_position(without(match.seat(index).position, "seat")).index == index


@pytest.mark.parametrize("game", names())
def test_a_complete_position_opens_as_the_seat_to_move_or_as_the_seat_that_it_names(game: str) -> None:
    match = played(game, 3, 4)
    seat = open_position(match.position())
    assert seat.index == match.to_move
    other = 1 - match.to_move if match.to_move is not None else 0
    named = open_position(f"{match.position()}seat: {other}\n")
    assert named.view == match.seat(other).view
    assert open_position(f"{match.position()}seat: -\n").view == match.view(None)


def test_what_the_seat_may_not_know_is_dropped() -> None:
    match = played("sagrada", 3, 4)
    seat = open_position(f"{match.position()}seat: 1\n")
    assert seat._match.state == match.seat(1).redacted_state


@pytest.mark.parametrize("game", OPTIONAL)
def test_lines_that_follow_from_others_may_be_left_out(game: str) -> None:
    seat = Match(game, seed=5, players=2).seat(0)
    for choice in range(2 if game == "sagrada" else 0):
        seat._match.play(seat._match.legal_moves[choice])
    optional = OPTIONAL[game].split(", ")
    short = without(seat.position, *optional)
    assert len(short.splitlines()) + len(optional) <= len(seat.position.splitlines())
    opened = open_position(short)
    ignored = ("dice", "cards") if game == "sagrada" else ()  # past draws are not on the table
    assert without(opened.position, *ignored) == without(seat.position, *ignored)
    assert opened.legal_moves.numbers == seat.legal_moves.numbers


def test_a_record_of_an_opened_seat_holds_nothing_hidden() -> None:
    record = open_position(typed.SAGRADA).record
    assert (record.seed, record.position, record.moves) == (None, None, [])


def test_tools_and_objectives_are_sorted() -> None:
    seat = open_position(typed.SAGRADA)
    assert [(tool["number"], tool["tokens"]) for tool in seat.view["tools"]] == [(1, 3), (5, 1), (8, 0)]
    assert "public: shade_variety row_color_variety column_color_variety" in seat.position


def test_a_die_in_hand_needs_no_slot_and_tokens_default_to_the_dots() -> None:
    text = typed.SAGRADA.replace("pool: B2 R4 B2", "pool: B2 B2\nphase: hand\nhand: R4")
    assert open_position(text).view["hand_slot"] == 2
    fresh = without(typed.SAGRADA, "tokens", "paid")
    assert [player["tokens"] for player in open_position(fresh).view["players"]] == [3, 5]


def test_the_start_player_of_the_match_follows_from_that_of_the_round() -> None:
    assert [
        open_position(typed.SAGRADA.replace("first: 0", f"first: {i}")).view["start"] for i in (0, 1)
    ] == [
        1,
        0,
    ]
    with pytest.raises(draftwork.BadPosition, match="no line “first”"):
        open_position(typed.SAGRADA + "start: 0")


def test_points_of_rounds_that_are_left_out() -> None:
    seat = open_position(typed.BLUEPRINTS)
    assert seat.view["past"] == []
    assert seat.view["players"][1]["cards"] == [{"round": 1, "card": "silver"}]
    match = seat.imagine(1)
    assert [(point.rule, str(point.reason)) for point in match.scores.explain()[1]] == [
        ("BP-13", "round 1, Silver Award")
    ]


@pytest.mark.parametrize(
    ("text", "old", "new", "complaint"),
    [
        (typed.SAGRADA, "pool: B2", "pool: B2 B2", "11 dice are in the windows.*10 have been drawn. .SA-4"),
        (typed.SAGRADA, "tokens 0: 2", "tokens 0: 3", "“tokens”, “paid”.*SA-11"),
        (typed.SAGRADA, "P4 --", "P4 P3", "“window 0”.*SA-9"),
        (typed.SAGRADA, "private: P ?", "private: Z ?", "“Z .” is not a value for “private”"),
        (typed.SAGRADA, "pattern 1: 19", "", "does not say “pattern 1”"),
        (typed.SAGRADA, "pattern 1: 19", "pattern 1: nowhere", "not a value for “pattern 1”"),
        (typed.SAGRADA, "first: 0", "", "does not say “start”"),
        (typed.SAGRADA, "first: 0", "first: 2", "“2” is not a value for “first”"),
        (typed.SAGRADA, "players: 2", "players: 0", "“0” is not a value for “players”"),
        (typed.SAGRADA, "round: 2", "round: 2\nseat: 1", "Player 2 would know more"),
        (typed.SAGRADA, "round: 2", "round: 2\nseat: 2", "“2” is not a value for “seat”"),
        (typed.SAGRADA, "round: 2", "round: 2\nphase: hand", "“phase”"),
        (typed.SAGRADA_CHOICE, "cards 2: 3 9", "seat: 2", "Player 3 would know more"),
        (typed.SAGRADA, "track: R4", "track: R4" + "/" * 10, "not a value for “track”"),
        (typed.BLUEPRINTS, "R2\n", "\n", "“pool” has 7 dice, but 8 .*BP-5"),
        (typed.BLUEPRINTS, "silver 1", "silver 0, silver 1", "“won”.*BP-13"),
        (typed.BLUEPRINTS, "silver 1", "gold 1", "“won”.*BP-13"),
        (typed.BLUEPRINTS, "geometer 0", "geometer 0, geometer 1", "“won”.*BP-13"),
        (typed.BLUEPRINTS, "geometer 0", "geometer 2", "“ geometer 2” is not a value for “won 1”"),
        (typed.BLUEPRINTS, "round: 2", "round: 2\nstart: 1", "“start” must be 0.*round 1.*BP-4"),
        (typed.BLUEPRINTS, "won 1", "won 2", "does not say “start”"),
        (typed.BLUEPRINTS, "b2, W5 a2", "b1, W5 a2", "“taken”, “discarded”"),
        (typed.BLUEPRINTS, "plans 2: 6 ?", "plans 2: 6 ?\nseat: 1", "Player 2 would know more"),
    ],
)
def test_a_wrong_position_names_the_line_and_the_rule(text: str, old: str, new: str, complaint: str) -> None:
    assert old in text
    with pytest.raises(draftwork.BadPosition, match=complaint):
        open_position(text.replace(old, new))


def test_no_colour_has_more_dice_than_the_bag_had() -> None:
    five = " ".join(["R1"] * 5)
    text = (
        without(typed.SAGRADA, "round", "track")
        + f"reduced bag: yes\nround: 4\ntrack: {five} / {five} / R1\n"
    )
    with pytest.raises(draftwork.BadPosition, match=r"12 dice of colour R .* only 10. .SA-1"):
        open_position(text)


@pytest.mark.parametrize("value", [None, 7, b"sagrada 1"])
def test_other_types_are_refused(value: Any) -> None:
    with pytest.raises(draftwork.BadPosition):
        open_position(value)


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_mutated_positions_open_or_are_refused(game: str) -> None:
    fuzz_positions(Case(load(game), 2, "mutations"), 1000)


@pytest.mark.long
@pytest.mark.parametrize("game", ["sagrada", "blueprints"])
def test_mutated_typed_positions_open_or_are_refused(game: str) -> None:
    texts = [text for text in typed.ALL if text.startswith(f"\n{game}")]
    fuzz_positions(Case(load(game), 2, "mutations"), 1000, texts)
