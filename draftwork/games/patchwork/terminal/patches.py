"""Patches as styled text."""

from __future__ import annotations

from functools import cache

from draftwork.games.drawing.terminal import Line, Piece, brightness, on
from draftwork.games.patchwork.components import Cell
from draftwork.games.patchwork.constants import LEATHER
from draftwork.games.patchwork.drawing.sheet import STYLE


@cache
def patch_colour(patch: int) -> str:
    """The first colour in the fabric of a patch that is not nearly white."""
    if patch == LEATHER:
        return "#8c5a34"
    ground, *motif = (
        node.get(key, "")
        for node in STYLE.art()[f"fabric-{patch}"].iter()
        for key in ("fill", "stroke")
        if node.get(key)
    )
    return next(colour for colour in (ground, *motif) if colour.startswith("#") and brightness(colour) < 0.85)


def patch_style(patch: int) -> str:
    """The text style of a patch."""
    return on(patch_colour(patch))


def mosaic(patches: dict[Cell, int], height: int, width: int, ground: str = " ·") -> list[Line]:
    """Lines of cells with the number of their patch, or `ground` without one.

    A vertical line separates neighbours in a row that do not belong to the same patch.
    """
    return [
        [_cell(patches, (row, column), width, ground) for column in range(width + 1)] for row in range(height)
    ]


def _cell(patches: dict[Cell, int], cell: Cell, width: int, ground: str) -> Piece:
    row, column = cell
    patch, left = patches.get(cell), patches.get((row, column - 1))
    framed = ground.strip() and column in (0, width)
    seam = "│" if patch != left or framed else " "
    if column == width:
        return (seam, "dim")
    if patch is None:
        return (seam + ground, "dim")
    return (seam + ("▒▒" if patch == LEATHER else f"{patch:>2}"), patch_style(patch))


def half_blocks(cells: frozenset[Cell]) -> list[Line]:
    """A shape in half blocks: one character per column, one line per two rows."""
    height, width = (max(cell[i] for cell in cells) + 1 for i in (0, 1))
    marks = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    lines = (
        "".join(marks[(row, column) in cells, (row + 1, column) in cells] for column in range(width))
        for row in range(0, height, 2)
    )
    return [[(line, "")] for line in lines]
