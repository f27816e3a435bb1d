"""The whole table as a self-contained SVG."""

from __future__ import annotations

import hashlib
from xml.etree import ElementTree

import msgspec

from draftwork.games.blueprints.drawing import player, table
from draftwork.games.blueprints.drawing.description import describe
from draftwork.games.blueprints.drawing.sheet import BLUE, STYLE, seats_clockwise, words
from draftwork.games.blueprints.rules.scoring import rank
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.ui.explain import ending
from draftwork.games.blueprints.ui.view import View
from draftwork.games.blueprints.ui.view import view as view_of
from draftwork.games.drawing.sheet import Sheet, add
from draftwork.i18n import Message
from draftwork.i18n.formats import format_list

MARGIN, HEADER = 20, 66
WIDTH = player.WIDTH + table.WIDTH + 3 * MARGIN
OTHERS_TOP = HEADER + player.HEIGHT + MARGIN  # top of the panels of the other players


def svg(s: State, seat: int, language: str) -> str:
    """The picture of a state for a seat or NOBODY."""
    view = view_of(s, seat)
    winners = winners_of(s, view)
    key = hashlib.sha256(msgspec.json.encode(view) + language.encode()).hexdigest()[:8]
    status_text = status(s, view, language)
    own, *others = seats_clockwise(view)
    layouts = player.PANEL_LAYOUTS[len(others)]
    height = OTHERS_TOP + round(layouts[0].height) + MARGIN
    sheet = Sheet(WIDTH, height, language, STYLE, key)
    tie_break = tie_break_text(s, view, language)
    sheet.describe(sheet.say("title", status=f"{status_text} {tie_break}".rstrip()), describe(view, language))
    _background(sheet, status_text, tie_break, height)
    player.draw_own(sheet, view, view.players[own], own in winners, MARGIN, HEADER)
    table.draw_table(sheet, view, 2 * MARGIN + player.WIDTH, HEADER)
    for layout, other in zip(layouts, others, strict=True):
        player.draw_other(sheet, view, view.players[other], other in winners, layout, OTHERS_TOP)
    return ElementTree.tostring(sheet.root, encoding="unicode")


def winners_of(s: State, view: View) -> list[int]:
    """The winning seats; none before the end."""
    if view.to_move is not None:
        return []
    return [player.seat for player in view.players if rank(s, player.seat) == 0]


def status(s: State, view: View, language: str) -> str:
    """A sentence that names the seat to move and its decision, or the winners."""
    if view.to_move is not None:
        decision = "discards" if view.decision == "discard" else "takes"
        return words(language, decision, seat=view.to_move + 1)
    winners = winners_of(s, view)
    best = view.players[winners[0]].score
    if len(winners) > 1:
        seats = format_list((str(seat + 1) for seat in winners), language)
        return words(language, "shared", seats=seats, n=best)
    return words(language, "won", seat=winners[0] + 1, n=best)


def tie_break_text(s: State, view: View, language: str) -> str:
    """The tie-break between players with equal points, or an empty text if none was used."""
    winners = winners_of(s, view)
    if len(winners) != 1:
        return ""
    best = view.players[winners[0]].score
    tied = sum(player.score == best for player in view.players) > 1
    reason = ending(s).decided_by
    return words(language, "tie-break", why=Message(reason.id, reason.args)) if tied else ""


def _background(sheet: Sheet, status_text: str, tie_break: str, height: int) -> None:
    add(sheet.root, "rect", width=WIDTH, height=height, rx=18, fill=sheet.fill("desk"))
    name = sheet.text("blueprints-name")
    sheet.write(sheet.root, MARGIN + 6, 45, name, 32, font_weight="bold", font_family="serif", fill=BLUE)
    right = WIDTH - MARGIN - 6
    sheet.write(
        sheet.root, right, 34 if tie_break else 44, status_text, 22, text_anchor="end", font_weight="bold"
    )
    sheet.write(sheet.root, right, 55, tie_break, 14, text_anchor="end")
