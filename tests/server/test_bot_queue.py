"""The queue of bot requests: who comes first, and how many workers an address may occupy."""

from __future__ import annotations

import pytest

from draftwork.server.tables import bot_queue
from draftwork.server.tables.bot_queue import BotQueue, Queued, Requester


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def queue_of(*requesters: Requester) -> BotQueue[Queued]:
    queue: BotQueue[Queued] = BotQueue(Clock())
    for requester in requesters:
        queue.add(Queued(requester))
    return queue


def served(queue: BotQueue[Queued]) -> list[str]:
    """Serve all requests; return their tables in order."""
    tables = []
    while (following := next(iter(queue), None)) is not None:
        queue.serve(following)
        tables.append(following.requester.table)
    return tables


def test_requests_for_which_a_person_waits_come_first() -> None:
    queue = queue_of(Requester("watched", "a", waiting=False), Requester("played", "b"))
    assert served(queue) == ["played", "watched"]


def test_addresses_take_turns_however_many_tables_they_have() -> None:
    many = [Requester(f"many {i}", "a") for i in range(4)]
    assert served(queue_of(*many, Requester("one", "b"))) == ["many 0", "one", "many 1", "many 2", "many 3"]


def test_the_tables_of_an_address_take_turns() -> None:
    busy, calm = Requester("busy", "a"), Requester("calm", "a")
    assert served(queue_of(busy, busy, busy, calm)) == ["busy", "calm", "busy", "busy"]


def test_an_address_that_was_served_waits_for_the_others_also_later() -> None:
    queue = queue_of(Requester("first", "a"))
    assert served(queue) == ["first"]
    queue.add(Queued(Requester("again", "a")))
    queue.add(Queued(Requester("new", "b")))
    assert served(queue) == ["new", "again"]


def test_an_address_may_occupy_all_workers_only_while_no_other_is_active() -> None:
    clock = Clock()
    queue: BotQueue[Queued] = BotQueue(clock)
    queue.add(Queued(Requester("mine", "a")))
    assert queue.max_workers("a", 4) == 4
    queue.add(Queued(Requester("theirs", "b")))
    assert (queue.max_workers("a", 4), queue.max_workers("a", 1)) == (2, 1)
    clock.now = 61.0
    assert queue.max_workers("a", 4) == 4


def test_the_memory_of_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_queue, "_MAX_REMEMBERED", 10)
    queue = queue_of(*(Requester(f"t{i}", f"a{i}") for i in range(100)))
    assert len(served(queue)) == 100
    assert len(queue._served) == len(queue._active) == 10
