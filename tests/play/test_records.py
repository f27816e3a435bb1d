"""Records: writing and replaying them."""

import json
from typing import Any

import msgspec
import pytest

from draftwork import Match
from draftwork.kernel.deal import commitment
from draftwork.kernel.errors import BadPosition, BadRecord, UnsupportedVersion
from draftwork.play import decode, encode
from tests.play.test_match import EXPENSIVE, IN_ORDER, finished


def as_data(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(encode(match.record()))
    return data


def running() -> Match:
    match = Match("patchwork", seed="r", setup=IN_ORDER, seats=("Ola", "Taras"), board="later")
    for text in ("2 c4", "advance", "advance"):
        match.play(text)
    return match


@pytest.mark.parametrize("make", [running, finished])
def test_record_and_match_are_inverse(make: Any) -> None:
    match = make()
    text = encode(match.record())
    again = Match.from_record(text)
    assert again.position() == match.position()
    assert encode(again.record()) == text
    assert Match.from_record(json.loads(text)).history == match.history
    assert Match.from_record(match.record()).seats == match.seats


def test_the_record_of_a_running_match_for_a_seat_has_no_secrets() -> None:
    match = running()
    record = match.record(0)
    assert record.seed is None
    assert record.setup == {}
    assert record.commitment == commitment("r")
    assert record.moves == match.record().moves
    assert match.seat(0).record == record
    with pytest.raises(BadRecord, match="without the seed"):
        Match.from_record(record)


def test_after_the_end_everybody_gets_the_complete_record() -> None:
    match = finished()
    assert match.record(None) == match.record(0) == match.record()


def test_the_record_of_a_match_from_a_position_contains_the_position() -> None:
    match = Match.from_position(running().position())
    match.play("advance")
    data = as_data(match)
    assert "seed" not in data
    assert Match.from_record(data).position() == match.position()
    for change in ({"players": 3}, {"options": {"board": "2014"}}, {"seed": "x"}, {"setup": IN_ORDER}):
        with pytest.raises(BadRecord):
            Match.from_record(data | change)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "draftwork-record/2"}, "not a Draftwork record"),
        ({"game": "chess"}, "no game “chess”"),
        ({"players": 3}, "number of players: 3"),
        ({"players": "two"}, r"Expected `int`, got `str` - at `\$.players`"),
        ({"options": {"players": 3}}, "no option “players”"),
        ({"options": {"board": True}}, "is not a value"),
        ({"setup": {"circle": [1]}}, "33 patches"),
        ({"seed": None}, "without the seed"),
        ({"seed": "other"}, "cannot be played"),
        (
            {"moves": ["advance", "leather e5"]},
            "Move 2 of the record, “leather e5”, cannot .*PW-10",
        ),
        ({"moves": ["9 9"]}, "Move 1 of the record"),
        ({"moves": "advance"}, "Expected `array`"),
        ({"edition": {"name": "mine", "hash": "0"}}, "components “mine”"),
        ({"result": {"scores": [1, 2], "winners": [1]}}, "result in the record"),
        ({"rules_version": 10**4000}, "version int|not a Draftwork record|version 1000"),
        ({"commitment": "0" * 64}, "commitment in the record"),
        ({"seats": ["a", "b", "c"]}, "at most 2 names"),
        ({"extra": 1}, "unknown field `extra`"),
        ({"position": "chess 1"}, "no game “chess”"),
    ],
)
def test_an_invalid_record_is_rejected_with_the_reason(change: dict[str, Any], complaint: str) -> None:
    data = as_data(finished()) | change
    with pytest.raises((BadRecord, UnsupportedVersion), match=complaint):
        Match.from_record(data)


def test_moves_in_a_record_may_have_any_spelling() -> None:
    data = as_data(running())
    again = Match.from_record(data | {"moves": ["2  C4", "ADVANCE", " advance "]})
    assert again.record().moves == data["moves"]


@pytest.mark.parametrize("data", [5, None, [1]])
def test_data_of_other_types_is_rejected(data: Any) -> None:
    with pytest.raises(BadRecord):
        Match.from_record(data)
    with pytest.raises(BadPosition):
        Match.from_position(data)


def test_a_record_of_another_rules_version_is_rejected() -> None:
    with pytest.raises(
        UnsupportedVersion, match="version 2 of the rules of patchwork; this program plays version 1"
    ):
        Match.from_record(as_data(running()) | {"rules_version": 2})


def test_a_record_must_contain_the_forced_moves() -> None:
    data = as_data(Match("patchwork", setup=EXPENSIVE))
    assert data["moves"] == ["advance"] * 6
    with pytest.raises(BadRecord, match="The rules force “advance” here"):
        Match.from_record(data | {"moves": ["advance", "3 a1"]})
    with pytest.raises(BadRecord, match="ends after move 1, but the rules force it on to move 6"):
        Match.from_record(data | {"moves": ["advance"]})


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe", "{", "[]", "null", "3", "[" * 100_000, b" " * (5 << 20), "\ud800"]
)
def test_data_that_is_not_a_record_is_rejected(data: str | bytes) -> None:
    with pytest.raises(BadRecord):
        decode(data)


def test_a_record_is_decoded_from_its_json() -> None:
    record = running().record()
    assert msgspec.json.decode(encode(record), type=type(record)) == record
