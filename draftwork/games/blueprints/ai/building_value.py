"""The expected building score and prize chances of an unfinished building.

A building is summarized once. The summary is then updated for each die under consideration, which is fast.
"""

from __future__ import annotations

from draftwork.games.blueprints.ai.weights import (
    BLOCK,
    CHANCE,
    FIT,
    PLAN,
    RECYCLED_GROWTH,
    ROW_LENGTH,
    STONE_GROWTH,
    WOOD_GROWTH,
)
from draftwork.games.blueprints.constants import (
    COLUMNS,
    DICE_PER_SEAT,
    GLASS,
    HATCHED,
    RECYCLED,
    RECYCLED_POINTS,
    SPACES,
    STONE,
    STONE_POINTS,
    VALUES,
    WOOD,
    WOOD_POINTS,
)
from draftwork.games.blueprints.rules.building import NO_DIE, fitting_spaces, kind_at, nibble, place_at
from draftwork.games.blueprints.state import REMOVED
from draftwork.kernel import Floats, int_array, popcount, rule

# A summary of a building, in this order:
# - its points without the plan bonus
# - the heights, 4 bits per space
# - the positions of all dice and of wooden dice, one bit per level of each space
# - the number of dice of each material and of each value, 4 bits each
# - the number of dice still to be taken
Summary = tuple[int, int, int, int, int, int, int]
LEVELS = DICE_PER_SEAT


def _adjacent(space: int, level: int) -> int:
    """The positions that share a face with a position, as bits."""
    row, column = divmod(space, COLUMNS)
    around = [(row + 1, column, level), (row - 1, column, level), (row, 1 - column, level)]
    around += [(row, column, level + 1), (row, column, level - 1)]
    return sum(
        1 << LEVELS * (COLUMNS * r + c) + at
        for r, c, at in around
        if 0 <= COLUMNS * r < SPACES and 0 <= at < LEVELS
    )


ADJACENT = int_array([_adjacent(space, level) for space in range(SPACES) for level in range(LEVELS)])


@rule
def with_die(summary: Summary, kind: int, space: int) -> Summary:
    """The summary after a die is placed on a space."""
    points, heights, dice, woods, materials, values, left = summary
    level = nibble(heights, space)
    at = LEVELS * space + level
    material = kind // VALUES
    points += WOOD_POINTS * popcount(woods & ADJACENT[at])
    if material == WOOD:
        points += WOOD_POINTS * popcount(dice & ADJACENT[at])
        woods |= 1 << at
    elif material == RECYCLED:
        recycled = nibble(materials, RECYCLED)
        points += RECYCLED_POINTS[recycled + 1] - RECYCLED_POINTS[recycled]
    elif material == STONE:
        points += STONE_POINTS[level]
    elif material == GLASS:
        points += kind % VALUES + 1
    return (
        points,
        heights + (1 << 4 * space),
        dice | 1 << at,
        woods,
        materials + (1 << 4 * material),
        values + (1 << 4 * (kind % VALUES)),
        left - 1,
    )


@rule
def without_die(summary: Summary) -> Summary:
    """The summary after a die is removed."""
    points, heights, dice, woods, materials, values, left = summary
    return points, heights, dice, woods, materials, values, left - 1


@rule
def summarize(building: int) -> Summary:
    """The summary of a building."""
    summary = (0, 0, 0, 0, 0, 0, DICE_PER_SEAT)
    for i in range(DICE_PER_SEAT):
        kind = kind_at(building, i)
        if kind == NO_DIE:
            break
        place = place_at(building, i)
        summary = without_die(summary) if place == REMOVED else with_die(summary, kind, place - 1)
    return summary


@rule
def max_nibble(packed: int) -> int:
    """The largest of several packed 4-bit numbers."""
    found = 0
    while packed:
        found = max(found, packed & 15)
        packed >>= 4
    return found


@rule
def expected_plan_bonus(summary: Summary, tops: int, plan: int, w: Floats) -> float:
    """The expected plan bonus. It is 0 once a space is too high or a die was removed."""
    heights, left = summary[1], summary[6]
    expected = w[PLAN + left]
    missing = 0
    for space in range(SPACES):
        height = nibble(plan, space)
        if height != HATCHED:
            more = height - nibble(heights, space)
            if more < 0:
                return 0.0
            if more > 0:
                missing += more
                expected *= w[FIT + nibble(tops, space)]
    return expected if missing == left else 0.0


@rule
def stack_values(summary: Summary, tops: int, w: Floats) -> tuple[float, float]:
    """The expected points of further stone on the best stack, and the chance to fulfil the Skyscraper."""
    heights, left = summary[1], summary[6]
    stone = chance = 0.0
    for space in range(SPACES):
        top = nibble(tops, space)
        if top != HATCHED:
            at = nibble(heights, space) * ROW_LENGTH + left
            fit = w[FIT + top] if left else 1.0
            stone = max(stone, w[STONE_GROWTH + at] * fit)
            chance = max(chance, w[CHANCE + at] * fit)
    return stone, chance


@rule
def lowest_top(tops: int) -> int:
    """The lowest top value of all spaces, at most 5. Dice of lower values fit nowhere."""
    value = 1
    while value < VALUES and fitting_spaces(tops, value) == 0:
        value += 1
    return value - 1


@rule
def expected_building_score(summary: Summary, tops: int, plan: int, stone: float, w: Floats) -> float:
    """The expected building score, given the expected points of further stone from `stack_values`."""
    points, left = summary[0], summary[6]
    recycled = nibble(summary[4], RECYCLED) * ROW_LENGTH + left
    wood = nibble(summary[4], WOOD) * ROW_LENGTH + left
    expected = points + stone + w[RECYCLED_GROWTH + recycled] + w[WOOD_GROWTH + wood]
    return expected + w[BLOCK + left] * lowest_top(tops) + expected_plan_bonus(summary, tops, plan, w)


@rule
def count_nonzero(values: int) -> int:
    """The number of packed 4-bit numbers that are not 0."""
    found = 0
    while values:
        found += 1 if values & 15 else 0
        values >>= 4
    return found


@rule
def geometer_chance(summary: Summary, tops: int, w: Floats) -> float:
    """The chance of six different values. It is 0 without enough dice to come or room for the next value."""
    values, left = summary[5], summary[6]
    seen = count_nonzero(values)
    if seen + left < VALUES:
        return 0.0
    value = 1
    while value < VALUES and values & 15:
        values >>= 4
        value += 1
    if left and fitting_spaces(tops, value) == 0:
        return 0.0
    return w[CHANCE + (ROW_LENGTH + seen) * ROW_LENGTH + left]


@rule
def fulfilment_chances(
    summary: Summary, tops: int, skyscraper: float, w: Floats
) -> tuple[float, float, float, float]:
    """The chances to fulfil each of the four prizes. `skyscraper` comes from `stack_values`."""
    left = summary[6]
    structural = w[CHANCE + (2 * ROW_LENGTH + max_nibble(summary[5])) * ROW_LENGTH + left]
    materials = w[CHANCE + (3 * ROW_LENGTH + max_nibble(summary[4])) * ROW_LENGTH + left]
    return skyscraper, geometer_chance(summary, tops, w), structural, materials
