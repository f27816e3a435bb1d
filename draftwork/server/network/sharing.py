"""Sharing of the server with the local network.

By default the server listens only on this machine, and a link to a table works only here. `Sharing` lets it
listen on the address of this machine in the local network too, while it runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import sys
from collections.abc import Awaitable, Callable, Iterator

from draftwork.server.errors import CannotShare
from draftwork.server.rate_limit import is_loopback

ALL_INTERFACES = ("0.0.0.0", "::")
_TEST_NET = ("192.0.2.1", 9)  # a documentation address; connecting a UDP socket sends nothing
_SIOCGIFADDR = 0x8915  # the call of Linux that tells the address of an interface

Listen = Callable[[socket.socket], Awaitable[None]]


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to the port; port 0 chooses a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address() -> str | None:
    """The address of this machine in the local network; None if it is in no network."""
    return _address_of_route() or next(_addresses_of_interfaces(), None)


def _address_of_route() -> str | None:
    """The address from which this machine reaches other networks; None if it reaches none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_TEST_NET)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return address


def _addresses_of_interfaces() -> Iterator[str]:
    """The addresses of this machine in networks without a way out, such as a cable between two machines."""
    if sys.platform != "linux":
        with contextlib.suppress(OSError):  # the machine does not know its own name
            found = socket.gethostbyname_ex(socket.gethostname())[2]
            yield from (address for address in found if not is_loopback(address))
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # the interface has no address
                reply = fcntl.ioctl(asking, _SIOCGIFADDR, struct.pack("256s", name.encode()))
                address = socket.inet_ntoa(reply[20:24])
                if not is_loopback(address):
                    yield address


class Sharing:
    """Whether the server is reachable in the local network, and the action that makes it so."""

    def __init__(self, chosen: str | None = None) -> None:
        self._chosen = chosen  # the address of this machine in the network, if there are several
        self._listen: Listen | None = None
        self._port = 0
        self._lock = asyncio.Lock()
        self.address: str | None = None  # the URL of the server in the network; None: not reachable there

    def attach(self, bound: socket.socket, listen: Listen) -> None:
        """Note where the server listens, and how it can listen on another socket."""
        host, self._port = bound.getsockname()[:2]
        self._listen = listen
        if host in ALL_INTERFACES:
            found = self._chosen or lan_address()
            self.address = found and url(found, self._port)
        elif not is_loopback(host):
            self.address = url(host, self._port)

    async def share(self) -> str:
        """Listen in the local network. Returns the URL; raises CannotShare if that is impossible."""
        async with self._lock:
            self.address = self.address or await self._open()
        return self.address

    async def _open(self) -> str:
        host = self._chosen or lan_address()
        if self._listen is None or host is None:
            raise CannotShare("no-network")
        try:
            bound = self._bind(host)
        except OSError as error:
            raise CannotShare("cannot-share", address=host, fault=error.strerror or str(error)) from None
        await self._listen(bound)
        return url(*bound.getsockname()[:2])

    def _bind(self, host: str) -> socket.socket:
        """A socket with the port of the server, or with a free one if another program has that port."""
        try:
            return bind(host, self._port)
        except OSError:
            return bind(host, 0)
