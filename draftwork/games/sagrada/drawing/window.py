"""A window with frame, spaces and dice, and a pattern card without a frame."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add
from draftwork.games.sagrada.constants import COLUMNS
from draftwork.games.sagrada.drawing.sheet import FAINT, SEATS, Place, die, die_name, space, titled
from draftwork.games.sagrada.notation.moves import cell_text
from draftwork.games.sagrada.ui.names import pattern_name
from draftwork.games.sagrada.ui.view import Card, Die, Player, View

WIDTH, HEIGHT = 500, 570  # the size of the frame in the art
# The left and top edges of the spaces in the frame, the distance between spaces, and their size.
LEFT, TOP, PITCH, CELL = 33, 176, 88, 82
Cell = tuple[int, int]


def draw_window(sheet: Sheet, parent: Element, view: View, player: Player, place: Place) -> None:
    x, y, scale = place
    group = add(parent, "g", transform=f"translate({x:g} {y:g}) scale({scale:.4g})")
    sheet.use(group, "frame", WIDTH / 2, HEIGHT / 2, WIDTH, HEIGHT).set("color", SEATS[player.seat])
    _coordinates(sheet, group, len(player.window))
    for r, row in enumerate(player.window):
        for c, shown in enumerate(row):
            printed = player.pattern.rows[r][c] if player.pattern else "none"
            _space(sheet, group, (r, c), printed, shown)
    if view.to_move == player.seat:
        for cell, ring in ((view.lifted, "ring"), (view.moved, "ring-moved")):
            if cell:
                sheet.use(group, ring, *_middle(cell), PITCH + 6)


def _middle(cell: Cell) -> tuple[float, float]:
    return LEFT + PITCH * cell[1] + CELL / 2, TOP + PITCH * cell[0] + CELL / 2


def _coordinates(sheet: Sheet, group: Element, rows: int) -> None:
    """The letters and numbers that name the spaces in moves."""
    look: Look = {"text_anchor": "middle", "font_weight": "bold"}
    for c in range(COLUMNS):
        sheet.write(group, _middle((0, c))[0], TOP - 7, cell_text(c)[0], 22, fill="#f6e6c4", **look)
    for r in range(rows):
        sheet.write(group, 16, _middle((r, 0))[1] + 8, str(r + 1), 22, fill="#3b2f22", **look)


def _space(sheet: Sheet, parent: Element, cell: Cell, printed: str, shown: Die | None) -> None:
    x, y = _middle(cell)
    place = cell_text(cell[0] * COLUMNS + cell[1])
    if shown is None:
        space(sheet, parent, printed, x, y, CELL)
        return
    group = titled(parent, f"{place}: {die_name(sheet.language, shown)}")
    add(group, "rect", x=x - CELL / 2, y=y - CELL / 2, width=CELL, height=CELL, rx=4, fill="#0f0c14")
    die(sheet, group, shown, x, y, CELL - 3)


def draw_card(sheet: Sheet, parent: Element, card: Card, x: float, y: float, width: float) -> float:
    """Draw a pattern with the number that chooses it. Return the height."""
    pitch = (width - 16) / COLUMNS
    height = 44 + pitch * len(card.rows) + 10
    group = add(parent, "g", transform=f"translate({x:g} {y:g})", data_pattern=str(card.number))
    border: Look = {"fill": "#17121d", "stroke": "#b79a62", "stroke_width": 2.5}
    add(group, "rect", width=width, height=height, rx=10, **border)
    number = sheet.say("pattern", n=card.number)
    sheet.write(group, 9, 19, number, 13, fill="#f0c95c", font_weight="bold")
    for i in range(card.dots):
        sheet.use(group, "token", width - 16 - 15 * i, 15, 14)
    sheet.write(group, 9, 37, pattern_name(card.name, sheet.language), 14, fill=FAINT)
    for r, row in enumerate(card.rows):
        for c, kind in enumerate(row):
            space(sheet, group, kind, 8 + pitch * (c + 0.5), 44 + pitch * (r + 0.5), pitch - 3)
    return height
