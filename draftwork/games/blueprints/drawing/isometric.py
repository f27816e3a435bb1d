"""A building in isometric projection. Its site is the 3 x 2 grid of spaces on the ground."""

from __future__ import annotations

from math import sqrt
from xml.etree.ElementTree import Element

from draftwork.games.blueprints.constants import COLUMNS, HATCH_MARK, ROWS
from draftwork.games.blueprints.drawing.sheet import (
    CENTRED,
    EDGE_COLOURS,
    FACE_SIZE,
    LINE,
    PIP_COLOURS,
    Box,
    short_name,
)
from draftwork.games.blueprints.notation.names import COLUMN_LETTERS
from draftwork.games.blueprints.ui.view import Building, Plan
from draftwork.games.drawing.sheet import Look, Sheet, add

ACROSS, DOWN = sqrt(3) / 2, 0.5  # the projection of an edge of length 1
SITE_HEIGHT = (ROWS + COLUMNS) * DOWN  # height of the empty site
CUBE_SIZE = 2 * FACE_SIZE  # side of the square around a cube
MIN_LEVELS = 3
PLANNED = ("#6ea3e6", "#2f6bb5", "#123a70")  # top, left and right face of a missing die


def draw_building(
    sheet: Sheet,
    parent: Element,
    building: Building,
    box: Box,
    small: bool = False,
) -> None:
    """Draw a building at the bottom of a box. A small one has no labels and no outlines of missing dice."""
    if building.plan is None or building.stacks is None:
        return
    levels = max(MIN_LEVELS, *map(len, building.stacks))
    edge = min(box.width / (ROWS + COLUMNS) / ACROSS, box.height / (SITE_HEIGHT + levels))
    left = box.x + (box.width - (ROWS + COLUMNS) * ACROSS * edge) / 2
    x, y = left + ROWS * ACROSS * edge, box.y + box.height - SITE_HEIGHT * edge
    # The unit of the group is one edge. Its origin is the back corner of the site.
    group = add(parent, "g", transform=f"translate({x:.1f} {y:.1f}) scale({edge:.2f})")
    _site(sheet, group, building.plan)
    if not small:
        _labels(sheet, group)
    # Spaces further back are drawn first.
    for space in sorted(range(ROWS * COLUMNS), key=lambda space: sum(divmod(space, COLUMNS))):
        row, column = divmod(space, COLUMNS)
        stack = building.stacks[space]
        for level, name in enumerate(stack):
            _standing_die(sheet, group, name, *_project(row, column, level + 1))
        mark = building.plan.rows[row][column]
        planned = 0 if small or mark == HATCH_MARK else int(mark)
        for level in range(len(stack), planned):
            _planned_die(group, *_project(row, column, level + 1))


def _project(row: float, column: float, level: float = 0) -> tuple[float, float]:
    """The projection of a point of the site, or of a point above it."""
    return (column - row) * ACROSS, (column + row) * DOWN - level


def _path(*corners: tuple[float, float]) -> str:
    return "M" + "L".join(f"{x:.3g} {y:.3g}" for x, y in corners) + "Z"


def _site(sheet: Sheet, group: Element, plan: Plan) -> None:
    for row in range(ROWS):
        for column in range(COLUMNS):
            around = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
            path = _path(*(_project(*corner) for corner in around))
            hatched = plan.rows[row][column] == HATCH_MARK
            add(group, "path", d=path, fill="#9cc3f2", fill_opacity=0.12 if hatched else 0.28)
            if hatched:
                _hatching(sheet, group, *_project(row, column))
            add(group, "path", d=path, fill="none", stroke=LINE, stroke_width=0.025)


def _labels(sheet: Sheet, group: Element) -> None:
    for column, letter in enumerate(COLUMN_LETTERS):
        x, y = _project(ROWS + 0.3, column + 0.5)
        sheet.write(group, x, y + 0.1, letter, 0.3, fill=LINE, **CENTRED)
    for row in range(ROWS):
        x, y = _project(row + 0.5, COLUMNS + 0.3)
        sheet.write(group, x, y + 0.1, str(row + 1), 0.3, fill=LINE, **CENTRED)


def _hatching(sheet: Sheet, group: Element, x: float, y: float) -> None:
    # The pattern has larger units, so a group scales it and projects it onto the site.
    scale = 1 / FACE_SIZE
    matrix = (ACROSS * scale, DOWN * scale, -ACROSS * scale, DOWN * scale, x, y)
    flat = add(group, "g", transform=f"matrix({' '.join(f'{n:.4f}' for n in matrix)})")
    add(flat, "rect", width=FACE_SIZE, height=FACE_SIZE, fill=sheet.fill("hatching"), opacity=0.6)


def _planned_die(group: Element, x: float, y: float) -> None:
    """The outline of a die that the plan still needs. (x, y) is the back corner of its top face."""
    left, right, front = (x - ACROSS, y + DOWN), (x + ACROSS, y + DOWN), (x, y + 2 * DOWN)
    low_left, low_right, foot = (left[0], left[1] + 1), (right[0], right[1] + 1), (front[0], front[1] + 1)
    faces = [
        _path((x, y), right, front, left),
        _path(left, front, foot, low_left),
        _path(front, right, low_right, foot),
    ]
    planned = add(group, "g", stroke=LINE, stroke_width=0.03, stroke_dasharray="0.1 0.07", data_planned="1")
    # Three translucent tints make it look solid without covering the dice behind it.
    for path, tint in zip(faces, PLANNED, strict=True):
        add(planned, "path", d=path, fill=tint, fill_opacity=0.4)


def _standing_die(sheet: Sheet, group: Element, name: str, x: float, y: float) -> None:
    symbol = sheet.compose(f"standing-{name}", CUBE_SIZE)
    if symbol is not None:
        _compose_standing_die(sheet, symbol, name)
    use = sheet.use(group, f"standing-{name}", x, y + 1, CUBE_SIZE / FACE_SIZE)
    use.set("data-die", name)


def _compose_standing_die(sheet: Sheet, symbol: Element, name: str) -> None:
    """Draw the faces of a die: pips on the top and right face, and its name on the left face."""
    letter, value = name[0], name[1]
    wide, ink = ACROSS * FACE_SIZE, PIP_COLOURS[letter]
    faces = {
        "top": (ACROSS, DOWN, -ACROSS, DOWN, FACE_SIZE, 0),
        "left": (ACROSS, DOWN, 0, 1, FACE_SIZE - wide, FACE_SIZE / 2),
        "right": (ACROSS, -DOWN, 0, 1, FACE_SIZE, FACE_SIZE),
    }
    shades = {"top": 0, "left": 0.1, "right": 0.24}
    for side, matrix in faces.items():
        face = add(symbol, "g", transform=f"matrix({' '.join(f'{n:.4g}' for n in matrix)})")
        sheet.use(face, f"face-{letter}", FACE_SIZE / 2, FACE_SIZE / 2, FACE_SIZE)
        add(face, "rect", width=FACE_SIZE, height=FACE_SIZE, fill_opacity=shades[side])
        if side == "left":
            sheet.write(face, FACE_SIZE / 2, 28, short_name(sheet, name), 22, fill=ink, **CENTRED)
        else:
            sheet.use(face, f"pips-{value}", FACE_SIZE / 2, FACE_SIZE / 2, 35).set("color", ink)
        edge: Look = {"stroke": EDGE_COLOURS[letter], "stroke_width": 1.6, "stroke_linejoin": "round"}
        add(face, "rect", width=FACE_SIZE, height=FACE_SIZE, fill="none", **edge)
