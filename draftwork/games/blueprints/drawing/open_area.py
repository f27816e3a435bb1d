"""The public area of a player: dice taken, cards won, and buildings of earlier rounds."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from draftwork.games.blueprints.constants import DICE_PER_SEAT
from draftwork.games.blueprints.drawing.isometric import draw_building
from draftwork.games.blueprints.drawing.sheet import (
    CENTRED,
    FAINT,
    RED,
    STYLE,
    Box,
    draw_die,
    shown_round,
    titled_group,
)
from draftwork.games.blueprints.ui.view import Player, TakenDie, View
from draftwork.games.drawing.sheet import Look, Sheet, add


def draw_taken(sheet: Sheet, parent: Element, taken: list[TakenDie], x: float, y: float, size: float) -> None:
    """Draw the dice taken, and outlines for those still to be taken."""
    sheet.write(parent, x, y, sheet.say("taken"), 14, font_weight="bold")
    for i in range(DICE_PER_SEAT):
        middle, centre = x + i * (size + 4) + size / 2, y + 12 + size / 2
        if i < len(taken):
            _taken_die(sheet, parent, taken[i], middle, centre, size)
        else:
            look: Look = {
                "fill": "none",
                "stroke": STYLE.edge,
                "stroke_width": 1.5,
                "stroke_dasharray": "4 3",
            }
            corner: Look = {"x": middle - size / 2 + 3, "y": centre - size / 2 + 2}
            add(parent, "rect", width=size - 6, height=size - 4, rx=8, **corner, **look)


def _taken_die(sheet: Sheet, parent: Element, one: TakenDie, x: float, y: float, size: float) -> None:
    """Draw a die with its space below it, unless hidden, or with the mark of a removed die."""
    group = add(parent, "g", data_taken=one.die)
    draw_die(sheet, group, one.die, x, y, size)
    low = y + size / 2 + 13
    if one.removed:
        reach = size / 2 - 3
        line = f"M{x - reach:g} {y + reach:g}L{x + reach:g} {y - reach:g}"
        add(group, "path", d=line, stroke="#fff", stroke_width=6, stroke_linecap="round")
        add(group, "path", d=line, stroke=RED, stroke_width=3.5, stroke_linecap="round", data_removed="1")
        sheet.write(group, x, low, sheet.say("removed"), 10, fill=RED, **CENTRED)
    elif one.cell:
        sheet.write(group, x, low, one.cell, 13, fill=FAINT, **CENTRED)


def draw_cards(
    sheet: Sheet, parent: Element, player: Player, place: tuple[float, float, float], size: float
) -> None:
    """Draw the cards won, each with its round. They overlap if the width is too small."""
    x, y, width = place
    tall = size * 76 / 60
    sheet.write(parent, x, y, sheet.say("won-cards"), 14, font_weight="bold")
    if not player.cards:
        sheet.write(parent, x, y + 24, "–", 14, fill=FAINT)
    step = min(size + 4, (width - size) / max(len(player.cards) - 1, 1))
    for i, won in enumerate(player.cards):
        group = titled_group(
            parent, sheet.say("won-card", card=won.card, round=won.round), data_card=won.card
        )
        middle = x + i * step + size / 2
        sheet.use(group, f"card-{won.card}", middle, y + 10 + tall / 2, size, tall)
        low = y + 10 + tall * 0.9
        sheet.write(group, middle, low, "I" * won.round, size / 4, font_family="serif", **CENTRED)


def draw_past(
    sheet: Sheet,
    parent: Element,
    view: View,
    player: Player,
    box: Box,
) -> None:
    """Draw the buildings of earlier rounds side by side, the first one in `box`."""
    x, y, wide, tall = box
    earlier = [one for one in view.past if one.number < shown_round(view).number]
    for i, one in enumerate(earlier):
        building = one.buildings[player.seat]
        left = x + i * (wide + 4)
        if building.score is None:
            continue
        group = titled_group(parent, sheet.say("past", round=one.number, n=building.score.total))
        add(group, "rect", x=left, y=y, width=wide, height=tall, rx=5, fill=sheet.fill("paper"))
        draw_building(sheet, group, building, Box(left + 3, y + 4, wide - 6, tall - 28), small=True)
        label = f"{'I' * one.number}: {building.score.total}"
        sheet.write(group, left + wide / 2, y + tall - 7, label, 13, fill="#fff", **CENTRED)
