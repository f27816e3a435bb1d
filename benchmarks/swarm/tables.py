"""Tables set up over HTTP by people who do not give up when the server is away."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from benchmarks.swarm.http import Gone, Http, Refused
from benchmarks.swarm.live_client import Live
from benchmarks.swarm.player import SOON, Player
from draftwork.games import load

T = TypeVar("T")
CONFLICT = 409


class Guest(msgspec.Struct):
    token: str


class SeatNow(msgspec.Struct):
    kind: str
    mine: bool


class TableNow(msgspec.Struct):
    id: str
    state: str
    seats: list[SeatNow]


@dataclass(frozen=True)
class Plan:
    """What to play: with how many people, and which bots of the server sit with them."""

    game: str
    people: int
    bots: tuple[str, ...] = ()

    @property
    def body(self) -> dict[str, Any]:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(self.people - 1))]
        return {"game": self.game, "seats": [*seats, *({"kind": "bot", "bot": bot} for bot in self.bots)]}


async def persist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer."""
    while True:
        try:
            return await ask()
        except Gone:
            await asyncio.sleep(SOON)


async def guest(http: Http) -> str:
    made = await persist(lambda: http.ask(Guest, "POST", "/api/guests", {"nickname": "swarm"}))
    return made.token


async def set_up(
    http: Http, plan: Plan, tokens: list[str], chance: random.Random, **habits: Any
) -> list[Player]:
    """A table that has begun, and who plays at it."""
    made = await persist(lambda: http.ask(TableNow, "POST", "/api/tables", plan.body, tokens[0]))
    for token in tokens[1:]:
        await _do(http, made.id, "join", token)
    await _do(http, made.id, "start", tokens[0])
    players = []
    for token in tokens:
        table = await look(http, made.id, token)
        seat = next(i for i, one in enumerate(table.seats) if one.mine)
        live = Live(http.port, made.id, token, seat, load(plan.game).hidden_information)
        players.append(Player(http, token, live, chance, **habits))
    return players


async def look(http: Http, table: str, token: str | None) -> TableNow:
    return await persist(lambda: http.ask(TableNow, "GET", f"/api/tables/{table}", token=token))


async def _do(http: Http, table: str, what: str, token: str) -> None:
    """Join or start: the same again is a conflict if it was heard the first time."""
    lost = False
    while True:
        try:
            body = {"nonce": secrets.token_urlsafe(16)}
            await http.ask(TableNow, "POST", f"/api/tables/{table}/{what}", body, token)
        except Gone:
            lost = True
            await asyncio.sleep(SOON)
        except Refused as refusal:
            if not (lost and refusal.status == CONFLICT):
                raise
            return
        else:
            return
