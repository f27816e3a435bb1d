"""Checks of a finished table: acknowledged moves, received events and the record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from benchmarks.swarm.http import HttpClient
from benchmarks.swarm.live_client import SeenEvent, TableState, group_by_number, same_event
from benchmarks.swarm.player import Player
from benchmarks.swarm.tables import TablePlan, retry
from draftwork.play import decode
from draftwork.play.record import Record
from draftwork.play.verify import verify

CLOCK_TOLERANCE = 0.001  # seconds
MAX_SEATS = 4


class FinalTable(msgspec.Struct):
    """The view of a table after the end of the match."""

    table: TableState
    events: list[SeenEvent]


async def find_errors(http: HttpClient, players: list[Player], plan: TablePlan) -> list[str]:
    """Return all errors of a finished table."""
    table = players[0].live.table
    found: list[str] = []
    views = [await _fetch_final_table(http, player) for player in players]
    for player, view in zip(players, views, strict=True):
        found += player_errors(player, view)
    found += double_lapse_errors(views[0].events)
    if plan.clock == "turn":
        found += lapse_errors(views[0].events, plan.seconds)
    reply = await retry(lambda: http.send("GET", f"/api/tables/{table}/record", token=players[0].token))
    if reply.status == 200:
        found += record_errors(decode(reply.body), views[0].events)
    else:
        found.append(f"no record: {reply.status} {reply.body[:200]!r}")
    return [f"table {table}: {error}" for error in found]


async def _fetch_final_table(http: HttpClient, player: Player) -> FinalTable:
    path = f"{player.path}/view?seat={player.seat}"
    return await retry(lambda: http.request(FinalTable, "GET", path, token=player.token))


def player_errors(player: Player, final: FinalTable) -> Iterator[str]:
    yield from player.live.contradictions
    yield from (f"refused: {refusal}" for refusal in player.refused)
    stored = group_by_number(final.events)
    if sorted(stored) != list(range(1, final.table.number + 1)):
        yield f"events are not numbered 1 to {final.table.number}: {sorted(stored)}"
    for number, seen in player.live.events.items():
        if number not in stored:
            yield f"seat {player.seat} saw {seen}, which is not there any more"
        elif not same_event(seen, stored[number], player.seat, player.live.hides_moves):
            yield f"seat {player.seat} saw {seen}, which is now {stored[number]}"
    yield from _acknowledgement_errors(player, final.events)


def _acknowledgement_errors(player: Player, events: list[SeenEvent]) -> Iterator[str]:
    own = [event for event in events if event.kind in ("move", "sealed") and event.id]
    times = Counter(event.id for event in own if not event.forced)
    places = {event.id: event.number for event in own}
    last = 0
    for done in player.acknowledged:
        if times[done.id] != 1:
            yield f"{done} of seat {player.seat} is there {times[done.id]} times"
        elif not last < places[done.id] <= done.number:
            yield f"{done} of seat {player.seat} is event {places[done.id]}, after {last}"
        last = done.number
    unknown = set(times) - {done.id for done in player.acknowledged}
    if unknown:
        yield f"moves of seat {player.seat} that were never acknowledged: {unknown}"


def record_errors(record: Record, events: list[SeenEvent]) -> Iterator[str]:
    yield from (f"record: {finding.message}" for finding in verify(record) if not finding.true)
    played: dict[int, str] = {}
    for event in sorted(events, key=lambda event: event.number):
        if event.kind == "move" and event.ply is not None:
            played[event.ply] = event.text
    moves = [played.get(ply, "") for ply in range(1, len(record.moves) + 1)]
    if moves != record.moves:
        yield f"the record is not what was told: {record.moves} {moves}"


def double_lapse_errors(events: list[SeenEvent]) -> Iterator[str]:
    """Find seats whose clock fired more than once. After the first time a bot plays, and nobody returns."""
    lapses = Counter(event.seat for event in events if event.kind == "lapsed")
    yield from (f"the clock of seat {seat} fired {n} times" for seat, n in lapses.items() if n > 1)


def lapse_errors(events: list[SeenEvent], seconds: float) -> Iterator[str]:
    """Find turns whose time ran out too early. A turn begins with an event of another seat.

    Turns after an undo are left out, because they may have less time.
    """
    began: dict[int, float | None] = {}
    for event in sorted(events, key=lambda event: event.number):
        if event.kind == "lapsed" and event.seat is not None:
            since = began.get(event.seat)
            if since is not None and event.at - since < seconds - CLOCK_TOLERANCE:
                yield f"the time of seat {event.seat} ran out after {event.at - since} s: {event}"
        if event.kind not in ("chat", "undo-asked"):
            begin = None if event.kind == "undone" else event.at
            began.update((seat, begin) for seat in range(MAX_SEATS) if seat != event.seat)
