"""Delay of one person's bot while another address floods the server: `python -m benchmarks.fairness`.

One person plays Patchwork against a quick bot, first alone and then while `--tables` tables of four slow
bots, all watched from another loopback address, keep the workers busy. The report has the seconds from the
person's move to the answer of the bot. The bots run in pure mode; only the order of their requests matters.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.swarm.http import HttpClient
from benchmarks.swarm.live_client import LiveClient
from benchmarks.swarm.server import Server
from benchmarks.swarm.tables import TableInfo, TablePlan, create_guest, start_table

QUICK, SLOW = "apprentice", "grandmaster"
OTHER_ADDRESS = "127.0.0.2"
MAX_TABLES = 500
SECONDS_TO_LOAD = 10.0  # for the workers to load the slow bot
WARM_UP_MATCHES = 2  # until the workers have loaded the quick bot


@dataclass
class Delays:
    title: str
    seconds: list[float]

    def row(self) -> tuple[str, ...]:
        ordered = sorted(self.seconds)
        worst = ordered[-1]
        return (self.title, str(len(ordered)), f"{statistics.median(ordered):.3f}", f"{worst:.3f}")


async def bot_delays(http: HttpClient, token: str, matches: int) -> list[float]:
    """Play matches against the quick bot; return the delays of its moves."""
    delays: list[float] = []
    for _ in range(matches):
        plan = TablePlan("patchwork", people=1, bots=(QUICK,))
        (player,) = await start_table(http, plan, [token], random.Random(1), http_share=0.0)
        await player.play()
        events, seen = player.live.events, player.live.seen_at
        delays += [
            seen[number] - seen[number - 1]
            for number, lines in events.items()
            if lines[0].kind == "move" and lines[0].seat != player.seat and number - 1 in seen
        ]
    return delays


async def flood(http: HttpClient, tables: int) -> list[LiveClient]:
    """Start tables of four slow bots, and watch each of them."""
    watchers = []
    for _ in range(tables):
        token = await create_guest(http)
        body = {"game": "sintra", "seats": [{"kind": "bot", "bot": SLOW}] * 4}
        made = await http.request(TableInfo, "POST", "/api/tables", body, token)
        start = {"nonce": "0123456789abcdef"}
        await http.request(TableInfo, "POST", f"/api/tables/{made.id}/start", start, token)
        watcher = LiveClient(http.ports, made.id, token, None, source=http.source)
        watcher.start()
        watchers.append(watcher)
    return watchers


async def measure(data: Path, tables: int, matches: int) -> list[Delays]:
    server = Server(data)
    server.start()
    server.wait_until_ready()
    here, there = HttpClient(server.port), HttpClient(server.port, source=OTHER_ADDRESS)
    watchers: list[LiveClient] = []
    try:
        token = await create_guest(here)
        await bot_delays(here, token, WARM_UP_MATCHES)
        alone = await bot_delays(here, token, matches)
        watchers = await flood(there, tables)
        await asyncio.sleep(SECONDS_TO_LOAD)
        flooded = await bot_delays(here, token, matches)
    finally:
        await asyncio.gather(*(watcher.stop() for watcher in watchers))
        here.close()
        there.close()
        server.stop()
    return [Delays("alone", alone), Delays(f"beside {tables} tables of another address", flooded)]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=64, help="of the other address")
    parser.add_argument("--matches", type=int, default=3, help="of the person, in each situation")
    arguments = parser.parse_args()
    if not 1 <= arguments.tables <= MAX_TABLES or arguments.matches < 1:
        parser.error(f"between 1 and {MAX_TABLES} tables, and at least one match")
    with tempfile.TemporaryDirectory(prefix="draftwork-fairness-") as folder:
        found = asyncio.run(measure(Path(folder), arguments.tables, arguments.matches))
    grid = Table("", "bot moves", "median s", "worst s", box=None)
    for delays in found:
        grid.add_row(*delays.row())
    Console(width=100).print(grid)


if __name__ == "__main__":
    main()
