"""No acknowledged move is ever lost: `python -m benchmarks.crash --kills 300 [--tables 24] [--database URL]`.

Players who move at random, over HTTP and live connections, play all four games at many tables while the
server is killed (SIGKILL) at random moments, also while it starts, and started again on the same data. In the
end every match must have finished; every acknowledged move must be there, once and in order; nobody may have
been told of an event that is not there; and every record must verify.
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
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID

from benchmarks.swarm.checks import faults
from benchmarks.swarm.http import Http
from benchmarks.swarm.player import Player
from benchmarks.swarm.server import Server
from benchmarks.swarm.tables import Plan, guest, set_up

PLANS = (
    Plan("patchwork", people=2),
    Plan("sintra", people=2),
    Plan("sagrada", people=2),
    Plan("blueprints", people=2),
    Plan("sagrada", people=3),
    Plan("sintra", people=1, bots=("apprentice",)),
    Plan("blueprints", people=2, bots=("random",)),
    Plan("patchwork", people=1, bots=("random",)),
)
MOST_KILLS, MOST_TABLES = 10_000, 500
LONGEST_MATCH = 600.0  # seconds; a match that takes longer does not finish
MOVES = 40  # acknowledged at most between two kills
EARLY = 0.2  # part of the kills that come while the server starts, or soon after
PATIENCE = 30.0  # seconds for those moves


@dataclass
class Result:
    kills: int = 0
    matches: int = 0
    acknowledged: int = 0
    taken_back: int = 0
    resumed: int = 0  # connections that came back
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Trial:
    """One run: the server, who plays, and what came of it."""

    server: Server
    kills: int
    tables: int
    seed: int
    tell: Callable[[int], None] = lambda kills: None
    end: Callable[[Server], object] = Server.kill
    pause: float = 0.1  # seconds of a player between two moves, on average
    result: Result = field(default_factory=Result)
    playing: set[Player] = field(default_factory=set)

    @property
    def done(self) -> bool:
        return self.result.kills >= self.kills or bool(self.result.faults)

    async def run(self) -> Result:
        began = time.perf_counter()
        self.server.start()
        self.server.ready()
        http = Http(self.server.port)
        try:
            plans = itertools.islice(itertools.cycle(PLANS), self.tables)
            clubs = [asyncio.create_task(self._club(http, plan, i)) for i, plan in enumerate(plans)]
            killer = asyncio.create_task(self._kill_often())
            await asyncio.gather(killer, *clubs)
        finally:
            http.close()
            code = self.server.stop()
        if code:
            self.result.faults.append(f"the server ended with code {code}")
        self.result.seconds = round(time.perf_counter() - began, 1)
        return self.result

    async def _kill_often(self) -> None:
        chance = random.Random(self.seed)
        while not self.done:
            await self._wait(chance)
            self.end(self.server)
            self.server.start()
            self.result.kills += 1
            self.tell(self.result.kills)
        await asyncio.to_thread(self.server.ready)

    async def _wait(self, chance: random.Random) -> None:
        """Until the next kill: mostly in the midst of play, some moves later."""
        if chance.random() >= EARLY:
            wanted = self._moves() + chance.randint(1, MOVES)
            until = time.perf_counter() + PATIENCE
            while self._moves() < wanted and time.perf_counter() < until:
                await asyncio.sleep(0.005)
        await asyncio.sleep(chance.uniform(0.0, 0.5))

    def _moves(self) -> int:
        playing = sum(len(player.acknowledged) for player in self.playing)
        return self.result.acknowledged + playing

    async def _club(self, http: Http, plan: Plan, number: int) -> None:
        """The same people play match after match, the last one to its end when the killing is over."""
        chance = random.Random(f"{self.seed}/{number}")
        tokens = [await guest(http) for _ in range(plan.people)]
        while True:
            players = await set_up(http, plan, tokens, chance, pause=self.pause, lively=True)
            self.playing.update(players)
            try:
                async with asyncio.timeout(LONGEST_MATCH):
                    await asyncio.gather(*(player.play() for player in players))
            except TimeoutError:
                self.result.faults.append(f"table {players[0].live.table} ({plan.game}) does not finish")
                return
            self.result.faults += await faults(http, players)
            self.result.matches += 1
            self.playing.difference_update(players)
            for player in players:
                self.result.acknowledged += len(player.acknowledged)
                self.result.taken_back += player.taken_back
                self.result.resumed += player.live.resumed
            if self.done:
                return


def _show(bar: Progress, task: TaskID, kills: int) -> None:
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
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="keep the result in this file")
    asked = parser.parse_args()
    if not (0 <= asked.kills <= MOST_KILLS and 1 <= asked.tables <= MOST_TABLES):
        parser.error(f"at most {MOST_KILLS} kills and {MOST_TABLES} tables")
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory(prefix="draftwork-crash-") as folder, Progress(console=console) as bar:
        server = Server(Path(folder), asked.database)
        tell = partial(_show, bar, bar.add_task("kills", total=asked.kills))
        result = asyncio.run(Trial(server, asked.kills, asked.tables, asked.seed, tell).run())
    told = asdict(result) | {"tables": asked.tables, "seed": asked.seed}
    print(msgspec.json.format(msgspec.json.encode(told), indent=1).decode())
    if asked.json:
        asked.json.write_text(msgspec.json.format(msgspec.json.encode(told), indent=1).decode() + "\n")
    sys.exit(1 if result.faults else 0)


if __name__ == "__main__":
    main()
