"""A player's palace: the glazier, strips, windows, score and broken-glass track."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add, fit_font_size
from draftwork.games.sintra.drawing.sheet import FAINT, GOLD, SEAT_COLOURS, pane, space, titled
from draftwork.games.sintra.drawing.windows import draw_windows
from draftwork.games.sintra.state import State
from draftwork.games.sintra.ui.view import Player, Strip, View
from draftwork.i18n.formats import format_number

WIDTH, HEIGHT = 890, 730
LEFT, PITCH = 20, 98  # the left edge of the first place, and the width of a place
LEDGE, STRIPS, WALL = 134, 162, 452  # the tops of the ledge, the strips and the palace wall
SPACE, STEP = 50, 54  # the size of a space, and the distance between two spaces
TRACK = 847  # x of the middle of the broken-glass track


@dataclass(frozen=True)
class Placement:
    """The position of a palace: its top left corner and its scale."""

    x: float
    y: float
    scale: float = 1


def draw_palace(sheet: Sheet, s: State, view: View, player: Player, at: Placement) -> None:
    """Draw the panel of a player."""
    moves = view.to_move == player.seat
    group = sheet.panel(at.x, at.y, WIDTH, HEIGHT, SEAT_COLOURS[player.seat] if moves else "", at.scale)
    _header(sheet, group, view, player, 1 if at.scale == 1 else min(1.5, 0.78 / at.scale))
    _ledge(sheet, group, player)
    for place, strip in enumerate(player.strips):
        middle = LEFT + (place + 0.5) * PITCH
        if strip is None:
            sheet.use(group, "strip-gone", middle - 10, STRIPS + 140, 62, 280)
        else:
            keeping = moves and view.keeping == place + 1
            _strip(sheet, group, strip, place + 1, middle, keeping)
    draw_windows(sheet, s, group, view, player, (LEFT, WALL, PITCH))
    _broken_glass(sheet, group, view, player)


def _header(sheet: Sheet, parent: Element, view: View, player: Player, larger: float) -> None:
    """Draw the name, the score and the badge of the seat to move. `larger` enlarges them in small palaces."""
    group = add(parent, "g", transform=f"scale({larger:.3g})")
    width = WIDTH / larger
    name = sheet.say("you" if view.seat == player.seat else "player", seat=player.seat + 1)
    sheet.use(group, f"glazier-{player.seat}", 30, 25, 28, 37)
    sheet.write(group, 52, 34, name, 20, font_weight="bold")
    at = 60 + 13.5 * len(name)
    sheet.score(group, at, 35, player.score, 26, (GOLD, FAINT))
    at += 6 + 15 * len(format_number(player.score, sheet.language))
    if player.seat == view.marker_holder and not view.marker_in_centre:
        marker = titled(group, sheet.say("marker"))
        sheet.use(marker, "start", at + 92, 28, 34)
    if view.to_move == player.seat:
        sheet.badge(group, width - 16, 14, sheet.say("moves"), SEAT_COLOURS[player.seat])


def _ledge(sheet: Sheet, group: Element, player: Player) -> None:
    """Draw the ledge on which the glazier walks, with the numbers of the places."""
    plank: Look = {"stroke": "#22160b", "stroke_width": 1.5, "fill": "#8a6947"}
    add(group, "rect", x=LEFT, y=LEDGE, width=8 * PITCH, height=22, rx=5, **plank)
    for place in range(len(player.strips)):
        here = place + 1 == player.glazier
        look: Look = {"text_anchor": "middle", "font_weight": "bold", "fill": "#fff" if here else "#f3dfc0"}
        middle = LEFT + (place + 0.5) * PITCH
        if here:
            add(
                group,
                "circle",
                cx=middle - 10,
                cy=LEDGE + 11,
                r=13,
                fill=SEAT_COLOURS[player.seat],
                stroke="#fff",
            )
        sheet.write(group, middle - 10, LEDGE + 17, str(place + 1), 17, **look)
    glazier = titled(group, sheet.say("glazier", place=player.glazier))
    middle = LEFT + (player.glazier - 0.5) * PITCH
    sheet.use(glazier, f"glazier-{player.seat}", middle - 10, LEDGE - 35, 55, 73)


def _strip(sheet: Sheet, parent: Element, strip: Strip, number: int, middle: float, keeping: bool) -> None:
    spaces = " ".join(space.pane or space.kind.lower() for space in strip.spaces)
    title = sheet.say("strip", strip=number, spaces=spaces, next=strip.next or "none")
    group = titled(parent, title)
    x, centre = middle - 10, STRIPS + 140
    if strip.next:
        sheet.use(group, "strip-next", middle + 33, centre, 26, 280)
        for k, kind in enumerate(strip.next):
            space(sheet, group, kind, middle + 34, STRIPS + 32 + STEP * k, 19)
    sheet.use(group, "strip", x, centre, 62, 280)
    for k, here in enumerate(strip.spaces):
        y = STRIPS + 32 + STEP * k
        if here.pane is None:
            space(sheet, group, here.kind, x, y, SPACE)
        elif here.kind == "J":
            sheet.use(group, "under-J", x, y, SPACE)
            pane(sheet, group, here.pane, x, y, SPACE - 11)
        else:
            pane(sheet, group, here.pane, x, y, SPACE)
    if keeping:
        ring: Look = {"fill": "none", "stroke": GOLD, "stroke_width": 5}
        add(group, "rect", x=x - 34, y=STRIPS - 3, width=68, height=286, rx=12, **ring)


def _broken_glass(sheet: Sheet, group: Element, view: View, player: Player) -> None:
    look: Look = {"text_anchor": "middle"}
    top, step = LEDGE + 4, 60
    sheet.use(group, "shards", TRACK, 84, 36)
    said = sheet.say("broken")
    sheet.write(group, TRACK, 120, said, fit_font_size(said, 76, 11), fill=FAINT, **look)
    last = len(view.broken_glass) - 1
    for row, points in enumerate(view.broken_glass):
        y, here = top + step * (row + 0.5), row == player.row
        sheet.use(group, "row-bottom" if row == last else "row", TRACK, y, 64, 50)
        if here:
            ring: Look = {"stroke": "#fff", "stroke_width": 3, "fill": SEAT_COLOURS[player.seat]}
            add(group, "circle", cx=TRACK, cy=y, r=24, **ring)
        sheet.write(
            group,
            TRACK,
            y + 7,
            format_number(points, sheet.language),
            20,
            font_weight="bold",
            fill="#fff",
            **look,
        )
    lost = sheet.say("lost", n=player.lost)
    sheet.write(group, TRACK, top + step * (last + 1) + 20, lost, 13, fill=FAINT, **look)
