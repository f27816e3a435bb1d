"""The checks of the proofs find what they are there to find."""

from __future__ import annotations

import random

from benchmarks.swarm.checks import FinalTable, player_errors, record_errors
from benchmarks.swarm.http import HttpClient
from benchmarks.swarm.live_client import LiveClient, SeenEvent, TableState
from benchmarks.swarm.player import AcknowledgedMove, Player
from draftwork import Match


def event(number: int, **more: object) -> SeenEvent:
    fields = {"kind": "move", "seat": 0, "text": f"m{number}", "id": f"id-{number}", **more}
    return SeenEvent(number, **fields)  # type: ignore[arg-type]


def player(seen: list[SeenEvent], acknowledged: list[int], secret: bool = False) -> Player:
    live = LiveClient(1, "table", None, 0, secret)
    for one in seen:
        live.events[one.number] = [one]
    made = Player(HttpClient(1), "token", live, random.Random(1))
    made.acknowledged = [AcknowledgedMove(f"id-{number}", number, 0.0, 0.0) for number in acknowledged]
    return made


def found(who: Player, told: list[SeenEvent]) -> list[str]:
    return list(player_errors(who, FinalTable(TableState("over", max(one.number for one in told)), told)))


def test_all_is_well() -> None:
    told = [event(1), event(2, seat=1, id="")]
    assert found(player(told, [1]), told) == []


def test_an_acknowledged_move_that_is_not_there_or_there_twice() -> None:
    told = [event(1), event(2, id="id-1"), event(3, id="")]
    assert any("2 times" in fault for fault in found(player([], [1]), told))
    assert any("0 times" in fault for fault in found(player([], [1, 2, 7]), [event(1), event(2)]))


def test_a_move_nobody_asked_for() -> None:
    assert any("never acknowledged" in fault for fault in found(player([], [1]), [event(1), event(2)]))


def test_moves_in_another_order() -> None:
    assert any("after 2" in fault for fault in found(player([], [2, 1]), [event(1), event(2)]))


def test_an_event_that_was_told_and_is_not_there_or_is_another() -> None:
    told = [event(1)]
    assert any("not there any more" in fault for fault in found(player([event(9, id="")], [1]), told))
    assert any("which is now" in fault for fault in found(player([event(1, text="other")], [1]), told))
    veiled = event(2, seat=1, id="", text="?")
    told = [event(1), event(2, seat=1, id="", text="W1 a2")]
    assert found(player([veiled], [1], secret=True), told) == []
    assert any("which is now" in fault for fault in found(player([veiled], [1]), told))


def test_a_number_that_is_missing() -> None:
    assert any("not numbered" in fault for fault in found(player([], [1]), [event(1), event(3, id="")]))


def test_a_record_that_is_not_what_was_told_or_not_true() -> None:
    match = Match("hoard", seed="record", players=2)
    while match.to_move is not None:
        match.play(match.moves[0])
    record = match.record()
    lines = [event(i + 1, text=text, ply=i + 1) for i, text in enumerate(record.moves)]
    assert list(record_errors(record, lines)) == []
    taken_back = [
        event(1, text="other", ply=1),
        *(event(one.number + 1, text=one.text, ply=one.ply) for one in lines),
    ]
    assert list(record_errors(record, taken_back)) == []
    lines[0].text = "another"
    assert any("not what was told" in fault for fault in record_errors(record, lines))
    assert record.result
    record.result.scores[0] += 1
    assert any(fault.startswith("record:") for fault in record_errors(record, lines))
