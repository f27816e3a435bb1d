"""`draftwork export`: writes the finished matches of a server as records."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.commands.serve import Data, Database, server_settings
from draftwork.cli.errors import CommandError
from draftwork.cli.extras import server_extra
from draftwork.cli.language import translate
from draftwork.cli.options import Lang, use_pure_mode
from draftwork.cli.output.console import err, print_error, show, styled

if TYPE_CHECKING:
    from draftwork.play import Record
    from draftwork.server.table.table import Table

JSON_LINES_SUFFIX = ".jsonl"
EXIT_DAMAGED = 1  # some tables could not be read


def command(
    target: Annotated[
        Path | None, typer.Argument(metavar="[FOLDER|FILE.jsonl]", help="cli-help-export-target")
    ] = None,
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    use_pure_mode()
    with server_extra():
        from draftwork.server.storage.database import open_database
        from draftwork.server.tables.records import export_records

    damaged: list[str] = []
    engine = open_database(server_settings(data, database).database_url)
    try:
        matches = export_records(engine, damaged.append)
        if target is None:
            count = sum(1 for _ in map(print, _lines(matches)))
        elif target.suffix == JSON_LINES_SUFFIX:
            count = _write_lines(target, matches)
        else:
            count = _write_files(target, matches)
    finally:
        engine.dispose()
    summary = translate("cli-exported", n=count)
    if target is None:
        err().print(styled(summary, "dim"))
    else:
        show(summary, "green")
    for id in damaged:
        print_error(translate("cli-not-exported", table=id))
    if damaged:
        raise typer.Exit(EXIT_DAMAGED)


def _lines(matches: Iterator[tuple[Table, Record]]) -> Iterator[str]:
    import msgspec

    for _, record in matches:
        yield msgspec.json.encode(record).decode()


def _write_lines(file: Path, matches: Iterator[tuple[Table, Record]]) -> int:
    from draftwork.cli.files import write_text

    lines = list(_lines(matches))
    write_text(file, "".join(f"{line}\n" for line in lines))
    return len(lines)


def _write_files(folder: Path, matches: Iterator[tuple[Table, Record]]) -> int:
    from draftwork.cli.files import write_text
    from draftwork.play import encode

    try:
        folder.expanduser().mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CommandError("cli-cannot-write", file=str(folder)[-80:], fault=reason) from None
    count = 0
    for table, record in matches:
        day = time.strftime("%Y-%m-%d", time.gmtime(table.created.at))
        write_text(folder / f"{record.game}-{day}-{table.id}.json", encode(record))
        count += 1
    return count
