"""A building as one integer, and its score.

Each die takes one byte, in the order taken: kind + 1 in bits 0 to 4, and its place in bits 5 to 7. The place
is REMOVED, BEHIND_SCREEN or the space + 1. Heights and top values of a building are integers with 4 bits per
space.
"""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    COLUMNS,
    DICE_PER_SEAT,
    GLASS,
    HATCHED,
    MATERIALS,
    PLAN_BONUS,
    RECYCLED,
    RECYCLED_POINTS,
    SPACES,
    STONE,
    STONE_POINTS,
    VALUES,
    WOOD,
    WOOD_POINTS,
)
from draftwork.games.blueprints.state import BEHIND_SCREEN, REMOVED
from draftwork.kernel import rule

BYTE = 8
KIND_BITS = 5
NO_DIE = -1
ALL_HEIGHTS = (1 << 4 * SPACES) - 1
ONES = ALL_HEIGHTS // 15  # the number 1 in the 4 bits of each space
EIGHTS = 8 * ONES  # the highest of the 4 bits of each space


@rule
def kind_at(building: int, i: int) -> int:
    """The kind of the i-th die, or NO_DIE."""
    return (building >> BYTE * i & 31) - 1


@rule
def place_at(building: int, i: int) -> int:
    """The place of the i-th die."""
    return building >> (BYTE * i + KIND_BITS) & 7


@rule
def is_standing(building: int, i: int) -> bool:
    """Whether the i-th die was taken and not removed."""
    return kind_at(building, i) != NO_DIE and place_at(building, i) != REMOVED


@rule
def place_die(building: int, i: int, kind: int, place: int) -> int:
    """The building with a die added as the i-th one."""
    return building | (kind + 1 | place << KIND_BITS) << BYTE * i


@rule
def nibble(packed: int, i: int) -> int:
    """The i-th of several packed 4-bit numbers."""
    return packed >> 4 * i & 15


@rule
def initial_tops(heights: int) -> int:
    """The top values before the first die: HATCHED for hatched spaces, 0 for the others."""
    tops = 0
    for space in range(SPACES):
        if nibble(heights, space) == HATCHED:
            tops |= HATCHED << 4 * space
    return tops


@rule
def set_nibble(packed: int, i: int, value: int) -> int:
    """The packed 4-bit numbers with the i-th one replaced."""
    return packed & ~(15 << 4 * i) | value << 4 * i


@rule
def fitting_spaces(tops: int, value: int) -> int:
    """The spaces where a die of this value may be placed (BP-7), as bits for `space_of`.

    Each space has 4 bits, which get 8 + value - top. The highest bit is set if top <= value.
    """
    return (EIGHTS + ONES * value - tops) & EIGHTS


@rule
def space_of(bit: int) -> int:
    """The space of a bit number in the result of `fitting_spaces`."""
    return bit >> 2


@rule
def tops_of(building: int, heights: int) -> int:
    """The top values of a building. No die may be BEHIND_SCREEN."""
    tops = initial_tops(heights)
    for i in range(DICE_PER_SEAT):
        if is_standing(building, i):
            tops = set_nibble(tops, place_at(building, i) - 1, kind_at(building, i) % VALUES + 1)
    return tops


@rule
def heights_of(building: int) -> int:
    """The number of dice on each space, 4 bits per space."""
    heights = 0
    for i in range(DICE_PER_SEAT):
        if is_standing(building, i):
            heights += 1 << 4 * (place_at(building, i) - 1)
    return heights


@rule
def level_of(building: int, i: int) -> int:
    """The level of the i-th die, counted from 0: the number of dice below it."""
    below = 0
    for j in range(i):
        if is_standing(building, j) and place_at(building, j) == place_at(building, i):
            below += 1
    return below


@rule
def count_touching(building: int, i: int) -> int:
    """The number of dice that share a whole face with the i-th die (BP-12)."""
    heights = heights_of(building)
    space = place_at(building, i) - 1
    level = level_of(building, i)
    found = 0
    if level > 0:
        found += 1
    if nibble(heights, space) > level + 1:
        found += 1
    if nibble(heights, space ^ 1) > level:
        found += 1
    if space >= COLUMNS and nibble(heights, space - COLUMNS) > level:
        found += 1
    if space < SPACES - COLUMNS and nibble(heights, space + COLUMNS) > level:
        found += 1
    return found


@rule
def die_points(building: int, i: int) -> int:
    """The points of the i-th die (BP-12). They are 0 for recycled dice, which score together."""
    kind = kind_at(building, i)
    material = kind // VALUES
    if material == WOOD:
        return WOOD_POINTS * count_touching(building, i)
    if material == STONE:
        return STONE_POINTS[level_of(building, i)]
    if material == GLASS:
        return kind % VALUES + 1
    return 0


@rule
def count_material(building: int, material: int) -> int:
    """The number of dice of a material, without removed ones (BP-15)."""
    found = 0
    for i in range(DICE_PER_SEAT):
        if is_standing(building, i) and kind_at(building, i) // VALUES == material:
            found += 1
    return found


@rule
def material_points(building: int, material: int) -> int:
    """The points of all dice of a material (BP-12)."""
    if material == RECYCLED:
        return RECYCLED_POINTS[count_material(building, RECYCLED)]
    points = 0
    for i in range(DICE_PER_SEAT):
        if is_standing(building, i) and kind_at(building, i) // VALUES == material:
            points += die_points(building, i)
    return points


@rule
def plan_bonus(building: int, heights: int) -> int:
    """The bonus if every space has exactly the height of the plan, else 0 (BP-11)."""
    reached = heights_of(building)
    for space in range(SPACES):
        if nibble(reached, space) != nibble(heights, space) % HATCHED:
            return 0
    return PLAN_BONUS


@rule
def building_score(building: int, heights: int) -> int:
    """The building score, with the plan bonus (BP-11, BP-12)."""
    points = plan_bonus(building, heights)
    for material in range(MATERIALS):
        points += material_points(building, material)
    return points


@rule
def redact_building(building: int) -> int:
    """The building as other seats see it: without the places of the dice (BP-10)."""
    for i in range(DICE_PER_SEAT):
        if is_standing(building, i):
            building |= BEHIND_SCREEN << (BYTE * i + KIND_BITS)
    return building
