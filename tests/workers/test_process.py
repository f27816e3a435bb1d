"""Worker processes: results, errors, death, replacement and time limits."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import psutil
import pytest

from draftwork.i18n import Message
from draftwork.kernel.errors import BadOption, WorkerLost
from draftwork.workers.process import JobCrashed, Process, Program, Worker, environment, job_command

COMMAND = job_command("tests.workers.example_job")
MISSING = ("/nowhere/draftwork",)
BABBLES = (sys.executable, "-c", "import os, sys; os.write(1, b'\\x02\\0\\0\\0no'); sys.stdin.read()")


def program(command: tuple[str, ...] = COMMAND, **more: Callable[[Message], None]) -> Program:
    return Program(command, environment(compiled=False), **more)  # type: ignore[arg-type]


def run(test: Callable[[Worker], Awaitable[None]], worker: Worker | None = None) -> None:
    """Run a test with a worker, and check that no process is left."""
    worker = worker or Worker(program())

    async def scene() -> None:
        try:
            async with asyncio.timeout(30):
                await test(worker)
        finally:
            await worker.close()
        assert not [one for one in psutil.Process().children() if COMMAND[-1] in one.cmdline()]

    asyncio.run(scene())


async def ask(worker: Worker, *request: str) -> object:
    result: object = msgspec.msgpack.decode(await worker.ask(request))
    return result


def test_one_process_answers_all_requests_in_order() -> None:
    async def test(worker: Worker) -> None:
        assert worker.pid is None
        pid = await ask(worker, "pid")
        assert pid == worker.pid
        names = [f"request {i}" for i in range(5)]
        assert await asyncio.gather(*(ask(worker, name) for name in names)) == names
        assert await ask(worker, "pid") == pid

    run(test)


def test_prints_of_a_job_do_not_mix_with_replies() -> None:
    async def test(worker: Worker) -> None:
        assert await ask(worker, "print") == "print"

    run(test)


def test_log_messages_for_the_user_are_passed_on() -> None:
    notices: list[Message] = []

    async def test(worker: Worker) -> None:
        await ask(worker, "notice")

    run(test, Worker(program(on_notice=notices.append)))
    assert [notice.id for notice in notices] == ["kernel-compiling"]


def test_an_error_is_raised_with_its_class_message_and_traceback() -> None:
    async def test(worker: Worker) -> None:
        pid = await ask(worker, "pid")
        with pytest.raises(BadOption, match="hoard") as raised:
            await ask(worker, "refuse")
        assert "example_job.py" in raised.value.__notes__[0]
        assert await ask(worker, "pid") == pid

    run(test)


def test_a_crash_is_raised_with_its_traceback_and_the_process_is_replaced() -> None:
    async def test(worker: Worker) -> None:
        pid = await ask(worker, "pid")
        with pytest.raises(JobCrashed, match="ZeroDivisionError") as raised:
            await ask(worker, "crash")
        assert "a bug" in raised.value.__notes__[0]
        assert await ask(worker, "pid") != pid

    run(test)


def test_a_request_is_repeated_if_the_process_dies(tmp_path: Path) -> None:
    async def test(worker: Worker) -> None:
        assert await ask(worker, "exit once", str(tmp_path / "died")) == "exit once"

    run(test)


@pytest.mark.parametrize("tries", [1, 2])
def test_a_process_that_keeps_dying_raises_worker_lost_with_its_exit_code(tmp_path: Path, tries: int) -> None:
    async def test(worker: Worker) -> None:
        with pytest.raises(WorkerLost, match="code 3"):
            await ask(worker, "exit", str(tmp_path / "died"))
        assert not worker.stopped

    run(test, Worker(program(), tries=tries))


def test_a_process_killed_between_requests_is_replaced() -> None:
    async def test(worker: Worker) -> None:
        pid = await ask(worker, "pid")
        assert isinstance(pid, int)
        os.kill(pid, signal.SIGKILL)
        assert await ask(worker, "pid") != pid

    run(test)


def test_a_request_beyond_the_time_limit_ends_the_process() -> None:
    async def test(worker: Worker) -> None:
        pid = await ask(worker, "pid")
        worker.watch(0.1)
        with pytest.raises(WorkerLost):
            await ask(worker, "sleep", "60")
        assert worker.stopped
        worker.watch(None)
        assert await ask(worker, "pid") != pid
        assert not worker.stopped

    run(test)


def test_the_time_limit_applies_to_each_request() -> None:
    async def test(worker: Worker) -> None:
        await ask(worker, "pid")
        worker.watch(2.0)
        await asyncio.gather(*(ask(worker, "sleep", "0.5") for _ in range(6)))

    run(test)


def test_cancelling_a_request_ends_the_process() -> None:
    async def test(worker: Worker) -> None:
        pid = await ask(worker, "pid")
        task = asyncio.create_task(ask(worker, "sleep", "60"))
        await asyncio.sleep(0.05)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await ask(worker, "pid") != pid

    run(test)


def test_closing_ends_pending_and_later_requests() -> None:
    async def test(worker: Worker) -> None:
        await ask(worker, "pid")
        task = asyncio.create_task(ask(worker, "sleep", "60"))
        await asyncio.sleep(0.05)
        await worker.close()
        with pytest.raises(WorkerLost):
            await task
        with pytest.raises(WorkerLost, match="stopped"):
            await ask(worker, "pid")

    run(test)


def test_an_interrupt_from_the_keyboard_does_not_end_a_worker() -> None:
    async def test(worker: Worker) -> None:
        pid = await ask(worker, "pid")
        assert isinstance(pid, int)
        os.kill(pid, signal.SIGINT)
        assert await ask(worker, "pid") == pid

    run(test)


@pytest.mark.parametrize("command", [MISSING, BABBLES])
def test_a_program_that_is_no_worker_raises_worker_lost(command: tuple[str, ...]) -> None:
    async def test(worker: Worker) -> None:
        with pytest.raises(WorkerLost):
            await ask(worker, "pid")

    run(test, Worker(program(command)))


def test_a_process_is_ready_when_its_job_is_loaded() -> None:
    async def test(_: Worker) -> None:
        process = await Process(program()).start()
        seen = [process.ready]
        while not process.ready:
            await asyncio.sleep(0.01)
        process.end()
        seen.append(process.ready)
        await process.ended.wait()
        assert seen == [False, False]

    run(test)


@pytest.mark.parametrize("compiled", [True, False])
def test_the_environment_sets_the_mode_of_the_rules(compiled: bool) -> None:
    assert environment(compiled)["DRAFTWORK_PURE"] == ("0" if compiled else "1")
