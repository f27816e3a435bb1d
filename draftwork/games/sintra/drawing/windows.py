"""The wall of a palace: eight windows with their points, and the bonus of its side."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add
from draftwork.games.sintra.components import COMMON
from draftwork.games.sintra.constants import LETTERS
from draftwork.games.sintra.drawing.sheet import FAINT, GLASS, pane, titled
from draftwork.games.sintra.rules.panes import count
from draftwork.games.sintra.rules.scoring import best_colour, bonus_points, glazed_windows, palace_panes
from draftwork.games.sintra.state import State
from draftwork.games.sintra.ui.view import Player, View, Window

UPPER, LOWER, FRAME = 81, 141, 56  # the middles of the frames in the art of a window, and their size
HEIGHT = 184  # of a window
INK = "#3d2a0c"
Place = tuple[float, float, float]  # left and top of the wall, and its width per window


def draw_windows(sheet: Sheet, s: State, parent: Element, view: View, player: Player, place: Place) -> None:
    """Draw the wall with its windows and ornaments, and the current bonus below it."""
    left, top, pitch = place
    group = add(parent, "g", transform=f"translate({left:g} {top:g})")
    _wall(sheet, group, view.side, pitch * len(player.windows))
    for i, window in enumerate(player.windows):
        _window(sheet, group, window, i + 1, (i + 0.5) * pitch)
    if view.side == "A":
        for pair in COMMON.ornaments:
            _ornament(sheet, group, view, [player.windows[i - 1] for i in pair], pair[0] * pitch)
    said = _bonus(sheet, s, view, player)
    sheet.write(group, pitch * len(player.windows) / 2, 268, said, 15, text_anchor="middle", fill=FAINT)


def side_b_bonus(s: State, seat: int) -> tuple[int, int, int, int]:
    """SI-20, side B: the current number of glazed windows, the best colour, its panes, and the points."""
    panes = palace_panes(s, seat)
    best = best_colour(panes)
    return glazed_windows(s, seat), best, count(panes, best), bonus_points(s, seat)


def _bonus(sheet: Sheet, s: State, view: View, player: Player) -> str:
    if view.side == "A":
        return sheet.say("ornaments", n=bonus_points(s, player.seat))
    windows, best, panes, points = side_b_bonus(s, player.seat)
    return sheet.say("glazed", windows=windows, panes=panes, colour=LETTERS[best], n=points)


def _wall(sheet: Sheet, group: Element, side: str, width: float) -> None:
    edge: Look = {"stroke": "#3d2a0c", "stroke_width": 1.5}
    add(group, "rect", y=0, width=width, height=18, fill=sheet.fill("merlons"))
    add(group, "rect", y=18, width=width, height=230, fill=sheet.fill(f"stone-{side}"), **edge)
    add(group, "rect", y=18, width=width, height=7, fill="#fbf0d6", **edge)
    band = add(group, "g", transform="translate(0 216)")  # the tile pattern starts at its corner
    add(band, "rect", width=width, height=20, fill=sheet.fill("tiles"), **edge)


def _window(sheet: Sheet, parent: Element, window: Window, number: int, x: float) -> None:
    group = titled(parent, sheet.say("window", window=number, n=window.scored))
    top = 27
    sheet.use(group, "window", x, top + HEIGHT / 2, 90, HEIGHT)
    lit = window.upper and window.lower
    sheet.use(group, "tracery-lit" if lit else "tracery", x, top + HEIGHT / 2, 90, HEIGHT)
    for colour, middle in ((window.upper, UPPER), (window.lower, LOWER)):
        if colour:
            glow: Look = {"fill": GLASS[colour], "opacity": 0.45}
            add(group, "rect", x=x - 32, y=top + middle - 32, width=64, height=64, rx=9, **glow)
            pane(sheet, group, colour, x, top + middle, FRAME)
        else:
            sheet.use(group, "frame", x, top + middle, FRAME)
    add(group, "circle", cx=x, cy=227, r=17, fill="#fffaf0", stroke="#1d3f80", stroke_width=2.5)
    look: Look = {"fill": INK, "text_anchor": "middle", "font_weight": "bold"}
    sheet.write(group, x, 234.5, str(window.points), 21, **look)


def _ornament(sheet: Sheet, parent: Element, view: View, pair: list[Window], x: float) -> None:
    """Draw an ornament between four frames: a lit petal for each filled frame, and the points."""
    y = 27 + (UPPER + LOWER) / 2
    left, right = pair
    filled = [bool(frame) for frame in (left.upper, right.upper, right.lower, left.lower)]  # clockwise
    group = add(parent, "g", data_ornament=str(sum(filled)))
    sheet.use(group, "ornament", x, y, 50)
    for quarter, glazed in enumerate(filled):
        if glazed:
            sheet.use(group, "petal", x, y, 50).set("transform", f"rotate({90 * quarter} {x:g} {y:g})")
    add(group, "circle", cx=x, cy=y, r=9, fill="#1d3f80", stroke="#fff", stroke_width=1.2)
    look: Look = {"fill": "#fff", "text_anchor": "middle", "font_weight": "bold"}
    sheet.write(group, x, y + 4.8, str(view.ornament_points[sum(filled)]), 13, **look)
