"""Crash test of the server: `python -m benchmarks.crash --kills 300 [--tables 24] [--servers 2]`.

Clients that move at random play all four games at many tables, over HTTP and live connections, with and
without clocks; some let their time run out, and bots play on. Meanwhile the server is killed (SIGKILL) at
random moments, also while it starts, and restarted on the same data. With `--servers` several servers share a
PostgreSQL database that the test starts. Then servers are killed, stopped, or paused until another one has
taken over, and the database is killed. Clients connect to a random server each time.

In the end every match must be finished, every acknowledged move must be stored once and in order, every event
that a client received must be stored, no clock may fire twice or too early, every client must have got only
the view of its seat, and every record must verify.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from operator import methodcaller
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID

from benchmarks.swarm.checks import find_errors
from benchmarks.swarm.cluster import Cluster
from benchmarks.swarm.http import HttpClient
from benchmarks.swarm.player import Player
from benchmarks.swarm.server import Server
from benchmarks.swarm.tables import TablePlan, create_guest, start_table

PLANS = (
    TablePlan("patchwork", people=2),
    TablePlan("sintra", people=2),
    TablePlan("sagrada", people=2),
    TablePlan("blueprints", people=2),
    TablePlan("sagrada", people=3),
    TablePlan("sintra", people=1, bots=("apprentice",)),
    TablePlan("blueprints", people=2, bots=("random",)),
    TablePlan("patchwork", people=1, bots=("random",)),
    TablePlan("sintra", people=2, bots=("random",), clock="turn", seconds=3),
    TablePlan("sagrada", people=2, bots=("random",), clock="fischer", seconds=20),
    TablePlan("blueprints", people=3, clock="days"),
)
IMPATIENT_SERVER = "benchmarks.swarm.impatient_server"
MAX_KILLS, MAX_TABLES, MAX_SERVERS = 10_000, 500, 8
MATCH_TIMEOUT = 600.0  # seconds
MAX_MOVES_BETWEEN_KILLS = 40  # acknowledged moves
EARLY_KILL_SHARE = 0.2  # share of the kills during the start of the server or soon after
MOVES_TIMEOUT = 30.0  # seconds to wait for the moves before a kill


@dataclass
class Result:
    kills: int = 0
    matches: int = 0
    acknowledged: int = 0
    taken_back: int = 0  # undone moves
    resumed: int = 0  # reconnects
    lapsed: int = 0  # turns whose time ran out
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Trial:
    """One run: the server, the players and the result."""

    server: Server | Cluster
    kills: int
    tables: int
    seed: int
    on_kill: Callable[[int], None] = lambda kills: None
    kill_server: Callable[[Any], object] = methodcaller("kill")
    pause: float = 0.1  # mean seconds between two moves of a player
    result: Result = field(default_factory=Result)
    playing: set[Player] = field(default_factory=set)

    @property
    def done(self) -> bool:
        return self.result.kills >= self.kills or bool(self.result.faults)

    async def run(self) -> Result:
        began = time.perf_counter()
        self.server.start()
        self.server.wait_until_ready()
        first, *others = self.server.ports
        http = HttpClient(first, more_ports=tuple(others))
        try:
            plans = itertools.islice(itertools.cycle(PLANS), self.tables)
            tasks = [asyncio.create_task(self._play_matches(http, plan, i)) for i, plan in enumerate(plans)]
            killer = asyncio.create_task(self._kill_repeatedly())
            await asyncio.gather(killer, *tasks)
        finally:
            http.close()
            code = self.server.stop()
        if code:
            self.result.faults.append(f"the server ended with code {code}")
        self.result.seconds = round(time.perf_counter() - began, 1)
        return self.result

    async def _kill_repeatedly(self) -> None:
        rng = random.Random(self.seed)
        while not self.done:
            await self._wait_for_next_kill(rng)
            await asyncio.to_thread(self.kill_server, self.server)
            await asyncio.to_thread(self.server.start)
            self.result.kills += 1
            self.on_kill(self.result.kills)
        await asyncio.to_thread(self.server.wait_until_ready)

    async def _wait_for_next_kill(self, rng: random.Random) -> None:
        """Wait until the next kill: mostly for some moves, sometimes only for a moment."""
        if rng.random() >= EARLY_KILL_SHARE:
            wanted = self._acknowledged_moves() + rng.randint(1, MAX_MOVES_BETWEEN_KILLS)
            until = time.perf_counter() + MOVES_TIMEOUT
            while self._acknowledged_moves() < wanted and time.perf_counter() < until:
                await asyncio.sleep(0.005)
        await asyncio.sleep(rng.uniform(0.0, 0.5))

    def _acknowledged_moves(self) -> int:
        playing = sum(len(player.acknowledged) for player in self.playing)
        return self.result.acknowledged + playing

    async def _play_matches(self, http: HttpClient, plan: TablePlan, number: int) -> None:
        """Play matches with the same guests. After the last kill, finish the current match."""
        rng = random.Random(f"{self.seed}/{number}")
        tokens = [await create_guest(http) for _ in range(plan.people)]
        while True:
            habits = {"pause": self.pause, "chats_and_undoes": True, "dawdles": plan.dawdle_seconds}
            players = await start_table(http, plan, tokens, rng, **habits)
            self.playing.update(players)
            try:
                async with asyncio.timeout(MATCH_TIMEOUT):
                    await asyncio.gather(*(player.play() for player in players))
            except TimeoutError:
                self.result.faults.append(f"table {players[0].live.table} ({plan.game}) does not finish")
                return
            self.result.faults += await find_errors(http, players, plan)
            self.result.matches += 1
            self.result.lapsed += sum(
                line.kind == "lapsed" for lines in players[0].live.events.values() for line in lines
            )
            self.playing.difference_update(players)
            for player in players:
                self.result.acknowledged += len(player.acknowledged)
                self.result.taken_back += player.undone
                self.result.resumed += player.live.reconnects
            if self.done:
                return


def _show_progress(bar: Progress, task: TaskID, kills: int) -> None:
    bar.update(task, completed=kills)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=24, help="played at the same time")
    parser.add_argument(
        "--database", default="", help="an SQLAlchemy address; default: SQLite, in a new folder"
    )
    parser.add_argument("--servers", type=int, default=1, help="more than one share a PostgreSQL database")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="keep the result in this file")
    arguments = parser.parse_args()
    if not (0 <= arguments.kills <= MAX_KILLS and 1 <= arguments.tables <= MAX_TABLES):
        parser.error(f"at most {MAX_KILLS} kills and {MAX_TABLES} tables")
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory(prefix="draftwork-crash-") as folder, Progress(console=console) as bar:
        server = (
            Cluster(Path(folder), arguments.servers, arguments.seed, IMPATIENT_SERVER)
            if arguments.servers > 1
            else Server(Path(folder), arguments.database, program=IMPATIENT_SERVER)
        )
        on_kill = partial(_show_progress, bar, bar.add_task("kills", total=arguments.kills))
        result = asyncio.run(Trial(server, arguments.kills, arguments.tables, arguments.seed, on_kill).run())
    figures = asdict(result) | {"tables": arguments.tables, "seed": arguments.seed}
    if isinstance(server, Cluster):
        figures |= {"servers": arguments.servers, "done": dict(server.happened)}
    text = msgspec.json.format(msgspec.json.encode(figures), indent=1).decode()
    print(text)
    if arguments.json:
        arguments.json.write_text(text + "\n")
    sys.exit(1 if result.faults else 0)


if __name__ == "__main__":
    main()
