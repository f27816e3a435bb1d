"""Requests that another server of the same database has forwarded: their address and their signature."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

PEER_HEADER = b"x-draftwork-peer"
_SCHEME_HEADER = b"x-forwarded-proto"
# What other servers believe of a forwarded request. Those of its client are not passed on.
FORWARDING_HEADERS = (PEER_HEADER, _SCHEME_HEADER, b"x-forwarded-for", b"forwarded")


class Route(NamedTuple):
    """Where a request is forwarded to, and the signature that proves who forwards it."""

    lease: int  # of the other server
    host: str
    port: int
    signature: bytes

    def headers(self, scheme: str) -> tuple[tuple[bytes, bytes], ...]:
        """The headers that a forwarded request gets."""
        return (PEER_HEADER, self.signature), (_SCHEME_HEADER, scheme.encode())


class PeerSigner:
    """Signs the address of a client for one other server. All servers of a database share the key."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="draftwork peer", digest_method=hashlib.sha256)

    def sign(self, client: str, lease: int) -> bytes:
        """The header for a request of a client to the server with a lease."""
        return self._signer.sign(f"{client} {lease}")

    def client(self, header: bytes, lease: int | None) -> str | None:
        """The address of the client; None if the header is not for the server with this lease."""
        try:
            client, _, meant = self._signer.unsign(header).decode().rpartition(" ")
        except (BadSignature, UnicodeError):
            return None
        return client if meant == str(lease) else None


def split_address(address: str) -> tuple[str, int]:
    """The host and the port of an address. Raises ValueError."""
    host, _, port = address.rpartition(":")
    return host.removeprefix("[").removesuffix("]"), int(port)
