"""Tables over HTTP: making them, finding them, sitting down and getting up."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from draftwork.games import names
from draftwork.server.guests import Person
from draftwork.server.http.openapi import REFUSALS, TOKEN
from draftwork.server.protocol import EditionShown, Join, NewTable, Seating, SeatOf, Start, TableInfo
from draftwork.server.state import Anybody, Here, House, Somebody
from draftwork.server.table import commands, editions, render
from draftwork.server.tables.cache import Live


def shown(house: House, live: Live, person: Person | None) -> TableInfo:
    return render.info(live.table, person.id if person else None, house.service.hub.present(live.id))


async def _several(house: House, ids: list[str], person: Person | None) -> list[TableInfo]:
    found = [await house.service.with_table(id, lambda live: shown(house, live, person)) for id in ids]
    return [info for info in found if info is not None]


async def _done(house: House, table: str, command: commands.Command, me: Person) -> TableInfo:
    await house.act(table, command, me)
    return shown(house, await house.service.tables.find(table), me)


@post("/api/tables", responses=REFUSALS, security=TOKEN)
async def new_table(data: JSONBody[NewTable], me: Somebody, house: Here) -> TableInfo:
    house.buckets.take("tables", me.id, house.settings.limits.tables)
    return shown(house, await house.service.create(data, me.at_table), me)


@get("/api/tables", responses=REFUSALS)
async def tables(
    whoever: Anybody,
    house: Here,
    which: Annotated[Literal["open", "running"], QueryParameter(name="state")] = "open",
    game: FromQuery[str | None] = None,
) -> list[TableInfo]:
    found = await house.store.listed(which, game) if game is None or game in names() else []
    return await _several(house, found, whoever)


@get("/api/me/tables", responses=REFUSALS, security=TOKEN)
async def my_tables(me: Somebody, house: Here) -> list[TableInfo]:
    return await _several(house, await house.store.of_person(me.id), me)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def table_info(table: FromPath[str], whoever: Anybody, house: Here) -> TableInfo:
    return shown(house, await house.service.tables.find(table), whoever)


@get("/api/tables/{table:str}/edition", responses=REFUSALS)
async def table_edition(table: FromPath[str], house: Here) -> EditionShown:
    return editions.shown_of_table((await house.service.tables.find(table)).table)


@post("/api/tables/{table:str}/join", status_code=200, responses=REFUSALS, security=TOKEN)
async def join(table: FromPath[str], data: JSONBody[Join], me: Somebody, house: Here) -> TableInfo:
    return await _done(house, table, data, me)


@post("/api/tables/{table:str}/leave", status_code=200, responses=REFUSALS, security=TOKEN)
async def leave(table: FromPath[str], me: Somebody, house: Here) -> TableInfo:
    return await _done(house, table, commands.Leave(), me)


@post("/api/tables/{table:str}/seats", status_code=200, responses=REFUSALS, security=TOKEN)
async def seats(table: FromPath[str], data: JSONBody[Seating], me: Somebody, house: Here) -> TableInfo:
    return await _done(house, table, data, me)


@post("/api/tables/{table:str}/start", status_code=200, responses=REFUSALS, security=TOKEN)
async def start(table: FromPath[str], data: JSONBody[Start], me: Somebody, house: Here) -> TableInfo:
    return await _done(house, table, data, me)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=REFUSALS, security=TOKEN)
async def rematch(table: FromPath[str], me: Somebody, house: Here) -> TableInfo:
    house.buckets.take("tables", me.id, house.settings.limits.tables)
    return shown(house, await house.service.rematch(table, me.at_table), me)


@post("/api/tables/{table:str}/resign", status_code=200, responses=REFUSALS, security=TOKEN)
async def resign(table: FromPath[str], data: JSONBody[SeatOf], me: Somebody, house: Here) -> TableInfo:
    return await _done(house, table, commands.Resign(data.seat), me)


@post("/api/tables/{table:str}/takeover", status_code=200, responses=REFUSALS, security=TOKEN)
async def takeover(table: FromPath[str], data: JSONBody[SeatOf], me: Somebody, house: Here) -> TableInfo:
    return await _done(house, table, commands.TakeOver(data.seat, data.bot), me)


@post("/api/tables/{table:str}/return", status_code=200, responses=REFUSALS, security=TOKEN)
async def return_to_seat(
    table: FromPath[str], data: JSONBody[SeatOf], me: Somebody, house: Here
) -> TableInfo:
    return await _done(house, table, commands.Return(data.seat), me)


@post("/api/tables/{table:str}/abandon", status_code=200, responses=REFUSALS, security=TOKEN)
async def abandon(table: FromPath[str], me: Somebody, house: Here) -> TableInfo:
    return await _done(house, table, commands.Abandon(), me)


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
