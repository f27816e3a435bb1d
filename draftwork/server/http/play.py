"""Routes for moves, undo, chat, views, records and replays."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from draftwork.games import Choice
from draftwork.play import Match, Record
from draftwork.server.cached_response import PRIVATE
from draftwork.server.errors import NotNow, NotYours
from draftwork.server.guests import Person
from draftwork.server.http.guards import limit_by_address
from draftwork.server.http.openapi import ERROR_RESPONSES, TOKEN_REQUIRED
from draftwork.server.http.tables import table_info_for
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
from draftwork.server.rate_limit import MAX_RECORD_BYTES
from draftwork.server.state import CurrentPerson, OptionalPerson, ServerDependency, ServerState
from draftwork.server.table import render
from draftwork.server.table.outcome import match_outcome, table_outcome
from draftwork.server.table.replay import replay_positions
from draftwork.server.tables.cache import LoadedTable

REPLAY_RESPONSE = ResponseSpec(Replay, description="All positions of the match.", generate_examples=False)


@post("/api/tables/{table:str}/moves", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def move(
    table: FromPath[str], data: JSONBody[NewMove], current_person: CurrentPerson, server: ServerDependency
) -> Done:
    return Done(await server.act(table, data, current_person))


@post("/api/tables/{table:str}/undo", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def undo(
    table: FromPath[str], data: JSONBody[NewUndo], current_person: CurrentPerson, server: ServerDependency
) -> Done:
    return Done(await server.act(table, data, current_person))


@post("/api/tables/{table:str}/consent", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def consent(
    table: FromPath[str], data: JSONBody[Consent], current_person: CurrentPerson, server: ServerDependency
) -> Done:
    return Done(await server.act(table, data, current_person))


@post("/api/tables/{table:str}/chat", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def chat(
    table: FromPath[str], data: JSONBody[NewChat], current_person: CurrentPerson, server: ServerDependency
) -> Done:
    return Done(await server.act(table, data, current_person))


async def table_for_viewer(
    server: ServerState, id: str, seat: int | None, person: Person | None
) -> LoadedTable:
    """The table, if the person may see it from this seat."""
    loaded = await server.service.tables.find(id)
    if seat is not None and seat not in loaded.table.seats_of(person.id if person else None):
        raise NotYours("not-your-seat")
    return loaded


@get("/api/tables/{table:str}/view", responses=ERROR_RESPONSES)
async def view(
    table: FromPath[str],
    optional_person: OptionalPerson,
    server: ServerDependency,
    seat: FromQuery[SeatNumber | None] = None,
    ply: FromQuery[int | None] = None,
) -> Snapshot:
    loaded = await table_for_viewer(server, table, seat, optional_person)
    if ply is not None:
        return Snapshot(
            table_info_for(server, loaded, optional_person),
            render.snapshot_at_ply(loaded.table, seat, ply, server.service.now(loaded)),
            [],
        )
    person = optional_person.id if optional_person else None
    return render.snapshot(
        loaded.table, seat, person, server.service.hub.connected_people(table), server.service.now(loaded)
    )


@get("/api/tables/{table:str}/choices", responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def choices(
    table: FromPath[str], current_person: CurrentPerson, server: ServerDependency, seat: FromQuery[SeatNumber]
) -> list[Choice]:
    return render.choices((await table_for_viewer(server, table, seat, current_person)).table, seat)


@get("/api/tables/{table:str}/record", responses=ERROR_RESPONSES)
async def record(
    table: FromPath[str],
    optional_person: OptionalPerson,
    server: ServerDependency,
    seat: FromQuery[SeatNumber | None] = None,
) -> Record:
    return render.record((await table_for_viewer(server, table, seat, optional_person)).table, seat)


@get("/api/tables/{table:str}/replay", responses=ERROR_RESPONSES | {200: REPLAY_RESPONSE}, plain=True)
async def replay(
    table: FromPath[str], request: Request[Any, Any, Any], server: ServerDependency
) -> Response[bytes]:
    found = (await server.service.tables.find(table)).table
    if found.state != "over" or found.match is None:
        raise NotNow("match-not-over")
    match, outcome, bots = found.match, table_outcome(found), found.bots
    cached = await server.responses.get(
        ("replay", table, found.ended_by),
        "application/json",
        lambda: msgspec.json.encode(replay_positions(match, outcome, bots)),
        partial(server.limit_by_address, "uploads", server.settings.limits.uploads, request),
    )
    return cached.response(request, PRIVATE)


@post(
    "/api/replay",
    status_code=200,
    responses=ERROR_RESPONSES,
    guards=[limit_by_address("uploads")],
    request_max_body_size=MAX_RECORD_BYTES,
)
async def upload(data: JSONBody[Record]) -> Replay:
    return await asyncio.to_thread(_replay, data)


def _replay(data: Record) -> Replay:
    match = Match.from_record(data)
    return replay_positions(match, match_outcome(match, data.gave_up))


HANDLERS = [move, undo, consent, chat, view, choices, record, replay, upload]
