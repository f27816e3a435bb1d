"""A sequential test: whether the first of two bots is better by so much, with as few deals as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import fmean

import msgspec
import numpy as np

from draftwork.i18n import brief
from draftwork.kernel.errors import BadOption
from draftwork.lab.bot_game import GameResult
from draftwork.lab.seating import Seating

ERROR = 0.05  # the chance to accept what is not so, and to reject what is
BOUND = log((1 - ERROR) / ERROR)
PRIOR_OUTCOMES = (0.0, 1.0)  # deals counted beside those played, so that a few equal ones prove nothing


class Verdict(msgspec.Struct):
    """Where a test stands: `decision` is "accepted" (better by `high`), "rejected" (by `low`) or "open"."""

    low: float  # Elo
    high: float
    llr: float  # logarithm of the likelihood ratio
    bound: float  # decided when the ratio is as far from 0
    decision: str


def parse_bounds(given: str) -> tuple[float, float]:
    """The two differences of a text such as 0,30."""
    try:
        low, high = (float(part) for part in given.split(","))
    except ValueError:
        low = high = 0.0
    if not -1000 <= low < high <= 1000:
        raise BadOption("bad-sprt", given=brief(given, 40))
    return low, high


def expected_share(seatings: Sequence[Seating], bot: str, elo: float) -> float:
    """The part of the victories that a bot takes in these seatings if it is so much better than the other."""
    strength: float = 10 ** (elo / 400)
    if len(seatings[0]) == 1:
        return strength / (strength + 1)
    parts = []
    for seats in seatings:
        own = seats.count(bot) * strength
        parts.append(own / (own + len(seats) - seats.count(bot)))
    return fmean(parts)


def deal_outcome(games: Sequence[GameResult], bots: Sequence[str]) -> float:
    """What the first of two bots has of a deal: 1 all, 0 nothing."""
    first, second = (_share_of(games, bot) for bot in bots)
    return 0.5 + (first - second) / 2


def _share_of(games: Sequence[GameResult], bot: str) -> float:
    return fmean(
        sum(share for share, name in zip(game.shares, game.bots) if name == bot)
        for game in games
        if bot in game.bots
    )


def sprt(outcomes: Sequence[float], null: float, other: float, elo: tuple[float, float]) -> Verdict:
    """Generalised sequential probability ratio test, by the normal approximation.

    `null` and `other` are the outcomes expected of a deal under the two differences.
    """
    seen = np.array([*outcomes, *PRIOR_OUTCOMES])
    llr = float((other - null) * (2 * seen.mean() - null - other) * len(seen) / (2 * seen.var()))
    decision = "accepted" if llr >= BOUND else "rejected" if llr <= -BOUND else "open"
    return Verdict(*elo, llr, BOUND, decision)
