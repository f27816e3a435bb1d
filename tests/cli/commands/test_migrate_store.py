"""The command `migrate-store`."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import Result

from benchmarks.swarm.postgres import PostgresServer
from draftwork.server.settings import DATABASE
from draftwork.server.storage.folder_lock import lock_folder

Run = Callable[..., Result]


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer(fsync=False)
    server.create()
    try:
        yield server
    finally:
        server.remove()


def test_a_copied_store_exports_the_same_matches(
    run: Run, refused: Callable[..., str], finished: Path, tmp_path: Path, postgres: PostgresServer
) -> None:
    data, url = tmp_path / "data", postgres.new_database()
    run("import", str(finished), "--data", str(data))
    assert "tables 1, events 2" in run("migrate-store", str(data), url).stdout
    there = run("export", "--database", url, "--data", str(tmp_path / "other")).stdout
    assert there == run("export", "--data", str(data)).stdout != ""
    assert "not empty" in refused("migrate-store", str(data / DATABASE), url)


def test_a_store_that_a_server_uses_is_not_copied(
    run: Run, refused: Callable[..., str], finished: Path, tmp_path: Path, postgres: PostgresServer
) -> None:
    data = tmp_path / "data"
    run("import", str(finished), "--data", str(data))
    with lock_folder(data, "http://127.0.0.1:8000"):
        assert "http://127.0.0.1:8000" in refused("migrate-store", str(data), postgres.new_database())


@pytest.mark.parametrize("source", ["missing.sqlite", "postgresql://ola@127.0.0.1/x", "."])
def test_a_source_that_is_no_sqlite_file_is_refused(
    refused: Callable[..., str], source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "neither a SQLite file" in refused("migrate-store", source, "postgresql://127.0.0.1/x")
