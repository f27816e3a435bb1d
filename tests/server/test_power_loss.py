"""No acknowledged event is lost if the power fails: writes that were not synced are dropped or torn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from draftwork.server.errors import NoDatabase
from draftwork.server.storage import database, engines
from draftwork.server.storage.database import open_database
from draftwork.server.storage.rows import EventRow, TableChange, TableEntry
from draftwork.server.storage.store import Store
from tests.server.power_loss import Recorder, Step, files_after_power_loss

pytestmark = [pytest.mark.long, pytest.mark.sqlite_file]

TABLES, ROUNDS, FAILURES = 4, 120, 80
ENTRY = {
    name: TableEntry(name, "x", "open", False, False, 1.0, frozenset())
    for name in (f"table-{i}" for i in range(TABLES))
}
FILE = "store.sqlite"


def event_data(table: str, number: int) -> bytes:
    return f"{table} {number} ".encode() * 800  # several pages of the database


async def append_events(address: str, first: int, rounds: int, recorder: Recorder) -> None:
    """Append events to all tables at once, and record when they are acknowledged."""
    store = Store(open_database(address, check=True))

    async def append(table: str, number: int) -> None:
        before = ENTRY[table] if number > 1 else None
        await store.append(TableChange(ENTRY[table], before, [EventRow(number, event_data(table, number))]))
        recorder.add("acknowledge", target=f"{table} {number}")

    try:
        for number in range(first, first + rounds):
            await asyncio.gather(*(append(table, number) for table in ENTRY))
    finally:
        await store.close()


def record_steps(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """The steps of two runs of the store: the first one creates the database."""
    recorder, replace, sync_folder = Recorder(), Path.replace, database._sync_folder

    def recorded_replace(self: Path, target: Path) -> Path:
        recorder.add("rename", self, target=str(target))
        return replace(self, target)

    def recorded_sync(folder: Path) -> None:
        sync_folder(folder)
        recorder.add("sync-folder")

    with monkeypatch.context() as patch, recorder.recording():
        patch.setattr(Path, "replace", recorded_replace)
        patch.setattr(database, "_sync_folder", recorded_sync)
        for first in (1, ROUNDS + 1):
            asyncio.run(append_events(f"sqlite:///{folder / FILE}", first, ROUNDS, recorder))
    return recorder.steps


def stored_events(folder: Path) -> dict[str, list[bytes]]:
    """All events that a server finds after the power is back. The database is checked for damage."""

    async def read() -> dict[str, list[bytes]]:
        store = Store(open_database(f"sqlite:///{folder / FILE}", check=True))
        try:
            return {table: await store.events(table) for table in ENTRY}
        finally:
            await store.close()

    return asyncio.run(read())


def loss(steps: Sequence[Step], folder: Path, rng: random.Random) -> str:
    """What is lost or damaged if the power fails after these steps; empty if nothing is."""
    folder.mkdir()
    for path, content in files_after_power_loss(steps, rng).items():
        (folder / Path(path).name).write_bytes(content)
    try:
        stored = stored_events(folder)
    except NoDatabase as damage:
        return damage.message.text()
    acknowledged = {step.target for step in steps if step.kind == "acknowledge"}
    for table, events in stored.items():
        if events != [event_data(table, number) for number in range(1, len(events) + 1)]:
            return f"wrong events of {table}"
        acknowledged -= {f"{table} {number}" for number in range(1, len(events) + 1)}
    return f"lost: {sorted(acknowledged)}" if acknowledged else ""


def losses(steps: list[Step], folder: Path) -> list[str]:
    rng = random.Random(1)
    after_acknowledgement = [i + 1 for i, step in enumerate(steps) if step.kind == "acknowledge"]
    others = rng.sample(range(len(steps)), FAILURES // 2)
    moments = {*rng.sample(after_acknowledgement, FAILURES // 2), *others}
    folder.mkdir()
    found = [loss(steps[:moment], folder / str(moment), rng) for moment in sorted(moments)]
    return [one for one in found if one]


def test_every_acknowledged_event_survives_a_power_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "recorded").mkdir()
    steps = record_steps(tmp_path / "recorded", monkeypatch)
    kinds = {step.kind for step in steps}
    assert {"create", "write", "sync", "rename", "sync-folder", "delete", "acknowledge"} <= kinds
    checkpoints = [step for step in steps if step.kind == "sync" and step.path.endswith(FILE)]
    assert len(checkpoints) > 2  # the log was written into the database several times
    assert losses(steps, tmp_path / "after") == []


def test_the_simulated_power_failure_finds_missing_syncs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare: Callable[[Any, Any], None] = engines.prepare_sqlite

    def without_syncs(connection: Any, record: Any) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA synchronous = NORMAL")  # commits are not synced

    monkeypatch.setattr(engines, "prepare_sqlite", without_syncs)
    (tmp_path / "recorded").mkdir()
    assert losses(record_steps(tmp_path / "recorded", monkeypatch), tmp_path / "after")
