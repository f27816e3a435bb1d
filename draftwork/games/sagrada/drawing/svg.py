"""The table as a self-contained SVG picture."""

from __future__ import annotations

import hashlib
from xml.etree import ElementTree

import msgspec

from draftwork.games.drawing.sheet import Sheet, add
from draftwork.games.sagrada.drawing import cards, player, scores, table
from draftwork.games.sagrada.drawing.info import describe, status, winner
from draftwork.games.sagrada.drawing.sheet import GOLD, STYLE, Place
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.view import View, view

MARGIN, GAP, HEADER = 20, 14, 68
WIDTH = player.WIDTH + table.WIDTH + 3 * MARGIN
SMALL_SCALES = 0.64, 0.64, 0.51  # the scale of the other windows, for one to three of them


def svg(s: State, seat: int, language: str) -> str:
    """The picture for a seat, or for NOBODY."""
    now = view(s, seat)
    key = hashlib.sha256(msgspec.json.encode(now) + language.encode()).hexdigest()[:8]
    doing, won = status(s, now, language), winner(s, now)
    own = now.players[now.seat or 0]
    others = [*now.players[own.seat + 1 :], *now.players[: own.seat]]  # clockwise after the own seat
    scale = SMALL_SCALES[len(others) - 1]
    wide, tall = player.small_size(scale)
    low = HEADER + max(player.HEIGHT, _table_height(now)) + MARGIN
    height = round(low + (tall + MARGIN if others else 0))
    sheet = Sheet(WIDTH, height, language, STYLE, key)
    sheet.describe(sheet.say("title", status=doing), describe(now, language))
    _background(sheet, doing, height)
    player.draw_own(sheet, now, own, MARGIN, HEADER, won == own.seat)
    _table(sheet, s, now, 2 * MARGIN + player.WIDTH)
    left = (WIDTH - (wide + MARGIN) * len(others) + MARGIN) / 2
    for i, other in enumerate(others):
        at = left + i * (wide + MARGIN)
        player.draw_small(sheet, now, other, Place(at, low, scale), won == other.seat)
    return ElementTree.tostring(sheet.root, encoding="unicode")


def _table_height(now: View) -> int:
    tools = (cards.TOOL_HEIGHT + GAP) * cards.tool_rows(now)
    return table.TRACK_HEIGHT + GAP + table.POOL_HEIGHT + GAP + tools + cards.OBJECTIVE_HEIGHT


def _table(sheet: Sheet, s: State, now: View, x: float) -> None:
    y = HEADER
    table.draw_track(sheet, now, x, y)
    y += table.TRACK_HEIGHT + GAP
    if now.to_move is None:
        scores.draw_scores(sheet, s, now, x, y)
    else:
        table.draw_pool(sheet, now, x, y)
    y += table.POOL_HEIGHT + GAP
    cards.draw_tools(sheet, now, x, y)
    cards.draw_objectives(sheet, now, x, y + (cards.TOOL_HEIGHT + GAP) * cards.tool_rows(now))


def _background(sheet: Sheet, doing: str, height: int) -> None:
    add(sheet.root, "rect", width=WIDTH, height=height, rx=18, fill=sheet.fill("nave"))
    sheet.use(sheet.root, "light", WIDTH / 2, height / 2, WIDTH, height)
    name = sheet.text("sagrada-name")
    sheet.write(sheet.root, MARGIN + 6, 46, name, 34, font_weight="bold", font_family="serif", fill=GOLD)
    sheet.write(sheet.root, WIDTH / 2 + 60, 45, doing, 22, text_anchor="middle")
