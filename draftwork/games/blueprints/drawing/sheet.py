"""Colours, sizes and helpers shared by all parts of the picture."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element

from draftwork.games.blueprints.ui.view import Round, View
from draftwork.games.drawing.sheet import Look, Sheet, Style, add

INK, FAINT, BLUE, RED = "#1c2a3f", "#6a6453", "#1d4f91", "#b3261e"
LINE = "#e4effd"  # lines on the blue paper
SEAT_COLOURS = ("#c2452d", "#1f7f86", "#7a4aa5", "#9a6a12")
PIP_COLOURS = {"W": "#351803", "R": "#0c3010", "S": "#ffffff", "G": "#0b3650"}  # also for letters
EDGE_COLOURS = {"W": "#6b3a0c", "R": "#205c22", "S": "#101115", "G": "#2c7599"}
STYLE = Style("blueprints", "bp", Path(__file__).parents[1] / "art", INK, card="#fbf6ea", edge="#b7a274")
words = STYLE.words

DIE_SIZE = 64  # side of a die in the art
FACE_SIZE = 40  # side of a face in the art
CENTRED: Look = {"text_anchor": "middle", "font_weight": "bold"}


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float


def draw_die(sheet: Sheet, parent: Element, name: str, x: float, y: float, size: float) -> Element:
    """Draw a die with its name, such as W4, centred on (x, y)."""
    # Each kind of die is composed once, as a symbol of the picture.
    symbol = sheet.compose(f"lying-{name}", DIE_SIZE)
    if symbol is not None:
        ink = PIP_COLOURS[name[0]]
        sheet.use(symbol, f"die-{name[0]}", DIE_SIZE / 2, DIE_SIZE / 2, DIE_SIZE)
        sheet.use(symbol, f"pips-{name[1]}", DIE_SIZE / 2, 24.5, 41).set("color", ink)
        sheet.write(symbol, DIE_SIZE / 2, 60, short_name(sheet, name), 14.5, fill=ink, **CENTRED)
    return sheet.use(parent, f"lying-{name}", x, y, size)


def short_name(sheet: Sheet, name: str) -> str:
    """The name of a die in the language of the picture, such as W4."""
    return f"{sheet.text('blueprints-letter', material=name[0])}{name[1:]}"


def draw_material(sheet: Sheet, parent: Element, letter: str, x: float, y: float, size: float) -> Element:
    """Draw a die without a value, for its material."""
    symbol = sheet.compose(f"material-{letter}", DIE_SIZE)
    if symbol is not None:
        sheet.use(symbol, f"die-{letter}", DIE_SIZE / 2, DIE_SIZE / 2, DIE_SIZE)
        shown = sheet.text("blueprints-letter", material=letter)
        sheet.write(symbol, DIE_SIZE / 2, 36, shown, 32, fill=PIP_COLOURS[letter], **CENTRED)
    return sheet.use(parent, f"material-{letter}", x, y, size)


def titled_group(parent: Element, title: str, **attributes: str | float) -> Element:
    """A new group with a title. Browsers show it as a tooltip."""
    group = add(parent, "g", **attributes)
    add(group, "title", title)
    return group


def seats_clockwise(view: View) -> list[int]:
    """The seats in clockwise order from the viewer, or from seat 0 for spectators."""
    own, n = view.seat or 0, len(view.players)
    return [(own + i) % n for i in range(n)]


def shown_round(view: View) -> Round:
    """The current round, or the last one when the match is over."""
    return view.round or view.past[-1]
