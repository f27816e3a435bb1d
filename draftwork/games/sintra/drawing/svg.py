"""The whole table as a self-contained SVG."""

from __future__ import annotations

import hashlib
from xml.etree import ElementTree

import msgspec

from draftwork.games.drawing.sheet import Sheet, add
from draftwork.games.sintra.drawing import palace, table
from draftwork.games.sintra.drawing.info import describe_table
from draftwork.games.sintra.drawing.sheet import GOLD, STYLE, words
from draftwork.games.sintra.rules.scoring import rank
from draftwork.games.sintra.state import State
from draftwork.games.sintra.ui.view import View
from draftwork.games.sintra.ui.view import view as view_of
from draftwork.i18n.formats import format_list

MARGIN, HEADER = 20, 64
WIDTH = palace.WIDTH + table.WIDTH + 3 * MARGIN
MAX_OTHER_SCALE = 0.66  # of the palaces of the other players
STARS = ((352, 18), (376, 52), (432, 14), (520, 40), (690, 12), (905, 52), (1010, 20), (1130, 46), (1225, 16))


def svg(s: State, seat: int, language: str) -> str:
    """The picture of a state for a seat or NOBODY."""
    view = view_of(s, seat)
    key = hashlib.sha256(msgspec.json.encode(view) + language.encode()).hexdigest()[:8]
    status_line = status(s, view, language)
    own = view.players[view.seat or 0]
    others = [*view.players[own.seat + 1 :], *view.players[: own.seat]]  # clockwise after the own seat
    scale = min(MAX_OTHER_SCALE, (WIDTH - MARGIN * (len(others) + 1)) / len(others) / palace.WIDTH)
    others_top = HEADER + palace.HEIGHT + MARGIN
    height = round(others_top + scale * palace.HEIGHT + MARGIN)
    sheet = Sheet(WIDTH, height, language, STYLE, key)
    sheet.describe(sheet.say("title", status=status_line), describe_table(view, language))
    _background(sheet, status_line, height)
    palace.draw_palace(sheet, s, view, own, palace.Placement(MARGIN, HEADER))
    table.draw_table(sheet, view, 2 * MARGIN + palace.WIDTH, HEADER)
    step = scale * palace.WIDTH + MARGIN
    left = (WIDTH - step * len(others) + MARGIN) / 2
    for i, player in enumerate(others):
        palace.draw_palace(sheet, s, view, player, palace.Placement(left + i * step, others_top, scale))
    return ElementTree.tostring(sheet.root, encoding="unicode")


def status(s: State, view: View, language: str) -> str:
    """A sentence that names the seat to move and its decision, or the winners."""
    if view.to_move is not None:
        if view.keeping is not None:
            return words(language, "keeps", seat=view.to_move + 1, strip=view.keeping)
        return words(language, "to-move", seat=view.to_move + 1)
    winners = [player for player in view.players if rank(s, player.seat) == 0]
    best = winners[0]
    if len(winners) > 1:
        seats = format_list((str(player.seat + 1) for player in winners), language)
        return words(language, "shared", seats=seats, n=best.score)
    tied = sum(player.score == best.score for player in view.players) > 1
    return words(language, "won-tied" if tied else "won", seat=best.seat + 1, n=best.score)


def _background(sheet: Sheet, status_line: str, height: int) -> None:
    add(sheet.root, "rect", width=WIDTH, height=height, rx=18, fill=sheet.fill("evening"))
    for x, y in STARS:
        add(sheet.root, "circle", cx=x, cy=y, r=1.6, fill="#fdf1c4")
    sheet.use(sheet.root, "moon", WIDTH - 50, 33, 36)
    for middle in (WIDTH / 4, WIDTH * 3 / 4):
        sheet.use(sheet.root, "skyline", middle, height - 100, WIDTH / 2 + 2, 200)
    name = sheet.text("sintra-name")
    sheet.write(sheet.root, MARGIN + 6, 43, name, 30, font_weight="bold", font_family="serif", fill=GOLD)
    sheet.write(sheet.root, WIDTH / 2 + 60, 42, status_line, 21, text_anchor="middle")
