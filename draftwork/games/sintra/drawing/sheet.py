"""What every part of a picture of Sintra has in common: colours, and glass with its shape and letter."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, Style, add
from draftwork.games.sintra.components import COMMON

INK, FAINT, GOLD = "#f7eedb", "#b9c0e2", "#f0bd3f"
SEATS = ("#1f9e96", "#cf3a45", "#8b62d6", "#b07a36")  # the colours of the glaziers
GLASS = {"P": "#e5408c", "O": "#f2801a", "Y": "#ffd21f", "W": "#e6eff7", "B": "#2f72dc", "J": "#4a4e60"}
STYLE = Style("sintra", "si", Path(__file__).parents[1] / "art", INK, card="#232950", edge="#4d568f")
words = STYLE.words

SIZE = 40  # of the glass in the art
ON_SPACES = {"P": "#ffb5d7", "O": "#ffc48f", "Y": "#ffe67a", "W": "#ffffff", "B": "#aed0ff", "J": "#f2f3f8"}


def pane(sheet: Sheet, parent: Element, colour: str, x: float, y: float, size: float) -> Element:
    """A pane of glass in the square of this size around (x, y)."""
    return _glass(sheet, parent, "pane", colour, "#17142a", x, y, size)


def space(sheet: Sheet, parent: Element, kind: str, x: float, y: float, size: float) -> Element:
    """An empty space for panes of a colour, or for any if `kind` is J."""
    return _glass(sheet, parent, "space", kind, ON_SPACES[kind], x, y, size)


def _glass(
    sheet: Sheet, parent: Element, form: str, colour: str, ink: str, x: float, y: float, size: float
) -> Element:
    # Hundreds are drawn: shape and letter are put together once, as a symbol of the picture.
    name = f"{form}-with-letter-{colour}"
    symbol = sheet.compose(name, SIZE)
    if symbol is not None:
        sheet.use(symbol, f"{form}-{colour}", SIZE / 2, SIZE / 2, SIZE)
        low, height = (31.5, 14) if colour == "W" else (26.5, 17.5)  # a triangle is widest at its foot
        look: Look = {"fill": ink, "text_anchor": "middle", "font_weight": "bold"}
        letter = colour if colour == COMMON.joker else sheet.text("sintra-letter", colour=colour)
        sheet.write(symbol, SIZE / 2, low, letter, height, **look)
    return sheet.use(parent, name, x, y, size)


def titled(parent: Element, title: str) -> Element:
    """A group with a title, which browsers show as a tooltip."""
    group = add(parent, "g")
    add(group, "title", title)
    return group
