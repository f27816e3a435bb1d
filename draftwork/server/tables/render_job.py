"""The job of rendering positions: view, points, prompt and choices.

Rendering takes longer than all other work of a move. A request holds only what its viewers may know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from draftwork.games import load
from draftwork.kernel import unpack
from draftwork.play.editions import learn_edition
from draftwork.play.seat import points_of
from draftwork.server.table.render import RenderedPosition, view_seat
from draftwork.workers.protocol import Job

_encode = msgspec.json.Encoder().encode

Rendered = dict[str, bytes]  # the fields of a RenderedPosition as JSON


class Viewer(msgspec.Struct):
    seat: int | None  # None: a spectator
    known: bytes  # the state as the viewer may know it
    deciding: bytes | None = None  # the state as the viewer knows it when deciding, if the seat is to act


class RenderRequest(msgspec.Struct):
    game: str
    viewers: list[Viewer]
    edition: bytes = b""  # from `play.editions.pack_edition`; empty for an edition of the package


def render(request: RenderRequest) -> list[RenderedPosition]:
    game = load(request.game)
    learn_edition(game.name, request.edition)
    shared: dict[tuple[bytes, int], Any] = {}  # games without hidden information have one view for all
    positions = []
    for viewer in request.viewers:
        state = unpack(game.state, viewer.known)
        viewing_seat = view_seat(game, viewer.seat)
        key = (viewer.known, viewing_seat)
        if key not in shared:
            shared[key] = game.ui.view(state, viewing_seat), points_of(game, state, viewing_seat)
        view, points = shared[key]
        position = RenderedPosition(msgspec.structs.replace(view, seat=viewer.seat), None, points, [])
        if viewer.deciding is not None:
            deciding = unpack(game.state, viewer.deciding)
            position.prompt, position.choices = game.ui.prompt(deciding), game.ui.choices(deciding)
        positions.append(position)
    return positions


def handle(request: RenderRequest) -> list[Rendered] | None:
    """One entry for each viewer. None after an error: the server then renders itself and logs the error."""
    try:
        positions = render(request)
        return [{name: _encode(getattr(one, name)) for name in one.__struct_fields__} for one in positions]
    except Exception:
        return None


def job() -> Job:
    return Job(RenderRequest, handle)
