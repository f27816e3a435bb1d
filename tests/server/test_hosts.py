"""The host names under which a server answers."""

from __future__ import annotations

import socket
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from draftwork.i18n import LANGUAGES
from draftwork.server.network.hosts import HostNames
from draftwork.server.settings import ServerSettings
from tests.server.guests import run_server
from tests.server.raw import connection, port_of, read_all, status_of

MACHINE = socket.gethostname().partition(".")[0]


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LocalHost:8000",
        "localhost.",
        "draftwork.localhost:8000",
        "127.0.0.1:8000",
        "127.8.8.8",
        "[::1]:8000",
        "192.168.1.5:8000",
        "[fe80::1]",
        socket.gethostname(),
        MACHINE.upper(),
        f"{MACHINE}.local:8000",
    ],
)
def test_names_of_this_machine_and_addresses_are_answered(host: str) -> None:
    assert host in HostNames([])


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil-localhost",
        "play.example",
        "127.0.0.1@evil.example",
        "localhost:8000:8000",
        "[::1",
        "0x7f.1",
        "\xe9",
        " ",
    ],
)
def test_other_names_are_not_answered(host: str) -> None:
    assert host not in HostNames([])


def test_the_names_of_the_origins_are_answered() -> None:
    hosts = HostNames(["https://Play.Example", "http://games.lan:8000", "nonsense", "http://[::1"])
    assert "play.example" in hosts
    assert "games.lan:9000" in hosts
    assert "localhost" in hosts
    assert "evil.example" not in hosts
    assert "nonsense" not in hosts


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("path", ["/api/games", "/api/guests", "/api/nowhere"])
def test_a_foreign_name_gets_an_error(client: httpx.Client, method: str, path: str) -> None:
    answer = client.request(method, path, headers={"Host": "evil.example:8000"})
    assert answer.status_code == 421
    assert answer.json()["error"] == "wrong-host"
    assert "evil.example" in answer.json()["text"]
    assert "--origin http://evil.example" in answer.json()["text"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_person_reads_the_error_in_all_languages(client: httpx.Client) -> None:
    answer = client.get("/", headers={"Host": "games.lan"})
    assert answer.status_code == 421
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.count("--origin http://games.lan") == len(LANGUAGES) == 3


def test_a_second_host_header_does_not_help(client: httpx.Client) -> None:
    with connection(port_of(client)) as opened:
        opened.sendall(
            b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
        )
        assert status_of(read_all(opened)) == 421


def test_sockets_of_a_foreign_name_are_refused(client: httpx.Client) -> None:
    address = f"ws://127.0.0.1:{port_of(client)}/api/tables/x/live"
    foreign = {"Host": "evil.example", "Origin": "http://evil.example"}
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=foreign):
        pass
    assert refused.value.response.status_code == 421
    with connect(address):
        pass


def test_behind_a_proxy_the_configured_name_is_answered(settings: ServerSettings) -> None:
    public = replace(settings, origins=("https://play.example",), trusted_proxies=("127.0.0.1",))
    with run_server(public) as client:
        statuses = {
            host: client.get("/api/games", headers={"Host": host}).status_code
            for host in ("play.example", "127.0.0.1", "evil.example")
        }
        assert statuses == {"play.example": 200, "127.0.0.1": 200, "evil.example": 421}
