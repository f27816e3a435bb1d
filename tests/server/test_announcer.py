"""Announcements between servers, and copies of the tables of other servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Engine, event, text

from benchmarks.swarm.postgres import PostgresServer
from draftwork.server.cluster import announcer
from draftwork.server.cluster.announcer import Announcer, News
from draftwork.server.cluster.lease_keeper import LeaseKeeper
from draftwork.server.errors import NotFound
from draftwork.server.storage.database import open_database
from draftwork.server.storage.rows import TableChange
from draftwork.server.storage.store import Store
from draftwork.server.table import events as e
from draftwork.server.tables import copies
from draftwork.server.tables.cache import LoadedTable, new_table_change, table_change, table_entry
from draftwork.server.tables.copies import TableCopies
from tests.server.tables import OLA, fresh_id, new_table, table_request

SECONDS = 30.0  # to wait on a loaded machine


@pytest.fixture
def engine(postgres: PostgresServer) -> Iterator[Engine]:
    engine = open_database(postgres.new_database())
    yield engine
    engine.dispose()


class Server:
    """What a server announces with."""

    def __init__(self, engine: Engine) -> None:
        self.store = Store(engine)
        self.keeper = LeaseKeeper(self.store, "127.0.0.1:1")
        self.announcer = Announcer(self.store, self.keeper)
        self.heard: list[News] = []
        self.gaps = 0
        self.announcer.on_news, self.announcer.on_gap = self.heard.append, self._gap

    def _gap(self) -> None:
        self.gaps += 1

    async def close(self) -> None:
        lease = self.keeper.lease or 0
        await self.keeper.close()
        await self.announcer.close(lease)
        await self.store.close_writer()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not condition():
            await asyncio.sleep(0.01)


def with_servers(engine: Engine, work: Callable[[Server, Server], Awaitable[None]]) -> None:
    async def run() -> None:
        servers = Server(engine), Server(engine)
        for server in servers:
            await server.keeper.open()
        for server in servers:
            await server.keeper.renew()  # each knows the other
            server.announcer.start()
        await until(lambda: all(server.gaps for server in servers))
        try:
            await work(*servers)
        finally:
            for server in servers:
                await server.close()

    asyncio.run(run())


def notifications(engine: Engine) -> list[str]:
    """The statements that announce something from now on."""
    found: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if "pg_notify" in statement:
            found.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    return found


def test_news_of_a_moment_are_one_announcement_to_the_other_servers(engine: Engine) -> None:
    async def work(first: Server, second: Server) -> None:
        sent = notifications(engine)
        first.announcer.event("a", 1)
        first.announcer.event("b", 7)
        first.announcer.event("a", 2)
        first.announcer.revoked(["hash"])
        first.announcer.renamed("ola")
        await until(lambda: bool(second.heard))
        assert second.heard == [News(first.keeper.lease or 0, {"a": 2, "b": 7}, ["hash"], ["ola"])]
        assert len(sent) == 1
        assert first.heard == []

    with_servers(engine, work)


def test_many_news_are_split_to_fit_into_announcements(engine: Engine) -> None:
    async def work(first: Server, second: Server) -> None:
        ids = [f"{i:022}" for i in range(450)]
        for i, id in enumerate(ids):
            first.announcer.event(id, 1_000_000 + i)
        await until(lambda: sum(len(news.events) for news in second.heard) == len(ids))
        assert {id for news in second.heard for id in news.events} == set(ids)
        assert len(second.heard) >= len(ids) / announcer._MAX_NAMES

    with_servers(engine, work)


def test_a_server_that_is_alone_announces_nothing(engine: Engine) -> None:
    async def work() -> None:
        server = Server(engine)
        await server.keeper.open()
        await server.keeper.renew()
        sent = notifications(engine)
        server.announcer.event("a", 1)
        await asyncio.sleep(0.2)
        assert sent == []
        await server.close()

    asyncio.run(work())


def test_the_end_of_a_server_is_announced(engine: Engine) -> None:
    async def work(first: Server, second: Server) -> None:
        lease = first.keeper.lease
        await first.close()
        await until(lambda: bool(second.heard))
        assert (second.heard[0].sender, second.heard[0].ended) == (lease, True)
        with engine.connect() as connection:
            assert list(connection.scalars(text("SELECT id FROM leases"))) == [second.keeper.lease]

    with_servers(engine, work)


def test_a_listener_that_lost_its_connection_listens_again(engine: Engine) -> None:
    async def work(first: Server, second: Server) -> None:
        with engine.begin() as connection:
            listening = text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'draftwork listen' AND datname = current_database()"
            )
            assert len(list(connection.scalars(listening))) == 2
        await until(lambda: first.gaps == second.gaps == 2)
        second.announcer.event("a", 3)
        await until(lambda: bool(first.heard))
        assert first.heard[0].events == {"a": 3}

    with_servers(engine, work)


def test_what_is_no_announcement_is_ignored(engine: Engine) -> None:
    async def work(first: Server, second: Server) -> None:
        with engine.begin() as connection:
            connection.execute(text("NOTIFY draftwork, 'nonsense'"))
        first.announcer.event("a", 1)
        await until(lambda: bool(second.heard))
        assert second.heard[0].events == {"a": 1}

    with_servers(engine, work)


# Copies


class Copied:
    """A stored table and the copies of another server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.copies = TableCopies(store, max_tables=2)

    async def create(self, id: str) -> LoadedTable:
        driver = new_table(table_request("patchwork", 2), id=id)
        loaded = LoadedTable(driver.table, table_entry(driver.table))
        await self.store.append(new_table_change(loaded))
        return loaded

    async def chat(self, loaded: LoadedTable) -> int:
        number = loaded.table.number + 1
        line = e.Chatted(
            number=number, at=2.0, person=OLA.id, name=OLA.name, seat=0, text="hello", id=fresh_id()
        )
        change: TableChange = table_change(loaded, loaded.entry, line)
        await self.store.append(change)
        loaded.table.apply(line)
        return number


def with_copies(database: str, work: Callable[[Copied], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(open_database(database))
        try:
            await work(Copied(store))
        finally:
            await store.close()

    asyncio.run(run())


ID = "copied-table-012345678"


@pytest.mark.both_stores
def test_an_announced_event_is_read_by_table_and_number(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(copied: Copied) -> None:
        loaded = await copied.create(ID)
        assert (await copied.copies.find(ID)).table.number == 1
        number = await copied.chat(loaded)
        assert (await copied.copies.find(ID)).table.number == 1  # nobody has told yet
        copied.copies.announce({ID: number, "unknown": 5})
        read: list[tuple[str, int]] = []
        events_after = copied.store.events_after

        async def noted(table: str, number: int) -> Any:
            read.append((table, number))
            return await events_after(table, number)

        monkeypatch.setattr(copied.store, "events_after", noted)
        copy = await copied.copies.find(ID)
        assert (copy.table.number, copy.lease) == (number, None)
        assert copy.table.events == loaded.table.events
        assert read == [(ID, 1)]

    with_copies(database, work)


@pytest.mark.both_stores
def test_a_lost_announcement_is_made_up_for_by_a_comparison(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(copied: Copied) -> None:
        loaded = await copied.create(ID)
        await copied.copies.find(ID)
        number = await copied.chat(loaded)
        await copied.copies.compare([ID])  # it was compared a moment ago
        assert (await copied.copies.find(ID)).table.number == 1
        copied.copies.distrust()
        await copied.copies.compare([ID])
        assert (await copied.copies.find(ID)).table.number == number
        number = await copied.chat(loaded)
        monkeypatch.setattr(copies, "_COMPARE_SECONDS", -1.0)
        await copied.copies.compare([ID])
        assert (await copied.copies.find(ID)).table.number == number

    with_copies(database, work)


@pytest.mark.both_stores
def test_the_oldest_copies_are_dropped(database: str) -> None:
    async def work(copied: Copied) -> None:
        ids = [f"copied-table-{i:09}" for i in range(3)]
        for id in ids:
            await copied.create(id)
            await copied.copies.find(id)
        assert list(copied.copies._copies) == ids[1:]
        with pytest.raises(NotFound):
            await copied.copies.find("no-such-table-01234567")

    with_copies(database, work)
