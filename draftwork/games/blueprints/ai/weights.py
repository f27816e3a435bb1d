"""Hand-written weights of the bots, and the tables computed from them.

The expected points of a building are slope * (expected building score) + prize * (sum of the prize chances).
All tables are in one flat array. Functions receive it as an argument, so that a tuner can pass another one.
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

ROW_LENGTH = DICE_PER_SEAT + 1  # columns of a table: the number of dice still to be taken


@dataclass(frozen=True)
class Parameters:
    """Assumptions about the growth of a building."""

    slope: tuple[float, float, float] = (0.08, 0.08, 0.08)  # points per building point, for 2 to 4 players
    prize: tuple[float, float, float] = (1.4, 1.4, 1.4)  # points per fulfilled prize; others may win it
    plan: float = 0.35  # chance per missing die to get one that fits the plan
    # Chance that the pool has a die of at least this value, for the values 1 to 6.
    fit: tuple[float, ...] = (1.0, 0.99999, 0.99912, 0.98816, 0.92535, 0.68866)
    recycled: float = 0.2  # share of recycled dice among the dice to come
    recycled_more: float = 0.04  # added per recycled die in the building
    stone: float = 0.22  # share of the dice to come that are stone on the highest stack
    wood: float = 0.45  # share of the dice to come that touch a given wooden die
    block: float = 0.22  # building points lost per die to come and per unit of the lowest top value
    skyscraper: float = 0.45  # chance per die to come that it helps with the prize; the next three likewise
    geometer: float = 0.28
    structural: float = 0.27
    materials: float = 0.18
    demand: float = 0.2  # points per die of the first material in demand
    deny: float = 1.07  # share of the opponent's loss that counts for a discard
    keep: float = 0.25  # share of the own loss that counts against a discard


def power(base: float, times: int) -> float:
    """The power by repeated multiplication, which gives the same result on every machine."""
    product = 1.0
    for _ in range(times):
        product *= base
    return product


def binomial_tail(need: int, left: int, chance: float) -> float:
    """The probability of at least `need` successes in `left` trials."""
    total = 0.0
    for k in range(max(need, 0), left + 1):
        total += comb(left, k) * power(chance, k) * power(1 - chance, left - k)
    return total


def _interpolate(points: list[int], at: float) -> float:
    """The points for a fractional number of dice, by linear interpolation."""
    low = min(int(at), DICE_PER_SEAT - 1)
    return points[low] + (points[low + 1] - points[low]) * (min(at, DICE_PER_SEAT) - low)


def _recycled_growth(parameters: Parameters, have: int, left: int) -> float:
    points = [int(p) for p in RECYCLED_POINTS]
    share = parameters.recycled + parameters.recycled_more * have
    return _interpolate(points, have + min(left * share, left)) - points[have]


def _stone_growth(parameters: Parameters, height: int, left: int) -> float:
    return parameters.stone * sum(int(STONE_POINTS[min(height + j, DICE_PER_SEAT - 1)]) for j in range(left))


def _prize_chance(card: int, have: int, left: int, chance: float) -> float:
    return binomial_tail(int(PRIZE_MINIMUM[card]) - have, left, chance)


_PRIZES = range(SKYSCRAPER, SKYSCRAPER + 4)
_COUNTS = range(DICE_PER_SEAT + 1)
# Offsets of the tables in the array.
SLOPE = 0  # by number of players - 2
PRIZE = SLOPE + 3
FIT = PRIZE + 3  # by top value
DEMAND = FIT + VALUES + 2
DENY, KEEP = DEMAND + 1, DEMAND + 2
PLAN = DEMAND + 3  # by dice to come
BLOCK = PLAN + ROW_LENGTH
RECYCLED_GROWTH = BLOCK + ROW_LENGTH  # by number of dice of the material, then by dice to come
STONE_GROWTH = RECYCLED_GROWTH + ROW_LENGTH * ROW_LENGTH
WOOD_GROWTH = STONE_GROWTH + ROW_LENGTH * ROW_LENGTH
CHANCE = WOOD_GROWTH + ROW_LENGTH * ROW_LENGTH  # by prize, by progress, then by dice to come


def weights_of(parameters: Parameters) -> list[float]:
    """The flat array of all tables for some parameters."""
    weights = [*parameters.slope, *parameters.prize]
    weights += [1.0, *parameters.fit, 0.0]
    weights += [parameters.demand, parameters.deny, parameters.keep]
    weights += [PLAN_BONUS * power(parameters.plan, left) for left in range(ROW_LENGTH)]
    weights += [-parameters.block * left for left in range(ROW_LENGTH)]
    weights += [_recycled_growth(parameters, n, left) for n in _COUNTS for left in range(ROW_LENGTH)]
    weights += [_stone_growth(parameters, n, left) for n in _COUNTS for left in range(ROW_LENGTH)]
    weights += [WOOD_POINTS * parameters.wood * n * left for n in _COUNTS for left in range(ROW_LENGTH)]
    chances = (parameters.skyscraper, parameters.geometer, parameters.structural, parameters.materials)
    for card, chance in zip(_PRIZES, chances, strict=True):
        weights += [_prize_chance(card, n, left, chance) for n in _COUNTS for left in range(ROW_LENGTH)]
    return weights


WEIGHTS: Floats = float_array(weights_of(Parameters()))
# The greedy bot counts the building as it stands: no growth, and no prize before it is fulfilled.
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
