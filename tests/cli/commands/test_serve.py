"""The command `serve` as a process: start, clean stop, and refusal of a second server."""

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Self

import httpx
import pytest
from websockets.sync.client import connect

from draftwork.cli.commands.serve import server_settings
from tests.cli.processes import COMMAND

pytestmark = pytest.mark.long


class Served:
    """A server process."""

    def __init__(self, data: Path, *args: str) -> None:
        env = os.environ | {"LC_ALL": "C.UTF-8", "DRAFTWORK_PURE": "1", "XDG_DATA_HOME": str(data)}
        self.process = subprocess.Popen(
            [*COMMAND, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env, text=True
        )
        self.address = self.greeting = ""

    def __enter__(self) -> Self:
        """Wait until the server has printed its address."""
        assert self.process.stdout
        for line in self.process.stdout:
            self.greeting += line
            if "Ctrl-C" in line:
                break
        found = re.search(r"http://127\.0\.0\.1:\d+", self.greeting)
        assert found, self.greeting
        self.address = found[0]
        return self

    def __exit__(self, *fault: object) -> None:
        self.process.kill()
        self.process.communicate()

    def end(self, how: signal.Signals) -> tuple[int, str, str]:
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out, err


def test_one_server_per_folder_and_a_clean_stop_with_clients_connected(tmp_path: Path) -> None:
    serve = ("serve", "--no-browser", "--data", str(tmp_path))
    with Served(tmp_path, *serve) as server:
        assert str(tmp_path) in server.greeting
        second = Served(tmp_path, *serve)
        out, err = second.process.communicate(timeout=60)
        assert (second.process.returncode, out, err.count("\n")) == (2, "", 1)
        assert server.address in err
        with connect(f"ws{server.address[4:]}/api/tables/{_table(server)}/live") as line:
            line.send('{"type": "hello"}')
            assert b"snapshot" in line.recv(timeout=20, decode=False)
            code, out, err = server.end(signal.SIGTERM)
        assert (code, "Stopped" in out) == (0, True)
        assert [json.loads(logged)["event"] for logged in err.splitlines()] == ["table created"]


def _table(server: Served) -> str:
    guest = httpx.post(f"{server.address}/api/guests", json={"nickname": "Ola"}).json()
    wish = {"game": "patchwork", "seats": [{"kind": "me"}, {"kind": "open"}]}
    token = {"Authorization": f"Bearer {guest['token']}"}
    id: str = httpx.post(f"{server.address}/api/tables", json=wish, headers=token).json()["id"]
    return id


def test_the_plain_command_serves_and_opens_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.part"\nmv "{opened}.part" "{opened}"\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    with Served(tmp_path) as server:
        assert str(tmp_path / "draftwork") in server.greeting
        until = time.monotonic() + 30
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.05)
        assert opened.read_text().strip() == server.address
        assert server.end(signal.SIGINT)[0] == 0


@pytest.mark.parametrize("proxy", ["nonsense", "10.0.0.0/99", "", "*"])
def test_a_proxy_that_is_no_address_is_refused(tmp_path: Path, proxy: str) -> None:
    served = Served(tmp_path, "serve", "--no-browser", "--data", str(tmp_path), "--trusted-proxy", proxy)
    out, err = served.process.communicate(timeout=60)
    assert (served.process.returncode, out) == (2, "")
    assert "neither an address nor a network" in err


def test_trusted_proxies_name_their_clients(tmp_path: Path) -> None:
    proxies = ("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8")
    with Served(tmp_path, "serve", "--no-browser", "--data", str(tmp_path), *proxies) as server:

        def status(client: str) -> int:
            headers = {"X-Forwarded-For": f"{client}, 10.1.1.1"}
            body = {"code": "ABCD-EFGH"}
            return httpx.post(f"{server.address}/api/guests/claim", json=body, headers=headers).status_code

        assert [status("192.0.2.1") for _ in range(11)] == [404] * 10 + [429]
        assert status("192.0.2.2") == 404


def test_the_terminal_says_who_can_open_the_server(tmp_path: Path) -> None:
    serve = ("serve", "--no-browser", "--data", str(tmp_path))
    with Served(tmp_path, *serve) as server:
        assert "Only this computer can open it" in server.greeting
        assert "--host 0.0.0.0" in server.greeting
        assert server.end(signal.SIGTERM)[0] == 0
    with Served(tmp_path, *serve, "--origin", "https://play.example") as server:
        assert "Only this computer" not in server.greeting
        assert "https://play.example" in server.greeting


def test_a_new_data_folder_is_private(tmp_path: Path) -> None:
    folder = server_settings(tmp_path / "new", "").data_folder
    assert folder.is_dir()
    if os.name == "posix":
        assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(os.name != "posix", reason="other systems have no permissions of this kind")
def test_the_data_is_private_in_a_folder_that_others_can_read(tmp_path: Path) -> None:
    folder = tmp_path / "our data"
    folder.mkdir()
    folder.chmod(0o755)  # whatever the umask is
    old = folder / "draftwork.log"
    old.write_text("")
    old.chmod(0o644)
    serve = ("serve", "--no-browser", "--data", str(folder))
    with Served(tmp_path, *serve) as server:
        _table(server)
        files = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
        (command,) = re.findall(r"chmod .*", server.greeting)
    assert {"draftwork.sqlite", "draftwork.sqlite-wal", "draftwork.lock", "draftwork.log"} <= set(files)
    assert set(files.values()) == {0o600}
    assert command.endswith(f" '{folder}'")  # nothing else is left to do
    subprocess.run(command, shell=True, check=True)
    with Served(tmp_path, *serve) as server:
        assert "chmod" not in server.greeting


@pytest.mark.skipif(os.name != "posix", reason="other systems have no permissions of this kind")
def test_a_read_only_folder_is_named(tmp_path: Path, read_only_folder: Path) -> None:
    refused = Served(tmp_path, "serve", "--no-browser", "--data", str(read_only_folder))
    out, err = refused.process.communicate(timeout=60)
    assert (refused.process.returncode, out, err.count("\n")) == (2, "", 1)
    assert str(read_only_folder) in err
    assert "Read-only file system" in err or "Permission denied" in err


@pytest.fixture
def read_only_folder(tmp_path: Path) -> Path:
    """A folder in which this user cannot create files. Only a file system can refuse that to root."""
    if os.geteuid() == 0:
        return Path("/sys/kernel")
    folder = tmp_path / "read-only"
    folder.mkdir(mode=0o500)
    return folder
