"""A building as it stands: dice as solids on the site, in isometric projection."""

from __future__ import annotations

from math import sqrt
from xml.etree.ElementTree import Element

from draftwork.games.blueprints.constants import COLUMNS, HATCH_MARK, ROWS
from draftwork.games.blueprints.drawing.sheet import (
    CENTRED,
    EDGE_COLOURS,
    FACE,
    LINE,
    PIP_COLOURS,
    short_name,
)
from draftwork.games.blueprints.notation.names import COLUMN_LETTERS
from draftwork.games.blueprints.ui.view import Building, Plan
from draftwork.games.drawing.sheet import Look, Sheet, add

ACROSS, DOWN = sqrt(3) / 2, 0.5  # how far one edge of a cube goes, for an edge of length 1
SITE_HEIGHT = (ROWS + COLUMNS) * DOWN  # how tall the empty site is
CUBE = 2 * FACE  # a cube fits into a square of this size
MIN_LEVELS = 3
PLANNED = ("#6ea3e6", "#2f6bb5", "#123a70")  # top, left and right of a die not built yet


def draw_building(
    sheet: Sheet,
    parent: Element,
    building: Building,
    x: float,
    y: float,
    width: float,
    height: float,
    small: bool = False,
) -> None:
    """The building in this rectangle, standing on its lower edge; a small one without what is missing."""
    if building.plan is None or building.stacks is None:
        return
    levels = max(MIN_LEVELS, *map(len, building.stacks))
    edge = min(width / (ROWS + COLUMNS) / ACROSS, height / (SITE_HEIGHT + levels))
    left = x + (width - (ROWS + COLUMNS) * ACROSS * edge) / 2
    move = f"translate({left + ROWS * ACROSS * edge:.1f} {y + height - SITE_HEIGHT * edge:.1f}) scale({edge:.2f})"
    group = add(parent, "g", transform=move)  # one unit is an edge; (0, 0) the corner at the back
    _site(sheet, group, building.plan)
    if not small:
        _labels(sheet, group)
    # What stands further back is drawn first.
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
    """Where a point of the site is drawn."""
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
    # The pattern is made for larger units: it gets a group of its own, which also lays it flat.
    scale = 1 / FACE
    matrix = (ACROSS * scale, DOWN * scale, -ACROSS * scale, DOWN * scale, x, y)
    flat = add(group, "g", transform=f"matrix({' '.join(f'{n:.4f}' for n in matrix)})")
    add(flat, "rect", width=FACE, height=FACE, fill=sheet.fill("hatching"), opacity=0.6)


def _planned_die(group: Element, x: float, y: float) -> None:
    """A die that the plan wants and that is not built yet; (x, y) is the corner at the back of its top."""
    left, right, front = (x - ACROSS, y + DOWN), (x + ACROSS, y + DOWN), (x, y + 2 * DOWN)
    low_left, low_right, foot = (left[0], left[1] + 1), (right[0], right[1] + 1), (front[0], front[1] + 1)
    faces = [
        _path((x, y), right, front, left),
        _path(left, front, foot, low_left),
        _path(front, right, low_right, foot),
    ]
    planned = add(group, "g", stroke=LINE, stroke_width=0.03, stroke_dasharray="0.1 0.07", data_planned="1")
    # Three tints let it read as a solid, and show through what stands behind.
    for path, tint in zip(faces, PLANNED, strict=True):
        add(planned, "path", d=path, fill=tint, fill_opacity=0.4)


def _standing_die(sheet: Sheet, group: Element, name: str, x: float, y: float) -> None:
    symbol = sheet.compose(f"standing-{name}", CUBE)
    if symbol is not None:
        _compose(sheet, symbol, name)
    use = sheet.use(group, f"standing-{name}", x, y + 1, CUBE / FACE)
    use.set("data-die", name)


def _compose(sheet: Sheet, symbol: Element, name: str) -> None:
    """Pips on top and on the right, the name on the left, so that covered dice can be read too."""
    letter, value = name[0], name[1]
    wide, ink = ACROSS * FACE, PIP_COLOURS[letter]
    faces = {
        "top": (ACROSS, DOWN, -ACROSS, DOWN, FACE, 0),
        "left": (ACROSS, DOWN, 0, 1, FACE - wide, FACE / 2),
        "right": (ACROSS, -DOWN, 0, 1, FACE, FACE),
    }
    shades = {"top": 0, "left": 0.1, "right": 0.24}
    for side, matrix in faces.items():
        face = add(symbol, "g", transform=f"matrix({' '.join(f'{n:.4g}' for n in matrix)})")
        sheet.use(face, f"face-{letter}", FACE / 2, FACE / 2, FACE)
        add(face, "rect", width=FACE, height=FACE, fill_opacity=shades[side])
        if side == "left":
            sheet.write(face, FACE / 2, 28, short_name(sheet, name), 22, fill=ink, **CENTRED)
        else:
            sheet.use(face, f"pips-{value}", FACE / 2, FACE / 2, 35).set("color", ink)
        edge: Look = {"stroke": EDGE_COLOURS[letter], "stroke_width": 1.6, "stroke_linejoin": "round"}
        add(face, "rect", width=FACE, height=FACE, fill="none", **edge)
