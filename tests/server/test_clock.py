"""Clocks and time-outs."""

import pytest

from draftwork.server import protocol
from draftwork.server.errors import NotNow
from draftwork.server.table import render
from draftwork.server.table.clock import TableClock
from draftwork.server.table.commands import BotMove, Lapse, Return, TakeOver
from tests.server.tables import OLA, TableDriver, started_table


def test_fischer_adds_the_increment_after_a_turn() -> None:
    clocks = TableClock(protocol.TimeControl("fischer", seconds=60, increment=5), 2)
    clocks.set_running([0], 100.0)
    assert clocks.deadline() == (160.0, 0)
    clocks.set_running([0], 110.0, finished=[0])  # still the same turn
    assert clocks.remaining_at(120.0) == [40.0, 60.0]
    clocks.set_running([1], 120.0, finished=[0])
    assert clocks.remaining_at(130.0) == [45.0, 50.0]
    assert clocks.info(130.0) == protocol.ClockInfo([45.0, 50.0], [1])
    clocks.set_running([], 140.0)
    assert clocks.deadline() is None


@pytest.mark.parametrize(
    ("clock", "whole"),
    [(protocol.TimeControl("turn", seconds=30), 30), (protocol.TimeControl("days", days=2), 172800)],
)
def test_every_turn_has_the_same_time(clock: protocol.TimeControl, whole: float) -> None:
    clocks = TableClock(clock, 2)
    clocks.set_running([0], 0.0)
    clocks.set_running([0], 10.0, finished=[0])
    assert clocks.deadline() == (whole, 0)
    clocks.set_running([1], 20.0, finished=[0])
    assert clocks.deadline() == (20 + whole, 1)
    clocks.set_running([0], 25.0, finished=[1])
    assert clocks.remaining_at(25.0) == [whole, whole - 5]


def test_without_a_clock_no_time_runs() -> None:
    clocks = TableClock(protocol.TimeControl(), 2)
    clocks.set_running([0], 5.0)
    assert clocks.info(10.0) == protocol.ClockInfo([None, None], [])
    assert clocks.deadline() is None


def test_time_does_not_run_backwards() -> None:
    clocks = TableClock(protocol.TimeControl("fischer", seconds=60), 1)
    clocks.set_running([0], 100.0)
    clocks.set_running([0], 90.0)
    assert clocks.remaining_at(95.0) == [60.0]
    assert clocks.remaining_at(1000.0) == [0.0]


def table_after_time_out(players: int, lapse: str) -> tuple[TableDriver, int]:
    driver = started_table("sintra", players, protocol.TimeControl("turn", seconds=60), lapse=lapse)
    driver.play_any()
    seat = driver.table.to_act[0]
    end = driver.table.deadline()
    assert end == (driver.time.now + 60, seat)
    with pytest.raises(NotNow, match="still time"):
        driver.execute(Lapse(), None, after=59)
    driver.execute(Lapse(), None, after=2)
    return driver, seat


def test_a_time_out_loses_a_match_of_two() -> None:
    driver, seat = table_after_time_out(2, "loss")
    assert driver.table.state == "over"
    game = render.game_snapshot(driver.table, 0, 0.0)
    assert game is not None
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ranks[seat]) == ([1 - seat], 1)
    assert game.outcome.reason.id == "ended-by-time"
    assert [event.kind for event in render.log_since(driver.table, None, None)][-2:] == ["lapsed", "ended"]
    assert driver.reload().state == "over"


@pytest.mark.parametrize("players", [2, 3])
def test_after_a_time_out_a_bot_takes_over(players: int) -> None:
    driver, seat = table_after_time_out(players, "bot")
    assert driver.table.state == "running"
    assert driver.table.seats[seat].bot == "craftsman"
    assert driver.table.bot_to_move() == seat
    assert driver.table.deadline() is None  # bots have no clock
    while driver.table.to_act == [seat]:
        with pytest.raises(NotNow, match="is playing this seat’s turn"):  # a new turn allowance
            driver.execute(Return(seat), driver.person(seat))
        driver.execute(BotMove(seat, driver.table.number, driver.legal_moves(seat)[0]), None)
    driver.execute(Return(seat), driver.person(seat))
    assert driver.table.seats[seat].fate == "playing"
    assert driver.table.deadline() is not None


def test_with_three_players_a_time_out_loses_and_the_match_continues() -> None:
    driver, seat = table_after_time_out(3, "loss")
    assert driver.table.state == "running"
    assert driver.table.seats[seat].bot == "craftsman"
    with pytest.raises(NotNow, match="cannot be taken back"):
        driver.execute(Return(seat), driver.person(seat))


def test_simultaneous_decisions_run_all_clocks() -> None:
    driver = started_table("sagrada", 3, protocol.TimeControl("turn", seconds=60))
    assert set(driver.table.clock.running) == {0, 1, 2}
    late = driver.table.to_act[-1]
    driver.move(late, driver.legal_moves(late)[0])
    assert late not in driver.table.clock.running
    left = driver.table.clock.remaining_at(driver.time.now)[late]
    driver.time.tick(20)
    driver.undo(late)
    assert (
        driver.table.clock.remaining_at(driver.time.now)[late] == left
    )  # changing a sealed decision gives no additional time


def test_a_spectator_sees_the_clocks() -> None:
    driver = started_table("patchwork", 2, protocol.TimeControl("fischer", seconds=100))
    game = render.game_snapshot(driver.table, None, driver.time.now + 10)
    assert game is not None
    assert sorted(left or 0 for left in game.clock.left) == [90, 100]
    assert render.table_info(driver.table, OLA.id).clock.kind == "fischer"


def time_after_returning(clock: protocol.TimeControl, used: float) -> float | None:
    """The time of a seat whose person thinks, leaves the turn to a bot and returns."""
    driver = started_table("sintra", 2, clock)
    (seat,) = driver.table.to_act
    driver.execute(TakeOver(seat, None), driver.person(seat), after=used)
    while driver.table.to_act == [seat]:
        driver.execute(BotMove(seat, driver.table.number, driver.legal_moves(seat)[0]), None)
    driver.execute(Return(seat), driver.person(seat))
    assert driver.reload().clock.remaining == driver.table.clock.remaining
    return driver.table.clock.remaining_at(driver.time.now)[seat]


@pytest.mark.parametrize(
    ("increment", "used", "left"), [(0, 40, 60), (0, 95, 10), (5, 95, 10), (20, 95, 20), (20, 50, 50)]
)
def test_a_player_who_returns_has_the_time_from_before(increment: float, used: float, left: float) -> None:
    assert (
        time_after_returning(protocol.TimeControl("fischer", seconds=100, increment=increment), used) == left
    )


def test_nobody_returns_to_more_than_the_initial_time() -> None:
    assert time_after_returning(protocol.TimeControl("fischer", seconds=4), 3) == 4


def test_without_a_clock_a_player_can_return_at_any_time() -> None:
    driver = started_table("sintra", 2)
    (seat,) = driver.table.to_act
    driver.execute(TakeOver(seat, None), driver.person(seat))
    driver.execute(Return(seat), driver.person(seat))
    assert driver.table.seats[seat].bot is None


def test_a_sealed_decision_ends_a_turn_like_any_other() -> None:
    driver = started_table("sagrada", 3, protocol.TimeControl("fischer", seconds=100, increment=7))
    late, first = driver.table.to_act[-1], driver.table.to_act[0]
    began = driver.time.now
    for seat in (late, first):
        driver.move(seat, driver.legal_moves(seat)[0])
    left = driver.table.clock.remaining_at(driver.time.now)
    assert (left[late], left[first]) == (100 - 1 + 7, 100 - (driver.time.now - began) + 7)
    driver.undo(late)
    assert driver.table.clock.remaining_at(driver.time.now)[late] == 99  # the increment is undone too
