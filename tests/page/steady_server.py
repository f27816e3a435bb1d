"""A deterministic `draftwork serve` for the page tests.

The secret part of every seed is constant, so that a deal depends only on the nonces of the players. Every bot
plays like the random bot, with a fixed seed. Nothing in the package imports this module.
"""

from __future__ import annotations

import secrets
from typing import Any
from unittest import mock

import msgspec

from draftwork.bots import RANDOM
from draftwork.bots.think import BotHost, ThinkRequest
from draftwork.cli import main
from draftwork.games import Game
from draftwork.server import app
from draftwork.server.tables.bot_pool import BotChoice, BotPool
from draftwork.server.tables.bot_queue import Requester

STOOD_IN_FOR = ("master",)  # bots that are never ready


class DeterministicBots(BotPool):
    """Bots without worker processes, which choose the same moves at every table with the same history."""

    def __init__(self, size: int | None = None) -> None:
        super().__init__(size)
        self._random = BotHost()

    def prepare(self, game: Game[Any], bot: str, *, background: bool = False) -> None:
        """There is no code to load."""

    def standing_in(self, game: str, bot: str) -> bool:
        return bot in STOOD_IN_FOR

    async def choose(self, requester: Requester, request: ThinkRequest) -> BotChoice:
        seed = f"{request.game}/{request.seat}"
        move = self._random.choose(msgspec.structs.replace(request, bot=RANDOM, seed=seed))
        return BotChoice(move, seconds=0.0, standing_in=request.bot in STOOD_IN_FOR)


def fixed_hex(size: int = 32) -> str:
    """Replace `secrets.token_hex`, which makes seeds. Ids and tokens use other functions and stay random."""
    return "5" * 2 * size


if __name__ == "__main__":
    with (
        mock.patch.object(app, "BotPool", DeterministicBots),
        mock.patch.object(secrets, "token_hex", fixed_hex),
    ):
        main()
