"""Sharing with the local network. 127.0.2.1 stands for the address in the network."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace

import httpx
import psutil
import pytest

from draftwork.server import run
from draftwork.server.errors import CannotShare
from draftwork.server.network import sharing
from draftwork.server.network.sharing import Sharing, bind, url
from draftwork.server.settings import ServerSettings
from tests.server.guests import Guest, create_table

LAN = "127.0.2.1"  # no other test uses it, so that every port is free there


class ThreadServer(run.Server):
    """A server in a thread, which cannot receive signals."""

    capture_signals = contextlib.nullcontext  # type: ignore[assignment]


@contextlib.contextmanager
def served(settings: ServerSettings, host: str = "127.0.0.1") -> Iterator[httpx.Client]:
    ready = threading.Event()
    with bind(host, 0) as bound:
        server = ThreadServer(run.uvicorn_config(settings), lambda _: ready.set())
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[bound])))
        thread.start()
        try:
            assert ready.wait(30)
            with httpx.Client(base_url=run.local_url(bound), timeout=30) as client:
                yield client
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive()


def lan_client(client: httpx.Client) -> httpx.Client:
    """A client on another machine of the network."""
    return httpx.Client(
        base_url=url(LAN, client.base_url.port or 0), transport=httpx.HTTPTransport(local_address="127.0.2.2")
    )


def test_one_request_makes_the_server_reachable(settings: ServerSettings) -> None:
    with served(replace(settings, lan_address=LAN)) as client, lan_client(client) as other:
        ola = Guest(client, "Ola")
        id = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False)
        assert ola.get("/sharing").json() == {"address": None, "can_share": True}
        local_code = ola.get(f"/tables/{id}/invite.svg").text
        with pytest.raises(httpx.ConnectError):
            other.get("/healthz")
        address = url(LAN, client.base_url.port or 0)
        assert ola.post("/sharing").json() == {"address": address, "can_share": False}
        assert ola.get("/sharing").json() == {"address": address, "can_share": False}
        assert other.get(f"/api/tables/{id}").json()["state"] == "open"
        assert ola.get(f"/tables/{id}/invite.svg").text != local_code
        assert ola.post("/sharing").json()["address"] == address  # again


def test_only_a_person_at_this_machine_can_share(settings: ServerSettings) -> None:
    with served(replace(settings, lan_address=LAN)) as client:
        assert client.post("/api/sharing").status_code == 401  # such as from a page of another site
    behind_proxy = replace(settings, lan_address=LAN, origins=("http://127.0.0.1",))
    with served(behind_proxy) as client:
        ola = Guest(client, "Ola")
        assert ola.get("/sharing").json() == {"address": None, "can_share": False}
        assert ola.post("/sharing").status_code == 403


def test_a_machine_without_a_network_says_so(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "lan_address", lambda: None)
    with served(settings) as client:
        answer = Guest(client, "Ola").post("/sharing")
        assert (answer.status_code, answer.json()["message"]["id"]) == (409, "no-network")


def test_an_address_that_is_not_of_this_machine_is_refused(settings: ServerSettings) -> None:
    with served(replace(settings, lan_address="192.0.2.7")) as client:
        answer = Guest(client, "Ola").post("/sharing")
        assert (answer.status_code, answer.json()["message"]["id"]) == (409, "cannot-share")


def test_a_server_on_all_interfaces_is_reachable_already() -> None:
    async def listen(_: socket.socket) -> None:
        raise AssertionError

    shared = Sharing(LAN)
    with bind("0.0.0.0", 0) as bound:
        shared.attach(bound, listen)
        assert shared.address == url(LAN, bound.getsockname()[1])
        assert asyncio.run(shared.share()) == shared.address


def test_a_server_on_the_address_in_the_network_is_reachable_already() -> None:
    async def listen(_: socket.socket) -> None:
        raise AssertionError

    class OnNetwork(socket.socket):
        """A socket on an address that other machines can reach."""

        def getsockname(self) -> tuple[str, int]:
            return "192.168.1.5", 8000

    shared = Sharing()
    with OnNetwork() as bound:
        shared.attach(bound, listen)
        assert shared.address == "http://192.168.1.5:8000"
        assert asyncio.run(shared.share()) == shared.address


def test_an_address_is_found_without_a_route_to_other_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = [one.address for found in psutil.net_if_addrs().values() for one in found]
    own = {address for address in addresses if "." in address and not address.startswith("127.")}
    monkeypatch.setattr(sharing, "_address_of_route", lambda: None)
    found = sharing.lan_address()
    assert found in own if own else found is None


def test_another_program_has_the_port_in_the_network() -> None:
    listening: list[socket.socket] = []

    async def listen(further: socket.socket) -> None:
        listening.append(further)

    shared = Sharing(LAN)
    with bind("127.0.0.1", 0) as bound, socket.socket() as taken:
        taken.bind((LAN, bound.getsockname()[1]))
        taken.listen()
        shared.attach(bound, listen)
        address = asyncio.run(shared.share())
        (further,) = listening
        assert address == url(LAN, further.getsockname()[1])
        assert further.getsockname()[1] != bound.getsockname()[1]
        further.close()


def test_a_server_that_cannot_listen_again_cannot_share() -> None:
    with pytest.raises(CannotShare):
        asyncio.run(Sharing(LAN).share())
