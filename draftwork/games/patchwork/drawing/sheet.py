"""Colours, sizes and helpers shared by all parts of the picture."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Sheet, Style, add

CELL = 40  # the side of a cell in the art
INK, FAINT, PAPER, THREAD = "#3b2f2a", "#7a6a5c", "#efe4d0", "#b7402f"
SEAT_COLOURS = ("#2f6ea5", "#d1492f")  # the colours of the time tokens
STYLE = Style("patchwork", "pw", Path(__file__).parents[1] / "art", INK, card="#fffaf0", edge="#d8c7a8")
words = STYLE.words


def heading(sheet: Sheet, group: Element, words: str, width: float) -> None:
    """Write a heading above a line of stitches."""
    sheet.write(group, 20, 30, words, 17, font_weight="bold")
    add(group, "rect", x=20, y=40, width=width - 40, height=4, fill=sheet.fill("stitches"))
