"""Messages to a connected client: a snapshot, or an update with all new events."""

from __future__ import annotations

import msgspec

from draftwork.server.protocol import Presence
from draftwork.server.table import render
from draftwork.server.tables.cache import LoadedTable
from draftwork.server.tables.hub import Client, Hub

_MAX_EVENTS = 200  # after more events a new snapshot is sent
_CACHE_SECONDS = 0.5  # an update is reused for this long; its clock times are older by as much

_encode = msgspec.json.Encoder().encode


def client_update(loaded: LoadedTable, client: Client, hub: Hub, at: float) -> bytes | None:
    """The next message at a time, or None if nothing is new. Marks all events as sent."""
    table = loaded.table
    if client.seat is not None and client.seat not in table.seats_of(client.person_id):
        client.switch_seat(None)  # the person has lost this seat and becomes a spectator
    last = client.last_sent_event
    if last == table.number and client.has_state:
        return None
    client.last_sent_event, client.has_state = table.number, True
    person, seat = client.person_id, client.seat
    if last is None or not table.number - _MAX_EVENTS <= last <= table.number:
        return _encode(render.snapshot(table, seat, person, hub.connected_people(loaded.id), at))
    key = (person, seat, last)
    made_at, message = loaded.update_cache.get(key, (0.0, b""))
    if at - made_at > _CACHE_SECONDS:
        message = _encode(render.update(table, last, seat, person, hub.connected_people(loaded.id), at))
        cached = loaded.update_cache.items()
        fresh = {other: entry for other, entry in cached if at - entry[0] <= _CACHE_SECONDS}
        loaded.update_cache = {**fresh, key: (at, message)}
    return message


def presence_message(loaded: LoadedTable, hub: Hub) -> bytes:
    connected = hub.connected_people(loaded.id)
    seats = [render.is_present(seat, connected) for seat in loaded.table.seats]
    seated = frozenset(seat.person for seat in loaded.table.seats if seat.person)
    return _encode(Presence(seats, hub.count_spectators(loaded.id, seated)))
