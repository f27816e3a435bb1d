"""Creation of tables over HTTP, with retries while the server is down."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from benchmarks.swarm.http import ConnectionLost, ErrorResponse, HttpClient
from benchmarks.swarm.live_client import LiveClient
from benchmarks.swarm.player import RETRY_DELAY, Player
from draftwork.games import load

T = TypeVar("T")
CONFLICT = 409


class Guest(msgspec.Struct):
    token: str


class SeatInfo(msgspec.Struct):
    kind: str
    mine: bool


class TableInfo(msgspec.Struct):
    id: str
    state: str
    seats: list[SeatInfo]


@dataclass(frozen=True)
class TablePlan:
    """The game of a table, the number of people and the bots."""

    game: str
    people: int
    bots: tuple[str, ...] = ()
    clock: str = "none"  # kind of the time control
    seconds: float = 60.0  # for a turn, or initially

    @property
    def dawdle_seconds(self) -> float:
        """Seconds after which the time of a turn is up; 0 if that takes too long to wait for."""
        return 1.25 * self.seconds if self.clock == "turn" else 0.0

    @property
    def body(self) -> dict[str, Any]:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(self.people - 1))]
        clock = {"kind": self.clock, "seconds": self.seconds}
        return {
            "game": self.game,
            "seats": [*seats, *({"kind": "bot", "bot": bot} for bot in self.bots)],
            "clock": clock,
        }


async def retry(request: Callable[[], Awaitable[T]]) -> T:
    """Repeat a request until the server responds."""
    while True:
        try:
            return await request()
        except ConnectionLost:
            await asyncio.sleep(RETRY_DELAY)


async def create_guest(http: HttpClient) -> str:
    made = await retry(lambda: http.request(Guest, "POST", "/api/guests", {"nickname": "swarm"}))
    return made.token


async def start_table(
    http: HttpClient, plan: TablePlan, tokens: list[str], rng: random.Random, **habits: Any
) -> list[Player]:
    """Create a table, start its match and return the players."""
    made = await retry(lambda: http.request(TableInfo, "POST", "/api/tables", plan.body, tokens[0]))
    for token in tokens[1:]:
        await _post_command(http, made.id, "join", token)
    await _post_command(http, made.id, "start", tokens[0])
    players = []
    for token in tokens:
        table = await fetch_table(http, made.id, token)
        seat = next(i for i, one in enumerate(table.seats) if one.mine)
        live = LiveClient(http.ports, made.id, token, seat, load(plan.game).hidden_information)
        players.append(Player(http, token, live, rng, **habits))
    return players


async def fetch_table(http: HttpClient, table: str, token: str | None) -> TableInfo:
    return await retry(lambda: http.request(TableInfo, "GET", f"/api/tables/{table}", token=token))


async def _post_command(http: HttpClient, table: str, command: str, token: str) -> None:
    """Join or start a table. After a lost response, a conflict means that the first request succeeded."""
    lost = False
    while True:
        try:
            body = {"nonce": secrets.token_urlsafe(16)}
            await http.request(TableInfo, "POST", f"/api/tables/{table}/{command}", body, token)
        except ConnectionLost:
            lost = True
            await asyncio.sleep(RETRY_DELAY)
        except ErrorResponse as refusal:
            if not (lost and refusal.status == CONFLICT):
                raise
            return
        else:
            return
