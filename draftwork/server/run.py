"""Runs the server: binds the socket, starts uvicorn and shuts down cleanly."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from draftwork.server.app import create_app
from draftwork.server.errors import CannotStart
from draftwork.server.http.gate import Gate
from draftwork.server.memory import GarbageCollector
from draftwork.server.network.http_connection import HttpConnection, NetworkConfig
from draftwork.server.network.proxies import TrustedProxies
from draftwork.server.network.registry import ConnectionRegistry
from draftwork.server.network.sharing import ALL_INTERFACES, Sharing, url
from draftwork.server.network.websocket_connection import WebSocketConnection
from draftwork.server.settings import ServerSettings
from draftwork.server.storage.folder_lock import lock_folder

_IDLE_SECONDS = 30  # until a connection without a further request is closed
_SHUTDOWN_SECONDS = 5  # for requests that are still running at shutdown
# Seconds between switches of threads: short, so that the writer thread continues soon after a disk write.
_SWITCH_INTERVAL = 0.002


class Server(uvicorn.Server):
    """Uvicorn that treats SIGINT and SIGTERM as a normal end and does not raise them again."""

    def __init__(self, config: NetworkConfig, ready: Callable[[Sharing], None]) -> None:
        super().__init__(config)
        self._network, self._ready = config, ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {which: signal.signal(which, self.handle_exit) for which in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for which, handler in before.items():
                signal.signal(which, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._garbage_collector = GarbageCollector()
        sys.setswitchinterval(_SWITCH_INTERVAL)
        if self.started:
            for bound in sockets or []:
                self._network.sharing.attach(bound, self.listen)
            self._ready(self._network.sharing)

    async def listen(self, bound: socket.socket) -> None:
        """Accept connections on a further socket, until the server ends."""

        def connection() -> asyncio.Protocol:
            return HttpConnection(self._network, self.server_state, self.lifespan.state)

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connection, sock=bound, backlog=self.config.backlog))

    async def on_tick(self, counter: int) -> bool:
        self._garbage_collector.collect_if_grown()
        return await super().on_tick(counter)


def local_url(bound: socket.socket) -> str:
    """The URL of the server on this machine."""
    host, port = bound.getsockname()[:2]
    return url("127.0.0.1" if host in ALL_INTERFACES else host, port)


def uvicorn_config(settings: ServerSettings) -> NetworkConfig:
    app = create_app(settings)
    config = NetworkConfig(
        Gate(app, settings),
        access_log=False,
        lifespan="on",
        http=HttpConnection,
        log_config=None,
        proxy_headers=False,  # NetworkConfig.proxies names the trusted ones
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        timeout_keep_alive=_IDLE_SECONDS,
        ws=WebSocketConnection,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
    )
    config.registry = ConnectionRegistry(settings.limits)
    config.proxies = TrustedProxies(settings.trusted_proxies)
    config.exempts_loopback = settings.exempts_loopback
    config.sharing = app.state.sharing
    return config


def run(settings: ServerSettings, bound: socket.socket, ready: Callable[[Sharing], None]) -> None:
    """Serve until a signal arrives. `ready` is called when the server accepts requests.

    Raises CannotStart if it never does; the log has the reason.
    """
    with lock_folder(settings.data_folder, local_url(bound)):
        config = uvicorn_config(settings)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            server = Server(config, ready)
            try:
                runner.run(server.serve(sockets=[bound]))
            except SystemExit:  # of uvicorn, which only logs the reason
                if server.started:
                    raise
                raise CannotStart("cannot-start") from None
