"""Packages that only some commands need. `pip install draftwork` leaves them out; an extra installs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from draftwork.cli.errors import CommandError

INSTALL = 'pip install "draftwork[{}]"'  # in double quotes, which shells of all systems accept
INSTALL_SERVER = INSTALL.format("server")


@contextmanager
def server_extra() -> Iterator[None]:
    """Import modules of the server. If a package of its extra is missing, tell the user how to install it."""
    with _missing_packages("cli-no-server", INSTALL_SERVER):
        yield


@contextmanager
def optional_extra(name: str) -> Iterator[None]:
    """Import modules that need an extra. If a package of it is missing, tell the user how to install it."""
    with _missing_packages("cli-no-extra", INSTALL.format(name)):
        yield


@contextmanager
def _missing_packages(message: str, command: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "draftwork").partition(".")[0] == "draftwork":
            raise  # a bug, not a missing package
        raise CommandError(message, command=command) from None
