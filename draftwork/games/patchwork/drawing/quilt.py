"""The panel of a player: quilt, token, buttons, income, score and special tile."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add
from draftwork.games.patchwork.constants import SIZE
from draftwork.games.patchwork.drawing.patch import draw_patch
from draftwork.games.patchwork.drawing.sheet import CELL, FAINT, SEAT_COLOURS
from draftwork.games.patchwork.ui.view import Player, View
from draftwork.i18n.formats import format_number

WIDTH, HEIGHT = 380, 470
SCALE = 0.95  # for a cell of 40 units
SIDE = SIZE * CELL * SCALE


def draw_player(sheet: Sheet, view: View, player: Player, x: float, y: float) -> None:
    """Draw the panel of a player."""
    moves = view.to_move == player.seat
    group = sheet.panel(x, y, WIDTH, HEIGHT, SEAT_COLOURS[player.seat] if moves else "")
    sheet.use(group, f"token-{player.seat}", 30, 27, 34)
    name = sheet.say("you" if view.seat == player.seat else "player", seat=player.seat + 1)
    sheet.write(group, 54, 33, name, 19, font_weight="bold")
    if moves:
        sheet.badge(group, WIDTH - 18, 14, sheet.say("moves"), SEAT_COLOURS[player.seat])
    _numbers(sheet, group, player)
    _quilt(sheet, group, player)


def _numbers(sheet: Sheet, group: Element, player: Player) -> None:
    rows = (
        ("button", "buttons", player.buttons),
        ("income", "income", player.income),
        ("", "empty", player.empty),
        ("", "score", player.score),
    )
    step = 72 if player.special else 90
    for i, (icon, name, value) in enumerate(rows):
        x = 20 + i * step
        if icon:
            sheet.use(group, icon, x + 10, 64, 20)
        sheet.write(
            group, x + (26 if icon else 0), 71, format_number(value, sheet.language), 20, font_weight="bold"
        )
        sheet.write(group, x, 90, sheet.say(name), 12, fill=FAINT)
    if player.special:
        tile = add(group, "g")
        add(tile, "title", sheet.say("special"))
        sheet.use(tile, "special", WIDTH - 42, 69, 46)


def _quilt(sheet: Sheet, parent: Element, player: Player) -> None:
    left, top = (WIDTH - SIDE) / 2 + 6, HEIGHT - SIDE - 12
    for i in range(SIZE):
        middle = (i + 0.5) * CELL * SCALE
        look: Look = {"fill": FAINT, "text_anchor": "middle"}
        sheet.write(parent, left + middle, top - 5, "abcdefghi"[i], 12, **look)
        sheet.write(parent, left - 11, top + middle + 4, str(i + 1), 12, **look)
    group = add(parent, "g", transform=f"translate({left:g} {top:g}) scale({SCALE})")
    whole = SIZE * CELL
    add(group, "rect", width=whole, height=whole, fill="#f4ead6", stroke="#a8916b", stroke_width=2)
    grid = "".join(f"M{i * CELL} 0V{whole}M0 {i * CELL}H{whole}" for i in range(1, SIZE))
    add(group, "path", d=grid, stroke="#d9c8a6", stroke_width=1.2)
    for sewn in player.sewn:
        if sewn.patch is not None:
            draw_patch(sheet, group, sewn.patch, sewn.cells)
            continue
        leather = add(group, "g")
        add(leather, "title", sheet.say("leather"))
        for row, column in sewn.cells:
            sheet.use(leather, "leather", (column + 0.5) * CELL, (row + 0.5) * CELL, CELL)
