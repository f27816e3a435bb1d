"""Routes for pictures: the invitation as a QR code, and the position as SVG."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from draftwork.server.errors import NotNow, malformed
from draftwork.server.http.games import Language
from draftwork.server.http.openapi import ERROR_RESPONSES
from draftwork.server.http.play import table_for_viewer
from draftwork.server.protocol import SeatNumber
from draftwork.server.state import OptionalPerson, ServerDependency

_SVG = "image/svg+xml"
_HOST = re.compile(r"(?:[0-9A-Za-z._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


@get("/api/tables/{table:str}/invite.svg", media_type=_SVG, responses=ERROR_RESPONSES)
async def invitation(
    table: FromPath[str], request: Request[Any, Any, Any], server: ServerDependency
) -> Response[bytes]:
    import segno

    await server.service.tables.find(table)
    image = io.BytesIO()
    segno.make(_link(request, table)).save(image, kind="svg", scale=8, border=2)
    return Response(image.getvalue(), media_type=_SVG)


def _link(request: Request[Any, Any, Any], table: str) -> str:
    """The URL of the table under the host that the browser uses."""
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise malformed("host")
    return f"{request.scope['scheme']}://{host}/t/{table}"


@get("/api/tables/{table:str}/picture.svg", media_type=_SVG, responses=ERROR_RESPONSES)
async def picture(
    table: FromPath[str],
    optional_person: OptionalPerson,
    server: ServerDependency,
    seat: FromQuery[SeatNumber | None] = None,
    lang: FromQuery[Language] = "en",
) -> Response[str]:
    """The position as the seat, or a spectator, may know it."""
    match = (await table_for_viewer(server, table, seat, optional_person)).table.match
    if match is None:
        raise NotNow("table-not-started")
    view = match.seat(seat)
    return Response(await asyncio.to_thread(view.svg, lang), media_type=_SVG)


HANDLERS = [invitation, picture]
