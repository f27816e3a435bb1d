"""Division of the seconds of a turn among its decisions."""

import pytest

from draftwork.bots.budget import Budget
from draftwork.bots.time_manager import TimeManager
from draftwork.games import load
from draftwork.play import Match

TURN = Budget(seconds=10.0)


def seconds(manager: TimeManager) -> float:
    found = manager.allot(TURN).seconds
    assert found is not None
    return found


def test_decisions_of_a_turn_share_its_time() -> None:
    """BP-6: with two players, a turn is taking a die and then discarding one."""
    match = Match("blueprints", players=2, seed="clock")
    assert match.game.heuristics is not None
    share = match.game.heuristics.time_share
    seat = match.to_move or 0
    manager = TimeManager(match.game)
    assert seconds(manager) == pytest.approx(10 * share)
    match.play(next(iter(match.legal_moves)))
    manager.stop(match.copy().state, seat)
    assert seconds(manager) < 10 * share
    match.play(next(iter(match.legal_moves)))
    manager.stop(match.copy().state, seat)
    assert seconds(manager) == 10 * share


def test_the_time_of_the_preparation_is_subtracted() -> None:
    manager = TimeManager(load("patchwork"))
    allotted = manager.allot(TURN)
    rest = manager.remaining(allotted).seconds
    assert rest is not None
    assert allotted.seconds is not None
    assert rest < allotted.seconds


def test_iterations_are_not_divided() -> None:
    manager = TimeManager(load("patchwork"))
    budget = Budget(iterations=7)
    assert manager.allot(budget) == manager.remaining(budget) == budget
