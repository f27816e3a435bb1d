"""Rewards at the end of a match. They add up to 0 in matches of two or more seats."""

from __future__ import annotations

from typing import Any

from draftwork.kernel import rule
from draftwork.kernel.errors import BadOption
from draftwork.kernel.generics import rank, score

WIN, LEAD = 0, 1
REWARDS = ("win", "lead")  # by their numbers


def reward_number(name: str) -> int:
    """The number of a kind of reward; BadOption if there is none of this name."""
    if name not in REWARDS:
        raise BadOption("bad-reward", name=name, known=", ".join(REWARDS))
    return REWARDS.index(name)


@rule
def final_reward(s: Any, seat: int, kind: int) -> float:
    """The reward of a seat in a finished match.

    WIN: 1 for the only winner and -1 / (n - 1) for each of the n - 1 losers; winners share. Alone, 1 or -1.
    LEAD: the score minus the mean score of the others. Alone, the score.
    """
    n: int = s.players
    if kind == LEAD:
        others = 0
        for other in range(n):
            if other != seat:
                others += score(s, other)
        return float(score(s, seat)) - others / max(1, n - 1)
    if n == 1:
        return 1.0 if rank(s, seat) == 0 else -1.0
    winners = 0
    for other in range(n):
        if rank(s, other) == 0:
            winners += 1
    return (n / winners - 1.0) / (n - 1.0) if rank(s, seat) == 0 else -1.0 / (n - 1.0)
