"""What can be played, and the words for it, over HTTP; and whether the server is well."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from draftwork import __version__, bots
from draftwork.games import Game, load, playable
from draftwork.i18n import LANGUAGES, source
from draftwork.kernel.errors import UnknownGame
from draftwork.server.errors import NotFound
from draftwork.server.http.openapi import REFUSALS
from draftwork.server.http.static import Held
from draftwork.server.protocol import EditionShown, GameInfo, Health, OptionInfo
from draftwork.server.state import Here
from draftwork.server.table import editions

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]


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
        hidden=game.hidden_information,
        bots=bots.names(game),
        rules_version=game.rules_version,
        editions=editions.shipped(game),
        own_editions=game.read_edition is not None,
    )


@get("/api/games/{game:str}/editions/{hash:str}", responses=REFUSALS)
async def shipped_edition(
    game: FromPath[str], edition: Annotated[str, PathParameter(name="hash")]
) -> EditionShown:
    return editions.one_shipped(_found(game), edition)


@post("/api/games/{game:str}/edition", status_code=200, responses=REFUSALS)
async def check_edition(
    game: FromPath[str], data: JSONBody[Any], request: Request[Any, Any, Any], house: Here
) -> EditionShown:
    """What an uploaded file of components describes, or all that is wrong with it. Nothing is stored."""
    house.by_address("editions", house.settings.limits.editions, request)
    return await asyncio.to_thread(editions.uploaded, _found(game), data)


def _found(name: str) -> Game[Any]:
    try:
        return load(name)
    except UnknownGame as unknown:
        raise NotFound(unknown.message) from None


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


HANDLERS = [games, shipped_edition, check_edition, words, health]
