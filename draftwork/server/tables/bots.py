"""Turns of bots: a task for each table where a bot is to move. It is cancelled when the game moves on."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec

from draftwork import bots
from draftwork.bots.think import ThinkRequest
from draftwork.server.errors import NotNow, Stale
from draftwork.server.log_setup import log
from draftwork.server.protocol import Thinking
from draftwork.server.rate_limit import Rate, TokenBuckets
from draftwork.server.table.commands import BotMove
from draftwork.server.table.table import Table
from draftwork.server.tables.bot_pool import BotPool
from draftwork.server.tables.cache import LoadedTable
from draftwork.server.tables.hub import Hub

QUOTA_BOT = "apprentice"  # plays when the thinking quota of the host is used up
_RETRY_DELAY = 1.0  # seconds before a failed bot is asked again; doubled each time
_MAX_RETRY_DELAY = 60.0

PlayMove = Callable[[str, BotMove], Awaitable[object]]


class BotTurns:
    def __init__(self, pool: BotPool, hub: Hub, buckets: TokenBuckets, quota: Rate) -> None:
        self._pool, self._hub, self._buckets, self._quota = pool, hub, buckets, quota
        self._tasks: set[asyncio.Task[None]] = set()
        self._seed = secrets.token_hex(16)  # secret, so that choices are unpredictable

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()

    def update(self, live: LoadedTable, play: PlayMove) -> None:
        """Ask the bot whose turn it is, unless it is already being asked. Cancel an outdated request."""
        wanted = _wanted(live.table)
        if wanted == live.thinks_for:
            return
        if live.thinking is not None:
            live.thinking.cancel()
        live.thinking, live.thinks_for = None, wanted
        if wanted is not None:
            live.thinking = asyncio.create_task(self._think(live, *wanted, play))
            self._tasks.add(live.thinking)
            live.thinking.add_done_callback(self._tasks.discard)

    async def _think(self, live: LoadedTable, seat: int, position: int, bot: str, play: PlayMove) -> None:
        try:
            pause = _RETRY_DELAY
            while not await self._try(live, seat, position, bot, play):
                if _wanted(live.table) != (seat, position, bot):
                    return
                if live.thinking not in (None, asyncio.current_task()):  # another task has taken over
                    return
                live.thinking, live.thinks_for = asyncio.current_task(), (seat, position, bot)
                await asyncio.sleep(pause)
                pause = min(2 * pause, _MAX_RETRY_DELAY)
        finally:
            if live.thinking is asyncio.current_task():
                live.thinking, live.thinks_for = None, None

    async def _try(self, live: LoadedTable, seat: int, position: int, bot: str, play: PlayMove) -> bool:
        try:
            move = await self._choose(live, seat, bot)
            # From here on the task must not be cancelled: the move may already be stored.
            if live.thinking is asyncio.current_task():
                live.thinking, live.thinks_for = None, None
            await play(live.id, BotMove(seat, position, move))
        except (Stale, NotNow):  # the game has moved on
            return True
        except Exception as fault:  # of the bot or of the disk; the table must go on
            log.error("bot failed", table=live.id, seat=seat, bot=bot, exc_info=fault)
            return False
        return True

    async def _choose(self, live: LoadedTable, seat: int, bot: str) -> int:
        table = live.table
        game, host = table.created.game, table.created.host
        if self._buckets.available("thinking", host, self._quota) <= 0:
            bot = QUOTA_BOT if QUOTA_BOT in bots.names(table.game) else bots.RANDOM
        notice = Thinking(seat, self._pool.standing_in(game, bot))
        self._hub.notify(live.id, msgspec.json.encode(notice))
        began = time.monotonic()
        try:
            redacted, edition = table.packed_redacted_state(seat), table.packed_own_edition()
            seed = f"{self._seed}/{live.id}/{seat}"
            request = ThinkRequest(f"{live.id}/{seat}", bot, game, seed, seat, redacted, edition=edition)
            chosen = await self._pool.choose(live.id, request)
        except asyncio.CancelledError:  # cancelled thinking is charged too
            self._buckets.charge("thinking", host, self._quota, time.monotonic() - began)
            raise
        self._buckets.charge("thinking", host, self._quota, chosen.seconds)
        return chosen.move


def _wanted(table: Table) -> tuple[int, int, str] | None:
    """The seat, the position and the name of the bot to ask, or None."""
    turn = table.bot_to_move()
    return None if turn is None else (turn, table.last_position, table.seats[turn].bot or "")
