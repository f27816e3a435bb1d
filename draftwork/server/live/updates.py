"""What a connected client is told next: all that is new to it, in one message."""

from __future__ import annotations

import time

import msgspec

from draftwork.server.protocol import Presence
from draftwork.server.table import render
from draftwork.server.tables.cache import Live
from draftwork.server.tables.hub import Client, Hub

_MOST = 200  # events after which a fresh view is sent instead
_FRESH = 0.5  # seconds; then what was made for somebody else tells a wrong time

_encode = msgspec.json.Encoder().encode


def news(live: Live, client: Client, hub: Hub) -> bytes | None:
    """The message, or None if there is nothing new; the client then has the last event."""
    table = live.table
    if client.seat is not None and client.seat not in table.seats_of(client.id):
        client.look(None)  # the seat is theirs no more: from now on they watch
    last = client.last
    if last == table.number and client.greeted:
        return None
    client.last, client.greeted = table.number, True
    person, seat, at = client.id, client.seat, time.time()
    if last is None or not table.number - _MOST <= last <= table.number:
        return _encode(render.snapshot(table, seat, person, hub.present(live.id), at))
    key = (person, seat, last)
    made, message = live.told.get(key, (0.0, b""))
    if at - made > _FRESH:
        message = _encode(render.happened(table, last, seat, person, hub.present(live.id), at))
        fresh = {other: told for other, told in live.told.items() if at - told[0] <= _FRESH}
        live.told = {**fresh, key: (at, message)}
    return message


def presence(live: Live, hub: Hub) -> bytes:
    here = hub.present(live.id)
    sitting = [seat.person for seat in live.table.seats]
    seats = [
        person in here if person else not seat.open
        for person, seat in zip(sitting, live.table.seats, strict=True)
    ]
    return _encode(Presence(seats, hub.watchers(live.id, frozenset(p for p in sitting if p))))
