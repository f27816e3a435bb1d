"""Seconds are for a turn: a clock shares them out among its decisions."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from draftwork.bots.budget import Budget
from draftwork.games import Game
from draftwork.kernel import int_zeros

MIN_SECONDS = 0.001  # a decision that comes when the time of the turn is used up


class TimeManager:
    def __init__(self, game: Game[Any]) -> None:
        assert game.heuristics
        self._game, self._search = game, game.heuristics
        self._used = 0.0
        self._since = 0.0

    def allot(self, budget: Budget) -> Budget:
        """What the decision to be made now may use; the clock runs until `stop`."""
        self._since = time.perf_counter()
        if budget.seconds is None:
            return budget
        left = self._search.time_share * (budget.seconds - self._used)
        return replace(budget, seconds=max(MIN_SECONDS, left))

    def remaining(self, part: Budget) -> Budget:
        """What is left of a decision's part after it was prepared."""
        if part.seconds is None:
            return part
        gone = time.perf_counter() - self._since
        return replace(part, seconds=max(MIN_SECONDS, part.seconds - gone))

    def stop(self, after: Any, seat: int) -> None:
        """The decision led to a state; the next turn begins with all its time."""
        self._used += time.perf_counter() - self._since
        rules, moves = self._game.rules, int_zeros(self._game.max_legal_moves)
        while rules.to_move(after) == seat and self._search.midturn(after):
            if rules.legal_moves(after, moves) > 1:
                return
            rules.apply(after, moves[0])  # nothing to think about
        self._used = 0.0
