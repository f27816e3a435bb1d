"""Turns of bots: a task for each table where a bot is to move. It is cancelled when the game moves on."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec

from draftwork import bots
from draftwork.bots.think import ThinkRequest
from draftwork.server.errors import NotNow, OwnedElsewhere, Stale, Unavailable
from draftwork.server.log_setup import log
from draftwork.server.protocol import Thinking
from draftwork.server.rate_limit import Rate, TokenBuckets
from draftwork.server.table.commands import BotMove
from draftwork.server.table.table import Table
from draftwork.server.tables.attendance import Attendance
from draftwork.server.tables.bot_pool import BotPool
from draftwork.server.tables.bot_queue import Requester
from draftwork.server.tables.cache import LoadedTable
from draftwork.server.tables.hub import Hub

QUOTA_BOT = "apprentice"  # plays when the thinking quota of the host is used up
_RETRY_DELAY = 1.0  # seconds before a failed bot is asked again; doubled each time
_MAX_RETRY_DELAY = 60.0

PlayMove = Callable[[str, BotMove], Awaitable[object]]


class BotTurns:
    """Asks bots for moves and plays them, at tables that are attended."""

    def __init__(
        self, pool: BotPool, hub: Hub, attendance: Attendance, buckets: TokenBuckets, quota: Rate
    ) -> None:
        self._pool, self._hub, self._attendance = pool, hub, attendance
        self._buckets, self._quota = buckets, quota
        self._tasks: set[asyncio.Task[None]] = set()
        self._seed = secrets.token_hex(16)  # secret, so that choices are unpredictable

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()

    def update(self, loaded: LoadedTable, play: PlayMove) -> None:
        """Ask the bot whose turn it is, unless it is already being asked. Cancel an outdated request."""
        to_ask = _bot_to_ask(loaded.table)
        if to_ask == loaded.asked_bot:
            return
        if self._attendance.requester(loaded.table) is None:
            to_ask = None  # `update` is called again when somebody comes
        if loaded.thinking is not None:
            loaded.thinking.cancel()
        loaded.thinking, loaded.asked_bot = None, to_ask
        if to_ask is not None:
            loaded.thinking = asyncio.create_task(self._think(loaded, *to_ask, play))
            self._tasks.add(loaded.thinking)
            loaded.thinking.add_done_callback(self._tasks.discard)

    async def _think(
        self, loaded: LoadedTable, seat: int, position_event: int, bot: str, play: PlayMove
    ) -> None:
        try:
            pause = _RETRY_DELAY
            while not await self._try(loaded, seat, position_event, bot, play):
                if _bot_to_ask(loaded.table) != (seat, position_event, bot):
                    return
                if loaded.thinking not in (None, asyncio.current_task()):  # another task has taken over
                    return
                loaded.thinking, loaded.asked_bot = asyncio.current_task(), (seat, position_event, bot)
                await asyncio.sleep(pause)
                pause = min(2 * pause, _MAX_RETRY_DELAY)
        finally:
            if loaded.thinking is asyncio.current_task():
                loaded.thinking, loaded.asked_bot = None, None

    async def _try(
        self, loaded: LoadedTable, seat: int, position_event: int, bot: str, play: PlayMove
    ) -> bool:
        try:
            move = await self._choose(loaded, seat, bot)
            # From here on the task must not be cancelled: the move may already be stored.
            if loaded.thinking is asyncio.current_task():
                loaded.thinking, loaded.asked_bot = None, None
            await play(loaded.id, BotMove(seat, position_event, move))
        except (Stale, NotNow, OwnedElsewhere):  # the game has moved on, or another server plays
            return True
        except Unavailable:  # asked again later
            return False
        except Exception as error:  # of the bot or of the disk; the match must go on
            log.error("bot failed", table=loaded.id, seat=seat, bot=bot, exc_info=error)
            return False
        return True

    async def _choose(self, loaded: LoadedTable, seat: int, bot: str) -> int:
        table = loaded.table
        game, host = table.created.game, table.created.host
        if self._buckets.available("thinking", host, self._quota) <= 0:
            bot = QUOTA_BOT if QUOTA_BOT in bots.names(table.game) else bots.RANDOM
        notice = Thinking(seat, self._pool.standing_in(game, bot))
        self._hub.notify(loaded.id, msgspec.json.encode(notice))
        began = time.monotonic()
        try:
            redacted, edition = table.packed_redacted_state(seat), table.packed_own_edition()
            seed = f"{self._seed}/{loaded.id}/{seat}"
            request = ThinkRequest(f"{loaded.id}/{seat}", bot, game, seed, seat, redacted, edition=edition)
            requester = self._attendance.requester(table) or Requester(table.id, waiting=False)
            chosen = await self._pool.choose(requester, request)
        except asyncio.CancelledError:  # cancelled thinking is charged too
            self._buckets.charge("thinking", host, self._quota, time.monotonic() - began)
            raise
        self._buckets.charge("thinking", host, self._quota, chosen.seconds)
        return chosen.move


def _bot_to_ask(table: Table) -> tuple[int, int, str] | None:
    """The seat, the event that made the position, and the name of the bot; None if no bot is to move."""
    seat = table.bot_to_move()
    return None if seat is None else (seat, table.position_event, table.seats[seat].bot or "")
