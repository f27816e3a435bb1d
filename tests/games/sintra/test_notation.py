"""Moves and positions as text, the errors of invalid ones, and the view (SI-22)."""

from typing import Any

import pytest

from draftwork.games.sintra import GAME
from draftwork.games.sintra.notation.moves import read_move, write_move
from draftwork.kernel.errors import BadMove, BadPosition
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match, position
from tests.games.sintra.build import FRONTS, flip, put, start, table


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("  F3  Pink 5 ", "f3 pink 5"),
        ("f3 p 5", "f3 pink 5"),
        ("f3 pink 5 j0", "f3 pink 5"),
        ("f3 pink 5 J2", "f3 pink 5 j2"),
        ("c o 2", "centre orange 2"),
        ("center orange 2 j1", "centre orange 2 j1"),
        ("f9 B BREAK", "f9 blue break"),
        ("Return", "return"),
        ("keep y", "keep yellow"),
    ],
)
def test_texts_are_read_in_many_forms_and_written_in_one(typed: str, canonical: str) -> None:
    assert write_move(read_move(typed)) == canonical


@pytest.mark.parametrize(
    "text",
    ["", "f3", "f3 pink", "f0 pink 1", "f10 pink 1", "f3 red 1", "f3 pink 0", "f3 pink 9", "f3 pink 1 j3",
     "f3 pink 1 2", "keep", "keep red", "keep j", "return 1", "break", "f3 j 1", "f３ pink 1",
     "centre1 pink 1"],
)  # fmt: skip
def test_an_invalid_move_text_is_rejected(text: str) -> None:
    with pytest.raises(BadMove, match="is not a Sintra move"):
        read_move(text)


def test_moves_as_json() -> None:
    as_json = GAME.notation.move_json
    assert as_json(read_move("return")) == {"kind": "return"}
    assert as_json(read_move("keep white")) == {"kind": "keep", "colour": "W"}
    assert as_json(read_move("centre blue break")) == {"kind": "break", "source": "centre", "colour": "B"}
    assert as_json(read_move("f3 pink 5 j1")) == {
        "kind": "take", "source": "f3", "colour": "P", "strip": 5, "jokers": 1,
    }  # fmt: skip


def test_there_are_1256_moves() -> None:
    assert GAME.num_moves == 1 + 5 + 10 * 5 * (8 * 3 + 1)
    assert str(GAME.ui.refusal(start(), 1256, GAME.rules.illegality(start(), 1256))).startswith(
        "There is no move"
    )
    assert GAME.rules.illegality(start(), -1) == 1


def test_si22_panes_are_grouped_by_colour_in_a_fixed_order_with_their_shapes() -> None:
    s = start(setup={"panes": ["BWYOPBWYOPBWYOPBWYOP"]})
    view: Any = GAME.ui.view(s, 0)
    assert view.factories == ["OYWB", "PYWB", "POWB", "POYB", "POYW"]
    assert list(view.bag) == list(view.tower) == list("POYWB")
    assert [(c.letter, c.name) for c in view.colours] == [
        ("P", "pink"), ("O", "orange"), ("Y", "yellow"), ("W", "white"), ("B", "blue"),
    ]  # fmt: skip
    assert len({c.shape for c in view.colours}) == 5
    assert (view.round, view.round_track) == (1, list("PPOYWB"))


def test_si22_panes_on_jokers_are_in_the_same_order() -> None:
    s = put(flip(table(start(), "W"), 8, "B"), 8, "W", jokers="OP")
    view: Any = GAME.ui.view(s, 0)
    spaces = [(space.kind, space.pane) for space in view.players[0].strips[7].spaces]
    assert spaces == [("P", None), ("Y", None), ("W", "W"), ("J", "P"), ("J", "O")]


def middle(seed: str = "notation", moves: int = 40, **options: Any) -> Match:
    match = Match("sintra", players=3, seed=seed, edition="open set", **options)
    rng = generator(seed)
    while len(match.history) < moves:
        match.play(match.legal_moves[random_below(rng, len(match.legal_moves))])
    return match


def test_a_position_is_read_and_written_unchanged() -> None:
    text = middle(side="B", floor_at_zero=True).position()
    game, s = position.read(text)
    assert position.write(game, s) == text
    assert len(text) < 4000


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("players", "5", "not a value for “players”"),
        ("players", "2", "not a value for “factories”"),
        ("side", "C", "not a value for “side”"),
        ("return over gaps", "maybe", "not a value for “return over gaps”"),
        ("edition", "?", "is not a name"),
        ("strips", "PPOOY/WWWBO", "not a value for “strips”"),
        ("strips", " ".join(["PPOOY/WWWBO"] * 8), "No strip has joker spaces"),
        ("window points A", "1 2 3", "not a value for “window points A”"),
        ("broken glass", "0 0 0 0 0 0 0 0 0", "must be lower than the row above"),
        ("ornament points", "0 0 3 6 100", "cannot be number 5"),
        ("key", "12", "not a value for “key”"),
        ("start", "3", "not a value for “start”"),
        ("round", "0", "not a value for “round”"),
        ("round", "6", "20 panes of each colour"),
        ("round track", "POY", "not a value for “round track”"),
        ("round track", "PPPPPP", "outside what the components allow"),
        ("drawn", "- - - - - - -", "not a value for “drawn”"),
        ("drawn", "- - - - - -", "do not agree with the bag"),
        ("drawn", f"{'P' * 37} - - - - -", "not a value for “drawn”"),
        ("drawn", f"{'P' * 36} - - - - -", "do not agree with the bag"),
        ("drawn", "x - - - - -", "not a value for “drawn”"),
        ("marker", "7", "not a value for “marker”"),
        ("marker in centre", "2", "not a value for “marker in centre”"),
        ("to move", "-1", "not a value for “to move”"),
        ("keep from", "9", "not a value for “keep from”"),
        ("keep from", "3", "the completed strip do not agree"),
        ("factories", "P", "not a value for “factories”"),
        ("centre", "x", "not a value for “centre”"),
        ("centre", "P" * 101, "not a value for “centre”"),
        ("centre", "P" * 15, "20 panes of each colour"),
        ("bag", "1 2 3", "not a value for “bag”"),
        ("bag", "21 0 0 0 0", "not a value for “bag”"),
        ("tower", "0 0 0 0 0", "20 panes of each colour"),
        ("strips 0", "1f 2f", "not a value for “strips 0”"),
        ("strips 0", "1f 2f 3f 4f 5f 6f 7f 8x", "not a value for “strips 0”"),
        ("strips 0", "1f 2f 3f 4f 5f 6f 7f 88f", "not a value for “strips 0”"),
        ("strips 0", "1f 2f 3f 4f 5f 6f 7f 9f", "not a value for “strips 0”"),
        ("panes 0", "..... .....", "not a value for “panes 0”"),
        ("panes 0", "- - - - - - - -", "not a value for “panes 0”"),
        ("panes 0", "XXXXX " * 8, "not a value for “panes 0”"),
        ("windows 0", "-- --", "not a value for “windows 0”"),
        ("windows 0", "--- -- -- -- -- -- -- --", "not a value for “windows 0”"),
        ("windows 0", "-P -- -- -- -- -- -- --", "not a value for “panes 0”"),
        ("glazier 0", "0", "not a value for “glazier 0”"),
        ("window points 0", "9 9 9 9 9 9 9 9", "not the sum of the points"),
        ("row, falls, colour points, forgiven 0", "8 0 0 0", "outside what the components allow"),
        ("row, falls, colour points, forgiven 0", "0 0 0", "not a value for “row, falls"),
        ("score 0", "500", "not the sum of the points"),
        ("score 0", "--5", "not a value for “score 0”"),
        ("score 0", "²", "not a value for “score 0”"),
    ],
)  # fmt: skip
def test_an_invalid_position_is_rejected(key: str, value: str, complaint: str) -> None:
    lines = middle().position().splitlines()
    wrong = [f"{key}: {value}" if line.startswith(f"{key}:") else line for line in lines]
    assert wrong != lines
    with pytest.raises(BadPosition, match=complaint):
        position.read("\n".join(wrong))


@pytest.mark.parametrize("key", ["strips", "ornament points", "round track", "panes 1", "score 2"])
def test_the_error_names_a_missing_line(key: str) -> None:
    lines = middle().position().splitlines()
    kept = [line for line in lines if not line.startswith(f"{key}:")]
    assert len(kept) == len(lines) - 1
    with pytest.raises(BadPosition, match=f"“{key}”"):
        position.read("\n".join(kept))


def test_panes_on_a_strip_have_one_canonical_text() -> None:
    setup = {"strips": [FRONTS] * 2, "start": 0, "panes": ["POYW"]}
    match = Match("sintra", seed="one way", setup=setup, edition="open set")
    match.play("f1 pink 1")
    text = match.position()
    assert "panes 0: P.... ....." in text
    with pytest.raises(BadPosition, match="not a value for “panes 0”"):
        position.read(text.replace("panes 0: P....", "panes 0: .P..."))


def test_a_strip_holds_panes_of_its_colours_only() -> None:
    text = Match("sintra", seed="one way", setup={"strips": [FRONTS] * 2, "start": 0}).position()
    first = next(line for line in text.splitlines() if line.startswith("panes 0: "))
    for pane in "POYWB":
        wrong = text.replace(first, first.replace(".....", f"....{pane}", 1))
        with pytest.raises(BadPosition):
            position.read(wrong)


def test_no_factory_holds_more_than_four_panes() -> None:
    setup = {"start": 0, "panes": ["PPPPPOOOOOYYYYYWWWWW"]}
    text = Match("sintra", seed="full", setup=setup).position()
    assert "factories: PPPP POOO OOYY YYYW WWWW" in text
    with pytest.raises(BadPosition, match="do not agree with the bag"):
        position.read(text.replace("PPPP POOO", "PPPPP OOO"))


def test_a_match_cannot_begin_in_a_redacted_position() -> None:
    match = middle()
    text = match.seat(0).position
    assert "key: ?" in text
    with pytest.raises(BadPosition, match="does not hold the key"):
        Match.from_position(text)
