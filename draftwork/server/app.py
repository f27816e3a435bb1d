"""The Litestar application: routes, guards, error handlers and the lifespan of the server state."""

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
from draftwork.server.coordination import Coordination
from draftwork.server.guests import Guests
from draftwork.server.health import HealthMonitor
from draftwork.server.http import (
    errors,
    games,
    guards,
    guests,
    health,
    openapi,
    pictures,
    play,
    sharing,
    tables,
)
from draftwork.server.http.head import HeadAsGet
from draftwork.server.http.headers import add_security_headers
from draftwork.server.http.static import Page, page
from draftwork.server.live.socket import table_socket
from draftwork.server.network.peers import PeerSigner
from draftwork.server.network.relay import Relays
from draftwork.server.network.sharing import Sharing
from draftwork.server.rate_limit import TokenBuckets
from draftwork.server.settings import ServerSettings
from draftwork.server.state import ServerState, current_person, optional_person, provide_server
from draftwork.server.storage.database import open_database
from draftwork.server.storage.engines import is_postgresql
from draftwork.server.storage.store import Store
from draftwork.server.tables.attendance import Attendance
from draftwork.server.tables.bot_pool import BotPool
from draftwork.server.tables.bots import BotTurns
from draftwork.server.tables.cache import TableCache
from draftwork.server.tables.cluster_link import ClusterLink
from draftwork.server.tables.copies import TableCopies
from draftwork.server.tables.hub import Hub
from draftwork.server.tables.lists import TableLists
from draftwork.server.tables.pruning import Pruner
from draftwork.server.tables.renderer import ViewRenderer
from draftwork.server.tables.service import TableService


def create_app(settings: ServerSettings) -> Litestar:
    engine = open_database(settings.database_url, check=True)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with _open(settings, engine, app.state.relays) as server:
            app.state.server = server
            yield

    app = Litestar(
        route_handlers=[
            *guests.HANDLERS,
            *games.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *pictures.HANDLERS,
            *health.HANDLERS,
            *sharing.HANDLERS,
            table_socket,
            page,
        ],
        lifespan=[lifespan],
        state=State(
            {"page": Page(settings.page_folder), "sharing": Sharing(settings.lan_address), "relays": Relays()}
        ),
        dependencies={
            "server": Provide(provide_server),
            "current_person": Provide(current_person),
            "optional_person": Provide(optional_person),
        },
        guards=[guards.require_json, guards.note_visit],
        before_send=[add_security_headers],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1_400, gzip_compress_level=5, exclude_opt_key="plain"
        ),
        request_max_body_size=settings.limits.body,
        exception_handlers={
            DraftworkError: errors.draftwork_error,
            HTTPException: errors.litestar_error,
            UnicodeDecodeError: errors.parse_error,
            RecursionError: errors.parse_error,
            Exception: errors.unhandled_exception,
        },
        logging_config=None,
        openapi_config=openapi.openapi_config(),
    )
    app.asgi_handler = HeadAsGet(app.asgi_handler)
    return app


@asynccontextmanager
async def _open(settings: ServerSettings, engine: Engine, relays: Relays) -> AsyncIterator[ServerState]:
    store = Store(engine)
    shared = await _coordination(settings, store)
    try:
        link = shared.link if shared else ClusterLink()
        guest_registry, buckets, hub = await Guests.open(store), TokenBuckets(), Hub(settings.limits)
        pool = BotPool(settings.bot_workers)
        attendance = Attendance(hub)
        bot_turns = BotTurns(pool, hub, attendance, buckets, settings.limits.thinking)
        renderer = ViewRenderer(settings.render_offload_rate)
        cache = TableCache(store, settings.max_loaded_tables, link.ownership)
        service = TableService(
            store, cache, hub, attendance, bot_turns, renderer, settings.restart_grace, link
        )
        lists = TableLists(service, link.ownership, TableCopies(store, settings.max_loaded_tables))
        pruner = Pruner(store, cache, hub, (lambda: shared.keeper.is_first) if shared else lambda: True)
        if shared:
            shared.start(service, guest_registry, lists.copies, relays)
        work = [pruner.run()] if shared else [service.resume_tables(), pruner.run()]
        tasks = [asyncio.create_task(coroutine) for coroutine in work]
        try:
            monitor = HealthMonitor(store, pool, renderer)
            peers = PeerSigner(guest_registry.key)
            yield ServerState(
                settings, store, guest_registry, service, lists, link.ownership, peers, buckets, monitor
            )
        finally:
            if shared:
                await shared.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await service.close()
    finally:
        await store.close_writer()
        if shared:
            await shared.close()
        store.engine.dispose()


async def _coordination(settings: ServerSettings, store: Store) -> Coordination | None:
    """The coordination with other servers, if they can share the database."""
    if not is_postgresql(store.engine.url):
        return None
    return await Coordination.open(store, settings.peer_address)
