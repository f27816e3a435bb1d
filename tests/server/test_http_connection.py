"""Limits of size and time of HTTP connections."""

from __future__ import annotations

import io
import socket
import time

import httpx
import pytest

from draftwork.server import run
from draftwork.server.network import http_connection, registry
from draftwork.server.network.http_connection import MAX_HEAD_BYTES, MAX_HEADERS
from draftwork.server.settings import ServerSettings
from tests.server.guests import Guest, run_server
from tests.server.raw import connection, healthy, port_of, read_all, send_forever, status_of

REQUEST_LINE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = REQUEST_LINE + b"\r\n"
UPLOAD = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CHUNKED = UPLOAD + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("beginning", "endless"),
    [
        (REQUEST_LINE + b"X: ", b"a" * 1_000),
        (REQUEST_LINE, b"a" * 1_000),
        (b"GET /", b"a" * 1_000),
        (b"GET / HTTP/1.1", b" " * 1_000),
        (REQUEST_LINE, b"X: a\r\n"),
        (REQUEST_LINE + b"X: a\r\n", b" a\r\n" * 100),
        (b"", b"\r\n" * 1_000),
        (CHUNKED + b"1;", b"a" * 1_000),
        (CHUNKED + b"0\r\nX: ", b"a" * 1_000),
        (CHUNKED + b"0\r\n", b"X: a\r\n"),
        (CHUNKED, b"3e8\r\n" + b"a" * 1_000 + b"\r\n"),
        (CHUNKED, b"1\r\na\r\n"),
        (UPLOAD + b"Content-Length: 99999999999\r\n\r\n", b"a" * 10_000),
        (REQUEST_LINE + b"Content-Length: 99999999999\r\n\r\n", b"a" * 10_000),
    ],
    ids=[
        "header value",
        "header name",
        "path",
        "spaces",
        "headers",
        "continued header",
        "empty lines",
        "chunk extension",
        "trailer value",
        "trailers",
        "chunks",
        "small chunks",
        "body",
        "body that nobody reads",
    ],
)
def test_endless_input_ends_the_connection(client: httpx.Client, beginning: bytes, endless: bytes) -> None:
    with connection(port_of(client)) as opened:
        opened.sendall(beginning)
        send_forever(opened, endless)
    assert healthy(port_of(client))


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (REQUEST_LINE + b"X: " + b"a" * (MAX_HEAD_BYTES - 200) + b"\r\n\r\n", 200),
        (REQUEST_LINE + b"X: " + b"a" * 2 * MAX_HEAD_BYTES, 431),
        (b"GET /" + b"a" * 2 * MAX_HEAD_BYTES, 431),
        (REQUEST_LINE + b"X: a\r\n" * (MAX_HEADERS - 2) + b"\r\n", 200),
        (REQUEST_LINE + b"X: a\r\n" * MAX_HEADERS + b"\r\n", 431),
        (b"\x16\x03\x01\x02\x00\x01\x00", 400),
        (b"GET / HTTP/9.9\r\n\r\n", 400),
        (b"SPAM / HTTP/1.1\r\n\r\n", 400),
        (b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
        (b"GET http:// HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
        (UPLOAD + b"Content-Length: -1\r\n\r\n", 400),
        (UPLOAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        (WHOLE * 2 + REQUEST_LINE + b"X: " + b"a" * 2 * MAX_HEAD_BYTES, 0),
    ],
    ids=range(13),
)
def test_the_first_response(client: httpx.Client, sent: bytes, status: int) -> None:
    with connection(port_of(client)) as opened:
        opened.sendall(sent)
        opened.shutdown(socket.SHUT_WR)
        answer = read_all(opened)
    assert status_of(answer) == status
    if status >= 400:
        assert b'"error":' in answer
        assert b'"text":' in answer


def test_a_large_body_behind_a_small_head_is_read(client: httpx.Client) -> None:
    answer = client.post("/api/replay", json={"format": "x" * 900_000})
    assert answer.status_code == 400


def test_the_connection_survives_requests_that_the_application_refuses(client: httpx.Client) -> None:
    """A refused body is read to its end, so that the client can go on."""
    with connection(port_of(client)) as opened:
        opened.sendall(UPLOAD + b"Content-Length: 50000\r\n\r\n" + b"x" * 50_000)
        opened.sendall(REQUEST_LINE + b"Connection: close\r\n\r\n")
        answers = read_all(opened)
    assert answers.count(b"HTTP/1.1 413 ") == 1
    assert answers.count(b"HTTP/1.1 200 ") == 1


def test_a_client_that_leaves_during_its_body_is_no_internal_error(
    settings: ServerSettings, written: io.StringIO
) -> None:
    with run_server(settings) as client:
        for _ in range(5):
            with connection(port_of(client)) as opened:
                opened.sendall(UPLOAD + b"Content-Length: 5000\r\n\r\n{")
        assert healthy(port_of(client))
    assert "unhandled exception" not in written.getvalue()


def test_pipelined_requests_are_answered_in_order(client: httpx.Client) -> None:
    with connection(port_of(client)) as opened:
        opened.sendall(WHOLE * 10 + REQUEST_LINE + b"Connection: close\r\n\r\n")
        assert read_all(opened).count(b"HTTP/1.1 200 ") == 11


def test_a_request_that_begins_before_the_last_response_is_answered(client: httpx.Client) -> None:
    with connection(port_of(client)) as opened:
        opened.sendall(WHOLE + REQUEST_LINE)
        assert opened.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
        opened.sendall(b"Connection: close\r\n\r\n")
        assert b"HTTP/1.1 200 " in read_all(opened)


def test_a_flood_of_pipelined_requests_ends_the_connection(client: httpx.Client) -> None:
    with connection(port_of(client)) as opened:
        send_forever(opened, WHOLE * 1_000)
    assert healthy(port_of(client))


def test_an_unknown_upgrade_is_ignored(client: httpx.Client) -> None:
    with connection(port_of(client)) as opened:
        opened.sendall(REQUEST_LINE + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\nPRI * HTTP/2.0\r\n\r\n")
        assert read_all(opened).startswith(b"HTTP/1.1 200 ")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Timeouts of less than a second."""
    monkeypatch.setattr(registry, "_SWEEP_INTERVAL", 0.02)
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "SEND_SECONDS", "CLOSE_SECONDS"):
        monkeypatch.setattr(http_connection, name, 0.2)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("beginning", "drop", "status"),
    [
        (b"", b"", 0),
        (REQUEST_LINE, b"", 408),
        (REQUEST_LINE + b"X: ", b"a", 408),
        (WHOLE, b"\r\n", 200),
        (UPLOAD + b"Content-Length: 5000\r\n\r\n", b"", 408),
        (UPLOAD + b"Content-Length: 5000\r\n\r\n", b"a", 408),
        (CHUNKED, b"1\r\na\r\n", 408),
    ],
    ids=["nothing", "half a head", "slow head", "slow empty lines", "no body", "slow body", "slow chunks"],
)
def test_slow_clients_are_disconnected(
    settings: ServerSettings, beginning: bytes, drop: bytes, status: int
) -> None:
    with run_server(settings) as client, connection(port_of(client)) as opened:
        opened.settimeout(0.05)
        received = _drip(opened, beginning, drop)
    assert status_of(received) == status


def _drip(opened: socket.socket, beginning: bytes, drop: bytes) -> bytes:
    """Send a piece every 50 ms until the server ends the connection."""
    received = b""
    try:
        opened.sendall(beginning)
        for _ in range(600):
            try:
                piece = opened.recv(1 << 16)
            except TimeoutError:
                opened.sendall(drop)
                continue
            if not piece:
                return received
            received += piece
    except ConnectionError:
        return received
    pytest.fail("the server keeps the connection")


@pytest.mark.usefixtures("quick")
def test_a_steady_upload_may_take_longer(settings: ServerSettings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "MIN_BODY_RATE", 100)  # each piece of 100 bytes gives a second
    body = b'{"nickname": "Ola", "padding": "' + b"x" * 1_000 + b'"}'
    with run_server(settings) as client, connection(port_of(client)) as opened:
        opened.sendall(UPLOAD + b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body))
        for start in range(0, len(body), 100):
            opened.sendall(body[start : start + 100])
            time.sleep(0.05)
        answer = read_all(opened)
    assert status_of(answer) == 400
    assert b"padding" in answer


@pytest.mark.usefixtures("quick")
def test_a_client_that_reads_nothing_is_disconnected(settings: ServerSettings) -> None:
    settings.page_folder.mkdir(exist_ok=True)
    (settings.page_folder / "large.bin").write_bytes(bytes(20 << 20))
    with run_server(settings) as client, connection(port_of(client)) as opened:
        opened.sendall(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
        time.sleep(1)
        assert len(read_all(opened)) < 20 << 20


@pytest.mark.usefixtures("quick")
def test_a_quiet_socket_at_a_table_stays_connected(settings: ServerSettings) -> None:
    from tests.server.sockets import connect_to_table, start_table

    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        table = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        with connect_to_table(ola, table, token=ola.token, seat=0) as live:
            time.sleep(1)
            live.send(type="look", seat=1)
            time.sleep(0.2)
            assert live.socket.recv(timeout=10)


def test_an_idle_connection_is_closed_after_a_response(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "_IDLE_SECONDS", 1)
    with run_server(settings) as client, connection(port_of(client)) as opened:
        opened.sendall(WHOLE)
        began = time.monotonic()
        assert status_of(read_all(opened)) == 200
        assert 0.5 < time.monotonic() - began < 20
