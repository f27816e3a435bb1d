"""Adapts the hand-written estimate of Sintra to a set of strips, from games of bots with that set.

It measures the constants of `draftwork.games.sintra.ai.estimate` that are probabilities or mean gains. The
constants that weigh risks stay.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from scipy.optimize import minimize

from draftwork import Match, bots
from draftwork.games.sintra.ai import estimate
from draftwork.games.sintra.components import COMMON
from draftwork.games.sintra.constants import ROUNDS, SIDES, SPACES, WINDOWS
from draftwork.games.sintra.rules.panes import count
from draftwork.games.sintra.rules.scoring import best_colour, bonus_points, glazed_windows, palace_panes
from draftwork.games.sintra.rules.strips import GONE
from draftwork.games.sintra.state import State
from draftwork.kernel import to_python

BOT, BUDGET = "craftsman", bots.Budget(iterations=300)
PLAYERS = (2, 4)  # half of the games each
SNAPSHOT_INTERVAL = 3  # decisions between two snapshots of the strips

StripSnapshot = tuple[int, int, int, int, int]  # time left, seat, place, frames filled, lack


@dataclass
class Observations:
    """Statistics of the observed games."""

    # Rounds left, lack of the strip, and whether it was completed later.
    snapshots: list[tuple[float, int, bool]] = field(default_factory=list)
    # Rounds left when the first side was completed, and whether the second was too.
    doubles: list[tuple[float, bool]] = field(default_factory=list)
    completed: int = 0
    colour_points: int = 0
    frames: int = 0  # on side A
    ornaments: int = 0  # points for them
    best_colours: list[int] = field(default_factory=list)  # at the end, side B
    glazed: list[int] = field(default_factory=list)


def fit(edition: dict[str, Any], games: int) -> dict[str, float]:
    """Fit the constants of the estimate to games with a set."""
    seen = Observations()
    for players in PLAYERS:
        for game in range(games // len(PLAYERS)):
            side = SIDES[game % len(SIDES)]
            seed = f"adapt {players}/{game}"
            observe_match(Match("sintra", players=players, edition=edition, seed=seed, side=side), seed, seen)
    return constants(seen, initial_lack(edition))


def initial_lack(edition: dict[str, Any]) -> int:
    """Return the mean lack of an empty side: the number of its spaces plus its colours."""
    sides = [strip[side] for strip in edition["strips"] for side in ("front", "back")]
    return round(SPACES + float(np.mean([len(set(side) - {COMMON.joker}) for side in sides])))


def observe_match(match: Match, seed: str, observations: Observations) -> None:
    """Let bots play a match and collect statistics."""
    seated = [bots.load(BOT, "sintra", f"{seed}/{seat}") for seat in range(match.players)]
    snapshots: list[StripSnapshot] = []
    decision = 0
    while match.to_move is not None:
        if decision % SNAPSHOT_INTERVAL == 0:
            snapshots += _snapshots(match.state, match.players)
        decision += 1
        match.play(seated[match.to_move].choose(match.seat(match.to_move), BUDGET))
    _record_outcome(observations, match.state, snapshots, match.players)


def _filled(frames: int) -> int:
    return 2 if frames >= GONE else 1 if frames else 0


def _snapshots(state: State, players: int) -> list[StripSnapshot]:
    now = to_python(state)
    left = int(estimate.time_left(state))
    found = []
    for seat in range(players):
        for place in range(WINDOWS):
            i = WINDOWS * seat + place
            if now.frames[i] < GONE:
                found.append((left, seat, place, _filled(now.frames[i]), int(estimate.lacking(now.open[i]))))
    return found


def _record_outcome(
    observations: Observations, state: State, snapshots: list[StripSnapshot], players: int
) -> None:
    end = to_python(state)
    for left, seat, place, filled, lacks in snapshots:
        after = _filled(end.frames[WINDOWS * seat + place])
        observations.snapshots.append((left / estimate.QUARTERS, lacks, after > filled))
        if filled == 0 and after > 0:
            observations.doubles.append((left / estimate.QUARTERS, after > 1))
    for seat in range(players):
        done = sum(_filled(end.frames[WINDOWS * seat + place]) for place in range(WINDOWS))
        observations.completed += done
        observations.colour_points += end.colour_points[seat]
        if end.side == 0:
            observations.frames += done
            observations.ornaments += int(bonus_points(state, seat))
        else:
            panes = int(palace_panes(state, seat))
            observations.best_colours.append(int(count(panes, int(best_colour(panes)))))
            observations.glazed.append(int(glazed_windows(state, seat)))


def constants(observations: Observations, fresh: int) -> dict[str, float]:
    """Return the constants of the estimate, fitted to the games. `fresh` is the lack of an empty side."""
    half_at, half_step, slope_at, slope_step = _fit_completion_curve(observations)
    left = np.array([rounds for rounds, _ in observations.doubles])
    expected = _completion_probability(
        np.maximum(left - 1.0, 0.0), fresh, half_at, half_step, slope_at, slope_step
    )
    return {
        "FRESH": fresh,
        "HALF_AT": half_at,
        "HALF_STEP": half_step,
        "SLOPE_AT": slope_at,
        "SLOPE_STEP": slope_step,
        "SECOND": float(sum(second for _, second in observations.doubles) / expected.sum()),
        "COLOUR_POINTS": observations.colour_points / observations.completed,
        "FRAME": observations.ornaments / observations.frames,
        "GROWTH": float(np.mean(observations.best_colours)) / ROUNDS,
        "GLAZING": float(np.mean(observations.glazed)) / ROUNDS,
    }


def _completion_probability(
    rounds: Any, lacks: Any, half_at: float, half_step: float, slope_at: float, slope_step: float
) -> Any:
    """Return the probability that a side is completed, by the curve of `estimate.CHANCE`."""
    exponent = (lacks - half_at - half_step * rounds) / np.maximum(slope_at + slope_step * rounds, 0.05)
    return 1 / (1 + np.exp(np.clip(exponent, -30, 30)))


def _fit_completion_curve(observations: Observations) -> tuple[float, float, float, float]:
    """Fit the curve to how often strips were completed."""
    rounds, lacks, done = (
        np.array(column, dtype=float) for column in zip(*observations.snapshots, strict=True)
    )

    def loss(curve: Any) -> float:
        likely = np.clip(_completion_probability(rounds, lacks, *curve), 1e-6, 1 - 1e-6)
        return float(-np.mean(done * np.log(likely) + (1 - done) * np.log(1 - likely)))

    start = (estimate.HALF_AT, estimate.HALF_STEP, estimate.SLOPE_AT, estimate.SLOPE_STEP)
    fitted = minimize(loss, start, method="Nelder-Mead", options={"maxiter": 2000}).x
    return float(fitted[0]), float(fitted[1]), float(fitted[2]), float(fitted[3])
