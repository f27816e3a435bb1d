"""Panes and spaces as a letter and a shape; a space has the small letter and the hollow shape."""

from __future__ import annotations

from draftwork.games.drawing.terminal import Line, Piece, bright, on
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
    return f"{colour}{FULL[colour]}", f"bold {on(GLASS[colour])}"


def panes(heap: str) -> Line:
    return [piece for colour in heap for piece in (pane(colour), (" ", ""))][:-1]


def space(kind: str) -> Piece:
    """An empty space, in its colour where that can be read on black and on white."""
    return f"{kind.lower()}{HOLLOW[kind]}", GLASS[kind] if 0.35 < bright(GLASS[kind]) < 0.9 else ""


def beside_glass(here: Space, follows: str | None) -> str:
    """Behind a space: a leaf if a pane lies on a joker, or what comes there on the next side."""
    return "♣" if here.kind == COMMON.joker and here.pane else (follows or " ").lower()
