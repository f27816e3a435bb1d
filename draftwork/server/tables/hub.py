"""Who is connected to which table.

A client is not sent a queue of messages: it is woken, and whoever serves it makes one message of all that is
new to it by then. So a slow client holds up nobody and costs no memory, and gets fewer, larger messages.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field

from draftwork.server.errors import TooMany
from draftwork.server.guests import Person

_MAX_NOTICES = 16  # that wait for one client; then the oldest are lost


@dataclass(eq=False)
class Client:
    person: Person | None  # None: a watcher without a name
    seat: int | None  # through whose eyes
    last_sent_event: int | None  # the last event it has; None: it needs all there is
    wake_up: asyncio.Event = field(default_factory=asyncio.Event)
    notices: deque[bytes] = field(default_factory=lambda: deque[bytes](maxlen=_MAX_NOTICES))
    presence_changed: bool = False  # who is here has changed
    has_snapshot: bool = False  # it has been told how things stand
    token_revoked: bool = False  # its token was revoked

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    def switch_seat(self, seat: int | None) -> None:
        """Through other eyes all is new."""
        self.seat, self.last_sent_event = seat, None
        self.wake_up.set()


class Hub:
    def __init__(self, most: int) -> None:
        self._max_per_person = most
        self._clients: dict[str, set[Client]] = {}
        self._turn_lock = asyncio.Lock()

    async def wait_for_turn(self) -> None:
        """Until it is one's turn to be told: one client at a time, all else that waits between two of them.

        To show a game takes longer than to take a move, so whoever moves need not wait for all that is shown.
        """
        async with self._turn_lock:
            await asyncio.sleep(0)

    def clients(self, table: str) -> set[Client]:
        return self._clients.get(table, set())

    def connect(self, table: str, client: Client) -> None:
        here = self._clients.setdefault(table, set())
        if sum(other.id == client.id for other in here) >= self._max_per_person:
            raise TooMany("too-many-clients")
        here.add(client)
        self._mark_presence_changed(table)

    def disconnect(self, table: str, client: Client) -> None:
        here = self._clients.get(table, set())
        here.discard(client)
        if here:
            self._mark_presence_changed(table)
        else:
            self._clients.pop(table, None)

    def connected_people(self, table: str) -> frozenset[str]:
        """The people who are connected to a table."""
        return frozenset(client.id for client in self.clients(table) if client.id is not None)

    def count_watchers(self, table: str, sitters: frozenset[str]) -> int:
        return sum(client.id not in sitters for client in self.clients(table))

    def wake(self, table: str) -> None:
        for client in self.clients(table):
            client.wake_up.set()

    def notify(self, table: str, message: bytes) -> None:
        """A notice to everybody that may be lost, such as that a bot thinks."""
        for client in self.clients(table):
            client.notices.append(message)
            client.wake_up.set()

    def disconnect_tokens(self, tokens: Collection[str]) -> None:
        """Whoever came with one of these tokens must go."""
        for here in self._clients.values():
            for client in here:
                if client.person is not None and client.person.token in tokens:
                    client.token_revoked = True
                    client.wake_up.set()

    def _mark_presence_changed(self, table: str) -> None:
        for client in self.clients(table):
            client.presence_changed = True
            client.wake_up.set()
