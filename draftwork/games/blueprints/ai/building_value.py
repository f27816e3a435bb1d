"""What a building is worth while it grows: the points of the match its seat can expect from it.

A building is summed up once; a die more changes the sum a little, which is all that rating a move costs.
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

# What is known of a building: its points without the bonus; the heights, 4 bits a space; where dice and where
# wood stands, a bit for each level of each space; how many there are of each material and of each value,
# 4 bits each; and how many dice are still to be taken.
Summary = tuple[int, int, int, int, int, int, int]
LEVELS = DICE_PER_SEAT


def _adjacent(space: int, level: int) -> int:
    """The places that share a face with one, as bits."""
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
def with_die(known: Summary, kind: int, space: int) -> Summary:
    """The sum of a building with one die more."""
    points, heights, dice, woods, materials, values, left = known
    level = nibble(heights, space)
    at = LEVELS * space + level
    material = kind // VALUES
    points += WOOD_POINTS * popcount(woods & ADJACENT[at])
    if material == WOOD:
        points += WOOD_POINTS * popcount(dice & ADJACENT[at])
        woods |= 1 << at
    elif material == RECYCLED:
        had = nibble(materials, RECYCLED)
        points += RECYCLED_POINTS[had + 1] - RECYCLED_POINTS[had]
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
def without_die(known: Summary) -> Summary:
    """The sum when a die had to be removed."""
    points, heights, dice, woods, materials, values, left = known
    return points, heights, dice, woods, materials, values, left - 1


@rule
def summarize(building: int) -> Summary:
    known = (0, 0, 0, 0, 0, 0, DICE_PER_SEAT)
    for i in range(DICE_PER_SEAT):
        kind = kind_at(building, i)
        if kind == NO_DIE:
            break
        place = place_at(building, i)
        known = without_die(known) if place == REMOVED else with_die(known, kind, place - 1)
    return known


@rule
def max_nibble(packed: int) -> int:
    """The largest of numbers of 4 bits."""
    found = 0
    while packed:
        found = max(found, packed & 15)
        packed >>= 4
    return found


@rule
def expected_plan_bonus(known: Summary, tops: int, plan: int, w: Floats) -> float:
    """Building points to expect from the bonus: none once a space is too high or a die was removed."""
    heights, left = known[1], known[6]
    hope = w[PLAN + left]
    missing = 0
    for space in range(SPACES):
        height = nibble(plan, space)
        if height != HATCHED:
            more = height - nibble(heights, space)
            if more < 0:
                return 0.0
            if more > 0:
                missing += more
                hope *= w[FIT + nibble(tops, space)]
    return hope if missing == left else 0.0


@rule
def tower_values(known: Summary, tops: int, w: Floats) -> tuple[float, float]:
    """The best a tower promises: building points by stone, and the chance of the Skyscraper."""
    heights, left = known[1], known[6]
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
    """The lowest value that fits somewhere, less one: lower dice would have to be removed."""
    value = 1
    while value < VALUES and fitting_spaces(tops, value) == 0:
        value += 1
    return value - 1


@rule
def expected_building_score(known: Summary, tops: int, plan: int, stone: float, w: Floats) -> float:
    """The building score to expect."""
    points, left = known[0], known[6]
    recycled = nibble(known[4], RECYCLED) * ROW_LENGTH + left
    wood = nibble(known[4], WOOD) * ROW_LENGTH + left
    hope = points + stone + w[RECYCLED_GROWTH + recycled] + w[WOOD_GROWTH + wood]
    return hope + w[BLOCK + left] * lowest_top(tops) + expected_plan_bonus(known, tops, plan, w)


@rule
def count_nonzero(values: int) -> int:
    """How many values there are any dice of."""
    found = 0
    while values:
        found += 1 if values & 15 else 0
        values >>= 4
    return found


@rule
def geometer_chance(known: Summary, tops: int, w: Floats) -> float:
    """The chance of all six values: each die to come must be a new one, and the lowest missing must fit."""
    values, left = known[5], known[6]
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
    known: Summary, tops: int, skyscraper: float, w: Floats
) -> tuple[float, float, float, float]:
    """The chances to fulfil each prize."""
    left = known[6]
    structural = w[CHANCE + (2 * ROW_LENGTH + max_nibble(known[5])) * ROW_LENGTH + left]
    materials = w[CHANCE + (3 * ROW_LENGTH + max_nibble(known[4])) * ROW_LENGTH + left]
    return skyscraper, geometer_chance(known, tops, w), structural, materials
