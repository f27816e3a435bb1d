"""Seconds are for a turn: a clock shares them out among its decisions."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from draftwork.bots.budget import Budget
from draftwork.games import Game

LEAST = 0.001  # a decision that comes when the time of the turn is used up


class Clock:
    def __init__(self, game: Game[Any]) -> None:
        assert game.search
        self._search = game.search
        self._used = 0.0
        self._since = 0.0

    def part(self, state: Any, budget: Budget) -> Budget:
        """What the decision to be made now may use; the clock runs until `stop`."""
        self._since = time.perf_counter()
        if budget.seconds is None:
            return budget
        if not self._search.midturn(state):
            self._used = 0.0
        left = self._search.share * (budget.seconds - self._used)
        return replace(budget, seconds=max(LEAST, left))

    def rest(self, part: Budget) -> Budget:
        """What is left of a decision's part after it was prepared."""
        if part.seconds is None:
            return part
        gone = time.perf_counter() - self._since
        return replace(part, seconds=max(LEAST, part.seconds - gone))

    def stop(self) -> None:
        self._used += time.perf_counter() - self._since
