"""The points of a building with their reasons."""

from __future__ import annotations

from draftwork.games.blueprints.constants import DICE_PER_SEAT, LETTERS, MATERIALS, RECYCLED, VALUES
from draftwork.games.blueprints.notation.names import Cell, cell_of, write_die
from draftwork.games.blueprints.rules.building import (
    count_material,
    count_touching,
    die_points,
    is_standing,
    kind_at,
    level_of,
    material_points,
    place_at,
    plan_bonus,
)
from draftwork.games.contract import Point
from draftwork.i18n import Message, MessageValue


def building_points(building: int, heights: int) -> list[Point]:
    """The parts of a building score with their reasons (BP-11, BP-12). They are not victory points."""
    found: list[Point] = []
    for i in range(DICE_PER_SEAT):
        if is_standing(building, i) and kind_at(building, i) // VALUES != RECYCLED:
            args: dict[str, MessageValue] = {
                "die": write_die(kind_at(building, i)),
                "level": int(level_of(building, i)) + 1,
                "n": int(count_touching(building, i)),
            }
            reason = Message(f"blueprints-building-{LETTERS[kind_at(building, i) // VALUES]}", args)
            cells = (cell_of(place_at(building, i) - 1),)
            found.append(Point("BP-12", int(die_points(building, i)), reason, cells))
    recycled = count_material(building, RECYCLED)
    if recycled:
        reason = Message("blueprints-building-R", {"n": int(recycled)})
        found.append(
            Point(
                "BP-12",
                int(material_points(building, RECYCLED)),
                reason,
                cells_of_material(building, RECYCLED),
            )
        )
    if plan_bonus(building, heights):
        found.append(Point("BP-11", int(plan_bonus(building, heights)), Message("blueprints-building-bonus")))
    return found


def cells_of_material(building: int, material: int) -> tuple[Cell, ...]:
    """The spaces with a die of this material."""
    spaces = {
        place_at(building, i) - 1
        for i in range(DICE_PER_SEAT)
        if is_standing(building, i) and kind_at(building, i) // VALUES == material
    }
    return tuple(cell_of(space) for space in sorted(spaces))


def score_parts(building: int, heights: int) -> dict[str, MessageValue]:
    """The points of a building by material letter, and the bonus."""
    parts: dict[str, MessageValue] = {
        LETTERS[material]: int(material_points(building, material)) for material in range(MATERIALS)
    }
    return {"bonus": int(plan_bonus(building, heights)), **parts}
