"""Positions drawn by another process: the same as drawn here, whatever becomes of the process."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import psutil
import pytest

from draftwork.server.table import render
from draftwork.server.table.table import Table
from draftwork.server.tables import render_worker, renderer
from draftwork.server.tables.renderer import Draughtsman
from tests.server.tables import OLA, TableDriver, started_table

GAMES = [("patchwork", 2), ("sintra", 3), ("sagrada", 3), ("blueprints", 2)]
MOVES = 12
READY = "import os, sys, time; os.write(1, bytes([11, 0, 0, 0, 129, 168]) + b'drawings' + bytes([144])); "
HANGS = (sys.executable, "-c", READY + "time.sleep(60)")
DIES = (sys.executable, "-c", READY + "sys.stdin.buffer.read(4)")
BABBLES = (
    sys.executable,
    "-c",
    READY + "sys.stdin.buffer.read(4); os.write(1, bytes([2, 0, 0, 0, 1, 2])); sys.stdin.buffer.read()",
)
SLEEPS = (sys.executable, "-c", "import time; time.sleep(60)")
NOT_THERE = ("/nowhere/draftwork",)


def viewers(table: Table) -> list[int | None]:
    return [None, *range(len(table.seats))]


def told(table: Table) -> list[bytes]:
    """What each viewer is told of the game."""
    return [msgspec.json.encode(render.game_snapshot(table, viewer, 0.0)) for viewer in viewers(table)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_is_drawn_elsewhere_is_what_would_be_drawn_here(game: str, players: int) -> None:
    sitting = started_table(game, players)
    for step in range(MOVES):
        here = told(sitting.table)
        sitting.table.cache.clear()
        asked = renderer.request(sitting.table, viewers(sitting.table))
        sent = msgspec.msgpack.decode(msgspec.msgpack.encode(asked), type=render_worker.Request)
        drawings = render_worker.answer(sent).drawings
        assert drawings is not None
        renderer.keep(sitting.table, viewers(sitting.table), drawings)
        assert told(sitting.table) == here
        sitting.play_any(7 * step + 3)


def test_a_request_that_makes_no_sense_gets_no_drawing() -> None:
    assert (
        render_worker.answer(
            render_worker.Request("patchwork", [render_worker.Eyes(0, b"no state")])
        ).drawings
        is None
    )
    assert render_worker.answer(render_worker.Request("no such game", [])).drawings is None


def run(
    command: Sequence[str], test: Callable[[Draughtsman, TableDriver], Awaitable[None]], waits: bool = True
) -> None:
    """A scene with a process, which is ready unless nobody waits for that."""

    async def scene() -> None:
        draws = Draughtsman(0, command)
        sitting = started_table("sagrada", 2)
        try:
            async with asyncio.timeout(60):
                assert not draws.draw(sitting.table, [0], lambda: None), "nobody is there yet"
                while draws._starting is not None or (draws._process and not draws._ready and waits):
                    await asyncio.sleep(0.01)
                await test(draws, sitting)
        finally:
            await draws.close()
        async with asyncio.timeout(10):
            while any(command[-1] in one.cmdline() for one in psutil.Process().children()):
                await asyncio.sleep(0.01)

    asyncio.run(scene())


async def drawn(draws: Draughtsman, table: Table) -> bool:
    """Ask for a drawing for all; whether there is one then."""
    done = asyncio.Event()
    assert draws.draw(table, viewers(table), done.set)
    await done.wait()
    return render.cache_key(0) in table.cache


def test_a_process_draws() -> None:
    async def test(draws: Draughtsman, sitting: TableDriver) -> None:
        here = told(sitting.table)
        sitting.table.cache.clear()
        assert await drawn(draws, sitting.table)
        assert isinstance(sitting.table.cache[render.cache_key(0)].view, msgspec.Raw)
        assert told(sitting.table) == here

    run(renderer.COMMAND, test)


def test_a_drawing_of_a_position_that_is_past_is_not_used() -> None:
    async def test(draws: Draughtsman, sitting: TableDriver) -> None:
        done = asyncio.Event()
        assert draws.draw(sitting.table, [0, 1], done.set)
        sitting.play_any()
        await done.wait()
        assert render.cache_key(0) not in sitting.table.cache

    run(renderer.COMMAND, test)


@pytest.mark.parametrize("command", [DIES, BABBLES, HANGS])
def test_whatever_becomes_of_the_process_everybody_is_told(
    command: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renderer, "_SLOW", 0.2)

    async def test(draws: Draughtsman, sitting: TableDriver) -> None:
        assert not await drawn(draws, sitting.table)
        assert not draws.draw(sitting.table, [0], lambda: None), "it is not asked again"
        assert all(told(sitting.table))

    run(command, test)


def test_a_process_that_cannot_be_started_is_not_asked() -> None:
    async def test(draws: Draughtsman, sitting: TableDriver) -> None:
        assert not draws.draw(sitting.table, [0], lambda: None)

    run(NOT_THERE, test)


def test_one_that_is_not_ready_is_not_asked() -> None:
    async def test(draws: Draughtsman, sitting: TableDriver) -> None:
        assert not draws.draw(sitting.table, [0], lambda: None)

    run(SLEEPS, test, waits=False)


def test_a_table_that_cannot_be_drawn_is_told_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(table: Table, seats: Sequence[int | None]) -> render_worker.Request:
        raise RuntimeError

    monkeypatch.setattr(renderer, "request", broken)

    async def test(draws: Draughtsman, sitting: TableDriver) -> None:
        assert not draws.draw(sitting.table, [0], lambda: None)

    run(HANGS, test)


def test_too_much_is_not_asked_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "_MOST_WAITING", 2)

    async def test(draws: Draughtsman, sitting: TableDriver) -> None:
        table = sitting.table
        assert [draws.draw(table, [0], lambda: None) for _ in range(3)] == [True, True, False]

    run(HANGS, test)


def test_where_little_happens_no_process_is_started() -> None:
    async def scene() -> None:
        draws = Draughtsman(50)
        for _ in range(49):
            assert not draws.draw(started_table("patchwork", 2).table, [0], lambda: None)
        assert draws._starting is None
        await draws.close()

    asyncio.run(scene())


def test_only_running_matches_are_drawn_elsewhere() -> None:
    async def test(draws: Draughtsman, sitting: TableDriver) -> None:
        from draftwork.server.table.commands import Resign

        sitting.execute(Resign(0), OLA)
        assert sitting.table.state == "over"
        assert not draws.draw(sitting.table, [0], lambda: None)

    run(HANGS, test)
