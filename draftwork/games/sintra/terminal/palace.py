"""A player's palace as lines: the glazier, strips, windows, bonus and broken-glass track."""

from __future__ import annotations

from functools import partial

from draftwork.games.drawing.terminal import Line, Piece
from draftwork.games.sintra.components import COMMON
from draftwork.games.sintra.constants import LETTERS, SPACES
from draftwork.games.sintra.drawing.sheet import SEAT_COLOURS, words
from draftwork.games.sintra.drawing.windows import side_b_bonus
from draftwork.games.sintra.rules.scoring import frames_around
from draftwork.games.sintra.state import State
from draftwork.games.sintra.terminal.glass import mark_beside, pane, space
from draftwork.games.sintra.ui.view import Player, Strip, View
from draftwork.i18n.formats import format_number

WIDTH = 40  # two palaces fit into 80 columns
CELL = 4  # columns: a letter, a shape, the mark beside them, and a gap


def palace(s: State, view: View, player: Player, language: str) -> list[Line]:
    """The lines of a palace."""
    places = range(1, len(player.strips) + 1)
    keeping = view.keeping if view.to_move == player.seat else None
    numbers = [f"[{i}]" if i == keeping else f" {i}" for i in places]
    return [
        *_heading(view, player, language),
        [(" " * (CELL * (player.glazier - 1)), ""), _seat(player, " ▼ ")],
        [(_cells(numbers), "bold")],
        *([piece for strip in player.strips for piece in _space(strip, k)] for k in range(SPACES)),
        [("─" * (CELL * len(places) - 1), "dim")],
        [piece for window in player.windows for piece in _frame(window.upper)],
        [piece for window in player.windows for piece in _frame(window.lower)],
        [(_cells([f" {window.points}" for window in player.windows]), "bold")],
        _bonus(s, view, player, language),
        *_broken_glass(view, player, language),
    ]


def _cells(texts: list[str]) -> str:
    return "".join(f"{text:<{CELL}}" for text in texts)


def _seat(player: Player, text: str) -> Piece:
    return text, f"bold #ffffff on {SEAT_COLOURS[player.seat]}"


def _heading(view: View, player: Player, language: str) -> list[Line]:
    say = partial(words, language)
    name = say("you" if view.seat == player.seat else "player", seat=player.seat + 1)
    holds = player.seat == view.marker_holder and not view.marker_in_centre
    first: Line = [
        _seat(player, f"({player.seat + 1})"),
        (f" {name} ", "bold"),
        ("☼" if holds else "", "bold"),
    ]
    second: Line = [
        (format_number(player.score, language), "bold"),
        (f" {say('score-unit', n=player.score)}  ", ""),
    ]
    if view.to_move == player.seat:
        second.append(_seat(player, f" ◀ {say('moves')} "))
    return [first, second]


def _space(strip: Strip | None, k: int) -> Line:
    """A space of a strip, and the letter of the space in this row on the next side."""
    if strip is None:
        return [(" " * CELL, "")]
    here = strip.spaces[k]
    glass = space(here.kind) if here.pane is None else pane(here.pane)
    next_kind = strip.next[k] if strip.next else None
    return [glass, (mark_beside(here, next_kind), "dim"), (" ", "")]


def _frame(colour: str | None) -> Line:
    return [pane(colour) if colour else ("··", "dim"), ("  ", "")]


def _bonus(s: State, view: View, player: Player, language: str) -> Line:
    """SI-20: the current bonus of the palace."""
    if view.side == "A":
        filled = [frames_around(s, player.seat, ornament) for ornament in range(len(COMMON.ornaments))]
        return [(f"└{f' {view.ornament_points[n]} ':─^5}┘ ", "bold" if n > 1 else "dim") for n in filled]
    windows, colour, panes, points = side_b_bonus(s, player.seat)
    start: Line = [(f"{words(language, 'windows')} {windows} × {panes} ", "")]
    return [*start, pane(LETTERS[colour]), (f" = {points}", "bold")]


def _broken_glass(view: View, player: Player, language: str) -> list[Line]:
    label: Line = [
        (words(language, "broken"), "bold"),
        (f"  {words(language, 'lost', n=player.lost)}", "dim"),
    ]
    rows: Line = []
    for row, points in enumerate(view.broken_glass):
        here = row == player.row
        rows.append(
            _seat(player, f"[{format_number(points, language)}]")
            if here
            else (f" {format_number(points, language)}", "dim")
        )
    return [label, rows]
