"""The shared table: the round track, the factories around the centre, the bag and the tower."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add, fit_font_size
from draftwork.games.sintra.drawing.sheet import FAINT, GOLD, pane, space, titled
from draftwork.games.sintra.ui.view import View

WIDTH = 440
TRACK, TABLE, STORES = 150, 446, 102  # heights of the three panels
GAP = 16
HEIGHT = TRACK + TABLE + STORES + 2 * GAP
ROMAN = ("I", "II", "III", "IV", "V", "VI")
RING, PLATE = 161, 112  # the radius of the circle of factories, and the largest width of a factory
PANE, CENTRE_PANE = 29, 29  # the size of a pane on a factory of the largest width, and in the centre


def draw_table(sheet: Sheet, view: View, x: float, y: float) -> None:
    """Draw the three panels with their top left corner at (x, y)."""
    _round_track(sheet, sheet.panel(x, y, WIDTH, TRACK), view)
    table = sheet.panel(x, y + TRACK + GAP, WIDTH, TABLE)
    _factories(sheet, table, view)
    stores = sheet.panel(x, y + TRACK + TABLE + 2 * GAP, WIDTH, STORES)
    for i, (name, panes) in enumerate((("bag", view.bag), ("tower", view.tower))):
        _store(sheet, stores, name, panes, i * WIDTH / 2)


def _round_track(sheet: Sheet, group: Element, view: View) -> None:
    current_round = view.round or len(ROMAN) + 1
    sheet.write(group, 18, 29, sheet.say("round", n=view.round or 0), 17, font_weight="bold")
    for i, colour in enumerate(view.round_track):
        x, current, past = 50 + 68 * i, i + 1 == current_round, i + 1 < current_round
        niche = add(group, "g", opacity=0.45 if past else 1)
        sheet.use(niche, "round-now" if current else "round", x, 80, 62, 78.5)
        # The pane of a finished round is in the tower, so its place is empty.
        (space if past else pane)(sheet, niche, colour, x, 81, 36 if current else 33)
        look: Look = {"text_anchor": "middle", "font_family": "serif", "font_weight": "bold"}
        sheet.write(niche, x, 113, ROMAN[i], 13, fill=GOLD if current else FAINT, **look)
    if view.round:
        colour = view.round_track[view.round - 1]
        said = sheet.say("bonus", colour=colour)
        size = fit_font_size(said, WIDTH - 16, 13)
        sheet.write(group, WIDTH / 2, 139, said, size, text_anchor="middle")


def _factories(sheet: Sheet, group: Element, view: View) -> None:
    x, y = WIDTH / 2, TABLE / 2
    n = len(view.factories)
    size = min(PLATE, 2 * RING * sin(pi / n) - 3)
    _centre(sheet, group, view, RING - size / 2 - 4)
    for i, panes in enumerate(view.factories):
        angle = 2 * pi * i / n
        centre = x + RING * sin(angle), y - RING * cos(angle)
        _factory(sheet, group, i + 1, panes, centre, size)


def _factory(
    sheet: Sheet, parent: Element, number: int, panes: str, centre: tuple[float, float], size: float
) -> None:
    x, y = centre
    group = titled(parent, sheet.text("sintra-source", factory=number))
    sheet.use(group, "plate", x, y, size)
    step = PANE * size / PLATE + 1
    for i, colour in enumerate(panes):
        across, down = (i % 2 - 0.5) * step, (i // 2 - 0.5) * step
        pane(sheet, group, colour, x + across, y + down, step - 1)
    # The name of the factory in move texts
    at = y + size / 2 - 7
    add(group, "rect", x=x - 14, y=at - 9, width=28, height=18, rx=9, fill="#1d3f80", stroke="#fff")
    look: Look = {"fill": "#fff", "text_anchor": "middle", "font_weight": "bold"}
    sheet.write(group, x, at + 4.5, f"f{number}", 13, **look)


def _centre(sheet: Sheet, parent: Element, view: View, radius: float) -> None:
    """Draw the centre with one row of panes for each colour. Panes overlap if the circle is too narrow."""
    group = titled(parent, sheet.text("sintra-source", factory=0))
    x, y = WIDTH / 2, TABLE / 2
    sheet.use(group, "centre", x, y, 2 * radius)
    look: Look = {"fill": FAINT, "text_anchor": "middle", "font_weight": "bold"}
    if view.marker_in_centre:
        sheet.use(group, "start", x, y - radius + 14, 32)
    sheet.write(group, x, y + radius - 11, sheet.say("centre"), 12.5, **look)
    for i, colour in enumerate(colour.letter for colour in view.colours):
        line = (i - 2) * (CENTRE_PANE + 0.5)
        room = 2 * sqrt(radius**2 - (abs(line) + CENTRE_PANE / 2) ** 2) - 12
        _row(sheet, group, colour * view.centre.count(colour), x, y + line, room)


def _row(sheet: Sheet, group: Element, panes: str, x: float, y: float, room: float) -> None:
    count_width = 24 if len(panes) > 1 else 0  # the width of the count after the panes
    step = min(CENTRE_PANE + 2, (room - count_width - CENTRE_PANE) / max(len(panes) - 1, 1))
    left = x - (step * (len(panes) - 1) + count_width) / 2
    for k, colour in enumerate(panes):
        pane(sheet, group, colour, left + k * step, y, CENTRE_PANE)
    if count_width:
        at = left + step * (len(panes) - 1) + CENTRE_PANE / 2 + 3
        sheet.write(group, at, y + 5, f"×{len(panes)}", 12.5, font_weight="bold")


def _store(sheet: Sheet, parent: Element, name: str, panes: dict[str, int], x: float) -> None:
    total = sum(panes.values())
    group = add(parent, "g", data_store=name)
    sheet.use(group, name, x + 40, 58, 60)
    sheet.write(group, x + 76, 28, f"{sheet.say(name)}: {total}", 15, font_weight="bold")
    for i, (colour, n) in enumerate(panes.items()):
        at = x + 86 + 27.5 * i
        pane(sheet, group, colour, at, 55, 24).set("opacity", "1" if n else "0.35")
        sheet.write(group, at, 86, str(n), 15, text_anchor="middle", fill=FAINT if n == 0 else "#fff")
