"""`draftwork import`: imports records into a server as view-only tables."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.commands.serve import Data, Database, server_settings
from draftwork.cli.errors import CommandError
from draftwork.cli.extras import server_extra
from draftwork.cli.files import read_text
from draftwork.cli.language import translate
from draftwork.cli.options import Lang, use_pure_mode
from draftwork.cli.output.console import show

if TYPE_CHECKING:
    from sqlalchemy import Engine


def command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="cli-help-import-files")],
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    use_pure_mode()
    with server_extra():
        from draftwork.server.storage.database import open_database

    texts = [(file, number, text) for file in files for number, text in enumerate(_split_records(file), 1)]
    engine = open_database(server_settings(data, database).database_url)
    try:
        count = Counter(_import_record(engine, *text) for text in texts)
    finally:
        engine.dispose()
    show(translate("cli-imported", n=count[True], known=count[False]), "green")


def _split_records(file: Path) -> list[str]:
    """Split a file into records: it holds one, or one per line."""
    text = read_text(file)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines if all(line.startswith("{") and line.endswith("}") for line in lines) else [text]


def _import_record(engine: Engine, file: Path, number: int, text: str) -> bool:
    """Import a record and return whether it is new. Records before an invalid one stay imported."""
    from draftwork.kernel.errors import DraftworkError
    from draftwork.play import decode
    from draftwork.server.tables.records import import_record

    try:
        id, new = import_record(engine, decode(text))
    except DraftworkError as error:
        name = str(file)[-80:]
        raise CommandError("cli-not-imported", file=name, number=number, reason=error.message) from None
    show(f"/t/{id}", no_wrap=True)
    return new
