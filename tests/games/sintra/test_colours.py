"""Colours of the glass: contrast, and differences for every kind of colour vision (SI-22)."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest

from draftwork.games.drawing.terminal import brightness
from draftwork.games.sintra.constants import LETTERS, SPACE_LETTERS
from draftwork.games.sintra.drawing.sheet import GLASS, SPACE_INKS, STYLE
from draftwork.games.sintra.terminal.glass import pane as terminal_pane
from draftwork.games.sintra.terminal.glass import space as terminal_space
from tests.games.colours import VISION, contrast, difference, luminance

ROOT = Path(__file__).parents[3]
DICHROMATS = [vision for vision in VISION if vision != "achromatopsia"]
LARGE, TEXT = 3.0, 4.5  # the contrast that WCAG requires for shapes and large text, and for small text
LEAD, INK = "#1b1a29", "#17142a"  # the colours of outlines and of letters on panes
OPEN_FRAME = "#1c2340"  # a window frame without a pane
# Backgrounds of panes: a factory, the centre, a strip, the places of the round track
GROUNDS = ("#f7f8fb", "#2f3763", "#191b2e", "#20264a", "#6b4d14", "#c9ccd9")


def colours_of(symbol: str) -> list[str]:
    """The colours of a symbol of the art, in document order."""
    found = [
        node.get(key) or "" for node in art(symbol).iter() for key in ("fill", "stroke", "stop-color")
    ]  # fmt: skip
    return [colour for colour in found if re.fullmatch("#[0-9a-f]{6}", colour)]


def art(name: str) -> Element:
    return STYLE.art()[name]


def shape_on(form: str, letter: str) -> tuple[str | None, str]:
    """The fill and the outline of the shape on a pane or a space."""
    (node,) = (n for n in art(f"{form}-{letter}").iter("use") if n.get("href") == f"#shape-{letter}")
    return node.get("fill"), node.get("stroke") or ""


def tile(letter: str) -> str:
    """The background of an empty space."""
    (rect,) = art(f"space-{letter}").iter("rect")
    return rect.get("fill") or ""


def themes() -> list[str]:
    """The background colours of the page in all themes."""
    css = (ROOT / "web/src/design/tokens.css").read_text(encoding="utf-8")
    return re.findall(r"--(?:paper|card): (#[0-9a-f]{6})", css)


def test_contrast_and_difference_of_known_colours() -> None:
    assert round(contrast("#000000", "#ffffff"), 2) == 21
    assert round(difference("#000000", "#ffffff")) == 100
    assert difference("#ff0000", "#707000", "protanopia") < 15 < difference("#ff0000", "#707000")
    assert len(themes()) == 6


@pytest.mark.parametrize("letter", LETTERS)
def test_the_colour_constant_is_the_middle_of_the_gradient(letter: str) -> None:
    assert colours_of(f"glass-{letter}")[1] == GLASS[letter]


@pytest.mark.parametrize("letter", LETTERS)
def test_the_shape_on_a_pane_stands_out(letter: str) -> None:
    fill, outline = shape_on("pane", letter)
    assert fill is not None
    assert outline == LEAD
    assert contrast(outline, fill) >= LARGE
    assert contrast(outline, GLASS[letter]) >= LARGE
    assert contrast(INK, fill) >= TEXT


def test_the_triangle_stands_out_from_white_glass_everywhere() -> None:
    assert all(contrast(LEAD, stop) >= LARGE for stop in colours_of("glass-W"))


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("ground", [*GROUNDS, *dict.fromkeys(themes())])
def test_a_pane_stands_out_from_its_background(letter: str, ground: str) -> None:
    """The dark outline contrasts with light backgrounds, the fill of the shape with dark and gold ones."""
    fill, _ = shape_on("pane", letter)
    assert fill is not None
    assert max(contrast(LEAD, ground), contrast(fill, ground)) >= LARGE


@pytest.mark.parametrize("letter", SPACE_LETTERS)
def test_the_shape_and_the_letter_on_a_space_stand_out(letter: str) -> None:
    fill, outline = shape_on("space", letter)
    inside = tile(letter) if fill in (None, "none") else fill
    assert inside is not None
    assert contrast(outline, tile(letter)) >= LARGE
    assert contrast(outline, inside) >= LARGE
    assert contrast(SPACE_INKS[letter], inside) >= TEXT
    assert contrast("#ffffff", inside) >= TEXT  # the letters of the page


@pytest.mark.parametrize("vision", DICHROMATS)
def test_all_colours_of_glass_differ(vision: str) -> None:
    found = {one + two: difference(GLASS[one], GLASS[two], vision) for one, two in combinations(LETTERS, 2)}
    assert min(found.values()) >= 18, found
    assert min(value for pair, value in found.items() if "W" in pair) >= 30, found


@pytest.mark.parametrize("vision", DICHROMATS)
def test_the_shapes_on_white_and_other_panes_differ_in_colour_too(vision: str) -> None:
    white, _ = shape_on("pane", "W")
    assert white is not None
    for letter in LETTERS.replace("W", ""):
        other, _ = shape_on("pane", letter)
        assert other is not None
        assert difference(white, other, vision) >= 17, letter


@pytest.mark.parametrize("vision", VISION)
def test_white_glass_differs_from_grey_and_from_jokers(vision: str) -> None:
    for grey in ("#808080", "#a0a0a0", GLASS["J"]):
        assert difference(GLASS["W"], grey, vision) >= 25
    assert difference(tile("W"), tile("J"), vision) >= 20


def test_white_spaces_are_light_on_dark_and_jokers_dark_on_light() -> None:
    white, joker = shape_on("space", "W")[0], shape_on("space", "J")[0]
    assert white is not None
    assert joker is not None
    assert luminance(white) > luminance(tile("W"))
    assert luminance(joker) < luminance(tile("J"))


@pytest.mark.parametrize("vision", VISION)
def test_a_white_space_differs_from_an_open_frame(vision: str) -> None:
    fill, outline = shape_on("space", "W")
    assert fill is not None
    assert difference(fill, OPEN_FRAME, vision) >= 20
    assert difference(outline, "#465186", vision) >= 50  # the lines of the frame
    assert OPEN_FRAME in colours_of("frame")


@pytest.mark.parametrize("letter", LETTERS)
def test_panes_in_a_terminal_are_readable(letter: str) -> None:
    ink, ground = re.findall("#[0-9a-f]{6}", terminal_pane(letter)[1])
    assert contrast(ink, ground) >= (TEXT if letter == "W" else LARGE)


def test_white_spaces_in_a_terminal_are_readable_on_white() -> None:
    assert brightness(GLASS["W"]) > 0.9
    assert terminal_space("W") == ("w△", "")
