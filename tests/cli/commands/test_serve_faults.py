"""The command `serve` as a process with a data folder or a database that it cannot use."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from draftwork.server.settings import DATABASE
from draftwork.server.storage.database import open_database
from draftwork.server.storage.folder_lock import LOCK_FILE
from tests.cli.commands.test_serve import Served

pytestmark = pytest.mark.long


def refusal(folder: Path) -> str:
    """What the server prints before it ends."""
    refused = Served(folder, "serve", "--no-browser", "--data", str(folder))
    out, err = refused.process.communicate(timeout=60)
    assert refused.process.returncode == 2
    assert "Draftwork is at" not in out
    return err


def empty(file: Path) -> None:
    file.touch()


def damaged(file: Path) -> None:
    open_database(f"sqlite:///{file}").dispose()
    with file.open("r+b") as content:
        content.seek(4096 * 3)
        content.write(b"\xff" * 4096 * 3)


def without_key(file: Path) -> None:
    """A database where the key that signs tokens cannot be stored."""
    open_database(f"sqlite:///{file}").dispose()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TRIGGER refuse BEFORE INSERT ON kept BEGIN SELECT RAISE(ABORT, 'no'); END")


@pytest.mark.parametrize(("prepare", "reason"), [(empty, "is empty"), (damaged, "is damaged")])
def test_a_database_that_cannot_be_used_is_named(
    tmp_path: Path, prepare: Callable[[Path], None], reason: str
) -> None:
    file = tmp_path / DATABASE
    prepare(file)
    before = file.read_bytes()
    err = refusal(tmp_path)
    assert str(file) in err
    assert reason in err
    assert err.count("\n") == 1
    assert file.read_bytes() == before


def test_a_lock_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / LOCK_FILE).mkdir()
    err = refusal(tmp_path)
    assert str(tmp_path / LOCK_FILE) in err
    assert err.count("\n") == 1


def test_a_server_that_cannot_start_does_not_claim_that_it_has_stopped_well(tmp_path: Path) -> None:
    without_key(tmp_path / DATABASE)
    assert refusal(tmp_path).splitlines()[-1] == "The server could not start. Its log has the reason."
