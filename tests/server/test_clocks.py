"""Clocks and lapses."""

import pytest

from draftwork.server import showing, wire
from draftwork.server.clocks import Clocks
from draftwork.server.commands import Lapse, Return
from draftwork.server.errors import NotNow
from tests.server.tables import OLA, Sitting, started


def test_fischer() -> None:
    clocks = Clocks(wire.Clock("fischer", seconds=60, increment=5), 2)
    clocks.run([0], 100.0)
    assert clocks.deadline() == (160.0, 0)
    clocks.run([0], 110.0, done=[0])  # still the same turn
    assert clocks.left_at(120.0) == [40.0, 60.0]
    clocks.run([1], 120.0, done=[0])
    assert clocks.left_at(130.0) == [45.0, 50.0]
    assert clocks.now(130.0) == wire.ClockNow([45.0, 50.0], [1])
    clocks.run([], 140.0)
    assert clocks.deadline() is None


@pytest.mark.parametrize(
    ("clock", "whole"), [(wire.Clock("turn", seconds=30), 30), (wire.Clock("days", days=2), 172800)]
)
def test_every_turn_has_the_same_time(clock: wire.Clock, whole: float) -> None:
    clocks = Clocks(clock, 2)
    clocks.run([0], 0.0)
    clocks.run([0], 10.0, done=[0])
    assert clocks.deadline() == (whole, 0)
    clocks.run([1], 20.0, done=[0])
    assert clocks.deadline() == (20 + whole, 1)
    clocks.run([0], 25.0, done=[1])
    assert clocks.left_at(25.0) == [whole, whole - 5]


def test_no_clock() -> None:
    clocks = Clocks(wire.Clock(), 2)
    clocks.run([0], 5.0)
    assert clocks.now(10.0) == wire.ClockNow([None, None], [])
    assert clocks.deadline() is None


def test_time_does_not_run_backwards() -> None:
    clocks = Clocks(wire.Clock("fischer", seconds=60), 1)
    clocks.run([0], 100.0)
    clocks.run([0], 90.0)
    assert clocks.left_at(95.0) == [60.0]
    assert clocks.left_at(1000.0) == [0.0]


def lapsed(players: int, lapse: str) -> tuple[Sitting, int]:
    sitting = started("sintra", players, wire.Clock("turn", seconds=60), lapse=lapse)
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
    game = showing.now(sitting.table, 0, 0.0)
    assert game is not None
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ranks[seat]) == ([1 - seat], 1)
    assert game.outcome.reason["id"] == "ended-by-time"
    assert [event.kind for event in showing.history(sitting.table, None, None)][-2:] == ["lapsed", "ended"]
    assert sitting.again().state == "over"


@pytest.mark.parametrize("players", [2, 3])
def test_after_a_lapse_a_bot_plays_on(players: int) -> None:
    sitting, seat = lapsed(players, "bot")
    assert sitting.table.state == "running"
    assert sitting.table.seats[seat].bot == "craftsman"
    assert sitting.table.bots_to_move() == [seat]
    assert sitting.table.deadline() is None  # bots have no clock
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
    sitting = started("sagrada", 3, wire.Clock("turn", seconds=60))
    assert set(sitting.table.clocks.running) == {0, 1, 2}
    late = sitting.table.to_act[-1]
    sitting.move(late, sitting.legal(late)[0])
    assert late not in sitting.table.clocks.running
    left = sitting.table.clocks.left_at(sitting.time.now)[late]
    sitting.time.tick(20)
    sitting.undo(late)
    assert (
        sitting.table.clocks.left_at(sitting.time.now)[late] == left
    )  # no fresh minute for changing one's mind


def test_a_watcher_sees_the_clocks() -> None:
    sitting = started("patchwork", 2, wire.Clock("fischer", seconds=100))
    game = showing.now(sitting.table, None, sitting.time.now + 10)
    assert game is not None
    assert sorted(left or 0 for left in game.clock.left) == [90, 100]
    assert showing.info(sitting.table, OLA.id).clock.kind == "fischer"
