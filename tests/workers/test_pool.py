"""Pools of workers for callers without an event loop."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import closing

import msgspec
import psutil
import pytest

from draftwork.kernel.errors import BadOption
from draftwork.workers.pool import LoopThread, WorkerPool, core_count
from draftwork.workers.process import Program, Worker, environment, job_command

PROGRAM = Program(job_command("tests.workers.example_job"), environment(compiled=False))


def pool(size: int, requests: Sequence[Sequence[str]]) -> closing[WorkerPool]:
    return closing(WorkerPool([Worker(PROGRAM, tries=1) for _ in range(size)], ["setup"], requests))


def test_results_have_the_order_of_the_requests() -> None:
    requests = [["sleep", "0.2"], *([f"request {i}"] for i in range(6))]
    with pool(2, requests) as workers:
        results = [msgspec.msgpack.decode(data) for data in workers.encoded_results()]
    assert results == ["sleep", *(f"request {i}" for i in range(6))]


def test_every_worker_gets_requests() -> None:
    with pool(2, [["sleep", "0.2"], ["pid"], ["sleep", "0.2"], ["pid"]]) as workers:
        list(workers.encoded_results())
        assert len({worker.pid for worker in workers.workers}) == 2


def test_an_error_of_a_request_is_raised() -> None:
    with pool(1, [["first"], ["refuse"], ["third"]]) as workers:
        results = workers.encoded_results()
        assert msgspec.msgpack.decode(next(results)) == "first"
        with pytest.raises(BadOption):
            next(results)


def test_closing_does_not_wait_for_requests() -> None:
    with pool(1, [["pid"], ["sleep", "60"]]) as workers:
        next(workers.encoded_results())
        process = psutil.Process(workers.workers[0].pid or 0)
        began = time.monotonic()
    assert time.monotonic() - began < 10
    assert not process.is_running()


def test_closing_a_loop_thread_cancels_its_tasks() -> None:
    thread = LoopThread()
    future = thread.submit(asyncio.sleep(60))
    thread.close()
    assert future.cancelled()


def test_there_is_at_least_one_core() -> None:
    assert core_count() >= 1


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="Windows has no signal masks")
def test_processes_of_a_loop_thread_are_started_with_interrupts_blocked() -> None:
    code = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"

    async def ask() -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE
        )
        return (await process.communicate())[0]

    with closing(LoopThread()) as thread:
        assert thread.run(ask()).split() == [b"True"]
