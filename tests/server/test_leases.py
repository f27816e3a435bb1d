"""Leases and fencing: a server without a valid lease stores nothing."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import TypeVar

import pytest
from sqlalchemy import Engine, select, text, update

from benchmarks.swarm.postgres import PostgresServer
from draftwork.server.cluster import lease_keeper
from draftwork.server.cluster.lease_keeper import LeaseKeeper
from draftwork.server.cluster.ownership import SharedOwnership
from draftwork.server.errors import LeaseLost, OwnedElsewhere
from draftwork.server.storage import leases
from draftwork.server.storage.database import open_database
from draftwork.server.storage.rows import EventRow, TableChange, TableEntry
from draftwork.server.storage.schema import EVENTS, KEPT, LEASES, TABLES
from draftwork.server.storage.store import Store

T = TypeVar("T")
ENTRY = TableEntry("a", "patchwork", "running", True, True, 1.0, frozenset({"ola"}))


@pytest.fixture
def engine(postgres: PostgresServer) -> Iterator[Engine]:
    engine = open_database(postgres.new_database())
    yield engine
    engine.dispose()


def run(engine: Engine, work: Callable[[Store], Awaitable[T]]) -> T:
    async def with_store() -> T:
        store = Store(engine)
        try:
            return await work(store)
        finally:
            await store.close_writer()

    return asyncio.run(with_store())


def new_lease(engine: Engine, address: str = "127.0.0.1:1") -> int:
    with engine.begin() as connection:
        return leases.open_lease(connection, address)[0]


def expire(engine: Engine, *ids: int) -> None:
    with engine.begin() as connection:
        connection.execute(update(LEASES).where(LEASES.c.id.in_(ids)).values(expires=1.0))


def change(
    lease: int, number: int, before: TableEntry | None = ENTRY, entry: TableEntry = ENTRY
) -> TableChange:
    return TableChange(entry, before, [EventRow(number, b"%d" % number)], lease)


@pytest.mark.parametrize("ended", ["expired", "deleted"])
def test_without_a_valid_lease_nothing_is_stored(engine: Engine, ended: str) -> None:
    """Neither events alone, nor events with the index entry, nor anything else."""

    async def work(store: Store) -> None:
        lease = store.lease = new_lease(engine)
        await store.append(change(lease, 1, None))
        await store.append(change(lease, 2))
        if ended == "expired":
            expire(engine, lease)
        else:
            with engine.begin() as connection:
                leases.end_lease(connection, lease)
        over = TableEntry("a", "patchwork", "over", True, False, 1.0, frozenset({"ola"}))
        refused = [
            store.append(change(lease, 3)),
            store.append(change(lease, 3, ENTRY, over)),
            store.execute(KEPT.insert().values(name="x", value=b"")),
        ]
        answers = await asyncio.gather(*refused, return_exceptions=True)
        assert [type(answer) for answer in answers] == [LeaseLost] * 3
        assert await store.events("a") == [b"1", b"2"]
        assert await store.listed("running", None) == ["a"]
        assert await store.read(lambda connection: list(connection.execute(select(KEPT)))) == []

    run(engine, work)


def test_a_table_that_was_loaded_under_a_lost_lease_is_not_written_under_the_next_one(engine: Engine) -> None:
    async def work(store: Store) -> None:
        old = store.lease = new_lease(engine)
        await store.append(change(old, 1, None))
        with engine.begin() as connection:
            leases.end_lease(connection, old)
        new = store.lease = new_lease(engine)
        assert new > old
        mixed = [store.append(change(new, 2)), store.append(change(old, 3)), store.append(change(new, 4))]
        answers = await asyncio.gather(*mixed, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), LeaseLost, type(None)]
        assert await store.events("a") == [b"1", b"2", b"4"]

    run(engine, work)


def test_a_lease_is_not_ended_while_its_write_is_under_way(engine: Engine) -> None:
    lease = new_lease(engine)
    with engine.begin() as writing:
        leases.check_fence(writing, lease)
        expire(engine, lease)  # does not wait: renewing a lease and writing do not disturb each other
        with engine.begin() as other:
            assert leases.end_expired_leases(other) == []
    with engine.begin() as other:
        assert leases.end_expired_leases(other) == [lease]


def test_a_free_table_is_claimed_once(engine: Engine) -> None:
    async def work(store: Store) -> None:
        first, second = new_lease(engine, "first:1"), new_lease(engine, "second:2")
        await store.append(change(first, 1, None))
        claims = [partial(leases.claim_table, table="a", lease=lease) for lease in (first, second)]
        owners = [await store.write(claim) for claim in claims]
        assert owners == [leases.Owner(first, "first:1")] * 2
        with engine.begin() as connection:
            assert leases.free_self_acting(connection, 10) == []
            leases.end_lease(connection, first)
        with engine.begin() as connection:
            assert leases.free_self_acting(connection, 10) == ["a"]
        owner = await store.write(claims[1])
        assert owner is not None
        assert owner.lease == second
        assert await store.write(partial(leases.claim_table, table="b", lease=second)) is None

    run(engine, work)


class Clock:
    """The module `time` at some moment."""

    def __init__(self, now: float) -> None:
        self.now = now

    def monotonic(self) -> float:
        return self.now


class Server:
    """What a server uses to own tables."""

    def __init__(self, store: Store, address: str) -> None:
        self.keeper = LeaseKeeper(store, address)
        self.ownership = SharedOwnership(store, self.keeper)
        self.lost: list[int] = []
        self.ended: list[int] = []
        self.keeper.on_lost = lambda: self.lost.append(1)
        self.keeper.on_ended = self.ended.extend


def with_servers(engine: Engine, work: Callable[[Server, Server], Awaitable[None]]) -> None:
    async def two(first: Store) -> None:
        second = Store(engine)
        servers = Server(first, "first:1"), Server(second, "second:2")
        for server in servers:
            await server.keeper.open()
        await first.append(change(servers[0].keeper.lease or 0, 1, None))
        servers[0].ownership.add("a")
        try:
            await work(*servers)
        finally:
            for server in servers:
                await server.keeper.close()
            await second.close_writer()

    run(engine, two)


def test_another_server_takes_over_once_a_lease_has_ended(engine: Engine) -> None:
    async def work(first: Server, second: Server) -> None:
        assert first.ownership.is_own("a")
        with pytest.raises(OwnedElsewhere):
            await second.ownership.acquire("a")
        owner = await second.ownership.locate("a")
        assert owner is not None
        assert owner.address == "first:1"
        expire(engine, owner.lease)
        await second.keeper.renew()
        assert second.ended == [owner.lease]
        second.ownership.forget_owners(second.ended)
        assert await second.ownership.acquire("a") is True  # nobody owned it
        assert await second.ownership.acquire("a") is False
        await first.keeper.renew()
        assert first.lost == [1]
        assert (first.keeper.lease or 0) > owner.lease
        assert not first.ownership.is_own("a")
        with pytest.raises(OwnedElsewhere):
            await first.ownership.acquire("a")

    with_servers(engine, work)


def test_a_server_that_was_paused_does_not_use_its_tables_before_it_renews(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(first: Server, second: Server) -> None:
        late = time.monotonic() + leases.LEASE_SECONDS + 1
        with monkeypatch.context() as patch:
            patch.setattr(lease_keeper, "time", Clock(late))
            assert not first.ownership.is_own("a")
            with pytest.raises(LeaseLost):
                await first.ownership.acquire("a")
            await first.keeper.renew()
            assert first.ownership.is_own("a")  # no other server has ended the lease

    with_servers(engine, work)


def test_after_an_outage_servers_keep_their_tables(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that could not renew its own lease gives the others time to renew theirs."""

    async def work(first: Server, second: Server) -> None:
        expire(engine, first.keeper.lease or 0, second.keeper.lease or 0)
        late = time.monotonic() + leases.LEASE_SECONDS + 1
        monkeypatch.setattr(lease_keeper, "time", Clock(late))
        await second.keeper.renew()
        await first.keeper.renew()
        assert first.ownership.is_own("a")
        assert (second.ended, first.lost, second.lost) == ([], [], [])

    with_servers(engine, work)


def idle_table(engine: Engine) -> None:
    """Let nothing act by itself at the table."""
    with engine.begin() as connection:
        connection.execute(update(TABLES).values(wakes=False))


def test_a_released_table_can_be_claimed_by_either_server(engine: Engine) -> None:
    async def work(first: Server, second: Server) -> None:
        await first.ownership.release(["a"])
        assert first.ownership.is_own("a")  # a clock or a bot acts there
        idle_table(engine)
        releasing = asyncio.ensure_future(first.ownership.release(["a"]))
        await asyncio.sleep(0)
        assert await first.ownership.acquire("a") is True  # after the release, in order
        await releasing
        await first.ownership.release(["a"])
        assert await second.ownership.locate("a") is None
        assert second.ownership.is_own("a")

    with_servers(engine, work)


def test_the_oldest_server_does_what_only_one_has_to_do(engine: Engine) -> None:
    async def work(first: Server, second: Server) -> None:
        for server in (first, second):
            await server.keeper.renew()
        assert (first.keeper.is_first, second.keeper.is_first) == (True, False)
        await first.keeper.close()
        await second.keeper.renew()
        assert second.keeper.is_first

    with_servers(engine, work)


def test_no_event_is_stored_twice_under_the_same_number(engine: Engine) -> None:
    with engine.connect() as connection:
        constraint = text("SELECT count(*) FROM pg_index WHERE indrelid = 'events'::regclass AND indisunique")
        assert connection.scalar(constraint) == 2  # the number, and the key of the request
        assert list(connection.execute(select(EVENTS))) == list(connection.execute(select(TABLES))) == []
