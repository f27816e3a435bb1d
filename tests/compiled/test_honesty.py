"""Bots do not depend on hidden information: equal seeds give equal moves in all determinizations."""

import pytest

from draftwork import bots
from draftwork.bots import Budget
from draftwork.games import load, names
from tests.bots.conftest import alike, played

# These tests are here because the many searches are fast in compiled mode.
GAMES = [(name, players) for name in names() if load(name).heuristics for players in load(name).players]


@pytest.mark.parametrize("bot", bots.RUNGS)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_move_does_not_depend_on_hidden_information(game: str, players: int, bot: str) -> None:
    for moves in (0, 7, 25):
        match = played(game, players, moves)
        if match.to_move is None:
            continue
        chosen = {
            int(bots.load(bot, game, "honest").choose(seat, Budget(iterations=12)))
            for seat in alike(match, 3)
        }
        assert len(chosen) == 1


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_analysis_does_not_depend_on_hidden_information(game: str, players: int) -> None:
    match = played(game, players, 2)
    found = [bots.analyse(seat, Budget(iterations=40)).json() for seat in alike(match, 2)]
    assert found[0]["moves"]
    assert found[0] == found[1] == found[2]


def test_matches_that_look_alike_differ() -> None:
    """Without this the tests above would show nothing."""
    match = played("hoard", 3, 2)
    first, other, *_ = alike(match, 3)
    assert first.redacted_state == other.redacted_state
    assert first.imagine is not other.imagine
    assert match.position() != other._match.position()
