"""Routes that tell whether the server is reachable in the local network, and make it so."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State

from draftwork.server.errors import NotYours
from draftwork.server.http.openapi import ERROR_RESPONSES, TOKEN_REQUIRED
from draftwork.server.network.sharing import Sharing
from draftwork.server.protocol import SharingInfo
from draftwork.server.rate_limit import is_loopback
from draftwork.server.state import CurrentPerson, ServerDependency, ServerState, client_address


def is_local(request: Request[Any, Any, Any], server: ServerState) -> bool:
    """Whether the browser runs on this machine. Behind a proxy nobody knows."""
    return server.settings.exempts_loopback and is_loopback(client_address(request))


@get("/api/sharing", responses=ERROR_RESPONSES)
async def sharing(request: Request[Any, Any, Any], server: ServerDependency, state: State) -> SharingInfo:
    """Other machines learn nothing: they have the address already."""
    here: Sharing = state.sharing
    local = is_local(request, server)
    return SharingInfo(here.address if local else None, local and here.address is None)


# The token proves that the request does not come from a page of another site.
@post("/api/sharing", status_code=200, responses=ERROR_RESPONSES, security=TOKEN_REQUIRED)
async def share(
    request: Request[Any, Any, Any], current_person: CurrentPerson, server: ServerDependency, state: State
) -> SharingInfo:
    if not is_local(request, server):
        raise NotYours("share-only-here")
    here: Sharing = state.sharing
    return SharingInfo(await here.share(), can_share=False)


HANDLERS = [sharing, share]
