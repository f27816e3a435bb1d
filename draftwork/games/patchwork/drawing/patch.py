"""A patch as a piece of sewn fabric."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add
from draftwork.games.patchwork.components import STANDARD, Cell
from draftwork.games.patchwork.drawing.sheet import CELL, INK

Corner = tuple[int, int]  # column and row of a grid line


def _edges(cells: Collection[Cell]) -> dict[Corner, Corner]:
    """The edges of the border, from corner to corner. The cells lie to the right of each edge."""
    sides = [
        side
        for r, c in cells
        for side in (
            ((r - 1, c), (c, r), (c + 1, r)),
            ((r, c + 1), (c + 1, r), (c + 1, r + 1)),
            ((r + 1, c), (c + 1, r + 1), (c, r + 1)),
            ((r, c - 1), (c, r + 1), (c, r)),
        )
    ]
    return {start: end for beside, start, end in sides if beside not in cells}


def _loops(cells: Collection[Cell]) -> Iterator[list[Corner]]:
    edges = _edges(cells)
    while edges:
        corner, end = edges.popitem()
        loop = [corner, end]
        while loop[-1] in edges:
            loop.append(edges.pop(loop[-1]))
        yield loop[:-1]


def outline(cells: Collection[Cell], inset: float = 0) -> str:
    """The border of the cells as an SVG path, moved inwards by `inset`."""
    path = ""
    for loop in _loops(cells):
        letter = "M"
        for before, corner, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]]):
            one, two = _inward_normal(before, corner), _inward_normal(corner, after)
            if one != two:  # otherwise the border continues straight
                x = corner[0] * CELL + inset * (one[0] + two[0])
                y = corner[1] * CELL + inset * (one[1] + two[1])
                path += f"{letter}{x:g} {y:g}"
                letter = "L"
        path += "Z"
    return path


def _inward_normal(start: Corner, end: Corner) -> tuple[int, int]:
    return start[1] - end[1], end[0] - start[0]


def draw_patch(
    sheet: Sheet, parent: Element, patch: int, cells: Sequence[Cell], numbered: bool = True
) -> Element:
    """Draw a patch on cells of 40 × 40 units, with its number and its buttons."""
    printed = STANDARD.patches[patch]
    group = add(parent, "g", data_patch=str(patch))
    title = {"patch": patch, "cost": printed.cost, "time": printed.time, "income": printed.income}
    add(group, "title", sheet.text("patchwork-patch", **title))
    edge: Look = {"stroke": INK, "stroke_width": 2.4, "stroke_linejoin": "round"}
    add(group, "path", d=outline(cells), fill=sheet.fill(f"fabric-{patch}"), **edge)
    # Light stitches with a shadow are visible on every fabric.
    for colour, width, opacity in (("#2a211c", 3.2, 0.6), ("#fffdf5", 1.7, 1)):
        seam: Look = {
            "stroke": colour,
            "stroke_width": width,
            "stroke_opacity": opacity,
            "stroke_dasharray": "5 5",
        }
        add(group, "path", d=outline(cells, 4.5), fill="none", stroke_linecap="round", **seam)
    for row, column in sorted(cells)[-printed.income :] if printed.income else []:
        sheet.use(group, "button", (column + 0.5) * CELL, (row + 0.5) * CELL, 21)
    if numbered:
        _tag(sheet, group, str(patch), min(cells))
    return group


def _tag(sheet: Sheet, group: Element, number: str, cell: Cell) -> None:
    x, y = (cell[1] + 0.5) * CELL, (cell[0] + 0.5) * CELL
    add(group, "rect", x=x - 11, y=y - 8.5, width=22, height=17, rx=4, fill="#fffdf5", stroke=INK)
    sheet.write(group, x, y + 4.8, number, 13.5, text_anchor="middle", font_weight="bold")
