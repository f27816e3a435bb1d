"""The application: all routes, and what is checked and added for each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from sqlalchemy import Engine

from draftwork import __version__
from draftwork.kernel.errors import DraftworkError
from draftwork.server import guards, routes_games, routes_people
from draftwork.server.headers import secure
from draftwork.server.house import House, house_of, me, whoever
from draftwork.server.limits import Buckets
from draftwork.server.page import Page, page
from draftwork.server.people import People
from draftwork.server.settings import Settings
from draftwork.server.store import Store, open_database


def create_app(settings: Settings) -> Litestar:
    engine = open_database(settings.address)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        async with _open(settings, engine) as house:
            app.state.house = house
            yield

    return Litestar(
        route_handlers=[*routes_people.HANDLERS, *routes_games.HANDLERS, page],
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
        openapi_config=_documented(),
    )


@asynccontextmanager
async def _open(settings: Settings, engine: Engine) -> AsyncIterator[House]:
    store = Store(engine)
    try:
        people = await People.open(store)
        yield House(settings, store, people, Buckets())
    finally:
        await store.close()


def _documented() -> OpenAPIConfig:
    bearer = SecurityScheme(type="http", scheme="bearer", description="The token of POST /api/guests.")
    return OpenAPIConfig(
        title="Draftwork",
        version=__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes={"token": bearer}),
    )
