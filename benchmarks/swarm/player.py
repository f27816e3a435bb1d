"""A player who moves at random, through whatever happens to the server."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from benchmarks.swarm.http import Gone, Http, Refused
from benchmarks.swarm.live_client import Choice, Live

OVER = ("over", "abandoned", "read-only")
SOON = 0.05  # seconds before asking again a server that is not there
UNDO, CHAT = 0.03, 0.02  # how often, after a move of one's own
STALE = ("stale", "not-your-turn", "game-over")  # somebody else was faster: look again


class Done(msgspec.Struct):
    number: int


@dataclass
class Acknowledged:
    id: str
    number: int
    sent: float  # for the last time
    seconds: float  # from then to the answer


@dataclass(eq=False)
class Player:
    http: Http
    token: str
    live: Live
    chance: random.Random
    pause: float = 0.0  # seconds between the turn's coming and the move, on average
    by_http: float = 0.5  # part of the moves that go by HTTP instead of the live connection
    lively: bool = False  # also takes back and chats
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)  # what should not have been
    taken_back: int = 0

    @property
    def seat(self) -> int:
        return self.live.seat or 0

    @property
    def path(self) -> str:
        return f"/api/tables/{self.live.table}"

    @property
    def over(self) -> bool:
        return self.live.now is not None and self.live.now.state in OVER

    @property
    def to_act(self) -> bool:
        standing = self.live.standing
        return standing is not None and self.seat in standing.to_act and not standing.sealed

    async def play(self) -> None:
        """Until the game is over."""
        self.live.begin()
        try:
            while not self.over:
                if self.to_act:
                    await self._turn()
                else:
                    await self.live.change()
        finally:
            await self.live.end()

    async def _turn(self) -> None:
        if self.pause:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.pause)
        answers = self.live.last
        move = await self._choose()
        if move is None:
            await asyncio.sleep(SOON)
            return
        number = await self._insist("move", "moves", answers=answers, move=move)
        if number is not None:
            await self._reach(number)
            if self.lively:
                await self._be_lively()

    async def _choose(self) -> int | None:
        """One of the moves the server offers; None if it is not there, or it is not this seat's turn now."""
        try:
            offered = await self._offered()
        except Gone:
            return None
        leaves = [move for choice in offered for move in _leaves(choice)]
        return self.chance.choice(leaves) if leaves else None

    async def _offered(self) -> list[Choice]:
        if self.chance.random() < self.by_http:
            path = f"{self.path}/choices?seat={self.seat}"
            return await self.http.ask(list[Choice], "GET", path, token=self.token)
        return self.live.standing.choices if self.live.standing else []

    async def _be_lively(self) -> None:
        if self.chance.random() < CHAT:
            await self._insist("chat", "chat", seat=None, text="good luck")
        if self.chance.random() < UNDO and not self.over:
            answers = self.live.last
            number = await self._insist("undo", "undo", answers=answers)
            if number is not None:
                self.taken_back += 1
                await self._reach(number)

    async def _insist(self, type: str, path: str, **fields: Any) -> int | None:
        """Send under one id until there is an answer; None if it is refused since others were faster."""
        given: dict[str, Any] = {"seat": self.seat, "id": secrets.token_urlsafe(9), **fields}
        body = {name: value for name, value in given.items() if value is not None}
        while True:
            began = time.perf_counter()
            try:
                number = await self._send(type, path, body)
            except Gone:
                await asyncio.sleep(SOON)
            except Refused as refusal:
                if type == "move" and refusal.error not in STALE:
                    self.refused.append(f"{refusal} {body}")
                return None
            else:
                if type == "move":
                    took = time.perf_counter() - began
                    self.acknowledged.append(Acknowledged(body["id"], number, began, took))
                return number

    async def _send(self, type: str, path: str, body: dict[str, Any]) -> int:
        if self.chance.random() < self.by_http:
            done = await self.http.ask(Done, "POST", f"{self.path}/{path}", body, self.token)
            return done.number
        return await self.live.ask(type, **body)

    async def _reach(self, number: int) -> None:
        """Until the live connection has told what was acknowledged."""
        while self.live.last < number and not self.over:
            await self.live.change()


def _leaves(choice: Choice) -> list[int]:
    found = [] if choice.move is None else [choice.move]
    for below in choice.choices:
        found += _leaves(below)
    return found
