"""CPU cost of the GET routes of the server: `python -m benchmarks.routes [GAME…] [--requests 30]`.

A server on 127.0.0.1 has a finished match of each game and 200 listed tables, 50 of them of the guest. The
report has the CPU milliseconds of the server for the first request of each route, and the mean of the later
ones, which may be answered from a cache. A status of 429 means that the rate limit was reached. It needs
psutil.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.arguments import check_games
from benchmarks.swarm.http import HttpClient
from benchmarks.swarm.server import Server
from benchmarks.swarm.tables import TableInfo, create_guest, fetch_table
from draftwork.testing.schemas import shipped_games

try:
    import psutil
except ModuleNotFoundError:
    sys.exit("benchmarks.routes needs psutil: pip install -e '.[dev]' (./run test sets that up in .venv too)")

GENERAL = (
    "/",
    "/api/games",
    "/api/words/pl",
    "/api/tables",
    "/api/me/tables",
    "/healthz",
    "/schema/openapi.json",
)
OF_TABLES = ("", "/view", "/view?ply=20", "/record", "/replay", "/picture.svg", "/invite.svg", "/edition")
HOSTS, TABLES_OF_HOST = 4, 50  # as many listed tables as a list has
MAX_REQUESTS = 1_000


@dataclass
class Cost:
    route: str
    status: int
    first: float  # CPU milliseconds
    later: float


@dataclass
class Meter:
    """Requests routes and reads the CPU time of the server."""

    http: HttpClient
    server: psutil.Process
    token: str
    requests: int

    def _cpu(self) -> float:
        times = self.server.cpu_times()
        return float(times.user + times.system) * 1000

    async def measure(self, path: str, name: str) -> Cost:
        times, status = [], 0
        for count in (1, self.requests):
            begun = self._cpu()
            for _ in range(count):
                status = (await self.http.send("GET", path, token=self.token)).status
            times.append((self._cpu() - begun) / count)
        return Cost(name, status, *times)


async def finished_table(http: HttpClient, game: str, token: str) -> str:
    """Let two bots play a match; return the id of the table."""
    body = {"game": game, "seats": [{"kind": "bot", "bot": "random"}] * 2}
    made = await http.request(TableInfo, "POST", "/api/tables", body, token)
    start = {"nonce": "0123456789abcdef"}
    await http.request(TableInfo, "POST", f"/api/tables/{made.id}/start", start, token)
    while (await fetch_table(http, made.id, token)).state != "over":
        await asyncio.sleep(0.2)
    return made.id


async def measure(games: list[str], requests: int, data: Path) -> list[Cost]:
    server = Server(data)
    server.start()
    server.wait_until_ready()
    http = HttpClient(server.port, connections=4)
    try:
        token = await create_guest(http)
        tables = {game: await finished_table(http, game, token) for game in games}
        hosts = [token, *[await create_guest(http) for _ in range(HOSTS - 1)]]
        open_table = {"game": games[0], "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        for host in hosts * TABLES_OF_HOST:
            await http.request(TableInfo, "POST", "/api/tables", open_table, host)
        meter = Meter(http, psutil.Process(server.pid), token, requests)
        costs = [await meter.measure(path, path) for path in GENERAL]
        for game, id in tables.items():
            costs += [await meter.measure(f"/api/tables/{id}{path}", f"{game} {path}") for path in OF_TABLES]
    finally:
        http.close()
        server.stop()
    return costs


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all that come with Draftwork")
    parser.add_argument("--requests", type=int, default=30, help="later requests of each route")
    arguments = parser.parse_args()
    check_games(parser, arguments.games)
    if not 1 <= arguments.requests <= MAX_REQUESTS:
        parser.error(f"between 1 and {MAX_REQUESTS} requests")
    games = arguments.games or [game.name for game in shipped_games()]
    with tempfile.TemporaryDirectory(prefix="draftwork-routes-") as folder:
        costs = asyncio.run(measure(games, arguments.requests, Path(folder)))
    grid = Table("route", "status", "first", "later", title="CPU ms", box=None)
    for cost in sorted(costs, key=lambda cost: -cost.later):
        grid.add_row(cost.route, str(cost.status), f"{cost.first:.0f}", f"{cost.later:.1f}")
    Console(width=100).print(grid)


if __name__ == "__main__":
    main()
