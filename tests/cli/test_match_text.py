"""Descriptions of earlier moves in the terminal."""

from collections.abc import Iterator

import pytest

from draftwork import Match
from draftwork.cli import language
from draftwork.cli.output import match_text


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    language.set_language("en")
    yield
    language.set_language("en")


def blueprints() -> Match:
    match = Match("blueprints", players=2, seed="told", seats=("Ola", ""))
    for _ in range(3):
        match.play(match.legal_moves[0])
    return match


def test_the_moves_of_a_turn_share_a_line() -> None:
    match = blueprints()
    assert match_text.group_turns(match, 0, None) == [[0, 1], [2]]
    assert match_text.group_turns(match, 2, None) == [[2]]


def test_a_turn_is_described_as_the_viewer_may_know_it() -> None:
    match = blueprints()
    mover = match.history[0].seat
    own, other = (
        match_text.describe_turn(match, [0, 1], mover, mover),
        match_text.describe_turn(match, [0, 1], 1 - mover),
    )
    assert own.startswith("You took ")
    assert "placed it on " in own
    assert "placed it behind the screen" in other
    assert "?, discard " in other


def test_polish_names_the_player_before_an_impersonal_sentence() -> None:
    match = Match("patchwork", seed="1", seats=("Ola", "Jan"))
    match.play("advance")
    language.set_language("pl")
    said = match_text.describe_turn(match, [0], None)
    assert said.startswith("Gracz ")
    assert ": przesunięto żeton do przodu o 1 pole i otrzymano 1 guzik. (advance)" in said


def test_a_move_without_description_is_shown_by_its_labels() -> None:
    match = Match("hoard", players=2, seed="1")
    seat = match.to_move
    match.play(match.legal_moves[0])
    assert match_text.group_turns(match, 0, seat)[0] == [0]
    assert match.move_text(0, seat) in match_text.describe_turn(match, [0], seat)


def test_the_end_of_a_round_follows_the_turn() -> None:
    match = Match("sintra", players=2, seed="1")
    while match.view()["round"] == 1:
        match.play(match.legal_moves[-1])
    ends = [
        turn
        for turn in match_text.group_turns(match, 0, None)
        if "Round" in match_text.describe_turn(match, turn, None)
    ]
    assert len(ends) == 1
    assert "Round 1 is over: Player 1 has " in match_text.describe_turn(match, ends[0], None)
