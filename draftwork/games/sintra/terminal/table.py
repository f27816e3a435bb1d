"""The whole table as text with Rich markup."""

from __future__ import annotations

from functools import partial
from textwrap import wrap

from draftwork.games.drawing.terminal import Line, beside, markup
from draftwork.games.sintra.drawing.sheet import words
from draftwork.games.sintra.drawing.svg import status
from draftwork.games.sintra.drawing.table import ROMAN
from draftwork.games.sintra.state import State
from draftwork.games.sintra.terminal.glass import pane, panes, space
from draftwork.games.sintra.terminal.palace import WIDTH, palace
from draftwork.games.sintra.ui.view import View
from draftwork.games.sintra.ui.view import view as view_of
from draftwork.i18n import DEFAULT, text

MAX_WIDTH = 80
FACTORY_WIDTH, FACTORIES_PER_LINE = 16, 5  # FACTORY_WIDTH in columns of text


def terminal(s: State, seat: int, language: str) -> str:
    """The text of a state for a seat or NOBODY."""
    view = view_of(s, seat)
    own = view.seat or 0
    players = [*view.players[own:], *view.players[:own]]  # clockwise, the own seat first
    title = text("sintra-draw-title", language, {"status": status(s, view, language)})
    # What a player needs for every decision comes last: in a low window the first lines scroll away.
    lines: list[Line] = [
        *([(line, "bold")] for line in wrap(title, MAX_WIDTH)),
        *_legend(view, language),
        *(_store(name, stored, language) for name, stored in (("bag", view.bag), ("tower", view.tower))),
        *_round_track(view, language),
        [],
    ]
    for first in range(0, len(players), 2):
        lines += beside([palace(s, view, player, language) for player in players[first : first + 2]], WIDTH)
        lines.append([])
    lines += [*_factories(view, language), _centre(view, language)]
    return "\n".join(markup(line) for line in lines)


def _round_track(view: View, language: str) -> list[Line]:
    current = view.round or len(ROMAN) + 1
    line: Line = [(words(language, "round", n=view.round or 0), "bold"), ("  ", "")]
    for i, colour in enumerate(view.round_track):
        if i + 1 < current:
            line.append((f"  {ROMAN[i]} –  ", "dim"))
        elif i + 1 == current:
            line += [(f"▶ {ROMAN[i]} ", "bold"), pane(colour), (" ◀ ", "bold")]
        else:
            line += [(f"  {ROMAN[i]} ", ""), pane(colour), (" ", "")]
    if view.round is None:
        return [line]
    return [line, [(words(language, "bonus", colour=view.round_track[view.round - 1]), "dim")]]


def _factories(view: View, language: str) -> list[Line]:
    blocks: list[list[Line]] = [
        [[(f"f{i}", "bold"), (" ", ""), *(panes(letters) or [("–", "dim")])]]
        for i, letters in enumerate(view.factories, 1)
    ]
    lines: list[Line] = [[(words(language, "factories"), "bold")]]
    for first in range(0, len(blocks), FACTORIES_PER_LINE):
        lines += beside(blocks[first : first + FACTORIES_PER_LINE], FACTORY_WIDTH)
    return lines


def _centre(view: View, language: str) -> Line:
    line: Line = [("c  ", "bold"), (f"{words(language, 'centre')}  ", "")]
    for colour in (colour.letter for colour in view.colours):
        if n := view.centre.count(colour):
            line += [(f"{n}×", ""), pane(colour), (" ", "")]
    if view.marker_in_centre:
        line.append((f"☼ {words(language, 'marker')}", "bold"))
    elif not view.centre:
        line.append(("–", "dim"))
    return line


def _store(name: str, panes: dict[str, int], language: str) -> Line:
    line: Line = [(f"{words(language, name):<9}", "bold"), (f"{sum(panes.values()):>3}  ", "")]
    for colour, n in panes.items():
        line += [pane(colour), (f" {n:<4}", "" if n else "dim")]
    return line


def _colours(view: View, language: str) -> list[Line]:
    """The colours by the English names used in move texts, with translated names in brackets."""
    pieces: list[Line] = []
    for colour in view.colours:
        name = text("sintra-colour-name", language, {"colour": colour.letter})
        translation = "" if name == colour.name else f" ({name})"
        pieces.append([pane(colour.letter), (f" {colour.name}{translation}  ", "")])
    rows = [pieces] if language == DEFAULT else [pieces[:3], pieces[3:]]
    return [[part for piece in row for part in piece] for row in rows]


def _legend(view: View, language: str) -> list[Line]:
    """The legend of the signs."""
    say = partial(words, language)
    colours = _colours(view, language)
    signs: Line = [
        *(pane("P"), (f" {say('key-pane')}   ", "dim"), space("P"), (f" {say('key-space')}   ", "dim")),
        *(space("P"), ("w", "dim"), (f" w: {say('key-next')}   ▼ {say('key-glazier')}", "dim")),
    ]
    jokers: Line = [
        *(space("J"), (f" {say('key-joker')}   ", "dim")),
        *(pane("P"), ("♣", "dim"), (f" {say('key-on-joker')}", "dim")),
    ]
    return [*colours, signs, jokers]
