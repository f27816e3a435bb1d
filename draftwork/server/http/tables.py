"""Routes to create, list, join, start and leave tables."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from draftwork.games import names
from draftwork.server.guests import Person
from draftwork.server.http.openapi import ERROR_RESPONSES, TOKEN_REQUIRED
from draftwork.server.protocol import (
    BotSeating,
    EditionDetails,
    Join,
    NewTable,
    SeatCommand,
    Start,
    TableInfo,
)
from draftwork.server.rate_limit import MAX_EDITION_BYTES
from draftwork.server.state import CurrentPerson, OptionalPerson, ServerDependency, ServerState
from draftwork.server.table import commands, editions, render
from draftwork.server.tables.cache import LoadedTable


def table_info_for(server: ServerState, loaded: LoadedTable, person: Person | None) -> TableInfo:
    return render.table_info(
        loaded.table, person.id if person else None, server.service.hub.connected_people(loaded.id)
    )


async def _table_infos(server: ServerState, ids: list[str], person: Person | None) -> list[TableInfo]:
    return await server.lists.read(ids, lambda loaded: table_info_for(server, loaded, person))


async def _act(
    server: ServerState, table: str, command: commands.Command, current_person: Person
) -> TableInfo:
    await server.act(table, command, current_person)
    return table_info_for(server, await server.service.tables.find(table), current_person)


@post(
    "/api/tables",
    responses=ERROR_RESPONSES,
    security=TOKEN_REQUIRED,
    request_max_body_size=MAX_EDITION_BYTES,
)
async def new_table(
    data: JSONBody[NewTable], current_person: CurrentPerson, server: ServerDependency
) -> TableInfo:
    server.buckets.take("tables", current_person.id, server.settings.limits.tables)
    return table_info_for(server, await server.service.create(data, current_person.actor), current_person)


@get("/api/tables", responses=ERROR_RESPONSES)
async def tables(
    optional_person: OptionalPerson,
    server: ServerDependency,
    which: Annotated[Literal["open", "running"], QueryParameter(name="state")] = "open",
    game: FromQuery[str | None] = None,
) -> list[TableInfo]:
    found = await server.store.listed(which, game) if game is None or game in names() else []
    return await _table_infos(server, found, optional_person)


@get("/api/me/tables", responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def my_tables(current_person: CurrentPerson, server: ServerDependency) -> list[TableInfo]:
    return await _table_infos(server, await server.store.of_person(current_person.id), current_person)


@get("/api/tables/{table:str}", responses=ERROR_RESPONSES)
async def table_info(
    table: FromPath[str], optional_person: OptionalPerson, server: ServerDependency
) -> TableInfo:
    return table_info_for(server, await server.service.tables.find(table), optional_person)


@get("/api/tables/{table:str}/edition", responses=ERROR_RESPONSES)
async def table_edition(table: FromPath[str], server: ServerDependency) -> EditionDetails:
    return editions.table_edition_details((await server.service.tables.find(table)).table)


@post("/api/tables/{table:str}/join", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def join(
    table: FromPath[str], data: JSONBody[Join], current_person: CurrentPerson, server: ServerDependency
) -> TableInfo:
    return await _act(server, table, data, current_person)


@post("/api/tables/{table:str}/leave", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def leave(table: FromPath[str], current_person: CurrentPerson, server: ServerDependency) -> TableInfo:
    return await _act(server, table, commands.Leave(), current_person)


@post("/api/tables/{table:str}/seats", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def seats(
    table: FromPath[str], data: JSONBody[BotSeating], current_person: CurrentPerson, server: ServerDependency
) -> TableInfo:
    return await _act(server, table, data, current_person)


@post("/api/tables/{table:str}/start", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def start(
    table: FromPath[str], data: JSONBody[Start], current_person: CurrentPerson, server: ServerDependency
) -> TableInfo:
    return await _act(server, table, data, current_person)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def rematch(table: FromPath[str], current_person: CurrentPerson, server: ServerDependency) -> TableInfo:
    server.buckets.take("tables", current_person.id, server.settings.limits.tables)
    return table_info_for(server, await server.service.rematch(table, current_person.actor), current_person)


@post("/api/tables/{table:str}/resign", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def resign(
    table: FromPath[str], data: JSONBody[SeatCommand], current_person: CurrentPerson, server: ServerDependency
) -> TableInfo:
    return await _act(server, table, commands.Resign(data.seat), current_person)


@post("/api/tables/{table:str}/takeover", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def takeover(
    table: FromPath[str], data: JSONBody[SeatCommand], current_person: CurrentPerson, server: ServerDependency
) -> TableInfo:
    return await _act(server, table, commands.TakeOver(data.seat, data.bot), current_person)


@post("/api/tables/{table:str}/return", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def return_to_seat(
    table: FromPath[str], data: JSONBody[SeatCommand], current_person: CurrentPerson, server: ServerDependency
) -> TableInfo:
    return await _act(server, table, commands.Return(data.seat), current_person)


@post("/api/tables/{table:str}/abandon", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def abandon(table: FromPath[str], current_person: CurrentPerson, server: ServerDependency) -> TableInfo:
    return await _act(server, table, commands.Abandon(), current_person)


HANDLERS = [
    new_table,
    tables,
    my_tables,
    table_info,
    table_edition,
    join,
    leave,
    seats,
    start,
    rematch,
    resign,
    takeover,
    return_to_seat,
    abandon,
]
