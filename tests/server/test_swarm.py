"""Small runs of the swarm benchmark: a server that is killed, restarted, or under load."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.crash import IMPATIENT_SERVER, PLANS, Trial
from benchmarks.load import Result, measure
from benchmarks.swarm.server import Server

pytestmark = pytest.mark.long


@pytest.mark.parametrize("end", [Server.kill, Server.stop], ids=["killed", "restarted"])
def test_no_acknowledged_event_is_lost_when_the_server_dies(
    tmp_path: Path, end: Callable[[Server], object]
) -> None:
    server = Server(tmp_path, program=IMPATIENT_SERVER)
    result = asyncio.run(Trial(server, kills=3, tables=len(PLANS), seed=1, kill_server=end, pause=0.01).run())
    assert result.faults == []
    assert result.kills == 3
    assert result.matches >= len(PLANS)
    assert result.acknowledged > 300
    assert result.resumed > 3  # clients reconnected
    assert "Traceback" not in server.log.read_text()


def test_clients_receive_correct_events_under_load(tmp_path: Path) -> None:
    result = Result(tables=8, games=["patchwork", "sintra", "sagrada", "blueprints"], asked_rate=80)
    asyncio.run(measure(tmp_path, result, seconds=2, database="", seed=1))
    assert result.faults == []
    assert result.moves > 20
    assert 0 < result.p50_ms <= result.p99_ms <= result.worst_ms
