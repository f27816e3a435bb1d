"""Shared parts of Sagrada's pictures: colours, dice, spaces and wrapped text."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, Style, add
from draftwork.games.sagrada.ui.view import Die

INK, FAINT, GOLD = "#f8f0e0", "#c3b5cc", "#f0c95c"
PAPER, ON_PAPER = "#efe5d0", "#2b2233"  # cards and the text on them
SEATS = ("#1d938c", "#cc6a25", "#7a6fd8", "#bb4a84")
GLASS = {"R": "#d5362e", "Y": "#f3c31c", "G": "#2c9a4c", "B": "#2b86d1", "P": "#8d49b9"}
STYLE = Style("sagrada", "sa", Path(__file__).parents[1] / "art", INK, card="#2d2238", edge="#5f4d6e")
words = STYLE.words

SIZE = 80  # the size of dice and spaces in the art


class Place(NamedTuple):
    """The upper left corner of a part of the picture, and its scale."""

    x: float
    y: float
    scale: float


class TextBox(NamedTuple):
    """The place of wrapped text: the first baseline, the width of the lines and the size of letters."""

    x: float
    y: float
    width: float
    size: float


def die(sheet: Sheet, parent: Element, shown: Die, x: float, y: float, size: float) -> Element:
    """A die in a square around (x, y): glass, pattern, pips and letter."""
    name = f"whole-die-{shown.colour}{shown.value}"
    symbol = sheet.compose(name, SIZE)  # a symbol, because many dice are equal
    if symbol is not None:
        sheet.use(symbol, f"die-{shown.colour}", SIZE / 2, SIZE / 2, SIZE)
        dark = shown.colour == "Y"
        pip: Look = {"fill": ON_PAPER if dark else "#fff", "stroke": "#000", "stroke_opacity": 0.45}
        if shown.value:
            add(symbol, "use", href=sheet.reference(f"pips-{shown.value}"), stroke_width=1.5, **pip)
        else:
            sheet.write(symbol, SIZE / 2, 52, "?", 46, text_anchor="middle", font_weight="bold", **pip)
        add(symbol, "rect", x=28.5, y=53, width=23, height=24, rx=7, fill="#120d18", fill_opacity=0.82)
        letter = sheet.text("sagrada-letter", colour=shown.colour)
        sheet.write(symbol, SIZE / 2, 72.5, letter, 21, text_anchor="middle", font_weight="bold", fill="#fff")
    return sheet.use(parent, name, x, y, size)


def space(sheet: Sheet, parent: Element, kind: str, x: float, y: float, size: float) -> Element:
    """An empty space of a window. `kind` is a letter of a pattern, or "none" for an unknown pattern."""
    if kind not in GLASS:
        return sheet.use(parent, f"space-{'white' if kind == '.' else kind}", x, y, size)
    name = f"whole-space-{kind}"
    symbol = sheet.compose(name, SIZE)
    if symbol is not None:
        sheet.use(symbol, f"space-{kind}", SIZE / 2, SIZE / 2, SIZE)
        letter = sheet.text("sagrada-letter", colour=kind)
        sheet.write(symbol, SIZE / 2, 50, letter, 28, text_anchor="middle", font_weight="bold", fill="#fff")
    return sheet.use(parent, name, x, y, size)


def titled(parent: Element, title: str) -> Element:
    """A group with a title. Browsers show the title as a tooltip."""
    group = add(parent, "g")
    add(group, "title", title)
    return group


def die_name(language: str, shown: Die) -> str:
    name = "die" if shown.value else "unrolled"
    return words(language, name, colour=shown.colour, value=shown.value)


NARROW, WIDE = 0.55, 0.62  # the width of letters relative to their size, in plain text and in bold headings


def wrapped(words: str, width: float, size: float, letter: float = NARROW) -> list[str]:
    """The lines of a text. SVG does not wrap text, so the width of the letters is estimated."""
    most = max(1, int(width / (letter * size)))
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def heading(sheet: Sheet, parent: Element, box: TextBox, words: str, fill: str) -> None:
    """Write bold text in one or two lines that are centred on y. Text that needs more lines gets smaller."""
    x, y, width, size = box
    lines = wrapped(words, width, size, WIDE)
    while (len(lines) > 2 or max(map(len, lines)) * WIDE * size > width) and size > 9:
        size -= 0.5
        lines = wrapped(words, width, size, WIDE)
    top = y - (len(lines) - 1) * size * 0.61
    for i, line in enumerate(lines):
        look: Look = {"fill": fill, "font_weight": "bold", "font_family": "serif"}
        sheet.write(parent, x, top + i * size * 1.22, line, size, **look)


def paragraph(sheet: Sheet, parent: Element, box: TextBox, words: str, /, **look: str | float) -> float:
    """Write text in lines. Return the y of the line after the last."""
    x, y, width, size = box
    for line in wrapped(words, width, size):
        sheet.write(parent, x, y, line, size, **look)
        y += size * 1.22
    return y
