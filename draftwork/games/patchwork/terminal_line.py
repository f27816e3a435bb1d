"""Lines of styled text: pieces whose width is known before Rich's markup is made of them."""

from __future__ import annotations

from functools import cache
from itertools import zip_longest

from draftwork.games.patchwork.components import Cell
from draftwork.games.patchwork.draw_sheet import art
from draftwork.games.patchwork.tables import LEATHER

Piece = tuple[str, str]  # text and style; every character is one column wide
Line = list[Piece]


def markup(line: Line) -> str:
    from rich.markup import escape  # costs time to import, like Fluent

    return "".join(f"[{style}]{escape(text)}[/]" if style else escape(text) for text, style in line).rstrip()


def padded(line: Line, width: int) -> Line:
    return [*line, (" " * (width - sum(len(text) for text, _ in line)), "")]


def beside(blocks: list[list[Line]], width: int) -> list[Line]:
    """Blocks of lines next to each other, each in a column of this width."""
    rows = zip_longest(*blocks, fillvalue=list[Piece]())
    return [[piece for line in row for piece in padded(line, width)] for row in rows]


def _bright(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue


@cache
def cloth(patch: int) -> str:
    """The colour that stands for a patch: its fabric's ground, or its motif's where that is nearly white."""
    if patch == LEATHER:
        return "#8c5a34"
    ground, *motif = (
        node.get(key, "")
        for node in art()[f"fabric-{patch}"].iter()
        for key in ("fill", "stroke")
        if node.get(key)
    )
    return next(colour for colour in (ground, *motif) if colour.startswith("#") and _bright(colour) < 0.85)


def on_cloth(patch: int) -> str:
    return f"{'#000000' if _bright(cloth(patch)) > 0.5 else '#ffffff'} on {cloth(patch)}"


def mosaic(patches: dict[Cell, int], height: int, width: int, ground: str = " ·") -> list[Line]:
    """Cells with the number of their patch; a line wherever two patches, or a patch and nothing, meet."""
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
    return (seam + ("▒▒" if patch == LEATHER else f"{patch:>2}"), on_cloth(patch))


def half_blocks(cells: frozenset[Cell]) -> list[Line]:
    """A shape two rows to a line, one character a column."""
    height, width = (max(cell[i] for cell in cells) + 1 for i in (0, 1))
    marks = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    lines = (
        "".join(marks[(row, column) in cells, (row + 1, column) in cells] for column in range(width))
        for row in range(0, height, 2)
    )
    return [[(line, "")] for line in lines]
