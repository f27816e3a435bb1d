"""The command `draftwork` with a short grace period after a restart, so that time runs out between kills."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from draftwork.cli import main
from draftwork.cli.commands import serve
from draftwork.server.settings import ServerSettings

GRACE = 0.5  # seconds
_server_settings = serve.server_settings


def impatient_settings(data: Path | None, database: str) -> ServerSettings:
    return replace(_server_settings(data, database), restart_grace=GRACE)


if __name__ == "__main__":
    serve.server_settings = impatient_settings
    main()
