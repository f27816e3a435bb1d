"""Moves and positions as text, and the errors for invalid ones."""

import pytest

from draftwork.games.patchwork import GAME
from draftwork.games.patchwork.notation.moves import read_move, write_move
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadMove, BadPosition
from draftwork.play import position
from tests.games.patchwork.build import cells, play, start, with_fields


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("ADVANCE", "advance"),
        ("  17   C4 ", "17 c4"),
        ("2u a1", "2 a1"),  # upside down, a straight patch covers the same cells
        ("9fl b2", "9 b2"),
        ("Leather E5", "leather e5"),
    ],
)
def test_move_texts_are_normalized(typed: str, canonical: str) -> None:
    assert write_move(read_move(typed)) == canonical


@pytest.mark.parametrize(
    "text", ["", "17", "c4", "17 c", "17x c4", "17 c44", "buy 17 c4", "-1 a1", "leatherr e5"]
)
def test_invalid_texts_are_not_moves(text: str) -> None:
    with pytest.raises(BadMove, match="is not a Patchwork move"):
        read_move(text)


def test_patches_are_numbered_to_32() -> None:
    for number in (33, 34, 99):
        with pytest.raises(BadMove, match=f"no patch {number}"):
            read_move(f"{number} a1")


@pytest.mark.parametrize("text", ["17 f1", "17r a6", "0 i1", "32 g1", "5 a9", "2 z1", "leather j1", "2 a0"])
def test_pw9_a_patch_must_lie_inside_the_quilt(text: str) -> None:
    with pytest.raises(BadMove, match=r"It does not fit inside the quilt.*\(PW-9\)"):
        read_move(text)


def test_moves_as_json() -> None:
    as_json = GAME.notation.move_json
    assert as_json(read_move("advance")) == {"kind": "advance"}
    assert as_json(read_move("leather b3")) == {"kind": "leather", "cells": [[2, 1]]}
    assert as_json(read_move("0r c4")) == {
        "kind": "buy",
        "patch": 0,
        "turn": "r",
        "corner": [3, 2],
        "cells": [[3, 2], [4, 2]],
    }


def test_a_number_outside_the_moves_is_refused() -> None:
    assert str(GAME.ui.refusal(start(), 7431, GAME.rules.illegality(start(), 7431))).startswith(
        "There is no move"
    )
    assert GAME.rules.illegality(start(), -1) == 1


MID_GAME = """
patchwork 1
board: 2014
circle: 17 11 27 13 23 15 30 10 4 29 26 8 19 1 24 22 32 18 14 12 6 9 31 20 ^21 7 28 2 5 0 16 3 25
start: 0
on top: 1
time: 29 26
buttons: 6 6
special: -
leather taken: 2
leather to place: 0
quilt 0: 3u g3, 9 h1, 11r b1, 14fr h5, 23f d7, 24 b5, 30r d3, leather d7, leather f9
quilt 1: 4r d6, 8fu a6, 13l g6, 21r g1, 22r a1, 25r e1
"""


def test_a_position_survives_reading_and_writing() -> None:
    game, s = position.read(MID_GAME)
    assert position.write(game, s).strip() == MID_GAME.strip()
    assert [to_python(s).income[seat] for seat in range(2)] == [6, 4]
    assert position.read(MID_GAME.replace("\n", ";").strip(";"))[1] is not None


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("board: 2014", "board: 2015", "not a value for “board”"),
        ("board: 2014\n", "", "does not say “board”"),
        ("start: 0", "start: 2", "not a value for “start”"),
        ("start: 0", "start: ²", "not a value for “start”"),
        ("start: 0", "start: 0\nstart: 0", "each key once"),
        ("start: 0", "start 0", "not a line of a position"),
        ("start: 0", "start: 0\nsize: 9", "no line “size”"),
        ("time: 29 26", "time: 29", "not a value for “time”"),
        ("time: 29 26", "time: 29 54", "not a value for “time”"),
        ("buttons: 6 6", "buttons: 6 -6", "not a value for “buttons”"),
        ("buttons: 6 6", "buttons: 6 " + "9" * 40, "not a value for “buttons”"),
        ("circle: 17", "circle: 18", "each once, with one"),
        ("^21", "21", "each once, with one"),
        ("21 7 ", "^21 ^7 ", "each once, with one|not a value for “circle”"),
        ("leather d7", "leather d77", "not a Patchwork move"),
        ("leather d7", "advance", "not a value for “quilt 0”"),
        ("leather d7", "9 a8", "not a value for “quilt 0”"),
        ("leather d7", "leather g4", "“leather g4” overlaps another patch on the quilt of player 1"),
        ("25r e1", "25r a1", "“25r a1” overlaps another patch on the quilt of player 2"),
        ("leather d7, ", "", "leather patches"),
        ("leather taken: 2", "leather taken: 1", "leather patches"),
        ("leather to place: 0", "leather to place: 1", "leather patches"),
        ("on top: 1", "on top: 0", "behind on the time board"),
        ("special: -", "special: 0", "special tile"),
        ("special: -", "special: 1", "special tile"),
        ("special: -", "special: 2", "not a value for “special”"),
        ("^21 7", "21 ^7", "neutral token"),
        ("patchwork 1", "patchwork 2", "version 2"),
        ("patchwork 1", "chess 1", "no game “chess”"),
    ],
)
def test_an_invalid_position_is_refused_with_a_reason(old: str, new: str, complaint: str) -> None:
    assert old in MID_GAME
    with pytest.raises(Exception, match=complaint) as caught:
        position.read(MID_GAME.replace(old, new, 1))
    assert type(caught.value).__module__ == "draftwork.kernel.errors"


def test_a_full_square_without_the_special_tile_is_refused() -> None:
    square = sum(1 << (r * 9 + c) for r in range(7) for c in range(7))
    with pytest.raises(BadPosition, match="special tile"):
        GAME.check_state(with_fields(start(), covered={0: square}))


def test_corrupted_states_are_caught() -> None:
    s = play(start(), "2 a1", "advance")
    GAME.check_state(s)
    for broken in (
        {"income": [1, 0]},
        {"buttons": [-1, 5]},
        {"owned": [0, 0]},
        {"owned": [4, 4]},
        {"in_circle": (1 << 33) - 1},
        {"covered": {0: 0}},
        {"covered": {0: cells("2 a1", "leather e5")}},
        {"leather_taken": 1},
        {"leather_to_place": 1},
        {"special": 1},
    ):
        with pytest.raises(BadPosition):
            GAME.check_state(with_fields(s, **broken))
