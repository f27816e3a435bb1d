"""Runs the server: binds the socket, starts uvicorn and shuts down cleanly."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from draftwork.server.app import create_app
from draftwork.server.settings import ServerSettings
from draftwork.server.storage.folder_lock import lock_folder

_SHUTDOWN_SECONDS = 5  # for requests that are still running at shutdown
# Seconds between garbage collections. A collection blocks all requests, and few objects here form cycles.
_GC_INTERVAL = 600
_TICKS_PER_SECOND = 10  # of uvicorn
# Seconds between switches of threads: short, so that the writer thread continues soon after a disk write.
_SWITCH_INTERVAL = 0.002
_ALL_INTERFACES = ("0.0.0.0", "::")
_TEST_NET = ("192.0.2.1", 9)  # a documentation address; connecting a UDP socket sends nothing


class Server(uvicorn.Server):
    """Uvicorn that treats SIGINT and SIGTERM as a normal end and does not raise them again."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
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
        gc.disable()
        gc.freeze()
        sys.setswitchinterval(_SWITCH_INTERVAL)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % (_GC_INTERVAL * _TICKS_PER_SECOND) == 0:
            gc.collect()
            gc.freeze()  # exclude live objects from later collections
        return await super().on_tick(counter)


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to the port; port 0 chooses a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def local_url(bound: socket.socket) -> str:
    """The URL of the server on this machine."""
    host, port = bound.getsockname()[:2]
    if host in _ALL_INTERFACES:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_url(bound: socket.socket) -> str | None:
    """The URL of the server in the local network, if it listens there."""
    host, port = bound.getsockname()[:2]
    if host not in _ALL_INTERFACES:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_TEST_NET)
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{port}"


def uvicorn_config(settings: ServerSettings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        access_log=False,
        lifespan="on",
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
    )


def run(settings: ServerSettings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal arrives. `ready` is called when the server accepts requests."""
    with lock_folder(settings.data_folder, local_url(bound)):
        config = uvicorn_config(settings)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(Server(config, ready).serve(sockets=[bound]))
