"""PostgreSQL: its address, its durability, outages, and concurrent first starts."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from benchmarks.swarm.postgres import PostgresServer
from draftwork.server.errors import NoDatabase, StorageDown
from draftwork.server.guests import Guests
from draftwork.server.storage.database import open_database
from draftwork.server.storage.faults import is_outage, storage_fault
from draftwork.server.storage.leases import check_fence, open_lease
from draftwork.server.storage.rows import EventRow, TableChange, TableEntry
from draftwork.server.storage.store import Store

ENTRY = TableEntry("a", "patchwork", "open", True, False, 1.0, frozenset({"ola"}))


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.new_database()


def test_commits_are_synchronous_even_if_the_database_server_says_otherwise(url: str) -> None:
    name = url.rpartition("/")[2]
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
    engine = open_database(url)
    with engine.connect() as connection_of_server:
        assert connection_of_server.scalar(text("SHOW synchronous_commit")) == "on"
    engine.dispose()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_the_address_needs_no_driver(url: str, scheme: str) -> None:
    engine = open_database(f"{scheme}://{url.partition('://')[2]}")
    assert engine.url.drivername == "postgresql+psycopg"
    engine.dispose()


def test_an_unreachable_database_server_is_named_without_its_password() -> None:
    with pytest.raises(NoDatabase) as refused:
        open_database("postgresql://ola:secret@127.0.0.1:1/draftwork")
    shown = refused.value.message.text()
    assert "127.0.0.1:1/draftwork" in shown
    assert "secret" not in shown


def test_servers_that_start_at_the_same_time_create_one_schema_and_one_key(url: str) -> None:
    async def create_guest() -> str:
        store = Store(open_database(url))
        _, token = await (await Guests.open(store)).create("Ola")
        await store.close()
        return token

    async def authenticate(tokens: list[str]) -> set[str]:
        store = Store(open_database(url))
        guests = await Guests.open(store)
        found = {(await guests.authenticate(token)).nickname for token in tokens}
        await store.close()
        return found

    with ThreadPoolExecutor(4) as pool:
        tokens = list(pool.map(lambda _: asyncio.run(create_guest()), range(4)))
    assert asyncio.run(authenticate(tokens)) == {"Ola"}


def test_an_outage_is_an_error_of_its_own_and_ends_by_itself() -> None:
    server = PostgresServer(fsync=False)
    server.create()

    async def work() -> None:
        store = Store(open_database(server.new_database()))
        await store.append(TableChange(ENTRY, None, [EventRow(1, b"one")]))
        server.kill()
        appends = [store.append(TableChange(ENTRY, ENTRY, [EventRow(n, b"")])) for n in (2, 3)]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(answer) for answer in answers] == [StorageDown, StorageDown]
        with pytest.raises(StorageDown):
            await store.events("a")
        assert await store.check() == "failing"
        server.start()
        server.wait_until_ready()
        await store.append(TableChange(ENTRY, ENTRY, [EventRow(2, b"two")]))
        assert await store.events("a") == [b"one", b"two"]
        assert await store.check() is None
        await store.close()

    try:
        asyncio.run(work())
    finally:
        server.remove()


def test_a_restart_of_the_database_between_two_requests_is_not_noticed() -> None:
    server = PostgresServer(fsync=False)
    server.create()

    async def work() -> None:
        store = Store(open_database(server.new_database()))
        await store.append(TableChange(ENTRY, None, [EventRow(1, b"one")]))
        server.kill()
        server.start()
        server.wait_until_ready()
        await store.append(TableChange(ENTRY, ENTRY, [EventRow(2, b"two")]))
        assert await store.events("a") == [b"one", b"two"]
        await store.close()

    try:
        asyncio.run(work())
    finally:
        server.remove()


def test_the_transaction_of_a_paused_server_ends(url: str) -> None:
    """Otherwise its locks would keep other servers from taking over."""
    engine = open_database(url)
    with engine.begin() as connection:
        lease, _ = open_lease(connection, "127.0.0.1:1")
    with engine.connect() as connection:
        check_fence(connection, lease)
        time.sleep(3.5)
        with pytest.raises(DBAPIError, match="idle-in-transaction") as ended:
            connection.execute(text("SELECT 1"))
    assert is_outage(ended.value)
    assert storage_fault(ended.value, None) == "failing"
    with engine.connect() as connection:  # without the fence, a transaction may take its time
        assert connection.scalar(text("SHOW idle_in_transaction_session_timeout")) == "0"
    engine.dispose()
