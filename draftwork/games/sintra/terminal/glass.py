"""Panes and spaces in the terminal.

A pane is a capital letter and a filled shape, an empty space a small letter and a hollow shape.
"""

from __future__ import annotations

from draftwork.games.drawing.terminal import Line, Piece, brightness, on
from draftwork.games.sintra.components import COMMON
from draftwork.games.sintra.drawing.sheet import GLASS
from draftwork.games.sintra.ui.view import Space

_SIGNS = {
    "circle": ("●", "○"),
    "diamond": ("◆", "◇"),
    "star": ("★", "☆"),
    "triangle": ("▲", "△"),
    "square": ("■", "□"),
}
FULL = {letter: _SIGNS[shape][0] for letter, shape in COMMON.shapes.items()}
HOLLOW = {letter: _SIGNS[shape][1] for letter, shape in COMMON.shapes.items()} | {COMMON.joker: "♧"}


def pane(colour: str) -> Piece:
    """A pane in its colour."""
    return f"{colour}{FULL[colour]}", f"bold {on(GLASS[colour])}"


def panes(letters: str) -> Line:
    """Panes separated by blanks."""
    return [piece for colour in letters for piece in (pane(colour), (" ", ""))][:-1]


def space(kind: str) -> Piece:
    """An empty space; it has its colour only if that is readable on black and on white."""
    return f"{kind.lower()}{HOLLOW[kind]}", GLASS[kind] if 0.35 < brightness(GLASS[kind]) < 0.9 else ""


def mark_beside(here: Space, next_kind: str | None) -> str:
    """The mark after a space: a leaf for a pane on a joker, else the letter of the space on the next side."""
    return "♣" if here.kind == COMMON.joker and here.pane else (next_kind or " ").lower()
