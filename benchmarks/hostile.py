"""Hostile test of the server: `python -m benchmarks.hostile --inputs 100000 [--seed S] [--json FILE]`.

Clients of many addresses send requests to every route and messages to tables: malformed, nearly valid,
oversized, with wrong types, encodings and methods, slowly, or without waiting for an answer. Others hold
connections. Meanwhile people play matches. No answer may be an internal error, the memory of the server stays
bounded, and every move of the people is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec
import psutil
from rich.console import Console
from rich.progress import Progress

from benchmarks.attack.clients import MAX_FAULTS, Attack, hold_idle, send_messages, send_requests, send_slowly
from benchmarks.attack.inputs import InputMaker
from benchmarks.attack.routes import server_routes
from benchmarks.swarm.checks import find_errors
from benchmarks.swarm.http import HttpClient
from benchmarks.swarm.player import AcknowledgedMove, Player, play_match
from benchmarks.swarm.server import Server
from benchmarks.swarm.tables import TablePlan, create_guest, start_table
from draftwork.kernel import PURE

GAMES = ("patchwork", "sintra", "sagrada", "blueprints")
MAX_INPUTS = 5_000_000
MAX_GROWTH = 200 << 20  # bytes of memory
QUIET_SECONDS = 5.0  # before the attack, for comparison
PAUSE = 0.3  # mean seconds between two moves of a person
SENDING = {send_requests: 40, send_messages: 4}  # clients
HOLDING = {send_slowly: 40, hold_idle: 100}
MB = 1 << 20


@dataclass
class Result:
    inputs: int = 0
    seconds: float = 0.0
    statuses: dict[str, int] = field(default_factory=dict)
    internal_errors: int = 0
    memory_before_mb: float = 0.0
    memory_most_mb: float = 0.0
    memory_after_mb: float = 0.0
    moves: int = 0  # acknowledged moves of the people
    matches: int = 0
    quiet_p50_ms: float = 0.0
    quiet_p99_ms: float = 0.0
    p50_ms: float = 0.0  # time to the acknowledgement of a move during the attack
    p99_ms: float = 0.0
    faults: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Trial:
    """One run: the server, the people, the attack and the result."""

    server: Server
    attack: Attack
    quiet_seconds: float = QUIET_SECONDS
    on_inputs: Callable[[int], None] = lambda inputs: None
    result: Result = field(default_factory=Result)
    moves: list[AcknowledgedMove] = field(default_factory=list)
    playing: set[Player] = field(default_factory=set)
    over: bool = False

    async def run(self) -> Result:
        self.server.start()
        self.server.wait_until_ready()
        http = HttpClient(self.server.port)
        try:
            people = [asyncio.create_task(self._play_matches(http, game)) for game in GAMES]
            await asyncio.sleep(self.quiet_seconds)
            began = time.perf_counter()
            await self._attack()
            self.result.seconds = round(time.perf_counter() - began, 1)
            self.over = True
            for player in self.playing:
                player.pause = PAUSE / 3
            await asyncio.gather(*people)
        finally:
            http.close()
            code = self.server.stop()
        self._report_moves(began)
        self._report_answers(code)
        return self.result

    async def _attack(self) -> None:
        watching = asyncio.create_task(self._watch())
        holding = [asyncio.create_task(work(self.attack)) for work in HOLDING for _ in range(HOLDING[work])]
        await asyncio.gather(*(work(self.attack) for work in SENDING for _ in range(SENDING[work])))
        for task in (watching, *holding):
            task.cancel()
        await asyncio.gather(watching, *holding, return_exceptions=True)

    async def _watch(self) -> None:
        """Measure the memory of the server, and show the progress."""
        process = psutil.Process(self.server.pid)
        before = most = process.memory_info().rss
        self.result.memory_before_mb = round(before / MB, 1)
        while True:
            now = process.memory_info().rss
            most = max(most, now)
            self.result.memory_most_mb, self.result.memory_after_mb = round(most / MB, 1), round(now / MB, 1)
            self.on_inputs(self.attack.num_sent)
            await asyncio.sleep(0.2)

    async def _play_matches(self, http: HttpClient, game: str) -> None:
        """Play matches with the same guests until the attack is over."""
        rng = random.Random(game)
        plan = TablePlan(game, people=2)
        tokens = [await create_guest(http) for _ in range(2)]
        while not self.over:
            players = await start_table(http, plan, tokens, rng, pause=PAUSE)
            self.playing.update(players)
            self.attack.maker.tables = [*self.attack.maker.tables[-8:], players[0].live.table]
            try:
                await play_match(players)
            except TimeoutError:
                self.result.faults.append(f"a match of {game} does not finish")
                return
            self.result.faults += await find_errors(http, players, plan)
            self.result.matches += 1
            self.playing.difference_update(players)
            self.moves += [move for player in players for move in player.acknowledged]

    def _report_moves(self, began: float) -> None:
        ended = began + self.result.seconds
        quiet = [move.seconds for move in self.moves if move.sent < began]
        attacked = [move.seconds for move in self.moves if began <= move.sent < ended]
        self.result.moves = len(self.moves)
        self.result.quiet_p50_ms, self.result.quiet_p99_ms = _percentiles(quiet)
        self.result.p50_ms, self.result.p99_ms = _percentiles(attacked)

    def _report_answers(self, code: int) -> None:
        result, attack, log = self.result, self.attack, self.server.log.read_text()
        result.inputs, result.statuses = attack.num_sent, dict(sorted(attack.statuses.items()))
        result.internal_errors = sum(
            number for status, number in attack.statuses.items() if status.startswith(("5", "close 1011"))
        )
        result.faults += attack.faults
        if code:
            result.faults.append(f"the server ended with code {code}")
        errors = re.findall(r'Traceback[^\0]{0,2000}|.*"level": "error".*', log)
        result.faults += [f"log: {error}" for error in errors[:MAX_FAULTS]]
        if (result.memory_most_mb - result.memory_before_mb) * MB > MAX_GROWTH:
            result.faults.append("the server has grown too much")


def _percentiles(seconds: list[float]) -> tuple[float, float]:
    """Median and 99th percentile in milliseconds."""
    if len(seconds) < 2:
        return 0.0, 0.0
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    return round(1000 * cuts[49], 1), round(1000 * cuts[98], 1)


def create_trial(folder: Path, num_inputs: int, seed: int) -> Trial:
    # With an origin, the limits by address apply to loopback addresses too.
    server = Server(folder, options=("--origin", "http://play.example", "--bot-workers", "1"))
    routes = [route for route in server_routes() if route.method != "OPTIONS"]  # every route has it
    maker = InputMaker(random.Random(seed), routes)
    return Trial(server, Attack(server.port, maker, num_inputs))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="keep the result in this file")
    arguments = parser.parse_args()
    if not PURE:  # to compile the rules for a check of some records would block the clients
        environment = {**os.environ, "DRAFTWORK_PURE": "1"}
        os.execve(sys.executable, [sys.executable, "-m", "benchmarks.hostile", *sys.argv[1:]], environment)
    if not 1 <= arguments.inputs <= MAX_INPUTS:
        parser.error(f"between 1 and {MAX_INPUTS} inputs")
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory(prefix="draftwork-hostile-") as folder, Progress(console=console) as bar:
        task = bar.add_task("inputs", total=arguments.inputs)
        trial = create_trial(Path(folder), arguments.inputs, arguments.seed)
        trial.on_inputs = lambda inputs: bar.update(task, completed=inputs)
        result = asyncio.run(trial.run())
    figures = asdict(result) | {"seed": arguments.seed}
    text = msgspec.json.format(msgspec.json.encode(figures), indent=1).decode()
    print(text)
    if arguments.json:
        arguments.json.write_text(text + "\n")
    sys.exit(1 if result.faults else 0)


if __name__ == "__main__":
    main()
