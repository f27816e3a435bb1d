"""The table: the round track with the order of turns, the draft pool, the die in hand and the bag."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add
from draftwork.games.sagrada.drawing.sheet import FAINT, GOLD, SEATS, die, die_name, titled
from draftwork.games.sagrada.ui.view import Die, View
from draftwork.i18n.formats import format_list

WIDTH = 820
TRACK_HEIGHT, POOL_HEIGHT = 192, 146  # the heights of the panels
POOL_WIDTH, HAND_X, BAG_X = 500, 510, 606  # the width of the pool; the x of the hand and of the bag
TRACK_DIE_SIZE = 34  # the size of a die on the track
BOLD: Look = {"text_anchor": "middle", "font_weight": "bold"}


def draw_track(sheet: Sheet, view: View, x: float, y: float) -> None:
    group = sheet.panel(x, y, WIDTH, TRACK_HEIGHT)
    sheet.write(group, 18, 29, sheet.say("round", n=view.round), 17, font_weight="bold")
    _turns(sheet, group, view)
    for i, dice in enumerate(view.track):
        _round(sheet, group, i + 1, dice, 49 + 80 * i, i + 1 == view.round)


def _turns(sheet: Sheet, group: Element, view: View) -> None:
    """The order of the turns in the round. Solo shows the target instead."""
    if view.target is not None:
        look: Look = {"text_anchor": "end", "font_weight": "bold", "fill": GOLD}
        sheet.write(group, WIDTH - 20, 29, sheet.say("target", n=view.target), 17, **look)
        return
    left = WIDTH - 14 - 30 * len(view.order)
    if view.order:
        sheet.write(group, left - 8, 29, sheet.say("turns"), 14, text_anchor="end", fill=FAINT)
    for i, seat in enumerate(view.order):
        x, here = left + 15 + 30 * i, i + 1 == view.turn
        chip = add(group, "g", opacity=0.4 if i + 1 < view.turn else 1)
        ring: Look = {"stroke": GOLD if here else "#fff", "stroke_width": 4 if here else 1}
        add(chip, "circle", cx=x, cy=24, r=12, fill=SEATS[seat], **ring)
        sheet.write(chip, x, 29, str(seat + 1), 14, fill="#fff", **BOLD)


def _round(sheet: Sheet, parent: Element, number: int, dice: list[Die], x: float, here: bool) -> None:
    names = format_list((die_name(sheet.language, shown) for shown in dice), sheet.language)
    group = titled(parent, f"{number}: {names}" if names else str(number))
    sheet.use(group, "round-now" if here else "round", x, 115, 76, 140)
    colour = GOLD if here else FAINT
    sheet.write(group, x, 73, str(number), 19, fill=colour, font_family="serif", **BOLD)
    rows = (len(dice) + 1) // 2
    step = min(TRACK_DIE_SIZE + 1.5, 66 / max(rows - 1, 1))  # many dice overlap
    for k, shown in enumerate(dice):
        alone = len(dice) == 1
        across = 0 if alone else (k % 2 - 0.5) * (TRACK_DIE_SIZE + 1)
        die(sheet, group, shown, x + across, 97 + step * (k // 2), TRACK_DIE_SIZE)


def draw_pool(sheet: Sheet, view: View, x: float, y: float) -> None:
    group = sheet.panel(x, y, WIDTH, POOL_HEIGHT)
    sheet.write(group, 18, 29, sheet.say("pool"), 17, font_weight="bold")
    if view.round == 0:
        sheet.write(group, 18, 80, sheet.say("pool-empty"), 15, fill=FAINT)
    pitch = min(72, (POOL_WIDTH - 24) / max(len(view.pool), 1))
    for i, shown in enumerate(view.pool):
        _slot(sheet, group, i + 1, shown, 18 + pitch * (i + 0.5), pitch - 5)
    if view.hand:
        _hand(sheet, group, view.hand)
    _bag(sheet, group, view)


def _slot(sheet: Sheet, parent: Element, number: int, shown: Die | None, x: float, size: float) -> None:
    """A die of the pool with the number of its slot, which a move names."""
    if shown is None:
        sheet.use(parent, "slot", x, 76, size).set("opacity", "0.7")
    else:
        group = titled(parent, f"{number}: {die_name(sheet.language, shown)}")
        die(sheet, group, shown, x, 76, size)
    sheet.write(parent, x, 132, str(number), 16, fill=GOLD if shown else FAINT, **BOLD)


def _hand(sheet: Sheet, parent: Element, shown: Die) -> None:
    group = titled(parent, die_name(sheet.language, shown))
    ring: Look = {"fill": "#4b3a1d", "stroke": GOLD, "stroke_width": 3}
    add(group, "rect", x=HAND_X, y=12, width=90, height=POOL_HEIGHT - 24, rx=12, **ring)
    sheet.write(group, HAND_X + 45, 34, sheet.say("hand"), 14, fill=GOLD, **BOLD)
    die(sheet, group, shown, HAND_X + 45, 84, 72)


def _bag(sheet: Sheet, parent: Element, view: View) -> None:
    total = sum(view.bag.values())
    group = add(parent, "g", data_bag=str(total))
    sheet.write(group, BAG_X + 6, 29, sheet.say("bag", n=total), 15, font_weight="bold")
    sheet.use(group, "bag", BAG_X + 28, 88, 56)
    for i, (colour, n) in enumerate(view.bag.items()):
        x = BAG_X + 72 + 28 * i
        look: Look = {"opacity": 1 if n else 0.35}
        chip = add(group, "g", **look)
        sheet.use(chip, f"die-{colour}", x, 74, 27)
        letter = sheet.text("sagrada-letter", colour=colour)
        sheet.write(chip, x, 79, letter, 14, fill="#120d18" if colour == "Y" else "#fff", **BOLD)
        sheet.write(group, x, 108, str(n), 15, fill="#fff" if n else FAINT, **BOLD)
