"""WebSockets of tables that another server owns: their bytes are passed on in both directions."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import cast

from uvicorn.server import ServerState

from draftwork.server.network.peers import Route
from draftwork.server.network.registry import ConnectionRegistry

_CONNECT_SECONDS = 5.0
_CLOSE_SECONDS = 10.0  # until a connection that was closed is aborted


class RelayEnd(asyncio.Protocol):
    """One end of a relay. What it receives is written to the other end, at the speed of that end."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: RelayEnd | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()


class Relays:
    """The relayed clients, by the lease of the server that serves them."""

    def __init__(self) -> None:
        self._leases: dict[RelayedClient, int] = {}

    def __len__(self) -> int:
        return len(self._leases)

    def add(self, client: RelayedClient, lease: int) -> None:
        self._leases[client] = lease

    def remove(self, client: RelayedClient) -> None:
        self._leases.pop(client, None)

    def end(self, leases: Collection[int]) -> None:
        """Disconnect the clients of servers that have ended, of which the network may not have told."""
        for client in [client for client, lease in self._leases.items() if lease in leases]:
            client.drop()


class RelayedClient(RelayEnd):
    """The end of the client, which counts as a connection of this server."""

    def __init__(self, relays: Relays, registry: ConnectionRegistry, server_state: ServerState) -> None:
        super().__init__()
        self._relays, self._registry, self._connections = relays, registry, server_state.connections
        self._closing_since: float | None = None
        self.idle_since: float | None = None

    def register(self, lease: int, address: str, *, limited: bool) -> None:
        """Count the connection of a client to the server with a lease. Raises TooMany."""
        self._registry.add(self, address, limited=limited)
        self._relays.add(self, lease)
        self._connections.add(self)  # type: ignore[arg-type]  # uvicorn only calls `shutdown`

    def check_deadline(self, now: float) -> None:
        if self.transport is not None and self.transport.is_closing():
            self._closing_since = self._closing_since or now
            if now - self._closing_since > _CLOSE_SECONDS:
                self.transport.abort()

    def drop(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def shutdown(self) -> None:
        """End the connection, when this server ends. The client connects to another one."""
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._registry.remove(self)
        self._relays.remove(self)
        self._connections.discard(self)


async def open_relay(client: RelayedClient, route: Route, head: bytes) -> None:
    """Connect a client to another server, and send it the head of the request. Raises OSError."""
    owner = RelayEnd()
    owner.other = client
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(_CONNECT_SECONDS):
        transport, _ = await loop.create_connection(lambda: owner, route.host, route.port)
    client.other = owner
    transport.write(head)
    if client.transport is None or client.transport.is_closing():  # gone in the meantime
        transport.close()
