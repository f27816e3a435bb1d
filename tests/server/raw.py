"""Raw TCP connections to a server, for requests that no client library sends."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator

import httpx

from benchmarks.swarm.http import HOST

TIMEOUT = 30.0  # seconds after which a test fails


def port_of(client: httpx.Client) -> int:
    port = client.base_url.port
    assert port
    return port


def open_connection(port: int, source: str = HOST) -> socket.socket:
    return socket.create_connection((HOST, port), TIMEOUT, source_address=(source, 0))


@contextlib.contextmanager
def connection(port: int, source: str = HOST) -> Iterator[socket.socket]:
    with open_connection(port, source) as opened:
        yield opened


def read_all(opened: socket.socket) -> bytes:
    """Everything that the server sends until it ends the connection."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while piece := opened.recv(1 << 16):
            received += piece
    return received


def send_forever(opened: socket.socket, piece: bytes, most: int = 64 << 20) -> int:
    """Send until the server ends the connection. Returns the number of bytes sent; fails after `most`."""
    num_sent = 0
    with contextlib.suppress(ConnectionError):
        while num_sent < most:
            opened.sendall(piece)
            num_sent += len(piece)
    assert num_sent < most, "the server reads everything"
    return num_sent


def status_of(response: bytes) -> int:
    """The status of the first response; 0 without any."""
    return int(response.split(b" ", 2)[1]) if response else 0


def healthy(port: int, source: str = HOST) -> bool:
    """Whether a new connection gets an answer."""
    with connection(port, source) as opened:
        opened.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return status_of(read_all(opened)) == 200
