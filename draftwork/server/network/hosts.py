"""The host names under which a server answers.

A page of another site can point its own name at this machine (DNS rebinding). The browser then takes our
responses for those of that site. So only names that are known to be ours are answered. An IP address is
always answered: nobody can point it elsewhere.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

_PORT = re.compile(r":\d{0,5}$")


class HostNames:
    def __init__(self, origins: Iterable[str]) -> None:
        self._names = {*_machine_names(), *filter(None, (_origin_name(origin) for origin in origins))}

    def __contains__(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = host_name(host)
        return name in self._names or name.endswith(".localhost") or _is_address(name)


def host_name(host: str) -> str:
    """The name of a Host header, without its port."""
    return _PORT.sub("", host.strip()).lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def _machine_names() -> set[str]:
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return {"localhost", full, short, f"{short}.local"} - {""}


def _origin_name(origin: str) -> str | None:
    try:
        return urlsplit(origin).hostname
    except ValueError:  # not a URL
        return None
