"""Statistics of the bots of an arena. Intervals come from a bootstrap over deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from draftwork.lab.bot_game import GameResult
from draftwork.lab.elo import Array, elo

BOOTSTRAP_SAMPLES = 1000
ANCHOR = "apprentice"  # the bot with the fixed rating; if it does not play, the first bot


class Interval(msgspec.Struct):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Standing(msgspec.Struct):
    """The statistics of a bot.

    Share, score, margin and components count only the games in which the bot has its fewest seats.
    """

    name: str
    seats: int  # fewest seats in a game: 1, unless it has several in every game
    games: int  # in which it has that number of seats
    share: Interval  # of the victories
    elo: Interval
    mean_score: float
    margin: Interval | None  # over the best other seat; None in solo games
    components: dict[str, float]  # mean points by rule
    ms_p50: float  # per turn
    ms_p99: float


class DealSums(NamedTuple):
    """Sums over the games of each deal; a row for each deal."""

    seats: Array  # per bot, its seats in the games in which it has its fewest seats
    share: Array  # per bot, its victories on those seats
    margin: Array  # per bot, its margins on those seats
    wins: Array  # per rival, victories in all games; the last rival is the target of solo games
    games: Array  # per matchup

    def resampled(self, weights: Array) -> DealSums:
        """Weighted sums over the deals; a row for each row of weights."""
        return DealSums(*(weights @ sums for sums in self))


def standings(games: Sequence[GameResult], bots: Sequence[str]) -> list[Standing]:
    sums, seats = deal_sums(games, bots)
    anchor = bots.index(ANCHOR) if ANCHOR in bots else 0
    samples = [
        sums.resampled(weights)
        for weights in (np.ones((1, len(sums.games))), bootstrap_weights(len(sums.games)))
    ]
    whole, resampled = samples
    rated = [elo(one.wins, one.games, seats, anchor) for one in samples]
    return [
        Standing(
            name=bot,
            seats=fewest_seats(games, bot),
            games=int(whole.seats[0, i]) // fewest_seats(games, bot),
            share=_interval(_ratio(whole, whole.share, i), _ratio(resampled, resampled.share, i)),
            elo=_interval(rated[0][:, i], rated[1][:, i]),
            mean_score=_mean([game.scores[seat] for game, seat in fewest_seat_games(games, bot)]),
            margin=_interval(_ratio(whole, whole.margin, i), _ratio(resampled, resampled.margin, i))
            if len(games[0].bots) > 1
            else None,
            components=_components(games, bot),
            ms_p50=_milliseconds(games, bot, 50),
            ms_p99=_milliseconds(games, bot, 99),
        )
        for i, bot in enumerate(bots)
    ]


def bootstrap_weights(deals: int) -> Array:
    """The number of times each deal is drawn, a row for each sample. The generator has a fixed seed."""
    rng = np.random.default_rng(0)
    rows = [np.bincount(rng.integers(deals, size=deals), minlength=deals) for _ in range(BOOTSTRAP_SAMPLES)]
    return np.array(rows, dtype=np.float64)


def _ratio(deal_sums: DealSums, sums: Array, bot: int) -> Array:
    """The mean per seat, for each row in which the bot plays."""
    there = deal_sums.seats[:, bot] > 0
    found: Array = sums[there, bot] / deal_sums.seats[there, bot]
    return found


def _interval(mean: Array, resampled: Array) -> Interval:
    if not len(mean) or not len(resampled):
        return Interval(0.0, 0.0, 0.0)
    low, high = np.percentile(resampled, [2.5, 97.5])
    return Interval(float(mean[0]), float(low), float(high))


def deal_sums(games: Sequence[GameResult], bots: Sequence[str]) -> tuple[DealSums, Array]:
    """The sums by deal, and the number of seats of every rival in each matchup."""
    rows = {deal: row for row, deal in enumerate(sorted({game.deal for game in games}))}
    matchups = list(dict.fromkeys(_matchup(game, bots) for game in games))
    least = [fewest_seats(games, bot) for bot in bots]
    widths = (len(bots), len(bots), len(bots), len(bots) + 1, len(matchups))
    sums = DealSums(*(np.zeros((len(rows), width)) for width in widths))
    for game in games:
        row, matchup = rows[game.deal], _matchup(game, bots)
        sums.games[row, matchups.index(matchup)] += 1
        sums.wins[row, -1] += 1 - sum(game.shares)
        for seat, name in enumerate(game.bots):
            bot = bots.index(name)
            sums.wins[row, bot] += game.shares[seat]
            if matchup[bot] == least[bot]:
                sums.seats[row, bot] += 1
                sums.share[row, bot] += game.shares[seat]
                sums.margin[row, bot] += lead(game.scores, seat)
    return sums, np.array(matchups, dtype=np.float64)


def _matchup(game: GameResult, bots: Sequence[str]) -> tuple[int, ...]:
    """The number of seats of each rival in a game. The last rival is the target of solo games."""
    solo = int(len(game.bots) == 1)
    return (*(game.bots.count(bot) for bot in bots), solo)


def lead(scores: Sequence[int], seat: int) -> int:
    """The lead of a seat over the best other; 0 in solo games."""
    return scores[seat] - max([*scores[:seat], *scores[seat + 1 :]], default=scores[seat])


def fewest_seats(games: Sequence[GameResult], bot: str) -> int:
    """The fewest seats that a bot has in a game in which it plays."""
    return min((game.bots.count(bot) for game in games if bot in game.bots), default=1)


def fewest_seat_games(games: Sequence[GameResult], bot: str) -> list[tuple[GameResult, int]]:
    """The games in which a bot has its fewest seats, each with every seat that it has there."""
    least = fewest_seats(games, bot)
    return [
        (game, seat)
        for game in games
        if game.bots.count(bot) == least
        for seat, name in enumerate(game.bots)
        if name == bot
    ]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def _components(games: Sequence[GameResult], bot: str) -> dict[str, float]:
    points = [game.points[seat] for game, seat in fewest_seat_games(games, bot)]
    rules = sorted({rule for one in points for rule in one})
    return {rule: _mean([one.get(rule, 0) for one in points]) for rule in rules}


def _milliseconds(games: Sequence[GameResult], bot: str, percent: int) -> float:
    """A percentile of the milliseconds that the turns of a bot take."""
    turns = [ms for game in games for name, ms in zip(game.bots, game.ms) if name == bot]
    return float(np.percentile([one for ms in turns for one in ms] or [0.0], percent))
