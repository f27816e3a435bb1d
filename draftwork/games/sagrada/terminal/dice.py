"""Dice and empty spaces as two characters."""

from __future__ import annotations

from draftwork.games.drawing.terminal import Line, Piece, brightness, on
from draftwork.games.sagrada.drawing.sheet import GLASS
from draftwork.games.sagrada.ui.view import Die


def die(shown: Die | None) -> Piece:
    if shown is None:
        return "--", "dim"
    return f"{shown.colour}{shown.value or '?'}", f"bold {on(GLASS[shown.colour])}"


def dice(many: list[Die]) -> Line:
    return [piece for shown in many for piece in (die(shown), (" ", ""))][:-1]


def space(kind: str) -> Piece:
    """An empty space. It has its colour if the colour is legible on black and on white."""
    colour = GLASS.get(kind, "")
    return f" {kind.lower()}", colour if colour and brightness(colour) > 0.35 else ""
