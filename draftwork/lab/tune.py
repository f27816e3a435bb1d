"""Measures the search parameters of a game that are in points, from matches of a greedy player with noise.

The parameters are those of `draftwork.games.Heuristics`:

lead_sd      per stage, the root mean square of (final lead - estimated lead)
lead_scale   the root mean square of the final leads: a lead of this size is a clear one
temperature  the mean standard deviation of the ratings of a decision
noise        the same, so that playouts often prefer a move that is nearly as good

A stage that no match reached keeps its value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from draftwork.games import Game, Heuristics
from draftwork.kernel import batch, float_zeros, int_zeros, to_python
from draftwork.kernel.deal import deal_key
from draftwork.kernel.errors import BadOption
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator, random_below
from draftwork.play.settings import check_options, check_players

RANDOM_SHARE = 4  # one move in so many is random
_LEAST = 0.01  # points; the search divides by these parameters


@dataclass
class Tuning:
    """The measured parameters, in points."""

    lead_sd: tuple[float, ...]
    lead_scale: float
    temperature: float
    noise: float

    def code(self) -> str:
        """The arguments of `Heuristics`."""
        return "\n".join(f"{name}={value!r}," for name, value in vars(self).items())


@dataclass
class _Sample:
    """What the matches showed."""

    errors: dict[int, list[float]] = field(default_factory=dict[int, list[float]])  # of leads, by stage
    leads: list[float] = field(default_factory=list[float])  # at the end
    deviations: list[float] = field(default_factory=list[float])  # of the ratings of a decision


def tune(
    game: Game[Any], players: int | None, games: int, advance: Callable[[], None] = lambda: None
) -> Tuning:
    """Play matches and measure the parameters. Raise BadOption if the game has no heuristics."""
    if game.heuristics is None:
        raise BadOption("no-search", game=game.name)
    sample, number = _Sample(), check_players(game, players)
    options = game.heuristics.training_options(number)
    for i in range(games):
        state = game.new_state(number, check_options(game, options[i % len(options)]), {})
        _play(game, state, f"tune {i}", sample)
        advance()
    stages = tuple(
        _root_mean_square(sample.errors[stage]) if stage in sample.errors else before
        for stage, before in enumerate(game.heuristics.lead_sd)
    )
    spread = _rounded(fmean(sample.deviations or [0.0]))
    return Tuning(stages, _root_mean_square(sample.leads), spread, spread)


def _play(game: Game[Any], state: Any, seed: str, sample: _Sample) -> None:
    """Play a match to its end, from the state before the deal, and add what it shows to the sample."""
    assert game.heuristics
    rules, heuristics, players = game.rules, game.heuristics, to_python(state).players
    rules.deal(state, deal_key(seed))
    rng, spare = generator(seed), batch(game.state, 2)
    estimated: list[tuple[int, list[float]]] = []  # stages and leads
    while rules.to_move(state) != NOBODY:
        estimated.append((int(heuristics.stage(state)), _leads(heuristics.estimate, state, players)))
        moves, ratings = _rated(game, heuristics, state, spare)
        if len(moves) > 1:
            sample.deviations.append(pstdev(ratings))
        random = random_below(rng, RANDOM_SHARE) == 0
        rules.apply(state, moves[random_below(rng, len(moves)) if random else ratings.index(max(ratings))])
    final = _leads(heuristics.estimate, state, players)  # exact after the end
    sample.leads += final
    for stage, leads in estimated:
        errors = [end - now for end, now in zip(final, leads, strict=True)]
        sample.errors.setdefault(stage, []).extend(errors)


def _rated(
    game: Game[Any], heuristics: Heuristics[Any], state: Any, spare: Any
) -> tuple[list[int], list[float]]:
    """The candidates with their ratings."""
    out, ratings = int_zeros(game.max_legal_moves), float_zeros(game.max_legal_moves)
    n = heuristics.candidates(state, out)
    if n > 1:
        heuristics.rate(state, out, n, ratings, spare)
    return [int(out[i]) for i in range(n)], [float(ratings[i]) for i in range(n)]


def _leads(estimate: Callable[[Any, int], float], state: Any, players: int) -> list[float]:
    """The lead of each seat over the best other one; in a solo match, over the target (seat 1)."""
    points = [float(estimate(state, seat)) for seat in range(max(2, players))]
    return [
        points[seat] - max(value for other, value in enumerate(points) if other != seat)
        for seat in range(players)
    ]


def _root_mean_square(values: Sequence[float]) -> float:
    return _rounded(sqrt(fmean(value * value for value in values)))


def _rounded(value: float) -> float:
    return max(_LEAST, float(f"{value:.3g}"))
