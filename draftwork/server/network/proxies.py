"""The address of a client behind trusted proxies.

Only a trusted proxy is believed. Each proxy appends the address of its own client to a header, so the last
address that is not a trusted proxy is the client. Everything before it may be forged.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from typing import NamedTuple

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Headers = Iterable[tuple[bytes, bytes]]

ALL_NETWORKS = ("0.0.0.0/0", "::/0")

_FORWARDED_FOR, _FORWARDED, _FORWARDED_PROTO = b"x-forwarded-for", b"forwarded", b"x-forwarded-proto"
_FOR = re.compile(r'(?:^|;)\s*for="?([^";,]+)"?', re.IGNORECASE)
_PROTO = re.compile(r'(?:^|;)\s*proto="?(https?)"?', re.IGNORECASE)
_PORT = re.compile(r":\d{1,5}$")


class Client(NamedTuple):
    """The client that a connection belongs to."""

    address: str
    scheme: str  # http or https


class TrustedProxies:
    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks = [parse_network(network) for network in networks]

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, address: str) -> bool:
        parsed = _parse_address(address)
        return parsed is not None and any(parsed in network for network in self._networks)

    def client(self, peer: str, headers: Headers, scheme: str) -> Client:
        """The client of a request that comes from `peer`."""
        if peer not in self:
            return Client(peer, scheme)
        values = _forwarding_headers(headers)
        hops = _split(values[_FORWARDED_FOR])
        elements = _split(values[_FORWARDED])
        addresses = {self._last_untrusted(peer, hops)} if hops else set()
        if elements:
            named = [found[1] if (found := _FOR.search(element)) else "" for element in elements]
            addresses.add(self._last_untrusted(peer, named))
        # A proxy sets one of both headers. If they differ, the client has forged the other one.
        address = addresses.pop() if len(addresses) == 1 else peer
        return Client(address, _scheme(values[_FORWARDED_PROTO], elements) or scheme)

    def _last_untrusted(self, peer: str, hops: list[str]) -> str:
        last = peer
        for hop in reversed(hops):
            parsed = _parse_address(_without_port(hop))
            if parsed is None:  # not an address: believe the proxy after it
                return last
            last = str(parsed)
            if last not in self:
                return last
        return last


def parse_network(text: str) -> Network:
    """An address or a network, such as 10.0.0.0/8. Raises ValueError."""
    return ipaddress.ip_network(text, strict=False)


def _parse_address(text: str) -> Address | None:
    try:
        parsed = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return parsed.ipv4_mapped or parsed if parsed.version == 6 else parsed


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return _PORT.sub("", hop) if hop.count(":") == 1 else hop


def _forwarding_headers(headers: Headers) -> dict[bytes, str]:
    found: dict[bytes, list[str]] = {_FORWARDED_FOR: [], _FORWARDED: [], _FORWARDED_PROTO: []}
    for name, value in headers:
        if name in found:
            found[name].append(value.decode("latin-1"))
    return {name: ",".join(values) for name, values in found.items()}


def _split(value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip()]


def _scheme(forwarded_proto: str, elements: list[str]) -> str | None:
    """The scheme that the last proxy names."""
    named = _split(forwarded_proto.lower())
    if named and named[-1] in ("http", "https"):
        return named[-1]
    found = _PROTO.search(elements[-1]) if elements else None
    return found[1].lower() if found else None
