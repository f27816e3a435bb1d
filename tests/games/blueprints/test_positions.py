"""Positions as text: complete ones, those that a seat knows, and invalid ones."""

import pytest

from draftwork.games.blueprints import GAME
from draftwork.kernel import pack, to_compiled, to_python
from draftwork.kernel.errors import BadPosition
from draftwork.kernel.random import generator
from draftwork.play import Match
from draftwork.play.position import read, write
from tests.games.blueprints.build import deck, play, play_on, start

DICE = ["W1", "W3", "W3", "R5", "S6", "S2", "G4", "G4", "R1", "R2", "S1", "S3", "G6", "W6"]
SETUP = {"start": 1, "plans": [[1, 2]], "in_demand": ["WG"], "dice": [DICE]}
TOWERS = deck(*[["6X", "XX", "XX"]] * 12)


def match() -> Match:
    """A match in which seat 1 has placed a 5 and removed a 2, and seat 0 has placed a 3."""
    begun = Match("blueprints", seed="position", edition=TOWERS, setup=SETUP)
    for move in ("R5 a1", "discard S6", "W3 a1", "discard G4", "S2 remove"):
        begun.play(move)
    return begun


def error_for(old: str, new: str, text: str | None = None) -> str:
    """The error for a position in which `old` is replaced by `new`."""
    before = text or match().seat(0).position
    assert old in before
    with pytest.raises(BadPosition) as refused:
        read(before.replace(old, new, 1))
    for language in ("pl", "uk"):
        assert refused.value.message.text(language)
    return str(refused.value)


def test_the_position_of_a_seat_is_redacted_and_can_be_determinized() -> None:
    text = match().seat(0).position
    assert "plans 1: 1 ?" in text
    assert "taken 1 1: R5 ?, S2 removed" in text
    assert "taken 1 0: W3 a1" in text
    assert "discarded 1: S6 G4" in text
    state = read(text)[1]
    GAME.rules.determinize(state, 0, generator("any"))
    GAME.check_state(state)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("players: 2", "players: 5"),
        ("edition: test deck", "edition: ?"),
        ("1=6X/XX/XX ", ""),
        ("1=6X/XX/XX", "1=6X/XX"),
        ("1=6X/XX/XX", "01=6X/XX/XX"),
        ("start: 1", "start: 2"),
        ("round: 1", "round: 5"),
        ("turn: 2", "turn: 12"),
        ("turn: 2", "turn: 02"),
        ("to discard: yes", "to discard: maybe"),
        ("in demand 1: WG", "in demand 1: W"),
        ("in demand 1: WG", "in demand 1: WX"),
        ("dice 2: ?", "dice 2: W7 ?"),
        ("dice 2: ?", "dice 2: W1"),
        ("plans 1: 1 ?", "plans 1: 1"),
        ("plans 1: 1 ?", "plans 1: 1 99"),
        ("taken 1 0: W3 a1", "taken 1 0: W3 c1"),
        ("taken 1 0: W3 a1", "taken 1 0: W3 a1, W3 a1, W3 a1, W3 a1, W3 a1, W3 a1, W3 a1"),
        ("discarded 1: S6 G4", "discarded 1: S6 X4"),
        ("discarded 1: S6 G4", "discarded 1:" + 12 * " S6"),
    ],
)
def test_invalid_values_are_refused(old: str, new: str) -> None:
    assert error_for(old, new)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("round: 1", "round: 2", "unknown"),
        ("turn: 2", "turn: 3", "dice"),
        ("turn: 2", "turn: 1", "dice taken"),
        ("in demand 1: WG", "in demand 1: WW", "bag"),
        ("in demand 1: WG", "in demand 1: ??", "bag"),
        ("in demand 2: ??\ndice 2: ?", "in demand 2: ??\ndice 2: W1 ?", "bag"),
        ("in demand 2: ??\ndice 2: ?", "in demand 2: RS\ndice 2:" + 9 * " W1" + " ?", "bag"),
        ("plans 1: 1 ?", "plans 1: 1 1", "different plans"),
        ("taken 1 0: W3 a1", "taken 1 0: W3 b1", "dice taken"),
        ("taken 1 0: W3 a1", "taken 1 0: W3 ?", "dice taken"),
        ("taken 1 0: W3 a1", "taken 1 0: W6 a1", "dice taken"),
        ("taken 1 0: W3 a1", "taken 1 0: -", "dice taken"),
        ("taken 1 1: R5 ?", "taken 1 1: R5 a1", "dice taken"),
        ("discarded 1: S6 G4", "discarded 1: S6", "dice taken"),
        ("discarded 1: S6 G4", "discarded 1: S6 G1", "dice taken"),
        ("taken 1 1: R5 ?, S2 removed", "taken 1 1: R5 ?, S2 ?", "No remaining plan"),
    ],
)
def test_impossible_positions_are_refused(old: str, new: str, reason: str) -> None:
    error = error_for(old, new)
    assert reason in error or reason == "unknown", error


def test_a_match_needs_a_complete_position() -> None:
    with pytest.raises(BadPosition, match="unknown"):
        Match.from_position(match().seat(0).position)


def test_two_seats_cannot_have_the_same_plan() -> None:
    """Only a plan with a single space explains the removed dice of both seats. The deck has one such plan."""
    rows = [["6X", "XX", "XX"], *[["33", "XX", "XX"]] * 11]
    dice = ["W5", "W5", "S1", "S1", "S2", "S2", "G1", "G2", "R1", "R2", "R3", "R4", "R5", "R6"]
    s = start(3, edition=deck(*rows), start=1, plans=[[2, 1, 3]], in_demand=["GR"], dice=[dice])
    for move in ("W5 a1", "W5 a1", "S1 a1", "S1 remove"):
        play(s, move)
    GAME.rules.redact(s, 0)
    text = write(GAME, s)
    assert pack(read(text)[1]) == pack(s)
    assert "taken 1 2: W5 ?" in text
    later = text.replace("turn: 4", "turn: 5").replace("taken 1 2: W5 ?", "taken 1 2: W5 ?, S2 removed")
    later = later.replace("R5 ?", "R5 R6 ?")
    with pytest.raises(BadPosition, match="No remaining plan"):
        read(later)


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", 9), ("round", 4), ("turn", -1), ("discarding", 2), ("offer", 0)],
)
def test_check_state_rejects_invalid_numbers(field: str, value: int) -> None:
    now = to_python(start(3))
    setattr(now, field, value)
    with pytest.raises(BadPosition):
        GAME.check_state(to_compiled(now))


@pytest.mark.parametrize(
    ("field", "i", "value"),
    [
        ("deck", 3, 0),
        ("deck", 0, -1),
        ("edition_name", 13, 65 << 42),
        ("plans", 3, 20),
        ("plans", 0, 24),
        ("plans", 0, -1),
        ("dice", 29, 0),
        ("taken", 0, -1),
        ("taken", 8, 1),
        ("taken", 0, 31),
        ("discarded", 0, 31),
        ("start", 0, 3),
        ("start", 1, 0),
        ("cards", 0, 1),
        ("scratch", 0, 1),
    ],
)
def test_check_state_rejects_invalid_arrays(field: str, i: int, value: int) -> None:
    now = to_python(play_on(start(3), until=1))
    getattr(now, field)[i] = value
    with pytest.raises(BadPosition):
        GAME.check_state(to_compiled(now))
