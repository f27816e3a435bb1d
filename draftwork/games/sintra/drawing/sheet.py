"""Colours, sizes and helpers shared by all parts of the picture."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, Style, add
from draftwork.games.sintra.components import COMMON

INK, FAINT, GOLD = "#f7eedb", "#b9c0e2", "#f0bd3f"
SEAT_COLOURS = ("#1f9e96", "#cf3a45", "#8b62d6", "#b07a36")  # of the glaziers
GLASS = {"P": "#e5408c", "O": "#f2801a", "Y": "#ffd21f", "W": "#e6eff7", "B": "#2f72dc", "J": "#4a4e60"}
STYLE = Style("sintra", "si", Path(__file__).parents[1] / "art", INK, card="#232950", edge="#4d568f")
words = STYLE.words

SIZE = 40  # the side of panes and spaces in the art
SPACE_INKS = {"P": "#ffb5d7", "O": "#ffc48f", "Y": "#ffe67a", "W": "#ffffff", "B": "#aed0ff", "J": "#f2f3f8"}


def pane(sheet: Sheet, parent: Element, colour: str, x: float, y: float, size: float) -> Element:
    """Draw a pane in a square with centre (x, y)."""
    symbol = _glass_symbol(sheet, "pane", colour, "#17142a")
    return sheet.use(parent, symbol, x, y, size)


def space(sheet: Sheet, parent: Element, kind: str, x: float, y: float, size: float) -> Element:
    """Draw an empty space for panes of a colour, or a joker space if `kind` is J."""
    symbol = _glass_symbol(sheet, "space", kind, SPACE_INKS[kind])
    return sheet.use(parent, symbol, x, y, size)


def _glass_symbol(sheet: Sheet, form: str, colour: str, ink: str) -> str:
    """The name of the symbol for a pane or space, with shape and letter. The first call defines it.

    A picture has hundreds of panes and spaces, and one symbol for each kind keeps it small.
    """
    name = f"{form}-with-letter-{colour}"
    symbol = sheet.compose(name, SIZE)
    if symbol is not None:
        sheet.use(symbol, f"{form}-{colour}", SIZE / 2, SIZE / 2, SIZE)
        low, height = (31.5, 14) if colour == "W" else (26.5, 17.5)  # the triangle is widest at its base
        look: Look = {"fill": ink, "text_anchor": "middle", "font_weight": "bold"}
        letter = colour if colour == COMMON.joker else sheet.text("sintra-letter", colour=colour)
        sheet.write(symbol, SIZE / 2, low, letter, height, **look)
    return name


def titled(parent: Element, title: str) -> Element:
    """Add a group with a title, which browsers show as a tooltip."""
    group = add(parent, "g")
    add(group, "title", title)
    return group
