"""Migrations on both stores, and the copy of a whole database from SQLite to PostgreSQL."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from benchmarks.swarm.postgres import PostgresServer
from draftwork.server.errors import StoreNotCopied
from draftwork.server.settings import DATABASE, ServerSettings
from draftwork.server.storage import migrate
from draftwork.server.storage.database import open_database
from draftwork.server.storage.engines import database_url, new_engine
from draftwork.server.storage.migrate import copy_store
from draftwork.server.storage.migrations import downgrade, upgrade
from draftwork.server.storage.rows import EventRow, TableChange, TableEntry
from draftwork.server.storage.schema import KEPT, METADATA, TABLES
from draftwork.server.storage.store import Store
from tests.server.guests import Guest, create_table, reconnect, run_server

DUMP = Path(__file__).parent / "fixtures" / "sintra-green.sql"


def old_database(folder: Path) -> str:
    """A database of the first release, with people and tables."""
    with closing(sqlite3.connect(folder / "old.sqlite")) as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    return f"sqlite:///{folder / 'old.sqlite'}"


@pytest.mark.both_stores
def test_every_revision_can_be_reached_in_both_directions(database: str) -> None:
    engine = new_engine(database_url(database))
    with engine.execution_options(writes=True).begin() as connection:
        upgrade(connection, "0001")
        connection.execute(text("INSERT INTO people VALUES ('ola', 'Ola', 1.0)"))
        connection.execute(text("INSERT INTO tokens (hash, person, created) VALUES ('h', 'ola', 1.0)"))
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.scalar(text("SELECT used FROM tokens")) > 1e9  # counts as used now
        downgrade(connection, "0001")
        assert connection.scalar(text("SELECT hash FROM tokens")) == "h"
        downgrade(connection, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
    engine.dispose()


def rows(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    return {
        table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
        for table in METADATA.sorted_tables
    }


def test_everything_is_copied(tmp_path: Path, postgres: PostgresServer) -> None:
    source, target = open_database(old_database(tmp_path)), open_database(postgres.new_database())
    counts = copy_store(source, target)
    with source.connect() as before, target.connect() as after:
        assert rows(after) == rows(before)
        assert counts == {name: len(found) for name, found in rows(before).items()}
    assert counts["events"] > 50
    for engine in (source, target):
        engine.dispose()


def test_rows_are_compared_in_batches_in_the_same_order(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ids contain letters and signs that databases sort differently, depending on the language."""
    monkeypatch.setattr(migrate, "_MAX_ROWS", 3)
    source, target = (
        open_database(f"sqlite:///{tmp_path / 'a.sqlite'}"),
        open_database(postgres.new_database()),
    )
    ids = ["B-_", "a_b", "-1", "_1", "A", "Ab", "aB", "0"]

    async def fill() -> None:
        store = Store(source)
        for id in ids:
            entry = TableEntry(id, "patchwork", "over", False, False, 0.1 + 0.2, frozenset({"ola", id}))
            await store.append(TableChange(entry, None, [EventRow(1, bytes(range(256)), f"0 {id}")]))
        await store.close()

    asyncio.run(fill())
    assert copy_store(source, target)["tables"] == len(ids)
    with target.connect() as connection:
        assert set(connection.scalars(select(TABLES.c.created))) == {0.1 + 0.2}
    target.dispose()


def test_a_database_with_content_is_not_overwritten(tmp_path: Path, postgres: PostgresServer) -> None:
    source, target = open_database(old_database(tmp_path)), open_database(postgres.new_database())
    copy_store(source, target)
    with pytest.raises(StoreNotCopied, match="not empty"):
        copy_store(source, target)
    for engine in (source, target):
        engine.dispose()


def test_a_copy_that_differs_is_not_stored(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = open_database(old_database(tmp_path)), open_database(postgres.new_database())
    with target.begin() as connection:  # something in the database changes the values
        connection.execute(
            text("CREATE FUNCTION change() RETURNS trigger AS $$ BEGIN NEW.value := ''; RETURN NEW; END $$"
                 " LANGUAGE plpgsql")
        )  # fmt: skip
        connection.execute(
            text("CREATE TRIGGER change BEFORE INSERT ON kept FOR EACH ROW EXECUTE FUNCTION change()")
        )
    with pytest.raises(StoreNotCopied, match="kept"):
        copy_store(source, target)
    with target.connect() as connection:
        assert list(connection.execute(select(KEPT))) == []
    for engine in (source, target):
        engine.dispose()


@pytest.mark.sqlite_file
def test_a_server_goes_on_with_the_copy(settings: ServerSettings, postgres: PostgresServer) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        table = create_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        before = ola.get(f"/tables/{table}/view").json()
    url = postgres.new_database()
    source, target = open_database(f"sqlite:///{settings.data_folder / DATABASE}"), open_database(url)
    copy_store(source, target)
    for engine in (source, target):
        engine.dispose()
    with run_server(replace(settings, database=url)) as client:
        reconnect(ola, client)
        assert ola.get(f"/tables/{table}/view").json() == before
