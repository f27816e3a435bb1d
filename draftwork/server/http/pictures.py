"""Routes for pictures: the invitation as a QR code, and the position as SVG."""

from __future__ import annotations

import io
import re
from functools import partial
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from draftwork.kernel import pack
from draftwork.server.cached_response import PRIVATE
from draftwork.server.errors import NotNow, malformed
from draftwork.server.http.games import Language
from draftwork.server.http.openapi import ERROR_RESPONSES
from draftwork.server.http.play import table_for_viewer
from draftwork.server.http.sharing import is_local
from draftwork.server.network.sharing import Sharing
from draftwork.server.protocol import SeatNumber
from draftwork.server.state import OptionalPerson, ServerDependency

_SVG = "image/svg+xml"
_HOST = re.compile(r"(?:[0-9A-Za-z._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


@get("/api/tables/{table:str}/invite.svg", media_type=_SVG, responses=ERROR_RESPONSES, plain=True)
async def invitation(
    table: FromPath[str], request: Request[Any, Any, Any], server: ServerDependency, state: State
) -> Response[bytes]:
    await server.service.tables.find(table)
    shared: Sharing = state.sharing
    base = _base(request)
    if shared.address is not None and is_local(request, server):
        base = shared.address  # a link to this machine would not work for others
    link = f"{base}/t/{table}"
    limit = partial(server.limit_by_address, "pictures", server.settings.limits.pictures, request)
    cached = await server.responses.get(("invitation", link), _SVG, partial(_qr_code, link), limit)
    return cached.response(request, PRIVATE)


def _qr_code(link: str) -> bytes:
    import segno

    image = io.BytesIO()
    segno.make(link).save(image, kind="svg", scale=8, border=2)
    return image.getvalue()


def _base(request: Request[Any, Any, Any]) -> str:
    """The URL of the server under the host that the browser uses."""
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise malformed("host")
    return f"{request.scope['scheme']}://{host}"


@get("/api/tables/{table:str}/picture.svg", media_type=_SVG, responses=ERROR_RESPONSES, plain=True)
async def picture(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    optional_person: OptionalPerson,
    server: ServerDependency,
    seat: FromQuery[SeatNumber | None] = None,
    lang: FromQuery[Language] = "en",
) -> Response[bytes]:
    """The position as the seat, or a spectator, may know it."""
    match = (await table_for_viewer(server, table, seat, optional_person)).table.match
    if match is None:
        raise NotNow("table-not-started")
    view = match.seat(seat)
    key = ("picture", match.game.name, match.edition.hash, seat, lang, pack(view.redacted_state))
    limit = partial(server.limit_by_address, "pictures", server.settings.limits.pictures, request)
    cached = await server.responses.get(key, _SVG, lambda: view.svg(lang).encode(), limit)
    return cached.response(request, PRIVATE)


HANDLERS = [invitation, picture]
