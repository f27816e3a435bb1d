"""What can be played, and the words for it, over HTTP; and whether the server is well."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from litestar import Request, Response, get
from litestar.params import FromPath

from draftwork import __version__, bots
from draftwork.games import Game, playable
from draftwork.server.documented import REFUSALS
from draftwork.server.page import Held
from draftwork.server.wire import GameInfo, Health, OptionInfo
from draftwork.words import source

Language = Literal["en", "pl", "uk"]


@get("/api/games", responses=REFUSALS)
async def games() -> list[GameInfo]:
    return _games()


@cache
def _games() -> list[GameInfo]:
    return [_described(game) for game in playable()]


def _described(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        players=list(game.players),
        options=[OptionInfo(option.name, option.default, list(option.allowed)) for option in game.options],
        hidden=game.hidden,
        bots=bots.names(game),
        rules_version=game.rules_version,
    )


@get("/api/words/{language:str}", media_type="text/plain", plain=True, responses=REFUSALS)
async def words(language: FromPath[Language], request: Request[Any, Any, Any]) -> Response[bytes]:
    return _catalogue(language).answer(request)


@cache
def _catalogue(language: str) -> Held:
    playable()  # each game adds its own
    return Held.of(source(language).encode(), "text/plain")


@get("/healthz")
async def health() -> Health:
    return Health("ok", __version__)


HANDLERS = [games, words, health]
