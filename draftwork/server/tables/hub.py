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

_MOST_NOTICES = 16  # that wait for one client; then the oldest are lost


@dataclass(eq=False)
class Client:
    person: Person | None  # None: a watcher without a name
    seat: int | None  # through whose eyes
    last: int | None  # the last event it has; None: it needs all there is
    news: asyncio.Event = field(default_factory=asyncio.Event)
    notices: deque[bytes] = field(default_factory=lambda: deque[bytes](maxlen=_MOST_NOTICES))
    presence: bool = False  # who is here has changed
    greeted: bool = False  # it has been told how things stand
    dismissed: bool = False  # its token was revoked

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    def look(self, seat: int | None) -> None:
        """Through other eyes all is new."""
        self.seat, self.last = seat, None
        self.news.set()


class Hub:
    def __init__(self, most: int) -> None:
        self._most = most
        self._clients: dict[str, set[Client]] = {}
        self._line = asyncio.Lock()

    async def turn(self) -> None:
        """Until it is one's turn to be told: one client at a time, all else that waits between two of them.

        To show a game takes longer than to take a move, so whoever moves need not wait for all that is shown.
        """
        async with self._line:
            await asyncio.sleep(0)

    def clients(self, table: str) -> set[Client]:
        return self._clients.get(table, set())

    def enter(self, table: str, client: Client) -> None:
        here = self._clients.setdefault(table, set())
        if sum(other.id == client.id for other in here) >= self._most:
            raise TooMany("too-many-clients")
        here.add(client)
        self._presence(table)

    def leave(self, table: str, client: Client) -> None:
        here = self._clients.get(table, set())
        here.discard(client)
        if here:
            self._presence(table)
        else:
            self._clients.pop(table, None)

    def present(self, table: str) -> frozenset[str]:
        """The people who are connected to a table."""
        return frozenset(client.id for client in self.clients(table) if client.id is not None)

    def watchers(self, table: str, sitters: frozenset[str]) -> int:
        return sum(client.id not in sitters for client in self.clients(table))

    def wake(self, table: str) -> None:
        for client in self.clients(table):
            client.news.set()

    def notify(self, table: str, message: bytes) -> None:
        """A notice to everybody that may be lost, such as that a bot thinks."""
        for client in self.clients(table):
            client.notices.append(message)
            client.news.set()

    def dismiss(self, tokens: Collection[str]) -> None:
        """Whoever came with one of these tokens must go."""
        for here in self._clients.values():
            for client in here:
                if client.person is not None and client.person.token in tokens:
                    client.dismissed = True
                    client.news.set()

    def _presence(self, table: str) -> None:
        for client in self.clients(table):
            client.presence = True
            client.news.set()
