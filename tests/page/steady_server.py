"""A deterministic `draftwork serve` for the page tests.

The secret part of every seed is constant, so that a deal depends only on the nonces of the players. Every bot
plays like the random bot, with a fixed seed. Nothing in the package imports this module.
"""

from __future__ import annotations

import secrets
from unittest import mock

from draftwork.bots import RANDOM
from draftwork.bots.service import Service
from draftwork.bots.worker import MOST_PLAYERS, Request
from draftwork.cli import main
from draftwork.server import app
from draftwork.server.tables.bot_pool import BotPool, Chosen


class DeterministicBots(BotPool):
    """Bots without worker processes, which choose the same moves at every table with the same history."""

    def __init__(self, size: int | None = None) -> None:
        super().__init__(size)
        self._random = Service(MOST_PLAYERS)

    def standing_in(self, game: str, bot: str) -> bool:
        return False

    async def choose(
        self, game: str, bot: str, table: str, seed: str, seat: int, state: bytes, edition: bytes = b""
    ) -> Chosen:
        player = f"{table}/{seat}"
        request = Request(player, RANDOM, game, f"{game}/{seat}", seat, state, edition=edition)
        answer = self._random.answer(request)
        assert answer.fault is None, answer.fault
        return Chosen(answer.move, seconds=0.0, standing_in=False)


def fixed_hex(size: int = 32) -> str:
    """Replace `secrets.token_hex`, which makes seeds. Ids and tokens use other functions and stay random."""
    return "5" * 2 * size


if __name__ == "__main__":
    with (
        mock.patch.object(app, "BotPool", DeterministicBots),
        mock.patch.object(secrets, "token_hex", fixed_hex),
    ):
        main()
