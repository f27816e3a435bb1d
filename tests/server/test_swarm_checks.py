"""The checks of `benchmarks.swarm.checks` find the faults they look for."""

from __future__ import annotations

import random

from benchmarks.swarm.checks import FinalTable, lapse_errors, player_errors, record_errors
from benchmarks.swarm.http import HttpClient
from benchmarks.swarm.live_client import LiveClient, SeenEvent, TableState
from benchmarks.swarm.player import AcknowledgedMove, Player
from draftwork import Match


def event(number: int, **more: object) -> SeenEvent:
    fields = {"kind": "move", "seat": 0, "text": f"m{number}", "id": f"id-{number}", **more}
    return SeenEvent(number, **fields)  # type: ignore[arg-type]


def player(events: list[SeenEvent], acknowledged: list[int], secret: bool = False) -> Player:
    live = LiveClient((1,), "table", None, 0, secret)
    for one in events:
        live.events[one.number] = [one]
    made = Player(HttpClient(1), "token", live, random.Random(1))
    made.acknowledged = [AcknowledgedMove(f"id-{number}", number, 0.0, 0.0) for number in acknowledged]
    return made


def faults_of(who: Player, events: list[SeenEvent]) -> list[str]:
    return list(player_errors(who, FinalTable(TableState("over", max(one.number for one in events)), events)))


def test_a_correct_run_passes() -> None:
    events = [event(1), event(2, seat=1, id="")]
    assert faults_of(player(events, [1]), events) == []


def test_an_acknowledged_move_that_is_missing_or_stored_twice() -> None:
    events = [event(1), event(2, id="id-1"), event(3, id="")]
    assert any("2 times" in error for error in faults_of(player([], [1]), events))
    assert any("0 times" in error for error in faults_of(player([], [1, 2, 7]), [event(1), event(2)]))


def test_a_move_without_a_request() -> None:
    assert any("never acknowledged" in error for error in faults_of(player([], [1]), [event(1), event(2)]))


def test_moves_in_another_order() -> None:
    assert any("after 2" in error for error in faults_of(player([], [2, 1]), [event(1), event(2)]))


def test_a_sent_event_that_is_missing_or_different() -> None:
    events = [event(1)]
    assert any("not there any more" in error for error in faults_of(player([event(9, id="")], [1]), events))
    assert any("which is now" in error for error in faults_of(player([event(1, text="other")], [1]), events))
    redacted = event(2, seat=1, id="", text="?")
    events = [event(1), event(2, seat=1, id="", text="W1 a2")]
    assert faults_of(player([redacted], [1], secret=True), events) == []
    assert any("which is now" in error for error in faults_of(player([redacted], [1]), events))


def test_a_missing_event_number() -> None:
    assert any("not numbered" in error for error in faults_of(player([], [1]), [event(1), event(3, id="")]))


def test_a_record_that_differs_or_is_invalid() -> None:
    match = Match("hoard", seed="record", players=2)
    while match.to_move is not None:
        match.play(match.legal_moves[0])
    record = match.record()
    events = [event(i + 1, text=text, ply=i + 1) for i, text in enumerate(record.moves)]
    assert list(record_errors(record, events)) == []
    with_undone_move = [
        event(1, text="other", ply=1),
        *(event(one.number + 1, text=one.text, ply=one.ply) for one in events),
    ]
    assert list(record_errors(record, with_undone_move)) == []
    events[0].text = "another"
    assert any("not what was told" in error for error in record_errors(record, events))
    assert record.result
    record.result.scores[0] += 1
    assert any(error.startswith("record:") for error in record_errors(record, events))


def test_time_that_ran_out_too_early() -> None:
    turn = [event(1, kind="started", seat=None, at=0.0), event(2, seat=0, at=1.0), event(3, seat=1, at=2.0)]
    assert list(lapse_errors([*turn, event(4, kind="lapsed", seat=0, at=5.0)], 3.0)) == []
    assert len(list(lapse_errors([*turn, event(4, kind="lapsed", seat=0, at=4.9)], 3.0))) == 1
    undone = event(4, kind="undone", seat=1, at=3.0)
    assert list(lapse_errors([*turn, undone, event(5, kind="lapsed", seat=0, at=4.0)], 3.0)) == []
