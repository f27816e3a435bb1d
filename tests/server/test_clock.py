"""Clocks and lapses."""

import pytest

from draftwork.server import protocol
from draftwork.server.errors import NotNow
from draftwork.server.table import render
from draftwork.server.table.clock import TableClock
from draftwork.server.table.commands import BotMove, Lapse, Return, TakeOver
from tests.server.tables import OLA, Sitting, started


def test_fischer() -> None:
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


def test_no_clock() -> None:
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


def lapsed(players: int, lapse: str) -> tuple[Sitting, int]:
    sitting = started("sintra", players, protocol.TimeControl("turn", seconds=60), lapse=lapse)
    sitting.play_on()
    seat = sitting.table.to_act[0]
    end = sitting.table.deadline()
    assert end == (sitting.time.now + 60, seat)
    with pytest.raises(NotNow, match="still time"):
        sitting.ask(Lapse(), None, after=59)
    sitting.ask(Lapse(), None, after=2)
    return sitting, seat


def test_a_lapse_loses_the_match_of_two() -> None:
    sitting, seat = lapsed(2, "loss")
    assert sitting.table.state == "over"
    game = render.game_snapshot(sitting.table, 0, 0.0)
    assert game is not None
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ranks[seat]) == ([1 - seat], 1)
    assert game.outcome.reason.id == "ended-by-time"
    assert [event.kind for event in render.log_since(sitting.table, None, None)][-2:] == ["lapsed", "ended"]
    assert sitting.again().state == "over"


@pytest.mark.parametrize("players", [2, 3])
def test_after_a_lapse_a_bot_plays_on(players: int) -> None:
    sitting, seat = lapsed(players, "bot")
    assert sitting.table.state == "running"
    assert sitting.table.seats[seat].bot == "craftsman"
    assert sitting.table.bots_to_move() == [seat]
    assert sitting.table.deadline() is None  # bots have no clock
    while sitting.table.to_act == [seat]:
        with pytest.raises(NotNow, match="is playing this seat’s turn"):  # its clock would begin again
            sitting.ask(Return(seat), sitting.person(seat))
        sitting.ask(BotMove(seat, sitting.table.number, sitting.legal(seat)[0]), None)
    sitting.ask(Return(seat), sitting.person(seat))
    assert sitting.table.seats[seat].fate == "playing"
    assert sitting.table.deadline() is not None


def test_a_lapse_with_three_loses_and_the_match_goes_on() -> None:
    sitting, seat = lapsed(3, "loss")
    assert sitting.table.state == "running"
    assert sitting.table.seats[seat].bot == "craftsman"
    with pytest.raises(NotNow, match="cannot be taken back"):
        sitting.ask(Return(seat), sitting.person(seat))


def test_everybody_who_chooses_at_once_is_on_the_clock() -> None:
    sitting = started("sagrada", 3, protocol.TimeControl("turn", seconds=60))
    assert set(sitting.table.clock.running) == {0, 1, 2}
    late = sitting.table.to_act[-1]
    sitting.move(late, sitting.legal(late)[0])
    assert late not in sitting.table.clock.running
    left = sitting.table.clock.remaining_at(sitting.time.now)[late]
    sitting.time.tick(20)
    sitting.undo(late)
    assert (
        sitting.table.clock.remaining_at(sitting.time.now)[late] == left
    )  # no fresh minute for changing one's mind


def test_a_watcher_sees_the_clocks() -> None:
    sitting = started("patchwork", 2, protocol.TimeControl("fischer", seconds=100))
    game = render.game_snapshot(sitting.table, None, sitting.time.now + 10)
    assert game is not None
    assert sorted(left or 0 for left in game.clock.left) == [90, 100]
    assert render.table_info(sitting.table, OLA.id).clock.kind == "fischer"


def gone_and_back(clock: protocol.TimeControl, used: float) -> float | None:
    """The time of a seat whose person thought so long, left the turn to a bot and came back."""
    sitting = started("sintra", 2, clock)
    (seat,) = sitting.table.to_act
    sitting.ask(TakeOver(seat, None), sitting.person(seat), after=used)
    while sitting.table.to_act == [seat]:
        sitting.ask(BotMove(seat, sitting.table.number, sitting.legal(seat)[0]), None)
    sitting.ask(Return(seat), sitting.person(seat))
    assert sitting.again().clock.remaining == sitting.table.clock.remaining
    return sitting.table.clock.remaining_at(sitting.time.now)[seat]


@pytest.mark.parametrize(
    ("increment", "used", "left"), [(0, 40, 60), (0, 95, 10), (5, 95, 10), (20, 95, 20), (20, 50, 50)]
)
def test_who_leaves_and_comes_back_has_the_time_of_before(increment: float, used: float, left: float) -> None:
    assert gone_and_back(protocol.TimeControl("fischer", seconds=100, increment=increment), used) == left


def test_nobody_comes_back_to_more_than_the_whole_time() -> None:
    assert gone_and_back(protocol.TimeControl("fischer", seconds=4), 3) == 4


def test_without_a_clock_one_comes_back_at_any_time() -> None:
    sitting = started("sintra", 2)
    (seat,) = sitting.table.to_act
    sitting.ask(TakeOver(seat, None), sitting.person(seat))
    sitting.ask(Return(seat), sitting.person(seat))
    assert sitting.table.seats[seat].bot is None


def test_a_sealed_decision_ends_a_turn_like_any_other() -> None:
    sitting = started("sagrada", 3, protocol.TimeControl("fischer", seconds=100, increment=7))
    late, first = sitting.table.to_act[-1], sitting.table.to_act[0]
    began = sitting.time.now
    for seat in (late, first):
        sitting.move(seat, sitting.legal(seat)[0])
    left = sitting.table.clock.remaining_at(sitting.time.now)
    assert (left[late], left[first]) == (100 - 1 + 7, 100 - (sitting.time.now - began) + 7)
    sitting.undo(late)
    assert sitting.table.clock.remaining_at(sitting.time.now)[late] == 99  # and it is taken back with it
