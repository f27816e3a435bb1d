"""Seconds are for a turn, whatever decisions it has."""

import pytest

from draftwork.bots.budget import Budget
from draftwork.bots.time_manager import TimeManager
from draftwork.games import load
from draftwork.play import Match

TURN = Budget(seconds=10.0)


def seconds(clock: TimeManager) -> float:
    found = clock.allot(TURN).seconds
    assert found is not None
    return found


def test_the_decisions_of_a_turn_share_its_time() -> None:
    """BP-6: between two, a die is taken and then one is discarded."""
    match = Match("blueprints", players=2, seed="clock")
    assert match.game.heuristics is not None
    share = match.game.heuristics.time_share
    seat = match.to_move or 0
    clock = TimeManager(match.game)
    assert seconds(clock) == pytest.approx(10 * share)
    match.play(next(iter(match.moves)))
    clock.stop(match.copy().state, seat)
    assert seconds(clock) < 10 * share
    match.play(next(iter(match.moves)))
    clock.stop(match.copy().state, seat)
    assert seconds(clock) == 10 * share


def test_what_preparing_took_is_not_spent_again() -> None:
    clock = TimeManager(load("patchwork"))
    part = clock.allot(TURN)
    rest = clock.remaining(part).seconds
    assert rest is not None
    assert part.seconds is not None
    assert rest < part.seconds


def test_iterations_are_not_shared() -> None:
    clock = TimeManager(load("patchwork"))
    budget = Budget(iterations=7)
    assert clock.allot(budget) == clock.remaining(budget) == budget
