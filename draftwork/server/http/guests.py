"""Guests and their tokens, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, patch, post
from litestar.params import JSONBody

from draftwork.server.guests import CARRY_SECONDS
from draftwork.server.http.openapi import REFUSALS, TOKEN
from draftwork.server.protocol import Carried, Claim, Guest, Me, NewGuest, Rename
from draftwork.server.state import Here, Somebody

Asked = Request[Any, Any, Any]


@post("/api/guests", responses=REFUSALS)
async def new_guest(data: JSONBody[NewGuest], request: Asked, house: Here) -> Guest:
    house.by_address("guests", house.settings.limits.guests, request)
    person, token = await house.people.welcome(data.nickname)
    return Guest(token, person.nickname)


@post("/api/guests/claim", responses=REFUSALS)
async def claim(data: JSONBody[Claim], request: Asked, house: Here) -> Guest:
    house.by_address("claims", house.settings.limits.claims, request)
    person, token = await house.people.claim(data.code)
    return Guest(token, person.nickname)


@get("/api/me", responses=REFUSALS, security=TOKEN)
async def who_am_i(me: Somebody) -> Me:
    return Me(me.nickname)


@patch("/api/me", responses=REFUSALS, security=TOKEN)
async def rename(data: JSONBody[Rename], me: Somebody, house: Here) -> Me:
    return Me((await house.people.rename(me, data.nickname)).nickname)


@delete("/api/me/token", responses=REFUSALS, security=TOKEN)
async def forget_this_browser(me: Somebody, house: Here) -> None:
    await house.revoke(me, others=False)


@delete("/api/me/tokens", responses=REFUSALS, security=TOKEN)
async def forget_other_browsers(me: Somebody, house: Here) -> None:
    await house.revoke(me, others=True)


@post("/api/me/carry", responses=REFUSALS, security=TOKEN)
async def carry(me: Somebody, house: Here) -> Carried:
    return Carried(await house.people.carry(me), CARRY_SECONDS)


HANDLERS = [new_guest, claim, who_am_i, rename, forget_this_browser, forget_other_browsers, carry]
