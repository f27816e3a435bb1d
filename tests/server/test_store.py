"""The store: atomic appends, conflicts, and batched transactions."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event

from draftwork.server.storage.database import open_database
from draftwork.server.storage.rows import EventRow, TableChange, TableEntry
from draftwork.server.storage.schema import METADATA
from draftwork.server.storage.store import Conflict, Store

pytestmark = pytest.mark.both_stores

T = TypeVar("T")


def entry(id: str, *, state: str = "open", listed: bool = True, people: tuple[str, ...] = ()) -> TableEntry:
    return TableEntry(id, "patchwork", state, listed, False, 1.0, frozenset(people))


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run an action with a store, and close it."""

    async def run() -> T:
        store = Store(open_database(database))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_events_are_read_in_order_also_after_a_restart(database: str) -> None:
    async def write(store: Store) -> None:
        await store.append(TableChange(entry("a"), None, [EventRow(1, b"one"), EventRow(2, b"two")]))
        await store.append(TableChange(entry("a"), entry("a"), [EventRow(3, b"three")]))

    with_store(database, write)
    assert with_store(database, lambda store: store.events("a")) == [b"one", b"two", b"three"]
    assert with_store(database, lambda store: store.events("b")) == []


@pytest.mark.parametrize(
    "second",
    [
        [EventRow(2, b"other")],
        [EventRow(3, b"new"), EventRow(1, b"other")],
        [EventRow(3, b"again", "0 client-1")],
    ],
)
def test_a_duplicate_number_or_request_key_is_a_conflict(database: str, second: list[EventRow]) -> None:
    async def work(store: Store) -> list[bytes]:
        await store.append(
            TableChange(entry("a"), None, [EventRow(1, b"one"), EventRow(2, b"two", "0 client-1")])
        )
        with pytest.raises(Conflict):
            await store.append(TableChange(entry("a", state="over"), entry("a"), second))
        assert await store.listed("open", None) == ["a"]
        return await store.events("a")

    assert with_store(database, work) == [b"one", b"two"]


def test_many_jobs_share_transactions_and_conflicts_stay_separate(database: str) -> None:
    async def work(store: Store) -> int:
        commits: list[Connection] = []
        event.listen(store.engine, "commit", commits.append)
        await store.append(TableChange(entry("0"), None, [EventRow(1, b"")]))
        many = [store.append(TableChange(entry(str(i)), None, [EventRow(1, b"")])) for i in range(100)]
        answers = await asyncio.gather(*many, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Conflict] + [type(None)] * 99
        before = len(commits)
        again = [
            store.append(TableChange(entry(str(i)), entry(str(i)), [EventRow(2, b"")])) for i in range(100)
        ]
        await asyncio.gather(*again)
        return len(commits) - before

    assert with_store(database, work) < 20


def test_jobs_submitted_before_closing_are_written(database: str) -> None:
    async def work(store: Store) -> None:
        job = asyncio.ensure_future(store.append(TableChange(entry("a"), None, [EventRow(1, b"late")])))
        await asyncio.sleep(0)
        await store.close()
        await job

    async def run() -> None:
        await work(Store(open_database(database)))

    asyncio.run(run())
    assert with_store(database, lambda store: store.events("a")) == [b"late"]


def test_tables_are_found_by_state_game_and_person(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append(TableChange(entry("a", people=("ola",)), None, [EventRow(1, b"")]))
        await store.append(
            TableChange(entry("b", listed=False, people=("ola", "jan")), None, [EventRow(1, b"")])
        )
        running = entry("a", state="running", people=("ola", "taras"))
        await store.append(TableChange(running, entry("a", people=("ola",)), [EventRow(2, b"")]))
        assert await store.listed("open", None) == []
        assert await store.listed("running", "patchwork") == ["a"]
        assert await store.listed("running", "sagrada") == []
        assert sorted(await store.of_person("ola")) == ["a", "b"]
        assert await store.of_person("taras") == ["a"]
        assert await store.self_acting() == []

    with_store(database, work)


def test_the_migrations_create_the_schema(database: str) -> None:
    engine = open_database(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
