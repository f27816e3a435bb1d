"""The middle of the table: round, materials in demand, pool, bag, awards and prizes."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from draftwork.games.blueprints.components import COMMON
from draftwork.games.blueprints.drawing.sheet import (
    CENTRED,
    FAINT,
    RED,
    SEAT_COLOURS,
    draw_die,
    draw_material,
    shown_round,
    titled_group,
)
from draftwork.games.blueprints.ui.view import Card, Round, View
from draftwork.games.drawing.sheet import Sheet, add

WIDTH = 440
ROUND_HEIGHT, POOL_HEIGHT, BAG_HEIGHT, CARDS_HEIGHT = 112, 178, 86, 216  # heights of the panels
GAP = 12
HEIGHT = ROUND_HEIGHT + POOL_HEIGHT + BAG_HEIGHT + CARDS_HEIGHT + 3 * GAP
DIE_SIZE, DICE_PER_ROW = 66, 5


def draw_table(sheet: Sheet, view: View, x: float, y: float) -> None:
    """Draw the panels in the middle of the table."""
    shown = shown_round(view)
    _round(sheet, sheet.panel(x, y, WIDTH, ROUND_HEIGHT), view, shown)
    y += ROUND_HEIGHT + GAP
    if view.round:
        _pool(sheet, sheet.panel(x, y, WIDTH, POOL_HEIGHT), view)
        _bag(sheet, sheet.panel(x, y + POOL_HEIGHT + GAP, WIDTH, BAG_HEIGHT), view)
    else:
        _results(sheet, sheet.panel(x, y, WIDTH, POOL_HEIGHT + GAP + BAG_HEIGHT), view)
    y += POOL_HEIGHT + GAP + BAG_HEIGHT + GAP
    _cards(sheet, sheet.panel(x, y, WIDTH, CARDS_HEIGHT), view, shown)


def _round(sheet: Sheet, group: Element, view: View, shown: Round) -> None:
    title = sheet.say("round", n=shown.number, rounds=view.rounds) if view.round else sheet.say("over")
    sheet.write(group, 18, 36, title, 20, font_weight="bold")
    if view.round:
        turn = sheet.say("turn", n=view.turn + 1, turns=view.turns)
        sheet.write(group, 18, 62, turn, 15, fill=FAINT)
    for i in range(view.rounds):
        done, current = i + 1 < shown.number or view.round is None, i + 1 == shown.number
        fill = "#1d4f91" if done else "#ffe27a" if current else "none"
        add(group, "circle", cx=29 + 30 * i, cy=86, r=10, fill=fill, stroke="#1d4f91", stroke_width=2.5)
        if done:
            add(group, "path", d=f"M{24 + 30 * i} 86l4 5l7 -9", fill="none", stroke="#fff", stroke_width=2.5)
    sheet.write(group, WIDTH - 116, 24, sheet.say("in-demand"), 14, **CENTRED)
    for i, letter in enumerate(shown.in_demand):
        _in_demand(sheet, group, i + 1, letter, WIDTH - 176 + 112 * i)


def _in_demand(sheet: Sheet, parent: Element, place: int, letter: str, x: float) -> None:
    name = sheet.text("blueprints-material", material=letter)
    group = titled_group(parent, f"{place}. {name}", data_in_demand=letter)
    draw_material(sheet, group, letter, x, 59, 52)
    sheet.use(group, "in-demand", x - 31, 44, 30)
    sheet.write(group, x - 31, 49.5, str(place), 15, fill="#fff", **CENTRED)
    sheet.write(group, x, 102, name, 13, text_anchor="middle")


def _pool(sheet: Sheet, group: Element, view: View) -> None:
    sheet.write(group, 18, 29, sheet.say("pool"), 17, font_weight="bold")
    # Dice are sorted by material and value, which is easier to read than the order drawn.
    order = [*view.bag]
    dice = sorted((one.die for one in view.pool), key=lambda name: (order.index(name[0]), name[1]))
    for i, name in enumerate(dice):
        row, column = divmod(i, DICE_PER_ROW)
        one = add(group, "g", data_pool=name)
        draw_die(sheet, one, name, 60 + 80 * column, 73 + 68 * row, DIE_SIZE)


def _discarded(sheet: Sheet, parent: Element, dice: list[str]) -> None:
    """Draw the discarded dice. Only two players discard, and their single award leaves space for them."""
    sheet.write(parent, 18, 100, sheet.say("discarded"), 14, font_weight="bold")
    for i, name in enumerate(dice):
        row, column = divmod(i, DICE_PER_ROW)
        group = add(parent, "g", data_discarded=name)
        draw_die(sheet, group, name, 31 + 33 * column, 124 + 33 * row, 31)


def _bag(sheet: Sheet, group: Element, view: View) -> None:
    sheet.use(group, "bag", 46, 43, 62)
    sheet.write(group, 88, 36, sheet.say("bag"), 17, font_weight="bold")
    sheet.write(group, 88, 62, str(sum(view.bag.values())), 20, fill=FAINT, font_weight="bold")
    for i, (letter, n) in enumerate(view.bag.items()):
        x = 206 + 60 * i
        one = add(group, "g", data_bag=f"{letter}{n}", opacity=1 if n else 0.45)
        draw_material(sheet, one, letter, x, 43, 36)
        sheet.write(one, x + 21, 50, str(n), 19, font_weight="bold")


def _results(sheet: Sheet, group: Element, view: View) -> None:
    """Draw the building scores and points at the end."""
    columns = [190 + 62 * i for i in range(view.rounds)]
    sheet.write(group, columns[1], 30, sheet.say("score"), 14, **CENTRED)
    for i, x in enumerate(columns):
        sheet.write(group, x, 54, "I" * (i + 1), 16, font_family="serif", **CENTRED)
    sheet.write(group, WIDTH - 20, 54, sheet.say("sum"), 14, text_anchor="end", font_weight="bold")
    for i, player in enumerate(view.players):
        y = 92 + 46 * i
        add(group, "path", d=f"M16 {y - 26}H{WIDTH - 16}", stroke="#d8c798", stroke_width=1.5)
        add(group, "circle", cx=28, cy=y - 6, r=9, fill=SEAT_COLOURS[player.seat])
        sheet.write(group, 46, y, sheet.say("player", seat=player.seat + 1), 16, font_weight="bold")
        for one in view.past:
            score = one.buildings[player.seat].score
            sheet.write(
                group,
                columns[one.number - 1],
                y,
                str(score.total) if score else "–",
                17,
                text_anchor="middle",
            )
        sheet.write(group, WIDTH - 20, y + 2, str(player.score), 23, text_anchor="end", font_weight="bold")


def _cards(sheet: Sheet, group: Element, view: View, shown: Round) -> None:
    sheet.write(group, 18, 27, sheet.say("cards", n=shown.number), 15, font_weight="bold")
    awards = [card for card in shown.cards if card.card in COMMON.awards.points]
    prizes = [card for card in shown.cards if card not in awards]
    for i, card in enumerate(awards):
        _card(sheet, group, view, card, 14, 38 + 43 * i)
    for i, card in enumerate(prizes):
        _card(sheet, group, view, card, 192, 38 + 43 * i)
    if shown.discarded:
        _discarded(sheet, group, shown.discarded)


def _card(sheet: Sheet, parent: Element, view: View, card: Card, x: float, y: float) -> None:
    """Draw a card with its condition, or at the end with its winner."""
    least = COMMON.prizes.least.get(card.card, 0)
    what = sheet.say("card-for", card=card.card, least=least, players=len(view.players))
    tie = sheet.text("blueprints-tie", tie=card.decided_by or "none")
    title = f"{sheet.text('blueprints-card', card=card.card)}: {what}{tie}"
    group = titled_group(parent, title, data_to_win=card.card)
    sheet.use(group, f"card-{card.card}", x + 16, y + 20, 30, 38)
    name = sheet.say("card", card=card.card)
    add(group, "circle", cx=x + 30, cy=y + 34, r=8, fill=RED)
    sheet.write(group, x + 30, y + 38.5, str(card.points), 12, fill="#fff", **CENTRED)
    sheet.write(group, x + 42, y + 17, name, 13, font_weight="bold")
    if view.round is None:
        won = sheet.say("card-nobody") if card.seat is None else sheet.say("card-of", seat=card.seat + 1)
        colour = FAINT if card.seat is None else SEAT_COLOURS[card.seat]
        sheet.write(group, x + 42, y + 33, won, 12, fill=colour)
    else:
        sheet.write(group, x + 42, y + 33, what, 12, fill=FAINT)
