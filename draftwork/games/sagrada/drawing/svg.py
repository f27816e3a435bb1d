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
from draftwork.games.sagrada.ui.view import View
from draftwork.games.sagrada.ui.view import view as build_view

MARGIN, GAP, HEADER = 20, 14, 68
WIDTH = player.WIDTH + table.WIDTH + 3 * MARGIN
SMALL_SCALES = 0.64, 0.64, 0.51  # the scale of the other windows, for one to three of them


def svg(s: State, seat: int, language: str) -> str:
    """The picture for a seat, or for NOBODY."""
    view = build_view(s, seat)
    key = hashlib.sha256(msgspec.json.encode(view) + language.encode()).hexdigest()[:8]
    status_line, won = status(s, view, language), winner(s, view)
    own = view.players[view.seat or 0]
    others = [*view.players[own.seat + 1 :], *view.players[: own.seat]]  # clockwise after the own seat
    scale = SMALL_SCALES[len(others) - 1]
    small_width, small_height = player.small_size(scale)
    others_y = HEADER + max(player.HEIGHT, _table_height(view)) + MARGIN
    height = round(others_y + (small_height + MARGIN if others else 0))
    sheet = Sheet(WIDTH, height, language, STYLE, key)
    sheet.describe(sheet.say("title", status=status_line), describe(view, language))
    _background(sheet, status_line, height)
    player.draw_own(sheet, view, own, MARGIN, HEADER, won == own.seat)
    _table(sheet, s, view, 2 * MARGIN + player.WIDTH)
    left = (WIDTH - (small_width + MARGIN) * len(others) + MARGIN) / 2
    for i, other in enumerate(others):
        at = left + i * (small_width + MARGIN)
        player.draw_small(sheet, view, other, Place(at, others_y, scale), won == other.seat)
    return ElementTree.tostring(sheet.root, encoding="unicode")


def _table_height(view: View) -> int:
    tools = (cards.TOOL_HEIGHT + GAP) * cards.tool_rows(view)
    return table.TRACK_HEIGHT + GAP + table.POOL_HEIGHT + GAP + tools + cards.OBJECTIVE_HEIGHT


def _table(sheet: Sheet, s: State, view: View, x: float) -> None:
    y = HEADER
    table.draw_track(sheet, view, x, y)
    y += table.TRACK_HEIGHT + GAP
    if view.to_move is None:
        scores.draw_scores(sheet, s, view, x, y)
    else:
        table.draw_pool(sheet, view, x, y)
    y += table.POOL_HEIGHT + GAP
    cards.draw_tools(sheet, view, x, y)
    cards.draw_objectives(sheet, view, x, y + (cards.TOOL_HEIGHT + GAP) * cards.tool_rows(view))


def _background(sheet: Sheet, status_line: str, height: int) -> None:
    add(sheet.root, "rect", width=WIDTH, height=height, rx=18, fill=sheet.fill("nave"))
    sheet.use(sheet.root, "light", WIDTH / 2, height / 2, WIDTH, height)
    name = sheet.text("sagrada-name")
    sheet.write(sheet.root, MARGIN + 6, 46, name, 34, font_weight="bold", font_family="serif", fill=GOLD)
    sheet.write(sheet.root, WIDTH / 2 + 60, 45, status_line, 22, text_anchor="middle")
