"""The panel of a player: plan and building, or the screen, with the dice taken and the cards won."""

from __future__ import annotations

from typing import NamedTuple
from xml.etree.ElementTree import Element

from draftwork.games.blueprints.constants import ROWS
from draftwork.games.blueprints.drawing.isometric import draw_building
from draftwork.games.blueprints.drawing.open_area import draw_cards, draw_past, draw_taken
from draftwork.games.blueprints.drawing.plan import SPACE_HEIGHT, draw_plan, draw_small_plan
from draftwork.games.blueprints.drawing.sheet import (
    CENTRED,
    FAINT,
    LINE,
    SEAT_COLOURS,
    Box,
    draw_material,
    shown_round,
    titled_group,
)
from draftwork.games.blueprints.ui.view import Building, BuildingScore, Player, View
from draftwork.games.drawing.sheet import Sheet, add

WIDTH, HEIGHT = 800, 628
PAPER_HEIGHT = 396  # height of the blue paper in the large panel
SCORE_WIDTH = 176


class PanelLayout(NamedTuple):
    """The position of the panel of another player, and of the parts in it."""

    x: float
    width: float
    height: float
    taken: tuple[float, float, float]  # left, top, size of a die
    building: tuple[float, float]
    cards: tuple[float, float, float]  # left, top, width
    past: Box  # of the first building


# By the number of other players. A single one has the whole width.
PANEL_LAYOUTS = {
    1: [PanelLayout(20, 1260, 250, (18, 84, 58), (424, 54), (676, 84, 300), Box(1000, 54, 118, 182))],
    2: [
        PanelLayout(x, 620, 336, (16, 62, 52), (14, 142), (256, 154, 150), Box(422, 142, 90, 182))
        for x in (20, 660)
    ],
    3: [
        PanelLayout(x, 406, 336, (16, 62, 46), (14, 142), (256, 152, 136), Box(254, 222, 66, 102))
        for x in (20, 447, 874)
    ],
}


def draw_own(sheet: Sheet, view: View, player: Player, winner: bool, x: float, y: float) -> None:
    """Draw the large panel: the plan from above, the building, and its score."""
    group = _panel(sheet, view, player, winner, Box(x, y, WIDTH, HEIGHT))
    building = shown_round(view).buildings[player.seat]
    add(group, "rect", x=16, y=54, width=WIDTH - 32, height=PAPER_HEIGHT, rx=6, fill=sheet.fill("paper"))
    if building.plan and building.score:
        sheet.write(
            group, 56, 80, sheet.say("plan", id=building.plan.id), 19, fill="#fff", font_weight="bold"
        )
        sheet.write(group, 32, 54 + PAPER_HEIGHT - 13, sheet.say("from-above"), 12, fill=LINE)
        draw_plan(sheet, group, building, 56, 54 + (PAPER_HEIGHT - ROWS * SPACE_HEIGHT) / 2 + 7)
        draw_building(sheet, group, building, Box(334, 70, 240, PAPER_HEIGHT - 46))
        _score(sheet, group, building.score, WIDTH - 32 - SCORE_WIDTH, 82)
    else:
        hidden = titled_group(group, sheet.say("screen"), data_screen=player.seat + 1)
        sheet.use(hidden, "screen", WIDTH / 2, 54 + PAPER_HEIGHT / 2, 560, 320)
    draw_taken(sheet, group, building.taken, 24, 486, 58)
    draw_cards(sheet, group, player, (412, 486, 190), 52)
    draw_past(sheet, group, view, player, Box(WIDTH - 184, 464, 80, 150))


def draw_other(sheet: Sheet, view: View, player: Player, winner: bool, layout: PanelLayout, y: float) -> None:
    """Draw a smaller panel. It shows the screen while the building is hidden."""
    group = _panel(sheet, view, player, winner, Box(layout.x, y, layout.width, layout.height))
    shown = shown_round(view)
    building = shown.buildings[player.seat]
    draw_taken(sheet, group, building.taken, *layout.taken)
    block = add(group, "g", transform=f"translate({layout.building[0]} {layout.building[1]})")
    if building.plan and building.score:
        _open_building(sheet, block, building, shown.number, building.score.total)
    else:
        hidden = titled_group(block, sheet.say("screen"), data_screen=player.seat + 1)
        sheet.use(hidden, "screen", 113, 90, 226, 129)
        sheet.write(hidden, 113, 176, sheet.say("screen"), 13, fill=FAINT, text_anchor="middle")
    draw_cards(sheet, group, player, layout.cards, 42)
    draw_past(sheet, group, view, player, layout.past)


def _open_building(sheet: Sheet, block: Element, building: Building, number: int, total: int) -> None:
    add(block, "rect", width=226, height=182, rx=6, fill=sheet.fill("paper"))
    sheet.write(block, 113, 21, sheet.say("past", round=number, n=total), 14, fill="#fff", **CENTRED)
    draw_building(sheet, block, building, Box(4, 24, 92, 150))
    draw_small_plan(sheet, block, building, 98, 42)


def _panel(sheet: Sheet, view: View, player: Player, winner: bool, box: Box) -> Element:
    colour = SEAT_COLOURS[player.seat]
    moves = view.to_move == player.seat
    group = sheet.panel(*box, colour if moves or winner else "")
    add(group, "circle", cx=28, cy=29, r=11, fill=colour)
    name = sheet.say("you" if view.seat == player.seat else "player", seat=player.seat + 1)
    sheet.write(group, 48, 36, name, 20, font_weight="bold")
    right = box.width - 16
    if moves or winner:
        state = sheet.say("moves" if moves else "winner")
        sheet.badge(group, right, 17, state, colour)
        right -= 36 + 8.2 * len(state)
    points = sheet.say("points", n=player.score)
    sheet.write(group, right, 36, points, 18, text_anchor="end", font_weight="bold")
    return group


def _score(sheet: Sheet, parent: Element, score: BuildingScore, x: float, y: float) -> None:
    group = add(parent, "g", transform=f"translate({x} {y})", data_score=score.total)
    add(group, "rect", width=SCORE_WIDTH, height=330, rx=8, fill="#fff", fill_opacity=0.93)
    sheet.write(group, SCORE_WIDTH / 2, 26, sheet.say("score"), 16, **CENTRED)
    for i, (letter, points) in enumerate(score.materials.items()):
        middle = 60 + 46 * i
        draw_material(sheet, group, letter, 28, middle, 36)
        sheet.write(group, 52, middle + 5, sheet.text("blueprints-material", material=letter), 14)
        sheet.write(
            group, SCORE_WIDTH - 14, middle + 6, str(points), 18, text_anchor="end", font_weight="bold"
        )
    sheet.write(group, 14, 252, sheet.say("bonus"), 14)
    sheet.write(group, SCORE_WIDTH - 14, 253, str(score.bonus), 18, text_anchor="end", font_weight="bold")
    add(group, "path", d=f"M14 270H{SCORE_WIDTH - 14}", stroke=FAINT, stroke_width=1.5)
    sheet.write(group, 14, 305, sheet.say("total"), 16, font_weight="bold")
    sheet.write(group, SCORE_WIDTH - 14, 309, str(score.total), 32, text_anchor="end", font_weight="bold")
