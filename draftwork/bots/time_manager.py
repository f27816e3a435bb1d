"""Division of the seconds of a turn among its decisions."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from draftwork.bots.budget import Budget
from draftwork.games import Game
from draftwork.kernel import int_zeros

MIN_SECONDS = 0.001  # for a decision after the time of the turn is used up


class TimeManager:
    def __init__(self, game: Game[Any]) -> None:
        assert game.heuristics
        self._game, self._heuristics = game, game.heuristics
        self._used = 0.0
        self._since = 0.0

    def allot(self, budget: Budget) -> Budget:
        """The budget of the next decision. Its time runs until `stop`."""
        self._since = time.perf_counter()
        if budget.seconds is None:
            return budget
        left = self._heuristics.time_share * (budget.seconds - self._used)
        return replace(budget, seconds=max(MIN_SECONDS, left))

    def remaining(self, allotted: Budget) -> Budget:
        """The budget that is left of `allotted`, after the time since `allot`."""
        if allotted.seconds is None:
            return allotted
        elapsed = time.perf_counter() - self._since
        return replace(allotted, seconds=max(MIN_SECONDS, allotted.seconds - elapsed))

    def stop(self, after: Any, seat: int) -> None:
        """End a decision that led to the state `after`. A new turn starts with its full time."""
        self._used += time.perf_counter() - self._since
        rules, moves = self._game.rules, int_zeros(self._game.max_legal_moves)
        while rules.to_move(after) == seat and self._heuristics.midturn(after):
            if rules.legal_moves(after, moves) > 1:
                return
            rules.apply(after, moves[0])  # forced
        self._used = 0.0
