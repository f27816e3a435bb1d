"""What the games of an arena say of its bots. The unit is the deal: intervals come from drawing deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from draftwork.lab.bot_game import GameResult
from draftwork.lab.elo import Array, elo

BOOTSTRAP_SAMPLES = 1000  # of the bootstrap
ANCHOR = "apprentice"  # whose rating is given; where it does not play, that of the first bot


class Interval(msgspec.Struct):
    """A mean, and between what it lies with 95 %."""

    mean: float
    low: float
    high: float


class Standing(msgspec.Struct):
    """What is known of a bot. Shares, scores and margins are of a seat, where the bot has the fewest."""

    name: str
    seats: int  # the fewest: 1, unless the list of bots gives it more in every game
    games: int  # in which it has no more
    share: Interval  # of the victories
    elo: Interval
    mean_score: float
    margin: Interval | None  # to the best other seat; None for somebody alone
    components: dict[str, float]  # mean points by rule
    ms_p50: float  # of a turn
    ms_p99: float


class DealSums(NamedTuple):
    """Sums over the games of each deal, a row for each."""

    single: Array  # per bot, its seats in games in which it has the fewest
    share: Array  # per bot, its victories on those
    margin: Array  # per bot, its margins on those
    wins: Array  # per rival, victories in all games; the last rival is what somebody alone has to beat
    games: Array  # per meeting

    def resampled(self, weights: Array) -> DealSums:
        """The same with each deal counted as often as the rows of weights say."""
        return DealSums(*(weights @ sums for sums in self))


def standings(games: Sequence[GameResult], bots: Sequence[str]) -> list[Standing]:
    sums, seats = deal_sums(games, bots)
    anchor = bots.index(ANCHOR) if ANCHOR in bots else 0
    samples = [
        sums.resampled(weights)
        for weights in (np.ones((1, len(sums.games))), bootstrap_weights(len(sums.games)))
    ]
    whole, drawn = samples
    rated = [elo(one.wins, one.games, seats, anchor) for one in samples]
    return [
        Standing(
            name=bot,
            seats=fewest_seats(games, bot),
            games=int(whole.single[0, i]) // fewest_seats(games, bot),
            share=_interval(_ratio(whole, whole.share, i), _ratio(drawn, drawn.share, i)),
            elo=_interval(rated[0][:, i], rated[1][:, i]),
            mean_score=_mean([game.scores[seat] for game, seat in fewest_seat_games(games, bot)]),
            margin=_interval(_ratio(whole, whole.margin, i), _ratio(drawn, drawn.margin, i))
            if len(games[0].bots) > 1
            else None,
            components=_components(games, bot),
            ms_p50=_milliseconds(games, bot, 50),
            ms_p99=_milliseconds(games, bot, 99),
        )
        for i, bot in enumerate(bots)
    ]


def bootstrap_weights(deals: int) -> Array:
    """How often each deal is drawn, a row for each draw; always the same ones."""
    rng = np.random.default_rng(0)
    rows = [np.bincount(rng.integers(deals, size=deals), minlength=deals) for _ in range(BOOTSTRAP_SAMPLES)]
    return np.array(rows, dtype=np.float64)


def _ratio(of: DealSums, sums: Array, bot: int) -> Array:
    """The means of those rows in which the bot plays at all."""
    there = of.single[:, bot] > 0
    found: Array = sums[there, bot] / of.single[there, bot]
    return found


def _interval(mean: Array, drawn: Array) -> Interval:
    if not len(mean) or not len(drawn):
        return Interval(0.0, 0.0, 0.0)
    low, high = np.percentile(drawn, [2.5, 97.5])
    return Interval(float(mean[0]), float(low), float(high))


def deal_sums(games: Sequence[GameResult], bots: Sequence[str]) -> tuple[DealSums, Array]:
    """The sums by deal, and for each meeting how many seats every rival has."""
    rows = {deal: row for row, deal in enumerate(sorted({game.deal for game in games}))}
    meetings = list(dict.fromkeys(_meeting(game, bots) for game in games))
    least = [fewest_seats(games, bot) for bot in bots]
    widths = (len(bots), len(bots), len(bots), len(bots) + 1, len(meetings))
    sums = DealSums(*(np.zeros((len(rows), width)) for width in widths))
    for game in games:
        row, meeting = rows[game.deal], _meeting(game, bots)
        sums.games[row, meetings.index(meeting)] += 1
        sums.wins[row, -1] += 1 - sum(game.shares)
        for seat, name in enumerate(game.bots):
            bot = bots.index(name)
            sums.wins[row, bot] += game.shares[seat]
            if meeting[bot] == least[bot]:
                sums.single[row, bot] += 1
                sums.share[row, bot] += game.shares[seat]
                sums.margin[row, bot] += lead(game.scores, seat)
    return sums, np.array(meetings, dtype=np.float64)


def _meeting(game: GameResult, bots: Sequence[str]) -> tuple[int, ...]:
    alone = int(len(game.bots) == 1)  # against what has to be beaten
    return (*(game.bots.count(bot) for bot in bots), alone)


def lead(scores: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the best other; 0 for somebody alone."""
    return scores[seat] - max([*scores[:seat], *scores[seat + 1 :]], default=scores[seat])


def fewest_seats(games: Sequence[GameResult], bot: str) -> int:
    """On how many seats a bot sits at least, where it plays."""
    return min((game.bots.count(bot) for game in games if bot in game.bots), default=1)


def fewest_seat_games(games: Sequence[GameResult], bot: str) -> list[tuple[GameResult, int]]:
    """The games in which a bot has the fewest seats, and each of those."""
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


def _milliseconds(games: Sequence[GameResult], bot: str, part: int) -> float:
    """What so many per cent of its turns do not exceed."""
    turns = [ms for game in games for name, ms in zip(game.bots, game.ms) if name == bot]
    return float(np.percentile([one for ms in turns for one in ms] or [0.0], part))
