"""The whole table as a self-contained SVG."""

from __future__ import annotations

import hashlib
from xml.etree import ElementTree

import msgspec

from draftwork.games.drawing.sheet import Sheet, add
from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.drawing import circle, quilt, time_board
from draftwork.games.patchwork.drawing.sheet import INK, PAPER, STYLE, words
from draftwork.games.patchwork.rules.scoring import rank
from draftwork.games.patchwork.state import State
from draftwork.games.patchwork.ui.view import View
from draftwork.games.patchwork.ui.view import view as view_of
from draftwork.i18n import text

MARGIN, HEADER = 20, 64
WIDTH = circle.WIDTH + 2 * MARGIN
HEIGHT = HEADER + quilt.HEIGHT + circle.HEIGHT + 2 * MARGIN


def svg(s: State, seat: int, language: str) -> str:
    """The picture of a state for a seat or NOBODY."""
    view = view_of(s, seat)
    key = hashlib.sha256(msgspec.json.encode(view) + language.encode()).hexdigest()[:8]
    status_text = status(s, view, language)
    sheet = Sheet(WIDTH, HEIGHT, language, STYLE, key)
    sheet.describe(sheet.say("title", status=status_text), _describe(view, language))
    add(sheet.root, "rect", width=WIDTH, height=HEIGHT, rx=18, fill=PAPER)
    _header(sheet, status_text)
    across = (MARGIN, WIDTH - MARGIN - quilt.WIDTH)
    for player in view.players:
        quilt.draw_player(sheet, view, player, across[player.seat], HEADER)
    time_board.draw_board(sheet, view, MARGIN * 2 + quilt.WIDTH, HEADER)
    circle.draw_circle(sheet, view, MARGIN, HEADER + quilt.HEIGHT + MARGIN)
    return ElementTree.tostring(sheet.root, encoding="unicode")


def status(s: State, view: View, language: str) -> str:
    """A sentence that names the seat to move, or the winner."""
    if view.to_move is not None:
        args = {"seat": view.to_move + 1, "n": view.leather_to_place}
        return words(language, "sews" if view.leather_to_place else "to-move", **args)
    winner = next(player for player in view.players if rank(s, player.seat) == 0)
    loser = next(player for player in view.players if player is not winner)
    args = {"seat": winner.seat + 1, "points": winner.score, "other": loser.score}
    return words(language, "won-tied" if winner.score == loser.score else "won", **args)


def _header(sheet: Sheet, status_text: str) -> None:
    sheet.write(sheet.root, MARGIN + 6, 43, sheet.text("patchwork-name"), 28, font_weight="bold")
    sheet.write(sheet.root, WIDTH / 2, 42, status_text, 21, text_anchor="middle", fill=INK)


def _describe(view: View, language: str) -> str:
    """The text alternative of the picture."""
    sentences: list[str] = []
    for player in view.players:
        numbers = {"buttons": player.buttons, "income": player.income, "empty": player.empty}
        where = {"seat": player.seat + 1, "score": player.score, "space": player.time}
        sentences.append(words(language, "about-player", **numbers, **where))
        if player.special:
            sentences.append(words(language, "about-special", seat=player.seat + 1))
    offer = [STANDARD.patches[patch] for patch in view.offer]
    costs = [{"patch": p.id, "cost": p.cost, "time": p.time, "income": p.income} for p in offer]
    if offer:
        names = "; ".join(text("patchwork-patch", language, cost) for cost in costs)
        sentences.append(words(language, "about-offer", patches=names))
    return " ".join(sentences)
