"""Recorded matches that cover every tool, objective, ending and tie-break."""

from pathlib import Path

import pytest

from draftwork.games.sagrada.components import COMMON
from draftwork.play import Match, encode

FILES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))
MATCHES = {file.stem: Match.from_record(file.read_bytes()) for file in FILES}
ENDINGS = {
    "sagrada-won-points",
    "sagrada-won-private",
    "sagrada-won-tokens",
    "sagrada-won-order",
    "sagrada-solo-won",
    "sagrada-solo-lost",
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_recorded_match_replays_to_its_result(name: str) -> None:
    match = MATCHES[name]
    file = next(file for file in FILES if file.stem == name)
    assert match.outcome is not None
    assert encode(match.record()) == file.read_text(encoding="utf-8")
    match.game.check_state(match.state)


def test_every_tool_is_used() -> None:
    moves = {str(played.move) for match in MATCHES.values() for played in match.history}
    assert {f"tool {tool.number}" for tool in COMMON.tools} <= moves
    assert {"up", "down", "done", "return"} <= moves


def test_every_objective_gives_points() -> None:
    cards = {
        card
        for match in MATCHES.values()
        for points in match.scores.explain()
        for point in points
        for card in point.cards
    }
    assert {objective.id for objective in COMMON.public} | set(COMMON.colours) <= cards


def test_every_ending_and_tie_break_occurs() -> None:
    outcomes = [match.outcome for match in MATCHES.values()]
    assert {outcome.decided_by.id for outcome in outcomes if outcome} == ENDINGS


def test_there_is_one_winner_or_none_in_a_lost_solo_match() -> None:
    for match in MATCHES.values():
        assert match.outcome is not None
        lost = match.outcome.decided_by.id == "sagrada-solo-lost"
        assert len(match.outcome.winners) == (0 if lost else 1)


def test_every_number_of_players_occurs() -> None:
    assert {match.players for match in MATCHES.values()} == {1, 2, 3, 4}
