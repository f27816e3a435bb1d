"""A server process that can be killed and restarted on the same data and port."""

from __future__ import annotations

import http.client
import os
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.swarm.http import HOST

START_TIMEOUT = 600.0  # seconds; on a machine that is fully loaded
STOP_TIMEOUT = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass(eq=False)
class Server:
    data: Path
    database: str = ""
    port: int = field(default_factory=free_port)
    program: str = "draftwork"  # a module that takes the arguments of `draftwork`
    options: tuple[str, ...] = ()  # of `draftwork serve`
    max_open_files: int | None = None  # None: as many as this process may open
    process: subprocess.Popen[bytes] | None = None

    @property
    def ports(self) -> tuple[int, ...]:
        return (self.port,)

    @property
    def log(self) -> Path:
        return self.data / "server.log"

    @property
    def pid(self) -> int:
        assert self.process
        return self.process.pid

    def start(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        command = (
            []
            if self.max_open_files is None
            else ["sh", "-c", f'ulimit -n {self.max_open_files}; exec "$@"', "sh"]
        )
        command += [sys.executable, "-m", self.program, "serve", "--no-browser", "--host", HOST]
        command += ["--port", str(self.port), "--data", str(self.data)]
        command += ["--database", self.database] if self.database else []
        command += self.options
        # Bots run in pure mode too: the tests measure the server, not the bots.
        environment = {**os.environ, "DRAFTWORK_PURE": "1"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment
            )

    def wait_until_ready(self) -> None:
        """Wait until the server responds."""
        assert self.process
        until = time.perf_counter() + START_TIMEOUT
        while not self.is_ready():
            if self.process.poll() is not None or time.perf_counter() > until:
                raise RuntimeError(f"the server does not start; see {self.log}")
            time.sleep(0.02)

    def is_ready(self) -> bool:
        connection = http.client.HTTPConnection(HOST, self.port, timeout=10)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """Kill the process with SIGKILL, which it cannot catch."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def logs(self) -> str:
        return self.log.read_text()

    def stop(self) -> int:
        """Terminate the process with SIGTERM and return its exit code."""
        assert self.process
        self.process.terminate()
        return self.process.wait(STOP_TIMEOUT)
