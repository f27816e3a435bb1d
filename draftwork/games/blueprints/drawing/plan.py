"""A plan from above: the height or hatching of each space, and its dice from the ground up."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from draftwork.games.blueprints.constants import COLUMNS, HATCH_MARK, ROWS
from draftwork.games.blueprints.drawing.sheet import CENTRED, LINE, draw_die, titled_group
from draftwork.games.blueprints.notation.names import COLUMN_LETTERS, write_cell
from draftwork.games.blueprints.ui.view import Building
from draftwork.games.drawing.sheet import Look, Sheet, add

SPACE_WIDTH, SPACE_HEIGHT = 128, 98  # size of a space in the large plan
DIE_SIZE = 50
SMALL_SPACE_WIDTH, SMALL_SPACE_HEIGHT = 62, 40  # size of a space in the small plan
DICE_PER_LINE = 3  # dice per line in the small plan


def draw_plan(sheet: Sheet, parent: Element, building: Building, x: float, y: float) -> None:
    """Draw a plan with heights and dice."""
    if building.plan is None or building.stacks is None:
        return
    for column, letter in enumerate(COLUMN_LETTERS):
        sheet.write(parent, x + (column + 0.5) * SPACE_WIDTH, y - 8, letter, 17, fill=LINE, **CENTRED)
    for row, marks in enumerate(building.plan.rows):
        sheet.write(
            parent, x - 14, y + (row + 0.5) * SPACE_HEIGHT + 6, str(row + 1), 17, fill=LINE, **CENTRED
        )
        for column, mark in enumerate(marks):
            stack = building.stacks[row * COLUMNS + column]
            _space(
                sheet,
                parent,
                row * COLUMNS + column,
                mark,
                stack,
                (x + column * SPACE_WIDTH, y + row * SPACE_HEIGHT),
            )
    frame: Look = {"fill": "none", "stroke": LINE, "stroke_width": 3.5}
    add(parent, "rect", x=x, y=y, width=SPACE_WIDTH * COLUMNS, height=SPACE_HEIGHT * ROWS, **frame)


def _space(
    sheet: Sheet, parent: Element, space: int, mark: str, stack: list[str], at: tuple[float, float]
) -> None:
    x, y = at
    cell = write_cell(space)
    name = "space-hatched" if mark == HATCH_MARK else "space-height"
    group = titled_group(parent, sheet.say(name, cell=cell, height=mark), data_space=cell)
    fill = sheet.fill("hatching") if mark == HATCH_MARK else "#9cc3f2"
    opacity = 0.55 if mark == HATCH_MARK else 0.16
    add(
        group,
        "rect",
        x=x,
        y=y,
        width=SPACE_WIDTH,
        height=SPACE_HEIGHT,
        fill=fill,
        fill_opacity=opacity,
        stroke=LINE,
    )
    if mark == HATCH_MARK:
        return
    done = len(stack) == int(mark)
    sheet.write(
        group, x + 9, y + 27, f"{len(stack)}/{mark}", 20, fill="#ffe27a" if done else LINE, font_weight="bold"
    )
    if done:
        add(
            group, "path", d=f"M{x + 12} {y + 44}l6 7l11 -14", fill="none", stroke="#ffe27a", stroke_width=3.5
        )
    if stack:
        draw_die(sheet, group, stack[-1], x + SPACE_WIDTH - 36, y + 35, DIE_SIZE)
    small = 15.5 if len(stack) < 5 else 12.6
    sheet.write(
        group, x + SPACE_WIDTH / 2, y + SPACE_HEIGHT - 11, " ".join(stack), small, fill="#fff", **CENTRED
    )


def draw_small_plan(sheet: Sheet, parent: Element, building: Building, x: float, y: float) -> None:
    """Draw a plan with the names of the dice only."""
    if building.plan is None or building.stacks is None:
        return
    for space, stack in enumerate(building.stacks):
        row, column = divmod(space, COLUMNS)
        left, top = x + column * SMALL_SPACE_WIDTH, y + row * SMALL_SPACE_HEIGHT
        hatched = building.plan.rows[row][column] == HATCH_MARK
        fill = sheet.fill("hatching") if hatched else "#9cc3f2"
        size = {"width": SMALL_SPACE_WIDTH, "height": SMALL_SPACE_HEIGHT}
        add(
            parent,
            "rect",
            x=left,
            y=top,
            fill=fill,
            fill_opacity=0.5 if hatched else 0.16,
            stroke=LINE,
            **size,
        )
        lines = [stack[i : i + DICE_PER_LINE] for i in range(0, len(stack), DICE_PER_LINE)]
        for i, names in enumerate(lines):
            low = top + SMALL_SPACE_HEIGHT / 2 + 4 + 13 * (i - (len(lines) - 1) / 2)
            sheet.write(
                parent, left + SMALL_SPACE_WIDTH / 2, low, " ".join(names), 11.5, fill="#fff", **CENTRED
            )
