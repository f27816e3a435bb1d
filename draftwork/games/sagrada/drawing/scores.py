"""The table of scores at the end. It replaces the draft pool."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from draftwork.games.contract import Point
from draftwork.games.drawing.sheet import Look, Sheet, add
from draftwork.games.sagrada.drawing.sheet import FAINT, GOLD, SEATS
from draftwork.games.sagrada.drawing.table import POOL_HEIGHT, WIDTH
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.explain import points
from draftwork.games.sagrada.ui.view import Player, View
from draftwork.i18n.formats import format_number

FIRST_Y, LINE_HEIGHT = 54, 23  # the y of the first line, and the line height
FIRST_COLUMN_X = 120  # the x of the first column
OTHER_COLUMNS = ("private", "tokens", "empty")  # the columns after the public objectives
BOLD: Look = {"text_anchor": "middle", "font_weight": "bold"}


def points_by_column(s: State, view: View, seat: int) -> list[int]:
    """The points of a seat by column of the table."""
    found = points(s, seat)
    columns = [*(objective.id for objective in view.public), *OTHER_COLUMNS]
    return [sum(point.amount for point in found if _column(view, point) == name) for name in columns]


def _column(view: View, point: Point) -> str:
    """The column of a point."""
    if not point.cards:
        return point.reason.id.rsplit("-", 1)[1]
    known = {objective.id for objective in view.public}
    return point.cards[0] if point.cards[0] in known else "private"


def draw_scores(sheet: Sheet, s: State, view: View, x: float, y: float) -> None:
    group = sheet.panel(x, y, WIDTH, POOL_HEIGHT)
    columns = len(view.public) + len(OTHER_COLUMNS)
    step = (WIDTH - FIRST_COLUMN_X - 90) / columns
    for i, objective in enumerate(view.public):
        sheet.use(group, f"public-{objective.id}", FIRST_COLUMN_X + step * (i + 0.5), 24, 40)
    at = FIRST_COLUMN_X + step * (len(view.public) + 0.5)
    sheet.use(group, "card-back", at, 24, 27, 37)
    sheet.use(group, "token", at + step, 24, 28)
    sheet.use(group, "slot", at + 2 * step, 24, 32)
    for i, player in enumerate(view.players):
        _line(sheet, group, player, points_by_column(s, view, player.seat), FIRST_Y + LINE_HEIGHT * i, step)


def _line(sheet: Sheet, group: Element, player: Player, amounts: list[int], y: float, step: float) -> None:
    add(group, "circle", cx=27, cy=y + 4, r=9, fill=SEATS[player.seat], stroke="#fff")
    sheet.write(group, 44, y + 9, sheet.say("player", seat=player.seat + 1), 14)
    for i, amount in enumerate(amounts):
        look: Look = {"fill": "#fff" if amount else FAINT}
        sheet.write(
            group,
            FIRST_COLUMN_X + step * (i + 0.5),
            y + 9,
            format_number(amount, sheet.language),
            15,
            text_anchor="middle",
            **look,
        )
    sheet.write(group, WIDTH - 46, y + 10, format_number(player.score, sheet.language), 20, fill=GOLD, **BOLD)
