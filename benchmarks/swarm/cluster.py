"""Several servers on one PostgreSQL database, of which any process can be killed or paused at random."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.swarm.postgres import PostgresServer
from benchmarks.swarm.server import START_TIMEOUT, Server
from draftwork.server.storage.leases import LEASE_SECONDS

KILL, PAUSE, TERMINATE, DATABASE = "server killed", "server paused", "server stopped", "database killed"
WEIGHTS = {KILL: 6, PAUSE: 2, TERMINATE: 1, DATABASE: 2}
OPTIONS = ("--bot-workers", "1")  # the servers share one machine
PAUSE_SECONDS = LEASE_SECONDS + 1.5  # long enough for another server to take over


@dataclass(eq=False)
class Cluster:
    """The interface is that of one `Server`, so that a trial can use either."""

    folder: Path
    size: int
    seed: int = 1
    program: str = "draftwork"
    fsync: bool = True
    weights: dict[str, int] = field(default_factory=lambda: dict(WEIGHTS))
    happened: Counter[str] = field(default_factory=Counter)  # what was done to processes
    servers: list[Server] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._rng = random.Random(self.seed)
        self._paused: dict[Server, threading.Timer] = {}
        self.postgres = PostgresServer(fsync=self.fsync)
        self.postgres.create()
        url = self.postgres.new_database()
        self.servers = [
            Server(self.folder / f"server-{i}", url, program=self.program, options=OPTIONS)
            for i in range(self.size)
        ]

    @property
    def ports(self) -> tuple[int, ...]:
        return tuple(server.port for server in self.servers)

    def start(self) -> None:
        """Start every process that does not run."""
        if self.postgres.process is None or self.postgres.process.poll() is not None:
            self.postgres.start()
            self.postgres.wait_until_ready()
        for server in self.servers:
            if server.process is None or server.process.poll() is not None:
                server.start()

    def wait_until_ready(self) -> None:
        """Wait until all servers respond. One that could not open the database is started again."""
        until = time.perf_counter() + START_TIMEOUT
        while not all(server.is_ready() for server in self.servers):
            self.start()
            if time.perf_counter() > until:
                raise RuntimeError(f"the servers do not start; see {self.folder}")
            time.sleep(0.1)

    def kill(self) -> None:
        """Do something to a random process. A paused server goes on later by itself."""
        (kind,) = self._rng.choices(list(self.weights), list(self.weights.values()))
        running = [server for server in self.servers if server not in self._paused]
        if kind == DATABASE or not running:
            self.postgres.kill()
            kind = DATABASE
        else:
            self._end(kind, self._rng.choice(running))
        self.happened[kind] += 1

    def _end(self, kind: str, server: Server) -> None:
        assert server.process
        if kind == KILL:
            server.kill()
        elif kind == TERMINATE:
            server.process.terminate()
            server.process.wait()
        elif server.process.poll() is None:
            os.kill(server.pid, signal.SIGSTOP)
            self._paused[server] = threading.Timer(PAUSE_SECONDS, self._continue, [server])
            self._paused[server].start()

    def _continue(self, server: Server) -> None:
        os.kill(server.pid, signal.SIGCONT)
        del self._paused[server]

    def stop(self) -> int:
        """Stop all processes in order; returns the sum of the exit codes of the servers."""
        for timer in list(self._paused.values()):
            timer.join()
        codes = [server.stop() for server in self.servers]
        self.postgres.remove()
        return sum(map(abs, codes))

    def logs(self) -> str:
        return "".join(server.log.read_text() for server in self.servers)
