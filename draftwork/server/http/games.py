"""Routes for games, editions, message catalogues and files of games."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from draftwork import bots
from draftwork.games import Game, load, playable
from draftwork.i18n import LANGUAGES, entries, source
from draftwork.kernel.errors import UnknownGame
from draftwork.server.cached_response import CachedResponse
from draftwork.server.errors import NotFound
from draftwork.server.http.game_files import BOARD, game_files, guide_languages
from draftwork.server.http.guards import limit_by_address
from draftwork.server.http.openapi import ERROR_RESPONSES
from draftwork.server.protocol import EditionDetails, GameInfo, OptionInfo
from draftwork.server.rate_limit import MAX_EDITION_BYTES
from draftwork.server.table import editions

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]


@get("/api/games", responses=ERROR_RESPONSES)
async def games() -> list[GameInfo]:
    return _games()


@cache
def _games() -> list[GameInfo]:
    return [_game_info(game) for game in playable()]


def _game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        players=list(game.players),
        options=[
            OptionInfo(
                option.name, option.default, list(option.allowed), list(option.players or game.players)
            )
            for option in game.options
        ],
        hidden=game.hidden_information,
        bots=bots.names(game),
        default_bot=bots.default_bot(game),
        rules_version=game.rules_version,
        editions=editions.shipped_editions(game),
        own_editions=game.read_edition is not None,
        board=f"/games/{game.name}/{BOARD}" if BOARD in game_files(game.folder) else None,
        guides=guide_languages(game.folder),
    )


@get("/api/games/{game:str}/editions/{hash:str}", responses=ERROR_RESPONSES)
async def shipped_edition(
    game: FromPath[str], edition: Annotated[str, PathParameter(name="hash")]
) -> EditionDetails:
    return editions.shipped_edition(_load_game(game), edition)


@post(
    "/api/games/{game:str}/edition",
    status_code=200,
    responses=ERROR_RESPONSES,
    guards=[limit_by_address("editions")],
    request_max_body_size=MAX_EDITION_BYTES,
)
async def check_edition(game: FromPath[str], data: JSONBody[Any]) -> EditionDetails:
    """Describe an uploaded edition, or list its faults. Nothing is stored."""
    return await asyncio.to_thread(editions.check_upload, _load_game(game), data)


def _load_game(name: str) -> Game[Any]:
    try:
        return load(name)
    except UnknownGame as unknown:
        raise NotFound(unknown.message) from None


@get("/api/words/{language:str}", media_type="text/plain", plain=True, responses=ERROR_RESPONSES)
async def words(
    language: FromPath[Language], request: Request[Any, Any, Any], game: FromQuery[str | None] = None
) -> Response[bytes]:
    """All messages, or those of one `game`; with an empty one, those that are needed before one is chosen."""
    return _catalogue(language, game if not game else _load_game(game).name).response(request)


@cache
def _catalogue(language: str, game: str | None) -> CachedResponse:
    games = playable()  # loading a game adds its messages
    if game is None:
        text = source(language)
    elif game:
        text = source(language, load(game).messages)
    else:
        details = {
            id for one in games for id in entries(source("en", one.messages)) if not _is_first(one, id)
        }
        text = "\n".join(entry for id, entry in entries(source(language)).items() if id not in details)
    return CachedResponse.of(text.encode(), "text/plain")


def _is_first(game: Game[Any], id: str) -> bool:
    """Whether a message describes a game to people who have not opened it."""
    return id in (f"{game.name}-name", f"{game.name}-about") or id.startswith(
        (f"{game.name}-option-", f"{game.name}-edition-title-")
    )


@get("/games/{game:str}/{path:path}", include_in_schema=False, plain=True)
async def game_file(
    game: FromPath[str], path: FromPath[PurePosixPath], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """A file of a game for the page."""
    file = game_files(_load_game(game).folder).get(str(path).lstrip("/"))
    if file is None:
        raise NotFound("no-such-address")
    return file.response(request)


HANDLERS = [games, shipped_edition, check_edition, words, game_file]
