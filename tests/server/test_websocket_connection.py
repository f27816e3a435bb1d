"""Limits of WebSocket frames and messages."""

from __future__ import annotations

import contextlib
import io
import socket
import struct
from collections.abc import Iterator

import httpx
import pytest

from tests.server.guests import Guest, create_table
from tests.server.raw import connection, healthy, port_of, read_all, send_forever

TEXT, CONTINUATION, PING = 0x1, 0x0, 0x9
FINAL = 0x80


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A masked frame of a client; its mask is 0."""
    length = (
        struct.pack("!B", 0x80 | len(payload))
        if len(payload) < 126
        else struct.pack("!BH", 0xFE, len(payload))
    )
    return struct.pack("!B", opcode | (FINAL if final else 0)) + length + b"\0\0\0\0" + payload


@contextlib.contextmanager
def raw_socket(client: httpx.Client) -> Iterator[socket.socket]:
    table = create_table(Guest(client, "Ola"), {"kind": "me"}, {"kind": "open"}, start=False)
    with connection(port_of(client)) as opened:
        opened.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b" 101 " in opened.recv(4_096)
        yield opened


@pytest.mark.parametrize(
    ("beginning", "endless"),
    [
        (frame(TEXT, final=False), frame(CONTINUATION, final=False) * 100),
        (b"", frame(TEXT, b"{}") * 100),
        (frame(TEXT, b'{"type": "hello"}'), frame(TEXT, b"{}") * 100),
        (b"", frame(PING, b"x" * 100) * 100),
        (b"", frame(TEXT, b"x" * 10_000)),
        (b"", b"\xff" * 1_000),
    ],
    ids=[
        "empty fragments",
        "messages before the first",
        "malformed messages",
        "pings",
        "large messages",
        "no frames",
    ],
)
def test_endless_frames_end_the_connection(client: httpx.Client, beginning: bytes, endless: bytes) -> None:
    """Pings are not read any more once the client does not read the answers."""
    with raw_socket(client) as opened:
        opened.settimeout(3)
        opened.sendall(beginning)
        with contextlib.suppress(TimeoutError):
            send_forever(opened, endless)
    assert healthy(port_of(client))


def test_a_message_in_few_fragments_is_read(client: httpx.Client) -> None:
    hello = b'{"type": "hello", "token": null}'
    parts = [
        frame(TEXT if i == 0 else CONTINUATION, hello[i : i + 1], final=False) for i in range(len(hello))
    ]
    with raw_socket(client) as opened:
        opened.sendall(b"".join(parts) + frame(CONTINUATION))
        assert b"snapshot" in opened.recv(1 << 16)


def test_text_that_is_not_utf_8_is_refused_without_a_traceback(
    client: httpx.Client, written: io.StringIO
) -> None:
    with raw_socket(client) as opened:
        opened.sendall(frame(TEXT, b"\xff\xfe"))
        assert b"not UTF-8" in read_all(opened)
    assert "error" not in written.getvalue()


@pytest.mark.parametrize("hello", [b'{"type": "hello"}', b"nonsense"])
def test_a_client_that_breaks_the_protocol_is_no_internal_error(
    client: httpx.Client, written: io.StringIO, hello: bytes
) -> None:
    with raw_socket(client) as opened:
        opened.sendall(frame(TEXT, hello) + b"\xff" * 10)
        read_all(opened)
    assert healthy(port_of(client))
    assert "error" not in written.getvalue()


def test_many_fragments_are_refused(client: httpx.Client) -> None:
    with raw_socket(client) as opened:
        opened.sendall(frame(TEXT, final=False) + frame(CONTINUATION, final=False) * 100)
        assert b"too many fragments" in read_all(opened)
