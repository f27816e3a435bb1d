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
from draftwork.server import (
    documented,
    guards,
    routes_games,
    routes_people,
    routes_pictures,
    routes_play,
    routes_tables,
)
from draftwork.server.botpool import BotPool
from draftwork.server.draughtsman import Draughtsman
from draftwork.server.headers import secure
from draftwork.server.house import House, house_of, me, whoever
from draftwork.server.hub import Hub
from draftwork.server.limits import Buckets
from draftwork.server.live import live
from draftwork.server.page import Page, page
from draftwork.server.people import People
from draftwork.server.service import Service
from draftwork.server.settings import Settings
from draftwork.server.store import Store, open_database
from draftwork.server.tables import Tables
from draftwork.server.thinkers import Thinkers


def create_app(settings: Settings) -> Litestar:
    engine = open_database(settings.address)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        async with _open(settings, engine) as house:
            app.state.house = house
            yield

    return Litestar(
        route_handlers=[
            *routes_people.HANDLERS,
            *routes_games.HANDLERS,
            *routes_tables.HANDLERS,
            *routes_play.HANDLERS,
            *routes_pictures.HANDLERS,
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
        openapi_config=documented.config(),
    )


@asynccontextmanager
async def _open(settings: Settings, engine: Engine) -> AsyncIterator[House]:
    store = Store(engine)
    try:
        people, buckets, hub = await People.open(store), Buckets(), Hub(settings.limits.clients)
        thinkers = Thinkers(BotPool(settings.workers), hub, buckets, settings.limits.thinking)
        draughtsman = Draughtsman(settings.busy)
        service = Service(store, Tables(store, settings.tables), hub, thinkers, draughtsman, settings.grace)
        waking = asyncio.create_task(service.wake())
        try:
            yield House(settings, store, people, service, buckets)
        finally:
            waking.cancel()
            await asyncio.gather(waking, return_exceptions=True)
            await service.close()
    finally:
        await store.close()
