"""The state of a running server, and the dependencies of its request handlers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from draftwork.server import protocol
from draftwork.server.cached_response import ResponseCache
from draftwork.server.cluster.ownership import Ownership
from draftwork.server.errors import NoToken
from draftwork.server.guests import Guests, Person
from draftwork.server.health import HealthMonitor
from draftwork.server.network.peers import PeerSigner
from draftwork.server.rate_limit import Rate, TokenBuckets, address_key, is_loopback
from draftwork.server.settings import ServerSettings
from draftwork.server.storage.store import Store
from draftwork.server.table.commands import Command
from draftwork.server.tables.lists import TableLists
from draftwork.server.tables.service import TableService

_BEARER = "Bearer "


@dataclass
class ServerState:
    """The parts of a running server."""

    settings: ServerSettings
    store: Store
    guests: Guests
    service: TableService
    lists: TableLists
    ownership: Ownership
    peers: PeerSigner
    buckets: TokenBuckets
    health: HealthMonitor
    responses: ResponseCache = field(default_factory=ResponseCache)

    def limited_address(self, address: str) -> str | None:
        """The key under which an address is limited; None if it is exempt."""
        exempt = self.settings.exempts_loopback and is_loopback(address)
        return None if exempt else address_key(address)

    def limit_by_address(self, kind: str, rate: Rate, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Apply a rate limit to the address of a connection."""
        key = self.limited_address(client_address(connection))
        if key is not None:
            self.buckets.take(kind, key, rate)

    def limit_by_client(
        self, kind: str, rate: Rate, connection: ASGIConnection[Any, Any, Any, Any], person: Person | None
    ) -> None:
        """Apply a rate limit to the person, or to the address of an anonymous client."""
        if person is not None:
            self.buckets.take(kind, person.id, rate)
        else:
            self.limit_by_address(kind, rate, connection)

    async def revoke(self, person: Person, *, others: bool) -> None:
        """Revoke tokens of a person and disconnect the clients that use them."""
        self.service.hub.disconnect_tokens(await self.guests.revoke(person, others=others))

    async def act(self, table: str, command: Command, person: Person) -> int:
        """Execute a command within the rate limits; returns the number of its event."""
        limits = self.settings.limits
        if isinstance(command, protocol.NewChat):
            self.buckets.take("chat", person.id, limits.chat)
        else:
            self.buckets.take("moves", person.id, limits.moves)
        return await self.service.act(table, command, person.actor)


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


ServerDependency = NamedDependency[ServerState]
CurrentPerson = NamedDependency[Person]
OptionalPerson = NamedDependency[Person | None]


async def provide_server(state: State) -> ServerState:
    server: ServerState = state.server
    return server


async def optional_person(request: Request[Any, Any, Any], server: ServerDependency) -> Person | None:
    """The person of the request, or None without a token. An invalid token is always refused."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    if not header.startswith(_BEARER):
        raise NoToken("no-token")
    return await server.guests.authenticate(header.removeprefix(_BEARER).strip())


async def current_person(optional_person: OptionalPerson) -> Person:
    if optional_person is None:
        raise NoToken("no-token")
    return optional_person
