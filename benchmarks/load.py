"""Load test of the server: `python -m benchmarks.load [--tables 500] [--rate 300] [--seconds 60]`.

Two clients at every table play at random over live connections, as the page does: in their turn they receive
the choices and send one move. All tables together make `--rate` moves per second, a fixed rate, so that moves
do not pile up. Server and clients run on this machine on 127.0.0.1, the clients in one process. The report
has the moves per second, the time until a move is acknowledged (then it is on disk) and until the other
player receives it, and the CPU time and memory of the server. The test needs psutil, which the development
packages include.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import platform
import random
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.swarm.http import HttpClient
from benchmarks.swarm.player import AcknowledgedMove, Player
from benchmarks.swarm.server import Server
from benchmarks.swarm.tables import TablePlan, create_guest, start_table
from draftwork.testing.schemas import shipped_games

try:
    import psutil
except ModuleNotFoundError:
    sys.exit("benchmarks.load needs psutil: pip install -e '.[dev]' (./run test sets that up in .venv too)")

GAMES = tuple(game.name for game in shipped_games())
MAX_TABLES, MAX_SECONDS = 5_000, 3_600
WARM_UP_SECONDS = 3.0  # of play before the measurement


@dataclass
class Result:
    tables: int
    games: list[str]
    asked_rate: float  # moves a second
    seconds: float = 0.0
    moves: int = 0
    moves_per_second: float = 0.0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    told_p50_ms: float = 0.0  # until the other player receives the move
    told_p99_ms: float = 0.0
    finished: int = 0  # matches
    server_cpu: float = 0.0  # of one core
    server_ms_per_move: float = 0.0  # CPU time for a move with its choices, updates and storage
    client_cpu: float = 0.0
    server_mb: float = 0.0  # at the end
    faults: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Load:
    """One run: the players at all tables, and the result."""

    http: HttpClient
    result: Result
    rng: random.Random
    players: set[Player] = field(default_factory=set)  # of all matches
    seated: int = 0

    async def play_matches(self, game: str) -> None:
        """Play matches between two guests until cancelled."""
        tokens = [await create_guest(self.http) for _ in range(2)]
        pause = self.result.tables / self.result.asked_rate
        plan = TablePlan(game, people=2)
        first = True
        while True:
            players = await start_table(self.http, plan, tokens, self.rng, pause=pause, http_share=0.0)
            self.players.update(players)
            self.seated += first
            first = False
            await asyncio.gather(*(player.play() for player in players))
            self.result.finished += 1

    async def run(self, seconds: float, server: psutil.Process, console: Console) -> None:
        games = itertools.islice(itertools.cycle(self.result.games), self.result.tables)
        tasks = [asyncio.create_task(self.play_matches(game)) for game in games]
        with console.status("setting up tables") as status:
            while self.seated < self.result.tables:
                await asyncio.sleep(0.2)
                status.update(f"setting up tables: {self.seated}")
                self._raise_errors(tasks)
            status.update(f"playing for {seconds:.0f} s")
            await asyncio.sleep(WARM_UP_SECONDS)
            await self._measure(seconds, server)
        self._raise_errors(tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _raise_errors(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            if task.done():
                task.result()

    async def _measure(self, seconds: float, server: psutil.Process) -> None:
        here = psutil.Process()
        before = {id(player): len(player.acknowledged) for player in self.players}
        server_cpu, client_cpu, began = _cpu_seconds(server), _cpu_seconds(here), time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        result = self.result
        used = _cpu_seconds(server) - server_cpu
        result.server_cpu = round(used / took, 2)
        result.client_cpu = round((_cpu_seconds(here) - client_cpu) / took, 2)
        result.server_mb = round(sum(one.memory_info().rss for one in _process_tree(server)) / 1e6, 1)
        done = [
            (player, move)
            for player in self.players
            for move in player.acknowledged[before.get(id(player), 0) :]
        ]
        waits = sorted(move.seconds for _, move in done)
        update_delays = sorted(self._update_delays(done))
        result.seconds, result.moves = round(took, 2), len(waits)
        result.moves_per_second = round(len(waits) / took, 1)
        result.server_ms_per_move = round(used / max(1, len(waits)) * 1000, 2)
        for name, delays, part in (
            ("p50_ms", waits, 0.5),
            ("p99_ms", waits, 0.99),
            ("worst_ms", waits, 1.0),
            ("told_p50_ms", update_delays, 0.5),
            ("told_p99_ms", update_delays, 0.99),
        ):
            setattr(result, name, round(_quantile(delays, part) * 1000, 2))
        for player in self.players:
            result.faults += player.live.contradictions + player.refused

    def _update_delays(self, done: list[tuple[Player, AcknowledgedMove]]) -> Iterator[float]:
        """Yield the seconds from sending each move until the other player received it."""
        at = {(player.live.table, player.seat): player.live.seen_at for player in self.players}
        for player, move in done:
            seen = at[player.live.table, 1 - player.seat].get(move.number)
            if seen is not None:
                yield seen - move.sent


def _cpu_seconds(process: psutil.Process) -> float:
    times = [one.cpu_times() for one in _process_tree(process)]
    return sum(one.user + one.system for one in times)


def _process_tree(process: psutil.Process) -> list[psutil.Process]:
    """Return a process with its children, or our own process without them: the server is its child."""
    own = process.pid == os.getpid()
    return [process] if own else [process, *process.children(recursive=True)]


def _quantile(ascending: list[float], q: float) -> float:
    return ascending[min(len(ascending) - 1, int(q * len(ascending)))] if ascending else 0.0


async def measure(data: Path, result: Result, seconds: float, database: str, seed: int) -> Result:
    server = Server(data, database)
    server.start()
    server.wait_until_ready()
    http = HttpClient(server.port, connections=32)
    try:
        load = Load(http, result, random.Random(seed))
        await load.run(seconds, psutil.Process(server.pid), Console(stderr=True))
    finally:
        http.close()
        server.stop()
    return result


def report(result: Result) -> Table:
    table = Table(title=f"{result.tables} tables, {', '.join(result.games)}; two connections each", box=None)
    table.add_column()
    table.add_column(justify="right")
    table.add_row("moves a second", f"{result.moves_per_second:,.0f} of {result.asked_rate:,.0f} asked for")
    table.add_row("acknowledged after, p50", f"{result.p50_ms:.1f} ms")
    table.add_row("p99", f"{result.p99_ms:.1f} ms")
    table.add_row("worst", f"{result.worst_ms:.1f} ms")
    table.add_row("shown to the other player after, p50", f"{result.told_p50_ms:.1f} ms")
    table.add_row("p99", f"{result.told_p99_ms:.1f} ms")
    table.add_row("CPU of the server", f"{result.server_cpu:.0%} of a core")
    table.add_row("CPU of the server for a move", f"{result.server_ms_per_move:.1f} ms")
    table.add_row("CPU of the clients", f"{result.client_cpu:.0%} of a core")
    table.add_row("memory of the server", f"{result.server_mb:.0f} MB")
    table.add_row("matches finished", str(result.finished))
    table.add_row("faults", str(len(result.faults)))
    return table


def machine() -> dict[str, str | int]:
    return {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count() or 1}


def raise_file_limit(count: int) -> None:
    """Raise the limit of open files for `count` connections. The server inherits the limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = count + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed if hard < 0 else min(needed, hard), hard))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second of all tables together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument(
        "--database", default="", help="an SQLAlchemy address; default: SQLite, in a new folder"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="keep the figures in this file")
    arguments = parser.parse_args()
    if not (
        1 <= arguments.tables <= MAX_TABLES and 0 < arguments.seconds <= MAX_SECONDS and arguments.rate > 0
    ):
        parser.error(f"at most {MAX_TABLES} tables for {MAX_SECONDS} seconds")
    raise_file_limit(2 * arguments.tables)
    gc.disable()  # a pause of the clients would count as a delay of the server
    result = Result(arguments.tables, list(arguments.games), arguments.rate)
    with tempfile.TemporaryDirectory(prefix="draftwork-load-") as folder:
        uvloop.run(measure(Path(folder), result, arguments.seconds, arguments.database, arguments.seed))
    Console(width=110).print(report(result))
    if arguments.json:
        figures = msgspec.json.encode(asdict(result) | machine())
        arguments.json.write_text(msgspec.json.format(figures, indent=1).decode() + "\n")
    sys.exit(1 if result.faults else 0)


if __name__ == "__main__":
    main()
