"""Creating, opening and checking the database file."""

import asyncio
import io
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import alembic.op
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from draftwork.server.errors import NoDatabase
from draftwork.server.storage import database
from draftwork.server.storage.database import open_database
from draftwork.server.storage.rows import EventRow, TableChange, TableEntry
from draftwork.server.storage.schema import METADATA
from draftwork.server.storage.store import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite"


def open_file(file: Path) -> None:
    """Open a database as the server does, and close it."""
    open_database(f"sqlite:///{file}", check=True).dispose()


def refusal(file: Path) -> str:
    with pytest.raises(NoDatabase) as refused:
        open_file(file)
    assert str(file) in refused.value.message.text()
    return refused.value.message.id


def fill(file: Path, rows: int) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        values = [(f"value {i}", b"x" * 500) for i in range(rows)]
        connection.executemany("INSERT INTO kept (name, value) VALUES (?, ?)", values)


def test_a_new_database_appears_only_when_it_is_complete(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut_off(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(alembic.op, "create_index", cut_off)  # within the first revision
        with pytest.raises(KeyboardInterrupt):
            open_file(file)
    assert not file.exists()
    assert Path(f"{file}.new").exists()  # left by the interrupted start
    engine = open_database(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    assert [path.name for path in file.parent.iterdir()] == [file.name]


OLD = Path(__file__).parent / "fixtures" / "sintra-green.sql"


def test_an_interrupted_migration_is_rolled_back(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))

    def cut_off(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(alembic.op, "execute", cut_off)  # after the new column
        with pytest.raises(KeyboardInterrupt):
            open_file(file)
    assert "used" not in columns(file, "tokens")
    began = time.time()
    open_file(file)
    with closing(sqlite3.connect(file)) as connection:
        used = [used for (used,) in connection.execute("SELECT used FROM tokens")]
    assert len(used) == 2
    assert all(began <= at <= time.time() for at in used)  # existing tokens are valid for a year from now


def columns(file: Path, table: str) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def test_an_empty_file_where_a_database_was_is_refused(file: Path) -> None:
    file.touch()
    assert refusal(file) == "database-empty"
    assert file.stat().st_size == 0


def test_a_log_without_its_database_is_refused(file: Path) -> None:
    engine = open_database(f"sqlite:///{file}")
    with engine.connect():  # its log exists as long as a connection is open
        fill(file, 1)
        shutil.copy(f"{file}-wal", f"{file}-kept")
    engine.dispose()
    file.unlink()
    shutil.move(f"{file}-kept", f"{file}-wal")
    assert refusal(file) == "database-missing"
    assert not file.exists()


def test_a_damaged_database_is_refused(file: Path) -> None:
    open_file(file)
    fill(file, 100)
    with file.open("r+b") as content:
        content.seek(-3 * 4096, io.SEEK_END)
        content.write(b"\xff" * 4096)
    before = file.read_bytes()
    assert refusal(file) == "database-damaged"
    assert file.read_bytes() == before


def test_a_file_that_is_not_a_database_is_refused(file: Path) -> None:
    file.write_text("notes, not a database\n" * 100)
    assert refusal(file) == "no-database"


def test_the_check_of_a_large_database_has_a_limit(
    file: Path, monkeypatch: pytest.MonkeyPatch, written: io.StringIO
) -> None:
    open_file(file)
    fill(file, 2_000)
    monkeypatch.setattr(database, "CHECK_SECONDS", 0.0)
    monkeypatch.setattr(database, "_STEPS_BETWEEN_LOOKS", 100)
    open_file(file)
    assert "the check of the database was stopped" in written.getvalue()


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("nonsense", "nonsense"),
        ("sqlite:////dev/null/no/store.sqlite", "/dev/null/no/store.sqlite"),
        ("nosuchkind://ola:secret@127.0.0.1/x", "127.0.0.1/x"),
        ("not a kind://ola:secret@127.0.0.1/x", "127.0.0.1/x"),
    ],
)
def test_an_unusable_database_is_named_without_its_password(address: str, name: str) -> None:
    with pytest.raises(NoDatabase, match="cannot be used") as refused:
        open_database(address)
    text = refused.value.message.text()
    assert name in text
    assert "secret" not in text


def test_commits_are_synchronous(file: Path) -> None:
    with open_database(f"sqlite:///{file}").connect() as connection:
        assert connection.scalar(text("PRAGMA synchronous")) == 2  # FULL
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        connection.engine.dispose()


def test_writers_wait_for_each_other_and_readers_do_not(file: Path) -> None:
    async def work() -> None:
        store = Store(open_database(f"sqlite:///{file}"))
        entry = TableEntry("a", "patchwork", "open", True, False, 1.0, frozenset())
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.ensure_future(store.append(TableChange(entry, None, [EventRow(1, b"one")])))
            await asyncio.sleep(0.1)
            assert await store.events("a") == []
            assert not writing.done()
            other.execute("COMMIT")
            await writing
        assert await store.events("a") == [b"one"]
        await store.close()

    asyncio.run(work())
