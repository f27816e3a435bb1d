"""Sequential probability ratio test: whether the first of two bots is stronger by a given difference."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import fmean

import msgspec
import numpy as np

from draftwork.i18n import shorten
from draftwork.kernel.errors import BadOption
from draftwork.lab.bot_game import GameResult
from draftwork.lab.seating import Seating

ERROR = 0.05  # probability of each kind of error
BOUND = log((1 - ERROR) / ERROR)
PRIOR_OUTCOMES = (0.0, 1.0)  # outcomes added to those played, so that the variance is not zero


class Verdict(msgspec.Struct):
    """The state of a test. `decision` is "accepted" (stronger by `high`), "rejected" (only by `low`) or
    "open".
    """

    low: float  # Elo
    high: float
    llr: float  # log-likelihood ratio
    bound: float  # the test is decided when |llr| reaches it
    decision: str


def parse_bounds(given: str) -> tuple[float, float]:
    """The two Elo differences in a text such as "0,30"."""
    try:
        low, high = (float(part) for part in given.split(","))
    except ValueError:
        low = high = 0.0
    if not -1000 <= low < high <= 1000:
        raise BadOption("bad-sprt", given=shorten(given, 40))
    return low, high


def expected_share(seatings: Sequence[Seating], bot: str, elo: float) -> float:
    """The expected share of the victories of a bot that is stronger by `elo`, over these seatings."""
    strength: float = 10 ** (elo / 400)
    if len(seatings[0]) == 1:
        return strength / (strength + 1)
    parts = []
    for seats in seatings:
        own = seats.count(bot) * strength
        parts.append(own / (own + len(seats) - seats.count(bot)))
    return fmean(parts)


def deal_outcome(games: Sequence[GameResult], bots: Sequence[str]) -> float:
    """The outcome of a deal for the first of two bots, from 0 (lost) to 1 (won)."""
    first, second = (_share_of(games, bot) for bot in bots)
    return 0.5 + (first - second) / 2


def _share_of(games: Sequence[GameResult], bot: str) -> float:
    return fmean(
        sum(share for share, name in zip(game.shares, game.bots) if name == bot)
        for game in games
        if bot in game.bots
    )


def sprt(outcomes: Sequence[float], null: float, alternative: float, elo: tuple[float, float]) -> Verdict:
    """The generalised sequential probability ratio test, by the normal approximation.

    `null` and `alternative` are the expected outcomes of a deal under the two Elo differences.
    """
    seen = np.array([*outcomes, *PRIOR_OUTCOMES])
    llr = float((alternative - null) * (2 * seen.mean() - null - alternative) * len(seen) / (2 * seen.var()))
    decision = "accepted" if llr >= BOUND else "rejected" if llr <= -BOUND else "open"
    return Verdict(*elo, llr, BOUND, decision)
