"""The hub: connected clients by table.

Clients have no queue of updates. The hub wakes a client, and its connection then sends one message with all
pending updates. A slow client therefore blocks nobody and needs no memory; it receives fewer, larger
messages.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field

from draftwork.server.errors import TooMany
from draftwork.server.guests import Person
from draftwork.server.rate_limit import Limits

_MAX_NOTICES = 16  # queued per client; the oldest are dropped


@dataclass(eq=False)
class Client:
    """A WebSocket client of a table."""

    person: Person | None  # None: an anonymous spectator
    seat: int | None  # the seat whose view is sent
    last_sent_event: int | None  # None: a snapshot is needed
    address: str = ""  # the key of the address
    # The key under which the number of spectators is limited; None for a person with a seat, and if exempt.
    spectator_address: str | None = None
    wake_up: asyncio.Event = field(default_factory=asyncio.Event)
    notices: deque[bytes] = field(default_factory=lambda: deque[bytes](maxlen=_MAX_NOTICES))
    presence_changed: bool = False
    has_state: bool = False  # a snapshot or an update was sent on this connection
    token_revoked: bool = False
    must_reconnect: bool = False  # this server no longer owns the table

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    def switch_seat(self, seat: int | None) -> None:
        """Send the view of another seat from now on, beginning with a snapshot."""
        self.seat, self.last_sent_event = seat, None
        self.wake_up.set()


class Hub:
    """The connected clients of all tables."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._clients: dict[str, set[Client]] = {}
        self._render_lock = asyncio.Lock()

    async def wait_to_render(self) -> None:
        """Wait until this client may render its update.

        Rendering takes longer than a move. Clients render one at a time and other tasks run in between, so
        that moves are not delayed.
        """
        async with self._render_lock:
            await asyncio.sleep(0)

    def clients(self, table: str) -> set[Client]:
        return self._clients.get(table, set())

    def connect(self, table: str, client: Client) -> None:
        clients = self._clients.setdefault(table, set())
        if self._is_full(clients, client):
            raise TooMany("too-many-clients")
        clients.add(client)
        self._mark_presence_changed(table)

    def _is_full(self, clients: set[Client], client: Client) -> bool:
        most = self._limits.spectators if client.person is None else self._limits.clients
        if sum(other.person_id == client.person_id for other in clients) >= most:
            return True
        address = client.spectator_address
        if address is None:
            return False
        return (
            sum(other.spectator_address == address for other in clients) >= self._limits.spectators_by_address
        )

    def disconnect(self, table: str, client: Client) -> None:
        clients = self._clients.get(table, set())
        clients.discard(client)
        if clients:
            self._mark_presence_changed(table)
        else:
            self._clients.pop(table, None)

    def connected_people(self, table: str) -> frozenset[str]:
        """The ids of the people who are connected to a table."""
        return frozenset(client.person_id for client in self.clients(table) if client.person_id is not None)

    def count_spectators(self, table: str, seated: frozenset[str]) -> int:
        return sum(client.person_id not in seated for client in self.clients(table))

    def wake(self, table: str) -> None:
        for client in self.clients(table):
            client.wake_up.set()

    def notify(self, table: str, message: bytes) -> None:
        """Queue a short-lived message for every client, such as `Thinking`. It may be dropped."""
        for client in self.clients(table):
            client.notices.append(message)
            client.wake_up.set()

    def disconnect_tokens(self, tokens: Collection[str]) -> None:
        """Disconnect the clients that use one of these tokens."""
        for clients in self._clients.values():
            for client in clients:
                if client.person is not None and client.person.token in tokens:
                    client.token_revoked = True
                    client.wake_up.set()

    def disconnect_all(self) -> None:
        """Let all clients connect again, because other servers own their tables now."""
        for clients in self._clients.values():
            for client in clients:
                client.must_reconnect = True
                client.wake_up.set()

    def _mark_presence_changed(self, table: str) -> None:
        for client in self.clients(table):
            client.presence_changed = True
            client.wake_up.set()
