"""The panel of a player: name, score, window, favour tokens and private objective, or patterns to choose."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add, fit_font_size
from draftwork.games.sagrada.drawing import window
from draftwork.games.sagrada.drawing.info import starter
from draftwork.games.sagrada.drawing.sheet import FAINT, GOLD, SEATS, Place, TextBox, paragraph, titled
from draftwork.games.sagrada.drawing.window import draw_card
from draftwork.games.sagrada.ui.names import pattern_name
from draftwork.games.sagrada.ui.view import Player, View
from draftwork.i18n.formats import format_number

WIDTH, HEIGHT = 520, 782  # the size of the own panel
SIDE = 150  # the width beside the window of another player
HEADER = 56
CARD_SIZE = 80, 110  # the size of a private objective in the art


def draw_own(sheet: Sheet, view: View, player: Player, x: float, y: float, won: bool) -> None:
    group = sheet.panel(x, y, WIDTH, HEIGHT, _mark(view, player, won))
    _header(sheet, group, view, player, WIDTH, won)
    if view.round == 0:
        _choosing(sheet, group, view, player)
    else:
        window.draw_window(sheet, group, view, player, Place(16, HEADER + 2, 488 / window.WIDTH))
        _pattern(sheet, group, player, 20, 640, 250)
        _tokens(sheet, group, view, player, 20, 690)
    _private(sheet, group, view, player, Place(288, 626, 1.25))


def small_size(scale: float) -> tuple[float, float]:
    """The width and height of the panel of another player."""
    return 32 + window.WIDTH * scale + SIDE, HEADER + window.HEIGHT * scale + 14


def draw_small(sheet: Sheet, view: View, player: Player, place: Place, won: bool) -> None:
    x, y, scale = place
    width, height = small_size(scale)
    group = sheet.panel(x, y, width, height, _mark(view, player, won))
    _header(sheet, group, view, player, width, won)
    side = width - SIDE
    window.draw_window(sheet, group, view, player, Place(14, HEADER, scale))
    if view.round == 0:
        said = sheet.say("sealed" if player.has_chosen else "unchosen")
        sheet.use(group, "card-back", side + 34, HEADER + 48, 58, 80)
        paragraph(sheet, group, TextBox(side + 70, HEADER + 26, SIDE - 80, 12.5), said, fill=FAINT)
    else:
        _pattern(sheet, group, player, side, HEADER + 18, SIDE - 14)
        _tokens(sheet, group, view, player, side, HEADER + 82)
    _private(sheet, group, view, player, Place(side, HEADER + 134, 0.8 if scale > 0.6 else 0.72))


def _mark(view: View, player: Player, won: bool) -> str:
    return GOLD if won else SEATS[player.seat] if view.to_move == player.seat else ""


def _header(sheet: Sheet, group: Element, view: View, player: Player, width: float, won: bool) -> None:
    name = sheet.say("you" if view.seat == player.seat else "player", seat=player.seat + 1)
    add(group, "circle", cx=30, cy=29, r=13, fill=SEATS[player.seat], stroke="#fff", stroke_width=2)
    look = {"fill": "#fff", "text_anchor": "middle", "font_weight": "bold"}
    sheet.write(group, 30, 34.5, str(player.seat + 1), 15, **look)
    sheet.write(group, 51, 35, name, 18, font_weight="bold")
    at = 60 + 12 * len(name)
    if starter(view) == player.seat and view.to_move is not None and len(view.players) > 1:
        sheet.use(titled(group, sheet.say("start")), "bag", at + 8, 28, 28)
        at += 30
    if view.round:
        sheet.score(group, at, 36, player.score, 24, (GOLD, FAINT))
    if won:
        sheet.badge(group, width - 14, 16, sheet.say("winner"), "#a5781c")
    elif view.to_move == player.seat:
        sheet.badge(group, width - 14, 16, sheet.say("moves"), SEATS[player.seat])


def _pattern(sheet: Sheet, group: Element, player: Player, x: float, y: float, width: float) -> None:
    card = player.pattern
    if card is None:
        return
    sheet.write(group, x, y, sheet.say("pattern", n=card.number), 12.5, fill=FAINT)
    name = pattern_name(card.name, sheet.language)
    paragraph(sheet, group, TextBox(x, y + 19, width, 16), name, font_weight="bold", font_family="serif")


def _tokens(sheet: Sheet, parent: Element, view: View, player: Player, x: float, y: float) -> None:
    """The favour tokens and the number of empty spaces."""
    if len(view.players) > 1:
        group = titled(parent, sheet.say("tokens", n=player.tokens))
        for i in range(player.tokens):
            sheet.use(group, "token", x + 11 + 23 * i, y - 6, 23)
        if not player.tokens:
            sheet.use(group, "token", x + 11, y - 6, 23).set("opacity", "0.3")
            sheet.write(group, x + 28, y, "0", 16, fill=FAINT)
    sheet.write(parent, x, y + 26, sheet.say("empty", n=player.empty), 13, fill=FAINT)
    if player.skips:
        sheet.write(parent, x, y + 44, sheet.say("skips"), 12.5, fill=GOLD)


def _private(sheet: Sheet, parent: Element, view: View, player: Player, place: Place) -> None:
    """The private objectives with their points, or the back of a card if they are hidden."""
    x, y, scale = place
    width, height = CARD_SIZE[0] * scale, CARD_SIZE[1] * scale
    room = width + 10
    if player.private is None:
        group = titled(parent, f"{sheet.say('private')}: {sheet.say('hidden')}")
        sheet.use(group, "card-back", x + width / 2, y + height / 2, width, height)
        said = sheet.say("without-private" if view.round else "private")
        space = 110 if scale > 1 else SIDE - room - 8
        size = min(fit_font_size(word, space, 10.5) for word in said.split())
        paragraph(sheet, parent, TextBox(x + room, y + 18, space, size), said, fill=FAINT)
        return
    for i, colour in enumerate(player.private):
        group = titled(parent, sheet.text("sagrada-private", colour=colour))
        at = x + i * (width + 8)
        sheet.use(group, f"private-{colour}", at + width / 2, y + height / 2, width, height)
        badge_y = y + height - 15 * scale
        add(group, "circle", cx=at + width / 2, cy=badge_y, r=13 * scale, fill="#120d18", stroke="#fff")
        letter = sheet.text("sagrada-letter", colour=colour)
        look = {"fill": "#fff", "text_anchor": "middle", "font_weight": "bold"}
        sheet.write(group, at + width / 2, badge_y + 6 * scale, letter, 17 * scale, **look)
    if len(player.private) == 1:
        name = sheet.text("sagrada-private", colour=player.private[0])
        size = 14 if scale > 1 else 12
        box = TextBox(x + room, y + 18, 110 if scale > 1 else 84, size)
        below = paragraph(sheet, parent, box, name, font_weight="bold")
        if view.round:
            sheet.write(
                parent,
                x + room,
                below + 10,
                format_number(player.private_points, sheet.language),
                22,
                fill=GOLD,
            )
    elif view.round:
        sheet.write(
            parent, x - 34, y + 30, format_number(player.private_points, sheet.language), 22, fill=GOLD
        )


def _choosing(sheet: Sheet, group: Element, view: View, player: Player) -> None:
    """The four dealt patterns, or the backs of two cards if they are hidden."""
    if player.cards is None or (player.has_chosen and player.pattern is None):
        for i in range(2):
            sheet.use(group, "card-back", 180 + 160 * i, 300, 140, 192)
        said = sheet.say("sealed" if player.has_chosen else "unchosen")
        sheet.write(group, WIDTH / 2, 440, said, 17, text_anchor="middle", fill=FAINT)
        return
    sheet.write(group, 20, HEADER + 20, sheet.say("choose"), 15, fill=FAINT)
    for i, card in enumerate(player.cards):
        x, y = 18 + 246 * (i % 2), HEADER + 32 + 262 * (i // 2)
        height = draw_card(sheet, group, card, x, y, 238)
        if player.pattern and player.pattern.number == card.number:
            ring: Look = {"fill": "none", "stroke": GOLD, "stroke_width": 5}
            add(group, "rect", x=x - 3, y=y - 3, width=244, height=height + 6, rx=12, **ring)
