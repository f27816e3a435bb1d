"""Routes for guests and their tokens."""

from __future__ import annotations

from litestar import delete, get, patch, post
from litestar.params import JSONBody

from draftwork.server.guests import TRANSFER_CODE_SECONDS
from draftwork.server.http.guards import limit_by_address
from draftwork.server.http.openapi import ERROR_RESPONSES, TOKEN_REQUIRED
from draftwork.server.protocol import Claim, Guest, Me, NewGuest, Rename, TransferCode, TransferOwner
from draftwork.server.state import CurrentPerson, OptionalPerson, ServerDependency


@post("/api/guests", responses=ERROR_RESPONSES, guards=[limit_by_address("guests")])
async def new_guest(data: JSONBody[NewGuest], server: ServerDependency) -> Guest:
    person, token = await server.guests.create(data.nickname)
    return Guest(token, person.nickname)


@post("/api/guests/claim", responses=ERROR_RESPONSES, guards=[limit_by_address("claims")])
async def claim(data: JSONBody[Claim], server: ServerDependency) -> Guest:
    person, token = await server.guests.claim_transfer_code(data.code)
    return Guest(token, person.nickname)


@post(
    "/api/guests/claim/check",
    status_code=200,
    responses=ERROR_RESPONSES,
    guards=[limit_by_address("claims")],
)
async def check_claim(
    data: JSONBody[Claim], server: ServerDependency, optional_person: OptionalPerson
) -> TransferOwner:
    owner, nickname = await server.guests.transfer_code_owner(data.code)
    return TransferOwner(nickname, optional_person is not None and optional_person.id == owner)


@get("/api/me", responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def who_am_i(current_person: CurrentPerson) -> Me:
    return Me(current_person.nickname)


@patch("/api/me", responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def rename(data: JSONBody[Rename], current_person: CurrentPerson, server: ServerDependency) -> Me:
    return Me((await server.guests.rename(current_person, data.nickname)).nickname)


@delete("/api/me/token", responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def forget_this_browser(current_person: CurrentPerson, server: ServerDependency) -> None:
    await server.revoke(current_person, others=False)


@delete("/api/me/tokens", responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def forget_other_browsers(current_person: CurrentPerson, server: ServerDependency) -> None:
    await server.revoke(current_person, others=True)


@post("/api/me/carry", responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def carry(current_person: CurrentPerson, server: ServerDependency) -> TransferCode:
    return TransferCode(await server.guests.create_transfer_code(current_person), TRANSFER_CODE_SECONDS)


HANDLERS = [
    new_guest,
    claim,
    check_claim,
    who_am_i,
    rename,
    forget_this_browser,
    forget_other_browsers,
    carry,
]
