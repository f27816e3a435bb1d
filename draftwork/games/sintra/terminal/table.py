"""The match as text for a terminal, with Rich markup."""

from __future__ import annotations

from functools import partial

from draftwork.games.drawing.terminal import Line, beside, markup
from draftwork.games.sintra.drawing.sheet import words
from draftwork.games.sintra.drawing.svg import status
from draftwork.games.sintra.drawing.table import ROMAN
from draftwork.games.sintra.state import State
from draftwork.games.sintra.terminal.glass import pane, panes, space
from draftwork.games.sintra.terminal.palace import WIDTH, palace
from draftwork.games.sintra.ui.view import View, view
from draftwork.i18n import DEFAULT, text

FACTORY, FACTORIES = 16, 5  # columns per factory, and factories per line
EXAMPLES = "f1 pink 3 · centre blue 5 j1 · f2 white break · return · keep yellow"


def terminal(s: State, seat: int, language: str) -> str:
    now = view(s, seat)
    own = now.seat or 0
    players = [*now.players[own:], *now.players[:own]]  # clockwise, the own seat first
    lines: list[Line] = [
        [(text("sintra-name", language, {}), "bold")],
        [(status(s, now, language), "bold")],
        *_round_track(now, language),
        [],
        *_factories(now, language),
        _centre(now, language),
        *(_store(name, stored, language) for name, stored in (("bag", now.bag), ("tower", now.tower))),
        [],
    ]
    for first in range(0, len(players), 2):
        lines += beside([palace(s, now, player, language) for player in players[first : first + 2]], WIDTH)
        lines.append([])
    lines += _legend(now, language)
    return "\n".join(markup(line) for line in lines)


def _round_track(now: View, language: str) -> list[Line]:
    current = now.round or len(ROMAN) + 1
    line: Line = [(words(language, "round", n=now.round or 0), "bold"), ("  ", "")]
    for i, colour in enumerate(now.round_track):
        if i + 1 < current:
            line.append((f"  {ROMAN[i]} –  ", "dim"))
        elif i + 1 == current:
            line += [(f"▶ {ROMAN[i]} ", "bold"), pane(colour), (" ◀ ", "bold")]
        else:
            line += [(f"  {ROMAN[i]} ", ""), pane(colour), (" ", "")]
    if now.round is None:
        return [line]
    return [line, [(words(language, "bonus", colour=now.round_track[now.round - 1]), "dim")]]


def _factories(now: View, language: str) -> list[Line]:
    blocks: list[list[Line]] = [
        [[(f"f{i}", "bold"), (" ", ""), *(panes(letters) or [("–", "dim")])]]
        for i, letters in enumerate(now.factories, 1)
    ]
    lines: list[Line] = [[(words(language, "factories"), "bold")]]
    for first in range(0, len(blocks), FACTORIES):
        lines += beside(blocks[first : first + FACTORIES], FACTORY)
    return lines


def _centre(now: View, language: str) -> Line:
    line: Line = [("c  ", "bold"), (f"{words(language, 'centre')}  ", "")]
    for colour in (colour.letter for colour in now.colours):
        if n := now.centre.count(colour):
            line += [(f"{n}×", ""), pane(colour), (" ", "")]
    if now.marker_in_centre:
        line.append((f"☼ {words(language, 'marker')}", "bold"))
    elif not now.centre:
        line.append(("–", "dim"))
    return line


def _store(name: str, panes: dict[str, int], language: str) -> Line:
    line: Line = [(f"{words(language, name):<9}", "bold"), (f"{sum(panes.values()):>3}  ", "")]
    for colour, n in panes.items():
        line += [pane(colour), (f" {n:<4}", "" if n else "dim")]
    return line


def _colours(now: View, language: str) -> list[Line]:
    """The colours by the English names used in move texts, with translated names in brackets."""
    pieces: list[Line] = []
    for colour in now.colours:
        name = text("sintra-colour-name", language, {"colour": colour.letter})
        translation = "" if name == colour.name else f" ({name})"
        pieces.append([pane(colour.letter), (f" {colour.name}{translation}  ", "")])
    rows = [pieces] if language == DEFAULT else [pieces[:3], pieces[3:]]
    return [[part for piece in row for part in piece] for row in rows]


def _legend(now: View, language: str) -> list[Line]:
    """The legend: the meaning of the signs, and examples of move texts."""
    say = partial(words, language)
    colours = _colours(now, language)
    signs: Line = [
        *(pane("P"), (f" {say('key-pane')}   ", "dim"), space("P"), (f" {say('key-space')}   ", "dim")),
        *(space("P"), ("g", "dim"), (f" g: {say('key-next')}   ▼ {say('key-glazier')}", "dim")),
    ]
    jokers: Line = [
        *(space("J"), (f" {say('key-joker')}   ", "dim")),
        *(pane("P"), ("♣", "dim"), (f" {say('key-on-joker')}", "dim")),
    ]
    return [*colours, signs, jokers, [(say("key-moves", examples=EXAMPLES), "dim")]]
