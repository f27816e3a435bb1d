"""The hand-written numbers of Blueprints' bots, and the tables made of them.

Building points become points of the match by a slope; what else counts are the chances of the prizes.
All tables lie in one row of numbers, which the rules are given, so that a tuner can vary it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from draftwork.games.blueprints.constants import (
    DICE_PER_SEAT,
    PLAN_BONUS,
    PRIZE_MINIMUM,
    RECYCLED_POINTS,
    SKYSCRAPER,
    STONE_POINTS,
    VALUES,
    WOOD_POINTS,
)
from draftwork.kernel import Floats, float_array

ROW_LENGTH = (
    DICE_PER_SEAT + 1
)  # rows of tables have a column for each number of dice that are still to be taken


@dataclass(frozen=True)
class Parameters:
    """How a building may be expected to grow, as far as a glance tells."""

    slope: tuple[float, float, float] = (0.08, 0.08, 0.08)  # points a building point is worth, 2-4 players
    prize: tuple[float, float, float] = (1.4, 1.4, 1.4)  # points a fulfilled prize is worth: others may too
    plan: float = 0.35  # chance that a die in time fits the plan, for each one still needed
    # The chance that there is a die to choose that is not lower than a space's top, by that.
    fit: tuple[float, ...] = (1.0, 0.99999, 0.99912, 0.98816, 0.92535, 0.68866)
    recycled: float = 0.2  # share of the dice to come that will be recycled ...
    recycled_more: float = 0.04  # ... and more of it for each that is there
    stone: float = 0.22  # share of the dice to come that will be stone on the highest tower
    wood: float = 0.45  # share of the dice to come that will touch each wood die
    block: float = 0.22  # building points lost for each die to come and point of the lowest top
    skyscraper: float = 0.45  # chances for each die to come that it is one a prize needs
    geometer: float = 0.28
    structural: float = 0.27
    materials: float = 0.18
    demand: float = 0.2  # points of the match for a die of the first material in demand
    deny: float = 1.07  # share of what the next player loses by a discard that is a gain
    keep: float = 0.25  # share of what one loses oneself by it: the die may be gone anyway


def power(base: float, times: int) -> float:
    """By multiplication: the same on every machine, as all that frozen bots use."""
    product = 1.0
    for _ in range(times):
        product *= base
    return product


def binomial_tail(need: int, left: int, chance: float) -> float:
    """The chance of `need` successes in `left` tries."""
    total = 0.0
    for k in range(max(need, 0), left + 1):
        total += comb(left, k) * power(chance, k) * power(1 - chance, left - k)
    return total


def _interpolate(points: list[int], at: float) -> float:
    """The points of a number of dice that is no whole one."""
    low = min(int(at), DICE_PER_SEAT - 1)
    return points[low] + (points[low + 1] - points[low]) * (min(at, DICE_PER_SEAT) - low)


def _recycled_growth(guess: Parameters, have: int, left: int) -> float:
    points = [int(p) for p in RECYCLED_POINTS]
    share = guess.recycled + guess.recycled_more * have
    return _interpolate(points, have + min(left * share, left)) - points[have]


def _stone_growth(guess: Parameters, height: int, left: int) -> float:
    return guess.stone * sum(int(STONE_POINTS[min(height + j, DICE_PER_SEAT - 1)]) for j in range(left))


def _prize_chance(card: int, have: int, left: int, chance: float) -> float:
    return binomial_tail(int(PRIZE_MINIMUM[card]) - have, left, chance)


_PRIZES = range(SKYSCRAPER, SKYSCRAPER + 4)
_COUNTS = range(DICE_PER_SEAT + 1)
# Where each part begins.
SLOPE = 0  # by the number of players less two
PRIZE = SLOPE + 3
FIT = PRIZE + 3  # by the value on top
DEMAND = FIT + VALUES + 2
DENY, KEEP = DEMAND + 1, DEMAND + 2
PLAN = DEMAND + 3  # by the dice to come
BLOCK = PLAN + ROW_LENGTH
RECYCLED_GROWTH = BLOCK + ROW_LENGTH  # by how many there are, and the dice to come
STONE_GROWTH = RECYCLED_GROWTH + ROW_LENGTH * ROW_LENGTH
WOOD_GROWTH = STONE_GROWTH + ROW_LENGTH * ROW_LENGTH
CHANCE = WOOD_GROWTH + ROW_LENGTH * ROW_LENGTH  # by prize, by how many there are, and the dice to come
LENGTH = CHANCE + 4 * ROW_LENGTH * ROW_LENGTH


def weights_of(guess: Parameters) -> list[float]:
    row = [*guess.slope, *guess.prize]
    row += [1.0, *guess.fit, 0.0]
    row += [guess.demand, guess.deny, guess.keep]
    row += [PLAN_BONUS * power(guess.plan, left) for left in range(ROW_LENGTH)]
    row += [-guess.block * left for left in range(ROW_LENGTH)]
    row += [_recycled_growth(guess, n, left) for n in _COUNTS for left in range(ROW_LENGTH)]
    row += [_stone_growth(guess, n, left) for n in _COUNTS for left in range(ROW_LENGTH)]
    row += [WOOD_POINTS * guess.wood * n * left for n in _COUNTS for left in range(ROW_LENGTH)]
    chances = (guess.skyscraper, guess.geometer, guess.structural, guess.materials)
    for card, chance in zip(_PRIZES, chances, strict=True):
        row += [_prize_chance(card, n, left, chance) for n in _COUNTS for left in range(ROW_LENGTH)]
    return row


WEIGHTS: Floats = float_array(weights_of(Parameters()))
# Of somebody who counts the building as it stands: no growth, no prize before it is fulfilled.
GREEDY_WEIGHTS: Floats = float_array(
    weights_of(
        Parameters(
            plan=0.35,
            recycled=0.0,
            recycled_more=0.0,
            stone=0.0,
            wood=0.0,
            block=0.0,
            skyscraper=0.0,
            geometer=0.0,
            structural=0.0,
            materials=0.0,
            keep=0.0,
        )
    )
)
