"""Runs the server: binds the socket, starts uvicorn and shuts down cleanly."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace

import uvicorn
from litestar import Litestar

from draftwork.server.app import create_app
from draftwork.server.http.forward import Forwarder
from draftwork.server.http.gate import Gate, PeerGate
from draftwork.server.memory import GarbageCollector
from draftwork.server.network.http_connection import HttpConnection, NetworkConfig
from draftwork.server.network.proxies import ALL_NETWORKS, TrustedProxies
from draftwork.server.network.registry import ConnectionRegistry
from draftwork.server.network.sharing import ALL_INTERFACES, Sharing, bind, url
from draftwork.server.network.websocket_connection import WebSocketConnection
from draftwork.server.settings import ServerSettings
from draftwork.server.storage.engines import database_url, is_postgresql
from draftwork.server.storage.folder_lock import lock_folder

_SHUTDOWN_SECONDS = 5  # for requests that are still running at shutdown
# Seconds between switches of threads: short, so that the writer thread continues soon after a disk write.
_SWITCH_INTERVAL = 0.002


class ListeningServer(uvicorn.Server):
    """Uvicorn that can listen on further sockets, and listens for the other servers of its database."""

    def __init__(self, config: NetworkConfig) -> None:
        super().__init__(config)
        self._network = config

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._network.peers is not None:
            peers, bound = self._network.peers
            peers.load()
            await self._listen(bound, peers)

    async def listen(self, bound: socket.socket) -> None:
        """Accept connections on a further socket, until the server ends."""
        await self._listen(bound, self._network)

    async def _listen(self, bound: socket.socket, network: NetworkConfig) -> None:
        def connection() -> asyncio.Protocol:
            return HttpConnection(network, self.server_state, self.lifespan.state)

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connection, sock=bound, backlog=self.config.backlog))


class Server(ListeningServer):
    """The server of a process. It treats SIGINT and SIGTERM as a normal end and does not raise them again."""

    def __init__(self, config: NetworkConfig, ready: Callable[[Sharing], None]) -> None:
        super().__init__(config)
        self._ready = ready

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

    async def on_tick(self, counter: int) -> bool:
        self._garbage_collector.collect_if_grown()
        return await super().on_tick(counter)


def local_url(bound: socket.socket) -> str:
    """The URL of the server on this machine."""
    host, port = bound.getsockname()[:2]
    return url("127.0.0.1" if host in ALL_INTERFACES else host, port)


def uvicorn_config(settings: ServerSettings) -> NetworkConfig:
    """The configuration of a server. With PostgreSQL it also listens for other servers."""
    if not is_postgresql(database_url(settings.database_url)):
        return _network_config(create_app(settings), settings, None)
    bound = bind(settings.peer_host, settings.peer_port)
    settings = replace(settings, peer_address=f"{settings.peer_host}:{bound.getsockname()[1]}")
    app = create_app(settings)
    forwarder = Forwarder(app)
    app.on_shutdown.append(forwarder.close)
    config = _network_config(app, settings, forwarder)
    config.find_route, config.relays = forwarder.find_route, app.state.relays
    peers = _base_config(PeerGate(app, settings), settings)
    peers.proxies = TrustedProxies(ALL_NETWORKS)  # each server has the connections of many clients
    config.peers = peers, bound
    return config


def _network_config(app: Litestar, settings: ServerSettings, forwarder: Forwarder | None) -> NetworkConfig:
    config = _base_config(Gate(app, settings, forwarder), settings)
    config.proxies = TrustedProxies(settings.trusted_proxies)
    config.exempts_loopback = settings.exempts_loopback
    config.sharing = app.state.sharing
    return config


def _base_config(app: Gate, settings: ServerSettings) -> NetworkConfig:
    """The configuration that connections of clients and of other servers share."""
    config = NetworkConfig(
        app,
        access_log=False,
        lifespan="on",
        http=HttpConnection,
        log_config=None,
        proxy_headers=False,  # NetworkConfig.proxies names the trusted ones
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
        ws=WebSocketConnection,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
    )
    config.registry = ConnectionRegistry(settings.limits)
    return config


def _lock(settings: ServerSettings, address: str) -> AbstractContextManager[None]:
    """The lock of the data folder. Servers of one PostgreSQL database may share it for their logs."""
    if is_postgresql(database_url(settings.database_url)):
        return nullcontext()
    return lock_folder(settings.data_folder, address)


def run(settings: ServerSettings, bound: socket.socket, ready: Callable[[Sharing], None]) -> None:
    """Serve until a signal arrives. `ready` is called when the server accepts requests."""
    with _lock(settings, local_url(bound)):
        config = uvicorn_config(settings)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(Server(config, ready).serve(sockets=[bound]))
