"""A player that moves at random and keeps playing when the server restarts."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from benchmarks.swarm.http import ConnectionLost, ErrorResponse, HttpClient
from benchmarks.swarm.live_client import Choice, LiveClient, TableState

FINAL_STATES = ("over", "abandoned", "read-only")
RETRY_DELAY = 0.05  # seconds before another request to a server that does not respond
UNDO_SHARE, CHAT_SHARE = 0.03, 0.02  # share of the own moves that are followed by an undo or a chat message
# The position has changed meanwhile, or the time of the player ran out ("not-now").
STALE_ERRORS = ("stale", "not-your-turn", "game-over", "not-now")
DAWDLE_SHARE = 0.05  # share of the turns in which a slow player waits for the time-out
STALL_SECONDS = 300.0  # without an event: much longer than a restart of the server on a busy machine
_LOOK_INTERVAL = 1.0  # seconds between two looks at the progress of a match


class Acknowledgement(msgspec.Struct):
    number: int


@dataclass
class AcknowledgedMove:
    id: str
    number: int
    sent: float  # time of the last attempt
    seconds: float  # from then to the response


@dataclass(eq=False)
class Player:
    http: HttpClient
    token: str
    live: LiveClient
    rng: random.Random
    pause: float = 0.0  # mean seconds from the start of a turn to the move
    http_share: float = 0.5  # share of the moves sent by HTTP instead of the live connection
    chats_and_undoes: bool = False
    dawdles: float = 0.0  # seconds that the player sometimes waits in a turn
    acknowledged: list[AcknowledgedMove] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)  # unexpected refusals
    undone: int = 0
    returned: int = 0  # to the seat, after the time ran out

    @property
    def seat(self) -> int:
        return self.live.seat or 0

    @property
    def path(self) -> str:
        return f"/api/tables/{self.live.table}"

    @property
    def over(self) -> bool:
        return self.live.state is not None and self.live.state.state in FINAL_STATES

    @property
    def paused(self) -> bool:
        return self.live.state is not None and self.live.state.paused

    @property
    def to_act(self) -> bool:
        game = self.live.game
        return game is not None and self.seat in game.to_act and not game.sealed

    async def play(self) -> None:
        """Play until the game is over."""
        self.live.start()
        try:
            while not self.over:
                if self.paused:
                    await self._return_to_seat()
                elif self.to_act:
                    await self._take_turn()
                else:
                    await self.live.wait_for_change()
        finally:
            await self.live.stop()

    async def _return_to_seat(self) -> None:
        """Take the seat back from a bot, after the time of all people ran out."""
        with contextlib.suppress(ConnectionLost, ErrorResponse):  # another person was faster
            body = {"seat": self.seat}
            await self.http.request(TableState, "POST", f"{self.path}/return", body, self.token)
            self.returned += 1
        await asyncio.sleep(RETRY_DELAY)

    async def _take_turn(self) -> None:
        if self.pause:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
        if self.dawdles and self.rng.random() < DAWDLE_SHARE:
            await asyncio.sleep(self.dawdles)
        answers = self.live.last
        move = await self._choose_move()
        if move is None:
            await asyncio.sleep(RETRY_DELAY)
            return
        number = await self._send_until_answered("move", "moves", answers=answers, move=move)
        if number is not None:
            await self._wait_for_event(number)
            if self.chats_and_undoes:
                await self._chat_or_undo()

    async def _choose_move(self) -> int | None:
        """Choose one of the offered moves. Return None if there are none or the server does not respond."""
        try:
            offered = await self._fetch_choices()
        except ConnectionLost:
            return None
        leaves = [move for choice in offered for move in _leaves(choice)]
        return self.rng.choice(leaves) if leaves else None

    async def _fetch_choices(self) -> list[Choice]:
        if self.rng.random() < self.http_share:
            path = f"{self.path}/choices?seat={self.seat}"
            return await self.http.request(list[Choice], "GET", path, token=self.token)
        return self.live.game.choices if self.live.game else []

    async def _chat_or_undo(self) -> None:
        if self.rng.random() < CHAT_SHARE:
            await self._send_until_answered("chat", "chat", seat=None, text="good luck")
        if self.rng.random() < UNDO_SHARE and not self.over:
            answers = self.live.last
            number = await self._send_until_answered("undo", "undo", answers=answers)
            if number is not None:
                self.undone += 1
                await self._wait_for_event(number)

    async def _send_until_answered(self, type: str, path: str, **fields: Any) -> int | None:
        """Send with the same id until the server responds. Return None if it refuses."""
        given: dict[str, Any] = {"seat": self.seat, "id": secrets.token_urlsafe(9), **fields}
        body = {name: value for name, value in given.items() if value is not None}
        while True:
            began = time.perf_counter()
            try:
                number = await self._send(type, path, body)
            except ConnectionLost:
                await asyncio.sleep(RETRY_DELAY)
            except ErrorResponse as refusal:
                if type == "move" and refusal.error not in STALE_ERRORS:
                    self.refused.append(f"{refusal} {body}")
                return None
            else:
                if type == "move":
                    took = time.perf_counter() - began
                    self.acknowledged.append(AcknowledgedMove(body["id"], number, began, took))
                return number

    async def _send(self, type: str, path: str, body: dict[str, Any]) -> int:
        if self.rng.random() < self.http_share:
            done = await self.http.request(Acknowledgement, "POST", f"{self.path}/{path}", body, self.token)
            return done.number
        return await self.live.request(type, **body)

    async def _wait_for_event(self, number: int) -> None:
        """Wait until the live connection has received the acknowledged event."""
        while self.live.last < number and not self.over:
            await self.live.wait_for_change()


async def play_match(players: list[Player], stall_seconds: float = STALL_SECONDS) -> None:
    """Let the players finish their match. Raise TimeoutError if nothing happens for a long time."""
    playing = asyncio.gather(*(player.play() for player in players))
    last, since = -1, time.monotonic()
    try:
        while not playing.done():
            await asyncio.wait([playing], timeout=min(_LOOK_INTERVAL, stall_seconds))
            newest = max(player.live.last for player in players)
            if newest > last:
                last, since = newest, time.monotonic()
            elif not playing.done() and time.monotonic() - since >= stall_seconds:
                raise TimeoutError
        await playing
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


def _leaves(choice: Choice) -> list[int]:
    found = [] if choice.move is None else [choice.move]
    for below in choice.choices:
        found += _leaves(below)
    return found
