"""A full disk, for real: a small file system in memory."""

import os
import subprocess
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from draftwork.server import health, protocol
from draftwork.server.settings import ServerSettings
from draftwork.server.tables import service
from tests.server.guests import Guest, create_table, run_server, wait_for
from tests.server.sockets import connect_to_table

pytestmark = [pytest.mark.long, pytest.mark.sqlite_file]

PEOPLE = ({"kind": "me"}, {"kind": "me", "name": "Jan"})


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir(mode=0o700)
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m,mode=700", "draftwork-test", str(folder)]
    if os.name != "posix" or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("this user may not mount a file system")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(disk: Path) -> None:
    """Use up the space, so that not even a small file fits."""
    with (disk / "filler").open("wb", buffering=0) as filler:
        for size in (1 << 16, 1 << 12, 1):
            try:
                while True:
                    filler.write(b"x" * size)
            except OSError:
                continue


def empty(disk: Path) -> None:
    (disk / "filler").unlink()


@pytest.fixture
def served(disk: Path, settings: ServerSettings, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    monkeypatch.setattr(health, "_REPORT_SECONDS", -1.0)
    monkeypatch.setattr(service, "_RETRY_DELAY", 0.1)
    with run_server(replace(settings, data_folder=disk)) as client:
        yield client


def test_a_move_that_cannot_be_stored_is_refused_and_nobody_is_told(disk: Path, served: httpx.Client) -> None:
    ola = Guest(served, "Ola")
    table = create_table(ola, *PEOPLE)
    before = ola.get(f"/tables/{table}").json()
    (seat,) = before["to_act"]
    body = {"seat": seat, "answers": before["number"], "id": "my-first-move", "move": "advance"}
    with connect_to_table(ola, table, token=ola.token) as watcher:
        watcher.receive(protocol.Snapshot)
        fill(disk)
        for _ in range(3):
            refused = ola.post(f"/tables/{table}/moves", body)
            assert (refused.status_code, refused.json()["error"]) == (503, "disk-full")
            assert "disk is full" in refused.json()["text"]
        assert ola.post("/tables", {"game": "patchwork", "seats": PEOPLE}).json()["error"] == "disk-full"
        watcher.move(seat, before["number"], "advance")
        assert watcher.receive(protocol.Refused).fault.error == "disk-full"
        assert ola.get(f"/tables/{table}").json()["number"] == before["number"]
        assert not [message for message in watcher.received if isinstance(message, protocol.Happened)]
        empty(disk)
        assert ola.post(f"/tables/{table}/moves", body).status_code == 200
        assert watcher.receive(protocol.Happened).events[0].kind == "move"


def test_the_health_names_a_full_disk_until_there_is_space(disk: Path, served: httpx.Client) -> None:
    fill(disk)
    for path in ("/healthz", "/readyz"):
        answer = served.get(path)
        assert (answer.status_code, answer.json()["storage"]) == (503, "disk-full")
        assert str(disk) not in answer.text
    empty(disk)
    assert [served.get(path).status_code for path in ("/healthz", "/readyz")] == [200, 200]


def test_a_time_out_on_a_full_disk_is_stored_later(disk: Path, served: httpx.Client) -> None:
    ola = Guest(served, "Ola")
    table = create_table(ola, *PEOPLE, clock={"kind": "turn", "seconds": 1}, lapse="loss")
    fill(disk)
    time.sleep(1.5)
    assert ola.get(f"/tables/{table}").json()["state"] == "running"
    empty(disk)
    wait_for(ola, table, "state", "over", 10)
