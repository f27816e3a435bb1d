"""A small run of the hostile benchmark."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benchmarks import hostile
from benchmarks.attack.inputs import InputMaker
from benchmarks.attack.routes import Route, server_routes

pytestmark = pytest.mark.long


def test_hostile_inputs_cause_no_internal_error_and_lose_no_move(tmp_path: Path) -> None:
    trial = hostile.create_trial(tmp_path, num_inputs=600, seed=3)
    trial.quiet_seconds = 1.0
    result = asyncio.run(trial.run())
    assert result.faults == []
    assert result.internal_errors == 0
    assert result.inputs >= 600
    assert result.matches >= len(hostile.GAMES)
    assert result.moves > 50
    assert {"200", "400", "401", "404", "message"} <= set(result.statuses)


def test_internal_errors_are_faults(tmp_path: Path) -> None:
    trial = hostile.create_trial(tmp_path, num_inputs=1, seed=1)
    trial.server.log.write_text('{"event": "unhandled exception", "level": "error"}\nTraceback\n  File "x"\n')
    trial.attack.count("500", b"GET /")
    trial.attack.count("close 1011", b"")
    trial._report_answers(code=1)
    assert trial.result.internal_errors == 2
    assert [fault.split()[0] for fault in trial.result.faults] == ["500", "close", "the", "log:", "log:"]


def test_the_routes_come_from_the_application() -> None:
    routes = server_routes()
    assert Route("POST", "/api/tables/{table:str}/moves") in routes
    assert Route("GET", "/healthz") in routes
    assert Route("GET", "/api/x/{name:str}").path(name="y") == "/api/x/y"


def test_inputs_follow_from_the_seed() -> None:
    import random

    def some() -> list[bytes]:
        maker = InputMaker(random.Random(1), server_routes())
        return [maker.request() for _ in range(300)] + [maker.message() for _ in range(300)]

    assert some() == some()
    assert len(set(some())) > 400
