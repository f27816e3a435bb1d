"""All that a running server holds, and who is asking it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from draftwork.server.faults import NoToken
from draftwork.server.limits import Buckets, Rate, is_here
from draftwork.server.people import People, Person
from draftwork.server.settings import Settings
from draftwork.server.store import Store

_BEARER = "Bearer "


@dataclass
class House:
    settings: Settings
    store: Store
    people: People
    buckets: Buckets

    def by_address(self, kind: str, rate: Rate, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count something against the address it comes from; our own machine may do what it wants."""
        address = connection.client.host if connection.client else ""
        if not is_here(address):
            self.buckets.take(kind, address, rate)

    def by_person(self, kind: str, rate: Rate, person: Person) -> None:
        self.buckets.take(kind, person.id, rate)


Here = NamedDependency[House]
Somebody = NamedDependency[Person]
Anybody = NamedDependency[Person | None]


async def house_of(state: State) -> House:
    house: House = state.house
    return house


async def whoever(request: Request[Any, Any, Any], house: Here) -> Person | None:
    """The person who asks, or None without a token. A wrong token is refused even where none is needed."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    if not given.startswith(_BEARER):
        raise NoToken("no-token")
    return await house.people.who(given.removeprefix(_BEARER).strip())


async def me(whoever: Anybody) -> Person:
    if whoever is None:
        raise NoToken("no-token")
    return whoever
