"""A process that draws positions: `python -m draftwork.server.tables.render_worker`.

To draw is to make what follows from a position alone: the view, the points, what to do and the tree to a
move. It takes longer than all else that is done for a move. The process is told only what the seats it draws
for may know. Requests come on standard input and answers go to standard output, each as a length of four
bytes and a MessagePack map. An empty answer comes first, when it is ready; when there is nobody left to ask,
it ends.
"""

from __future__ import annotations

from typing import Any, BinaryIO

import msgspec

from draftwork.bots.worker import receive, run, send
from draftwork.games import load
from draftwork.kernel import unpack
from draftwork.play.editions import learn_edition
from draftwork.play.seat import points_of
from draftwork.server.table.render import RenderedPosition, view_seat

_encode = msgspec.json.Encoder().encode


class Eyes(msgspec.Struct):
    """Somebody who looks."""

    seat: int | None  # None: a watcher
    known: bytes  # the state, as far as they may know it
    deciding: bytes | None = None  # what they know when they decide, if they are to act


class Request(msgspec.Struct):
    game: str
    eyes: list[Eyes]
    edition: bytes = b""  # of the match, if it is not one that we ship: `play.editions.pack_edition`


class Answer(msgspec.Struct):
    drawings: list[dict[str, bytes]] | None  # of each who looks, the fields as JSON; None: it went wrong


def draw(request: Request) -> list[RenderedPosition]:
    game = load(request.game)
    learn_edition(game.name, request.edition)
    seen: dict[tuple[bytes, int], Any] = {}  # in games without secrets all see the same
    drawings = []
    for one in request.eyes:
        state = unpack(game.state, one.known)
        eyes = view_seat(game, one.seat)
        key = (one.known, eyes)
        if key not in seen:
            seen[key] = game.ui.view(state, eyes), points_of(game, state, eyes)
        view, points = seen[key]
        drawing = RenderedPosition(msgspec.structs.replace(view, seat=one.seat), None, points, [])
        if one.deciding is not None:
            deciding = unpack(game.state, one.deciding)
            drawing.prompt, drawing.choices = game.ui.prompt(deciding), game.ui.choices(deciding)
        drawings.append(drawing)
    return drawings


def answer(request: Request) -> Answer:
    try:
        drawings = draw(request)
        return Answer([{name: _encode(value) for name, value in _fields(one)} for one in drawings])
    except Exception:  # whoever asked draws it then, and tells what is wrong
        return Answer(None)


def _fields(drawing: RenderedPosition) -> list[tuple[str, Any]]:
    return [(name, getattr(drawing, name)) for name in drawing.__struct_fields__]


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    send(answers, Answer([]))
    while (data := receive(requests)) is not None:
        send(answers, answer(msgspec.msgpack.decode(data, type=Request)))


if __name__ == "__main__":
    run(serve)
