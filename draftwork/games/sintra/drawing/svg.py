"""The picture of a match: a self-contained SVG."""

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
from draftwork.games.sintra.ui.view import View, view
from draftwork.i18n.formats import format_list

MARGIN, HEADER = 20, 64
WIDTH = palace.WIDTH + table.WIDTH + 3 * MARGIN
SMALL = 0.66  # the largest scale of the other palaces
STARS = ((352, 18), (376, 52), (432, 14), (520, 40), (690, 12), (905, 52), (1010, 20), (1130, 46), (1225, 16))


def svg(s: State, seat: int, language: str) -> str:
    now = view(s, seat)
    key = hashlib.sha256(msgspec.json.encode(now) + language.encode()).hexdigest()[:8]
    status_line = status(s, now, language)
    own = now.players[now.seat or 0]
    others = [*now.players[own.seat + 1 :], *now.players[: own.seat]]  # clockwise after the own seat
    scale = min(SMALL, (WIDTH - MARGIN * (len(others) + 1)) / len(others) / palace.WIDTH)
    low = HEADER + palace.HEIGHT + MARGIN
    height = round(low + scale * palace.HEIGHT + MARGIN)
    sheet = Sheet(WIDTH, height, language, STYLE, key)
    sheet.describe(sheet.say("title", status=status_line), describe_table(now, language))
    _background(sheet, status_line, height)
    palace.draw_palace(sheet, s, now, own, palace.Placement(MARGIN, HEADER))
    table.draw_table(sheet, now, 2 * MARGIN + palace.WIDTH, HEADER)
    step = scale * palace.WIDTH + MARGIN
    left = (WIDTH - step * len(others) + MARGIN) / 2
    for i, player in enumerate(others):
        palace.draw_palace(sheet, s, now, player, palace.Placement(left + i * step, low, scale))
    return ElementTree.tostring(sheet.root, encoding="unicode")


def status(s: State, now: View, language: str) -> str:
    """The status line: the seat to move and its decision, or the winner."""
    if now.to_move is not None:
        if now.keeping is not None:
            return words(language, "keeps", seat=now.to_move + 1, strip=now.keeping)
        return words(language, "to-move", seat=now.to_move + 1)
    winners = [player for player in now.players if rank(s, player.seat) == 0]
    best = winners[0]
    if len(winners) > 1:
        seats = format_list((str(player.seat + 1) for player in winners), language)
        return words(language, "shared", seats=seats, n=best.score)
    tied = sum(player.score == best.score for player in now.players) > 1
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
