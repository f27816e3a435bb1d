"""`draftwork migrate-store`: copies the database of a server, for example from SQLite to PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.extras import server_extra
from draftwork.cli.language import translate
from draftwork.cli.options import Lang, use_pure_mode
from draftwork.cli.output.console import show


def command(
    source: Annotated[str, typer.Argument(metavar="SQLITE", help="cli-help-migrate-source")],
    target: Annotated[str, typer.Argument(metavar="POSTGRES", help="cli-help-migrate-target")],
    lang: Lang = None,
) -> None:
    use_pure_mode()
    with server_extra():
        from draftwork.server.storage.database import open_database
        from draftwork.server.storage.folder_lock import lock_folder
        from draftwork.server.storage.migrate import copy_store

    file = _source_file(source)
    with lock_folder(file.parent, "draftwork migrate-store"):  # no server may write meanwhile
        engines = [open_database(f"sqlite:///{file}", check=True), open_database(target)]
        try:
            counts = copy_store(*engines)
        finally:
            for engine in engines:
                engine.dispose()
    show(translate("cli-migrated", tables=counts["tables"], events=counts["events"]), "green")


def _source_file(source: str) -> Path:
    """The file of a SQLite database, given as a path, as a data folder or as an address."""
    from draftwork.server.settings import DATABASE
    from draftwork.server.storage.database import sqlite_file

    file = Path(source).expanduser() if "://" not in source else sqlite_file(source)
    if file is not None and file.is_dir():
        file /= DATABASE
    if file is None or not file.is_file():
        raise CommandError("cli-migrate-no-source", source=source[-80:])
    return file
