"""The application: all routes, and what is checked and added for each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from sqlalchemy import Engine

from draftwork.kernel.errors import DraftworkError
from draftwork.server.guests import People
from draftwork.server.http import games, guards, guests, openapi, pictures, play, tables
from draftwork.server.http.headers import secure
from draftwork.server.http.static import Page, page
from draftwork.server.live.socket import live
from draftwork.server.rate_limit import Buckets
from draftwork.server.settings import Settings
from draftwork.server.state import House, house_of, me, whoever
from draftwork.server.storage.store import Store, open_database
from draftwork.server.tables.bot_pool import BotPool
from draftwork.server.tables.bots import BotTurns
from draftwork.server.tables.cache import Tables
from draftwork.server.tables.hub import Hub
from draftwork.server.tables.renderer import ViewRenderer
from draftwork.server.tables.service import Service


def create_app(settings: Settings) -> Litestar:
    engine = open_database(settings.address)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        async with _open(settings, engine) as house:
            app.state.house = house
            yield

    return Litestar(
        route_handlers=[
            *guests.HANDLERS,
            *games.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *pictures.HANDLERS,
            live,
            page,
        ],
        lifespan=[living],
        state=State({"page": Page(settings.page)}),
        dependencies={"house": Provide(house_of), "me": Provide(me), "whoever": Provide(whoever)},
        guards=[guards.count, guards.only_json],
        before_send=[secure],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1_400, gzip_compress_level=5, exclude_opt_key="plain"
        ),
        request_max_body_size=settings.limits.body,
        exception_handlers={
            DraftworkError: guards.refuse,
            HTTPException: guards.refuse_http,
            UnicodeDecodeError: guards.refuse_text,
            RecursionError: guards.refuse_text,
            Exception: guards.refuse_anything,
        },
        logging_config=None,
        openapi_config=openapi.config(),
    )


@asynccontextmanager
async def _open(settings: Settings, engine: Engine) -> AsyncIterator[House]:
    store = Store(engine)
    try:
        people, buckets, hub = await People.open(store), Buckets(), Hub(settings.limits.clients)
        thinkers = BotTurns(BotPool(settings.workers), hub, buckets, settings.limits.thinking)
        renderer = ViewRenderer(settings.busy)
        service = Service(store, Tables(store, settings.tables), hub, thinkers, renderer, settings.grace)
        waking = asyncio.create_task(service.wake())
        try:
            yield House(settings, store, people, service, buckets)
        finally:
            waking.cancel()
            await asyncio.gather(waking, return_exceptions=True)
            await service.close()
    finally:
        await store.close()
