"""Playing over HTTP: moves and what belongs to them, views, records and replays."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from draftwork.games import Choice
from draftwork.play import Match, Record
from draftwork.server.errors import NotNow, NotYours
from draftwork.server.guests import Person
from draftwork.server.http.openapi import REFUSALS, TOKEN
from draftwork.server.http.tables import shown
from draftwork.server.protocol import (
    Consent,
    Done,
    NewChat,
    NewMove,
    NewUndo,
    Replay,
    SeatNumber,
    Snapshot,
)
from draftwork.server.state import Anybody, Here, House, Somebody
from draftwork.server.table import render
from draftwork.server.table.outcome import ended, outcome
from draftwork.server.table.replay import replay_positions
from draftwork.server.tables.cache import Live

_MOST_RECORD = 1 << 20  # bytes of a record that is sent to be looked at


@post("/api/tables/{table:str}/moves", status_code=200, responses=REFUSALS, security=TOKEN)
async def move(table: FromPath[str], data: JSONBody[NewMove], me: Somebody, house: Here) -> Done:
    return Done(await house.act(table, data, me))


@post("/api/tables/{table:str}/undo", status_code=200, responses=REFUSALS, security=TOKEN)
async def undo(table: FromPath[str], data: JSONBody[NewUndo], me: Somebody, house: Here) -> Done:
    return Done(await house.act(table, data, me))


@post("/api/tables/{table:str}/consent", status_code=200, responses=REFUSALS, security=TOKEN)
async def consent(table: FromPath[str], data: JSONBody[Consent], me: Somebody, house: Here) -> Done:
    return Done(await house.act(table, data, me))


@post("/api/tables/{table:str}/chat", status_code=200, responses=REFUSALS, security=TOKEN)
async def chat(table: FromPath[str], data: JSONBody[NewChat], me: Somebody, house: Here) -> Done:
    return Done(await house.act(table, data, me))


async def through(house: House, id: str, seat: int | None, person: Person | None) -> Live:
    """The table, if the one who asks may look through the eyes of the seat."""
    live = await house.service.tables.find(id)
    if seat is not None and seat not in live.table.seats_of(person.id if person else None):
        raise NotYours("not-your-seat")
    return live


@get("/api/tables/{table:str}/view", responses=REFUSALS)
async def view(
    table: FromPath[str],
    whoever: Anybody,
    house: Here,
    seat: FromQuery[SeatNumber | None] = None,
    ply: FromQuery[int | None] = None,
) -> Snapshot:
    live = await through(house, table, seat, whoever)
    if ply is not None:
        return Snapshot(shown(house, live, whoever), render.earlier(live.table, seat, ply, time.time()), [])
    person = whoever.id if whoever else None
    return render.snapshot(live.table, seat, person, house.service.hub.present(table), time.time())


@get("/api/tables/{table:str}/choices", responses=REFUSALS, security=TOKEN)
async def choices(
    table: FromPath[str], me: Somebody, house: Here, seat: FromQuery[SeatNumber]
) -> list[Choice]:
    return render.choices((await through(house, table, seat, me)).table, seat)


@get("/api/tables/{table:str}/record", responses=REFUSALS)
async def record(
    table: FromPath[str], whoever: Anybody, house: Here, seat: FromQuery[SeatNumber | None] = None
) -> Record:
    return render.record((await through(house, table, seat, whoever)).table, seat)


@get("/api/tables/{table:str}/replay", responses=REFUSALS)
async def replay(table: FromPath[str], request: Request[Any, Any, Any], house: Here) -> Replay:
    found = (await house.service.tables.find(table)).table
    if found.state != "over" or found.match is None:
        raise NotNow("match-not-over")
    house.by_address("uploads", house.settings.limits.uploads, request)
    return await asyncio.to_thread(replay_positions, found.match, outcome(found), found.bots)


@post("/api/replay", status_code=200, responses=REFUSALS, request_max_body_size=_MOST_RECORD)
async def upload(data: JSONBody[Record], request: Request[Any, Any, Any], house: Here) -> Replay:
    house.by_address("uploads", house.settings.limits.uploads, request)
    return await asyncio.to_thread(_replay, data)


def _replay(data: Record) -> Replay:
    match = Match.from_record(data)
    return replay_positions(match, ended(match, data.gave_up))


HANDLERS = [move, undo, consent, chat, view, choices, record, replay, upload]
