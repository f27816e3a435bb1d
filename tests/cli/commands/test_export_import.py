"""The commands `export` and `import`."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import Result

from draftwork.server.settings import DATABASE

Run = Callable[..., Result]


def test_an_imported_record_is_exported_unchanged(run: Run, finished: Path, tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "data"))
    first = run("import", str(finished), *data)
    assert (first.exit_code, first.stdout.splitlines()[-1]) == (0, "1 match imported; already there: 0.")
    assert first.stdout.startswith("/t/")
    assert "already there: 1" in run("import", str(finished), *data).stdout
    out = run("export", *data)
    assert [json.loads(line) for line in out.stdout.splitlines()] == [json.loads(finished.read_text())]
    assert "1 match exported" in out.stderr
    run("export", str(tmp_path / "all.jsonl"), *data)
    assert (tmp_path / "all.jsonl").read_text() == out.stdout
    assert "already there: 1" in run("import", str(tmp_path / "all.jsonl"), *data).stdout
    run("export", str(tmp_path / "folder"), *data, "--lang", "pl")
    (file,) = (tmp_path / "folder").iterdir()
    assert file.name.startswith("patchwork-")
    assert run("verify", str(file)).exit_code == 0


def test_a_damaged_match_does_not_block_the_others(run: Run, finished: Path, tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "data"))
    other = tmp_path / "other.json"
    other.write_text(json.dumps(json.loads(finished.read_text()) | {"seats": ["Ola", "Jan"]}))
    broken = run("import", str(finished), *data).stdout.splitlines()[0].removeprefix("/t/")
    assert run("import", str(other), *data).exit_code == 0
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as database, database:
        database.execute("UPDATE events SET data = '{}' WHERE table_id = ?", (broken,))
    out = run("export", *data)
    assert out.exit_code == 1
    assert [json.loads(line) for line in out.stdout.splitlines()] == [json.loads(other.read_text())]
    assert f"Table {broken} cannot be read" in out.stderr


def test_a_record_that_is_not_genuine_is_refused(
    refused: Callable[..., str], run: Run, finished: Path, tmp_path: Path
) -> None:
    data = ("--data", str(tmp_path / "data"))
    record = json.loads(finished.read_text())
    record["moves"][5] = "leather a1"
    finished.write_text(json.dumps(record))
    assert "record 1: Move 6 of the record" in refused("import", str(finished), *data)
    assert run("export", *data).stdout == ""


@pytest.mark.parametrize("command", ["export", "import", "serve"])
def test_an_unusable_database_is_reported(
    refused: Callable[..., str], finished: Path, tmp_path: Path, command: str
) -> None:
    files = [str(finished)] if command == "import" else []
    where = ["--data", str(tmp_path), "--database", "sqlite:////dev/null/store"]
    assert "cannot be used" in refused(command, *files, *where)


def test_an_unusable_folder_is_reported(refused: Callable[..., str], finished: Path) -> None:
    assert "data folder" in refused("serve", "--data", str(finished))
    assert "Cannot listen on 300.1.1.1" in refused(
        "serve", "--host", "300.1.1.1", "--data", str(finished.parent)
    )
