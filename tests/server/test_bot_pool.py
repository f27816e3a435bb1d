"""The pool of bot workers: scheduling, time limits and dying workers. The workers are fakes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

from draftwork import Match
from draftwork.bots.think import ThinkRequest
from draftwork.kernel import pack
from draftwork.server.tables import bot_pool
from draftwork.server.tables.bot_loading import Key
from draftwork.server.tables.bot_pool import BotChoice, BotPool
from draftwork.server.tables.bot_queue import Requester

pytestmark = pytest.mark.long

FAKE = Path(__file__).with_name("fake_worker.py")
MATCH = Match("hoard", seed="pool", players=2)
SEAT = MATCH.to_move or 0
STATE = pack(MATCH.seat(SEAT).redacted_state)
PLAYED = 1000 + SEAT  # the answer of a fake worker


def run(folder: Path, test: Callable[[BotPool], Awaitable[None]], size: int = 1) -> None:
    async def scene() -> None:
        pool = BotPool(size, (sys.executable, str(FAKE), str(folder)))
        try:
            async with asyncio.timeout(30):
                await test(pool)
        finally:
            await pool.close()
        assert not children()

    asyncio.run(scene())


def children() -> list[psutil.Process]:
    return [one for one in psutil.Process().children() if FAKE.name in " ".join(one.cmdline())]


async def choose(pool: BotPool, bot: str, table: str = "t", seat: int = SEAT, address: str = "") -> BotChoice:
    request = ThinkRequest(f"{table}/{seat}", bot, "hoard", "1", seat, STATE)
    return await pool.choose(Requester(table, address), request)


async def warm(pool: BotPool, *bots: str) -> None:
    for bot in bots:
        await choose(pool, bot, table="first")
    while any(bot not in {key[1] for key in slot.loaded} for bot in bots for slot in pool._slots):
        await asyncio.sleep(0.005)


def asked(folder: Path) -> list[list[str]]:
    return [line.split() for line in (folder / "asked").read_text().splitlines()]


def players(folder: Path) -> list[str]:
    """The players of the requests in order, without requests that load code."""
    return [line[1] for line in asked(folder) if line[1] != "warming"]


def test_the_apprentice_stands_in_until_a_worker_has_loaded_the_code(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        assert pool.standing_in("hoard", "steady")
        first = await choose(pool, "steady")
        assert first.standing_in
        assert first.move in MATCH.legal_moves
        await warm(pool, "steady")
        assert not pool.standing_in("hoard", "steady")
        assert pool.standing_in("hoard", "another")
        assert pool.standing_in("sagrada", "steady")
        second = await choose(pool, "steady")
        assert second[0] == PLAYED
        assert not second.standing_in

    run(tmp_path, test)


def test_workers_receive_only_redacted_states(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        await warm(pool, "steady")
        await choose(pool, "steady", "a table")

    run(tmp_path, test)
    assert {(line[-2], line[-1]) for line in asked(tmp_path)} == {(str(SEAT), STATE.hex())}


def test_workers_load_code_one_after_the_other(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        await choose(pool, "steady")
        assert sum(slot.loading is not None for slot in pool._slots) == 1
        await warm(pool, "steady")
        await asyncio.gather(*(choose(pool, "sleeps 0.1", f"t{i}") for i in range(3)))
        await warm(pool, "sleeps 0.1")
        both = await asyncio.gather(*(choose(pool, "sleeps 0.3", f"t{i}") for i in range(2)))
        assert all(one.standing_in for one in both)
        await warm(pool, "sleeps 0.3")
        begun = time.perf_counter()
        await asyncio.gather(*(choose(pool, "sleeps 0.3", f"t{i}") for i in range(2)))
        assert time.perf_counter() - begun < 0.55  # in parallel

    run(tmp_path, test, size=2)


def test_tables_take_turns(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        await warm(pool, "sleeps 0.02")
        busy = [choose(pool, "sleeps 0.02", "busy", seat) for seat in (0, 1, 2, 3)]
        calm = [choose(pool, "sleeps 0.02", "calm", seat) for seat in (0, 1)]
        await asyncio.gather(*busy, *calm)

    run(tmp_path, test)
    assert players(tmp_path) == ["busy/0", "calm/0", "busy/1", "calm/1", "busy/2", "busy/3"]


def test_many_tables_of_one_address_leave_a_worker_to_the_others(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        await warm(pool, "sleeps 0.5", "steady")
        await choose(pool, "steady", "calm", address="b")
        many = [asyncio.create_task(choose(pool, "sleeps 0.5", f"t{i}", address="a")) for i in range(4)]
        await asyncio.sleep(0.05)
        assert sum(slot.pending is not None for slot in pool._slots) == 1
        assert (await choose(pool, "steady", "calm", address="b")).move == PLAYED
        assert not any(task.done() for task in many)
        for task in many:
            task.cancel()

    run(tmp_path, test, size=2)


def test_a_request_goes_to_the_worker_that_has_the_tree(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        await warm(pool, "sleeps 0.05")
        for _ in range(3):
            await asyncio.gather(*(choose(pool, "sleeps 0.05", table) for table in ("one", "two")))
            await asyncio.gather(*(choose(pool, "sleeps 0.05", table) for table in ("two", "one")))

    run(tmp_path, test, size=2)
    homes = {(line[0], line[1]) for line in asked(tmp_path) if line[1] in (f"one/{SEAT}", f"two/{SEAT}")}
    assert len(homes) == 2
    assert len({process for process, _ in homes}) == 2


def test_a_cancelled_request_leaves_the_queue(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        await warm(pool, "sleeps 0.2")
        first = asyncio.create_task(choose(pool, "sleeps 0.2", "one"))
        second = asyncio.create_task(choose(pool, "sleeps 0.2", "two"))
        await asyncio.sleep(0.05)
        second.cancel()
        with pytest.raises(asyncio.CancelledError):
            await second
        assert (await first).move == PLAYED
        await choose(pool, "sleeps 0.2", "three")

    run(tmp_path, test)
    assert players(tmp_path) == [f"one/{SEAT}", f"three/{SEAT}"]


def test_the_answer_to_a_cancelled_request_is_ignored(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        await warm(pool, "sleeps 0.2", "steady")
        process = pool._slots[0].worker.pid
        cancelled = asyncio.create_task(choose(pool, "sleeps 0.2", "one", seat=1 - SEAT))
        await asyncio.sleep(0.05)
        cancelled.cancel()
        chosen = await choose(pool, "steady", "two")
        assert chosen.move == PLAYED  # not the answer to the cancelled request
        assert pool._slots[0].worker.pid == process

    run(tmp_path, test)


def test_a_worker_that_does_not_finish_a_cancelled_request_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "GRACE", 0.05)

    async def test(pool: BotPool) -> None:
        await warm(pool, "hangs-playing", "steady")
        cancelled = asyncio.create_task(choose(pool, "hangs-playing"))
        await asyncio.sleep(0.05)
        cancelled.cancel()
        await asyncio.sleep(0.2)
        await warm(pool, "steady")
        assert (await choose(pool, "steady")).move == PLAYED
        assert pool._failures[Key("hoard", "hangs-playing")] == 0

    run(tmp_path, test)


def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        await warm(pool, "dies-once")
        chosen = await choose(pool, "dies-once")
        assert chosen.move == PLAYED
        assert not chosen.standing_in

    run(tmp_path, test)
    first, second = (line[0] for line in asked(tmp_path) if line[1] != "warming")
    assert first != second


def test_a_worker_killed_while_idle_is_replaced(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        await warm(pool, "steady")
        os.kill(pool._slots[0].worker.pid or 0, signal.SIGKILL)
        assert (await choose(pool, "steady")).move == PLAYED

    run(tmp_path, test)


@pytest.mark.parametrize("bot", ["dies", "refuses", "babbles"])
def test_the_apprentice_plays_for_a_bot_that_keeps_failing(tmp_path: Path, bot: str) -> None:
    async def test(pool: BotPool) -> None:
        await warm(pool, "steady")
        while pool._failures[Key("hoard", bot)] < bot_pool.MAX_FAILURES:
            assert (await choose(pool, bot)).move in MATCH.legal_moves
            await asyncio.sleep(0.02)
        assert pool.standing_in("hoard", bot)
        await warm(pool, "steady")
        assert (await choose(pool, "steady", "another")).move == PLAYED

    run(tmp_path, test)
    times = sum(line[1] == "t/" + str(SEAT) for line in asked(tmp_path))
    assert times <= 2 * bot_pool.MAX_FAILURES  # after that, the bot receives no more requests


def test_a_worker_that_hangs_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MAX_SECONDS", 0.2)

    async def test(pool: BotPool) -> None:
        await warm(pool, "hangs-playing")
        chosen = await choose(pool, "hangs-playing")
        assert chosen.standing_in
        assert chosen.move in MATCH.legal_moves

    run(tmp_path, test)


def test_closing_cancels_pending_requests(tmp_path: Path) -> None:
    waiting: list[asyncio.Task[BotChoice]] = []

    async def test(pool: BotPool) -> None:
        await warm(pool, "hangs-playing")
        waiting.extend(asyncio.create_task(choose(pool, "hangs-playing", table)) for table in "ab")
        await asyncio.sleep(0.05)

    run(tmp_path, test)
    assert all(task.cancelled() for task in waiting)


@contextmanager
def started(code: str, *args: str) -> Iterator[subprocess.Popen[str]]:
    process: subprocess.Popen[str] = subprocess.Popen(
        [sys.executable, "-c", code, *args], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


KEEPS_BUSY = """
import sys, time
from draftwork.bots.remote import ThinkProcess
from draftwork.bots.think import ThinkRequest
worker = ThinkProcess()
state = bytes.fromhex(sys.argv[1])
worker.choose(ThinkRequest("p", "apprentice", "hoard", "1", int(sys.argv[2]), state))
if sys.argv[3] == "thinking":
    long = ThinkRequest("p", "craftsman", "hoard", "1", int(sys.argv[2]), state, seconds=60.0)
    worker.submit(long)
    time.sleep(0.5)
print(worker.pid, flush=True)
time.sleep(60)
"""


@pytest.mark.parametrize("what", ["idle", "thinking"])
def test_no_worker_outlives_a_server_that_was_killed(what: str) -> None:
    with started(KEEPS_BUSY, STATE.hex(), str(SEAT), what) as server:
        assert server.stdout
        worker = psutil.Process(int(server.stdout.readline()))
        assert worker.is_running()
        server.kill()
        worker.wait(timeout=5)  # raises TimeoutExpired if it is still running


def test_a_pure_command_lets_its_workers_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    from draftwork.cli.options import use_pure_mode
    from draftwork.kernel.mode import VARIABLE, for_workers

    modes: dict[str | None, Any] = {}
    for asked_for in (None, "1", "0"):
        monkeypatch.delenv(VARIABLE, raising=False)
        if asked_for is not None:
            monkeypatch.setenv(VARIABLE, asked_for)
        use_pure_mode()
        modes[asked_for] = for_workers()[VARIABLE]
    assert modes == {None: "0", "1": "1", "0": "0"}


def test_a_worker_is_replaced_after_an_unexpected_exception(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pool: BotPool) -> None:
        await warm(pool, "steady")
        monkeypatch.setattr(pool._slots[0].worker, "ask", lambda _: 1 // 0)
        assert (await choose(pool, "steady")).standing_in
        assert pool._slots[0].idle or pool._slots[0].loading
        await warm(pool, "steady")
        assert not (await choose(pool, "steady")).standing_in

    run(tmp_path, test)


def test_code_is_loaded_before_the_first_request(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        pool.prepare(MATCH.game, "steady")
        while pool.standing_in("hoard", "steady"):
            await asyncio.sleep(0.005)
        assert not (await choose(pool, "steady")).standing_in

    run(tmp_path, test)


def test_code_for_the_background_leaves_a_worker_free(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        for bot in ("sleeps 0.2", "sleeps 0.21"):
            pool.prepare(MATCH.game, bot, background=True)
        assert sum(slot.loading is not None for slot in pool._slots) == 1
        pool.prepare(MATCH.game, "steady")
        assert {slot.loading.bot for slot in pool._slots if slot.loading} == {"sleeps 0.2", "steady"}
        while len([slot for slot in pool._slots if slot.loaded]) < 2:
            await asyncio.sleep(0.005)

    run(tmp_path, test, size=2)


def test_one_worker_alone_loads_nothing_in_the_background(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        pool.prepare(MATCH.game, "steady", background=True)
        assert all(slot.idle for slot in pool._slots)
        await warm(pool, "steady")

    run(tmp_path, test)


def test_random_and_apprentice_stand_in_for_nobody(tmp_path: Path) -> None:
    async def test(pool: BotPool) -> None:
        assert not pool.standing_in("hoard", "random")
        chosen = await choose(pool, "random")
        assert not chosen.standing_in
        assert chosen.move in MATCH.legal_moves

    run(tmp_path, test)
