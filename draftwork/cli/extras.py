"""Packages that only some commands need. `pip install draftwork` leaves them out; an extra installs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from draftwork.cli.errors import CommandError

INSTALL_SERVER = 'pip install "draftwork[server]"'  # in double quotes, which shells of all systems accept


@contextmanager
def server_extra() -> Iterator[None]:
    """Import modules of the server. If a package of its extra is missing, tell the user how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "draftwork").partition(".")[0] == "draftwork":
            raise  # a bug, not a missing package
        raise CommandError("cli-no-server", command=INSTALL_SERVER) from None
