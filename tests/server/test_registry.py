"""Limits of the number of connections, and the choice of connections to drop."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest

from draftwork.server.errors import TooMany
from draftwork.server.network.registry import ConnectionRegistry
from draftwork.server.rate_limit import Limits


@dataclass(eq=False)
class FakeConnection:
    idle_since: float | None = None
    dropped: bool = False

    def check_deadline(self, now: float) -> None:
        pass

    def drop(self) -> None:
        self.dropped = True


class Clients:
    """A registry with connections of several addresses."""

    def __init__(self, overall: int, by_address: int) -> None:
        self.registry = ConnectionRegistry(Limits(connections=overall, connections_by_address=by_address))

    def connect(
        self, address: str, idle_since: float | None = None, *, limited: bool = True
    ) -> FakeConnection:
        connection = FakeConnection(idle_since)

        async def add() -> None:
            self.registry.add(connection, address, limited=limited)

        asyncio.run(add())
        return connection


def test_an_address_has_a_limit_that_others_do_not_notice() -> None:
    clients = Clients(overall=100, by_address=3)
    for _ in range(3):
        clients.connect("192.0.2.1")
    with pytest.raises(TooMany, match="too many connections"):
        clients.connect("192.0.2.1")
    clients.connect("192.0.2.2")
    assert len(clients.registry) == 4


def test_all_addresses_of_an_ipv6_network_share_the_limit() -> None:
    clients = Clients(overall=100, by_address=2)
    clients.connect("2001:db8::1")
    clients.connect("2001:db8::2")
    with pytest.raises(TooMany):
        clients.connect("2001:db8::3")


def test_a_new_connection_takes_the_place_of_the_longest_idle_one_of_its_address() -> None:
    clients = Clients(overall=100, by_address=3)
    idle = [clients.connect("192.0.2.1", idle_since=since) for since in (7, 5, 6)]
    other = clients.connect("192.0.2.2", idle_since=1)
    clients.connect("192.0.2.1")
    assert [connection.dropped for connection in idle] == [False, True, False]
    assert not other.dropped
    assert len(clients.registry) == 4


def test_a_proxy_has_no_limit_by_address() -> None:
    clients = Clients(overall=100, by_address=3)
    for _ in range(10):
        clients.connect("10.0.0.1", limited=False)
    assert len(clients.registry) == 10


def test_an_address_never_takes_more_than_half_of_all_places() -> None:
    clients = Clients(overall=10, by_address=512)
    for _ in range(5):
        clients.connect("192.0.2.1")
    with pytest.raises(TooMany):
        clients.connect("192.0.2.1")


def test_a_full_server_drops_idle_connections_of_the_address_with_the_most() -> None:
    clients = Clients(overall=6, by_address=3)
    idle = [clients.connect("192.0.2.1", idle_since=since) for since in (2, 1, 3)]
    others = [clients.connect(f"192.0.2.{n}", idle_since=0) for n in (5, 6, 7)]
    clients.connect("192.0.2.8")
    assert [connection.dropped for connection in idle] == [False, True, False]
    assert not any(connection.dropped for connection in others)
    assert len(clients.registry) == 6


def test_a_full_server_drops_the_newest_busy_connection_of_the_address_with_the_most() -> None:
    clients = Clients(overall=6, by_address=3)
    busy = [clients.connect("192.0.2.1") for _ in range(3)]
    for n in (5, 6, 7):
        clients.connect(f"192.0.2.{n}")
    clients.connect("192.0.2.8")
    assert [connection.dropped for connection in busy] == [False, False, True]


def test_a_server_that_is_full_of_equals_refuses_the_next_one() -> None:
    clients = Clients(overall=4, by_address=2)
    for n in range(4):
        clients.connect(f"192.0.2.{n}")
    with pytest.raises(TooMany):
        clients.connect("192.0.2.9")


def test_a_connection_that_ends_gives_its_place_back() -> None:
    clients = Clients(overall=10, by_address=1)
    first = clients.connect("192.0.2.1")
    clients.registry.remove(first)
    clients.registry.remove(first)  # a dropped connection is removed again when it is lost
    clients.connect("192.0.2.1")
    assert len(clients.registry) == 1
