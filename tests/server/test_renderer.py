"""The render worker: its results equal those of the server, which renders if the worker fails."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import psutil
import pytest

from draftwork.server.table import render
from draftwork.server.table.table import Table
from draftwork.server.tables import render_job, renderer
from draftwork.server.tables.render_job import RenderRequest, Viewer
from draftwork.server.tables.renderer import ViewRenderer
from draftwork.workers.protocol import Ready, frame
from tests.server.tables import OLA, TableDriver, started_table

GAMES = [("patchwork", 2), ("sintra", 3), ("sagrada", 3), ("blueprints", 2)]
MOVES = 12
READY = f"import os, sys, time; os.write(1, {frame(Ready())!r}); "
HANGS = (sys.executable, "-c", READY + "time.sleep(60)")
DIES = (sys.executable, "-c", READY + "sys.stdin.buffer.read(4)")
SENDS_GARBAGE = (
    sys.executable,
    "-c",
    READY + "sys.stdin.buffer.read(4); os.write(1, bytes([2, 0, 0, 0, 1, 2])); sys.stdin.buffer.read()",
)
SLEEPS = (sys.executable, "-c", "import time; time.sleep(60)")
MISSING = ("/nowhere/draftwork",)


def viewers(table: Table) -> list[int | None]:
    return [None, *range(len(table.seats))]


def shown(table: Table) -> list[bytes]:
    """The game as each viewer gets it."""
    return [msgspec.json.encode(render.game_snapshot(table, viewer, 0.0)) for viewer in viewers(table)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_render_job_gives_the_same_result_as_the_server(game: str, players: int) -> None:
    driver = started_table(game, players)
    for step in range(MOVES):
        expected = shown(driver.table)
        driver.table.cache.clear()
        request = renderer.render_request(driver.table, viewers(driver.table))
        sent = msgspec.msgpack.decode(msgspec.msgpack.encode(request), type=RenderRequest)
        rendered = render_job.handle(sent)
        assert rendered is not None
        renderer.store(driver.table, viewers(driver.table), rendered)
        assert shown(driver.table) == expected
        driver.play_any(7 * step + 3)


def test_a_malformed_request_gives_none() -> None:
    assert render_job.handle(RenderRequest("patchwork", [Viewer(0, b"no state")])) is None
    assert render_job.handle(RenderRequest("no such game", [])) is None


def is_loading(view_renderer: ViewRenderer) -> bool:
    process = view_renderer._process
    return process is not None and not process.ready and not process.ending


def run(
    command: Sequence[str], test: Callable[[ViewRenderer, TableDriver], Awaitable[None]], waits: bool = True
) -> None:
    """Run a test with a renderer whose process was started; with `waits`, it has loaded its job."""

    async def scene() -> None:
        view_renderer = ViewRenderer(0, command)
        driver = started_table("sagrada", 2)
        try:
            async with asyncio.timeout(60):
                assert not view_renderer.render(driver.table, [0], lambda: None), (
                    "the process is not started yet"
                )
                while view_renderer._starting or (waits and is_loading(view_renderer)):
                    await asyncio.sleep(0.01)
                await test(view_renderer, driver)
        finally:
            await view_renderer.close()
        async with asyncio.timeout(10):
            while any(command[-1] in one.cmdline() for one in psutil.Process().children()):
                await asyncio.sleep(0.01)

    asyncio.run(scene())


async def rendered_by_worker(view_renderer: ViewRenderer, table: Table) -> bool:
    """Have a position rendered for all viewers; return whether the cache has it then."""
    done = asyncio.Event()
    assert view_renderer.render(table, viewers(table), done.set)
    await done.wait()
    return render.cache_key(0) in table.cache


def test_a_worker_renders_for_all_viewers() -> None:
    async def test(view_renderer: ViewRenderer, driver: TableDriver) -> None:
        expected = shown(driver.table)
        driver.table.cache.clear()
        assert await rendered_by_worker(view_renderer, driver.table)
        assert isinstance(driver.table.cache[render.cache_key(0)].view, msgspec.Raw)
        assert shown(driver.table) == expected

    run(renderer.COMMAND, test)


def test_the_result_for_an_earlier_position_is_not_used() -> None:
    async def test(view_renderer: ViewRenderer, driver: TableDriver) -> None:
        done = asyncio.Event()
        assert view_renderer.render(driver.table, [0, 1], done.set)
        driver.play_any()
        await done.wait()
        assert render.cache_key(0) not in driver.table.cache

    run(renderer.COMMAND, test)


@pytest.mark.parametrize("command", [DIES, SENDS_GARBAGE, HANGS])
def test_after_a_failure_of_the_worker_the_server_renders(
    command: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renderer, "_TIME_LIMIT", 0.2)

    async def test(view_renderer: ViewRenderer, driver: TableDriver) -> None:
        assert not await rendered_by_worker(view_renderer, driver.table)
        assert not view_renderer.render(driver.table, [0], lambda: None), "the process is gone"
        assert all(shown(driver.table))

    run(command, test)


def test_a_worker_that_cannot_be_started_is_not_used() -> None:
    async def test(view_renderer: ViewRenderer, driver: TableDriver) -> None:
        assert not view_renderer.render(driver.table, [0], lambda: None)

    run(MISSING, test)


def test_a_worker_that_is_not_ready_is_not_used() -> None:
    async def test(view_renderer: ViewRenderer, driver: TableDriver) -> None:
        assert not view_renderer.render(driver.table, [0], lambda: None)

    run(SLEEPS, test, waits=False)


def test_a_table_without_a_render_request_is_rendered_by_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(table: Table, seats: Sequence[int | None]) -> RenderRequest:
        raise RuntimeError

    monkeypatch.setattr(renderer, "render_request", broken)

    async def test(view_renderer: ViewRenderer, driver: TableDriver) -> None:
        assert not view_renderer.render(driver.table, [0], lambda: None)

    run(HANGS, test)


def test_the_number_of_pending_requests_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "_MAX_PENDING", 2)

    async def test(view_renderer: ViewRenderer, driver: TableDriver) -> None:
        table = driver.table
        assert [view_renderer.render(table, [0], lambda: None) for _ in range(3)] == [True, True, False]

    run(HANGS, test)


def test_no_worker_is_started_for_few_positions() -> None:
    async def scene() -> None:
        view_renderer = ViewRenderer(50)
        for _ in range(49):
            assert not view_renderer.render(started_table("patchwork", 2).table, [0], lambda: None)
        assert view_renderer._starting is None
        await view_renderer.close()

    asyncio.run(scene())


def test_only_running_matches_are_rendered_by_the_worker() -> None:
    async def test(view_renderer: ViewRenderer, driver: TableDriver) -> None:
        from draftwork.server.table.commands import Resign

        driver.execute(Resign(0), OLA)
        assert driver.table.state == "over"
        assert not view_renderer.render(driver.table, [0], lambda: None)

    run(HANGS, test)
