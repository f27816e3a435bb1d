"""The time board as a measuring tape: a spiral from the outside to the middle."""

from __future__ import annotations

from itertools import pairwise
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add
from draftwork.games.patchwork.drawing.sheet import FAINT, INK, heading
from draftwork.games.patchwork.ui.view import View

WIDTH, HEIGHT = 440, 470
COLUMNS, ROWS = 9, 6  # the 54 spaces
STEP = 44
LEFT, TOP = (WIDTH - COLUMNS * STEP) / 2, 56


def spiral(columns: int, rows: int) -> list[tuple[int, int]]:
    """The cells (column, row) of a rectangle along a clockwise spiral from the upper left corner inwards."""
    path, free = [(0, 0)], {(x, y) for x in range(columns) for y in range(rows)} - {(0, 0)}
    dx, dy = 1, 0
    while free:
        ahead = (path[-1][0] + dx, path[-1][1] + dy)
        if ahead in free:
            free.remove(ahead)
            path.append(ahead)
        else:
            dx, dy = -dy, dx
    return path


SPACES = [(LEFT + (x + 0.5) * STEP, TOP + (y + 0.5) * STEP) for x, y in spiral(COLUMNS, ROWS)]


def draw_board(sheet: Sheet, view: View, x: float, y: float) -> None:
    """Draw the time board with marks, tokens and legend."""
    group = sheet.panel(x, y, WIDTH, HEIGHT)
    heading(sheet, group, sheet.say("time-board"), WIDTH)
    _tape(sheet, group, view)
    for mark in view.income_marks:
        sheet.use(group, "income", SPACES[mark][0] + 8, SPACES[mark][1] + 8, 20)
    for leather in view.leather_marks:
        name = "leather-taken" if leather.taken else "leather"
        sheet.use(group, name, SPACES[leather.space][0] + 8, SPACES[leather.space][1] + 8, 20)
    _tokens(sheet, group, view)
    _legend(sheet, group, view)


def _tape(sheet: Sheet, group: Element, view: View) -> None:
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in SPACES)
    look: Look = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "square"}
    cloth: Look = {"width": COLUMNS * STEP + 6, "height": ROWS * STEP + 6, "rx": 10}
    add(group, "rect", x=LEFT - 3, y=TOP - 3, fill="#6b8a84", **cloth)
    add(group, "path", d=path, stroke="#7d5c1d", stroke_width=STEP - 4, **look)
    add(group, "path", d=path, stroke="#f6dc8e", stroke_width=STEP - 7, **look)
    ticks = "".join(_tick(here, there) for here, there in pairwise(SPACES))
    add(group, "path", d=ticks, stroke="#a07c33", stroke_width=1.3)
    for space in range(view.end + 1):
        bold = "bold" if space in view.income_marks else "normal"
        sheet.write(group, SPACES[space][0] - 13, SPACES[space][1] - 6, str(space), 11, font_weight=bold)


def _tick(here: tuple[float, float], there: tuple[float, float]) -> str:
    """The SVG path of the line between two spaces of the tape."""
    x, y = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
    half = STEP / 2 - 4
    return f"M{x:g} {y - half:g}V{y + half:g}" if here[1] == there[1] else f"M{x - half:g} {y:g}H{x + half:g}"


def _tokens(sheet: Sheet, group: Element, view: View) -> None:
    order = sorted(view.players, key=lambda player: player.seat == view.on_top)
    stacked = _tokens_share_a_space(view)
    for player in order:  # the token on top is drawn last
        x, y = SPACES[player.time]
        aside = 0 if not stacked else 5 if player.seat == view.on_top else -7
        token = sheet.use(group, f"token-{player.seat}", x + aside, y + aside * 0.6, 32)
        add(token, "title", sheet.say("player", seat=player.seat + 1))


def _tokens_share_a_space(view: View) -> bool:
    return len({player.time for player in view.players}) == 1


def _legend(sheet: Sheet, group: Element, view: View) -> None:
    """The area below the board: the spaces of the tokens, a legend, and the special tile until it is won."""
    y = TOP + ROWS * STEP + 26
    for player in view.players:
        sheet.use(group, f"token-{player.seat}", 34, y + 30 * player.seat, 26)
        where = sheet.say("space", space=player.time, left=view.end - player.time)
        sheet.write(group, 54, y + 5 + 30 * player.seat, where, 14)
        if _tokens_share_a_space(view) and player.seat == view.on_top:
            sheet.write(group, 54, y + 18 + 30 * player.seat, sheet.say("on-top"), 11.5, fill=FAINT)
    marks = (("income", "mark-income"), ("leather", "mark-leather"), ("leather-taken", "mark-taken"))
    for i, (symbol, name) in enumerate(marks):
        sheet.use(group, symbol, 262, y - 6 + 25 * i, 18)
        sheet.write(group, 280, y - 1 + 25 * i, sheet.say(name), 13, fill=FAINT)
    if not any(player.special for player in view.players):
        sheet.use(group, "special", 44, HEIGHT - 34, 44)
        sheet.write(group, 76, HEIGHT - 29, sheet.say("special-free"), 12.5, fill=INK)
