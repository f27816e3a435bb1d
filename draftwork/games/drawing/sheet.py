"""An SVG picture under construction: its elements, its translated texts, and symbols from the art folder."""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from draftwork.i18n import Message, MessageValue, text
from draftwork.i18n.formats import format_number

Look = dict[str, str | float]  # SVG attributes that several elements share

_NAMESPACE = "{http://www.w3.org/2000/svg}"
_REFERENCE = re.compile(r"url\(#([\w-]+)\)")


@cache
def _read_art(folder: Path) -> dict[str, Element]:
    """All elements with an id in the SVG files of a folder."""
    found: dict[str, Element] = {}
    for file in sorted(folder.glob("*.svg")):
        for element in ElementTree.fromstring(file.read_text(encoding="utf-8")).iter():
            element.tag = element.tag.removeprefix(_NAMESPACE)
            element.text = element.tail = None  # it is only white space
            if name := element.get("id"):
                found[name] = element
    return found


@dataclass(frozen=True)
class Style:
    """The style that all pictures of a game share."""

    game: str
    prefix: str  # of the ids in the pictures
    folder: Path  # with the art
    ink: str  # the colour of texts
    card: str  # the colour of panels
    edge: str  # the colour of their borders

    def art(self) -> dict[str, Element]:
        """The symbols, patterns and gradients of the art, by their ids."""
        return _read_art(self.folder)

    def words(self, language: str, name: str, /, **args: MessageValue) -> str:
        """The text of the message GAME-draw-NAME."""
        return Message(f"{self.game}-draw-{name}", args).text(language)


def add(parent: Element, tag: str, content: str = "", /, **attributes: str | float) -> Element:
    """Append a child element. In attribute names, an underscore stands for a hyphen."""
    named = {key.replace("_", "-"): _format(value) for key, value in attributes.items()}
    child = ElementTree.SubElement(parent, tag, named)
    child.text = content or None
    return child


def _format(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def fit_font_size(words: str, width: float, size: float) -> float:
    """The font size, at most `size`, at which a line of text fits into a width even in a wide font."""
    return min(size, width / (0.6 * max(1, len(words))))


class Sheet:
    """A self-contained SVG picture: it has a background and fetches nothing."""

    def __init__(self, width: int, height: int, language: str, style: Style, key: str) -> None:
        self.language = language
        self.style = style
        self._prefix = f"{style.prefix}-{key}"  # ids must be unique even if a page has several pictures
        self._used: set[str] = set()
        self._defs = Element("defs")
        self.root = Element("svg", {"xmlns": _NAMESPACE[1:-1], "role": "img", "lang": language})
        self.root.set("viewBox", f"0 0 {width} {height}")
        self.root.set("width", str(width))
        self.root.set("height", str(height))
        self.root.set("style", "max-width:100%;height:auto")
        self.root.set("font-family", "sans-serif")
        self.root.set("aria-labelledby", f"{self._prefix}-title {self._prefix}-desc")

    def describe(self, title: str, description: str) -> None:
        """Add the title and the description for screen readers. Call this before anything is drawn."""
        add(self.root, "title", title, id=f"{self._prefix}-title")
        add(self.root, "desc", description, id=f"{self._prefix}-desc")
        self.root.append(self._defs)

    def say(self, name: str, /, **args: MessageValue) -> str:
        """The text of the message GAME-draw-NAME in the language of the picture."""
        return self.style.words(self.language, name, **args)

    def text(self, id: str, /, **args: str | int) -> str:
        """The text of any message in the language of the picture."""
        return text(id, self.language, args)

    def reference(self, name: str) -> str:
        """A reference (#ID) to an element of the art. The first reference copies it into the picture."""
        if name not in self._used:
            self._used.add(name)
            self._defs.append(self._copy(self.style.art()[name]))
        return f"#{self._prefix}-{name}"

    def compose(self, name: str, size: float) -> Element | None:
        """Add an empty symbol for the caller to fill. None if the picture has a symbol of this name."""
        if name in self._used:
            return None
        self._used.add(name)
        return add(self._defs, "symbol", id=f"{self._prefix}-{name}", viewBox=f"0 0 {size:g} {size:g}")

    def _copy(self, part: Element) -> Element:
        """A copy of an element of the art with ids of this picture."""
        copied = copy.deepcopy(part)
        for node in copied.iter():
            for key, value in node.attrib.items():
                node.set(key, _REFERENCE.sub(lambda found: f"url({self.reference(found[1])})", value))
            if href := node.get("href"):
                node.set("href", self.reference(href[1:]))
        copied.set("id", f"{self._prefix}-{part.get('id')}")
        return copied

    def fill(self, name: str) -> str:
        """The value of a fill attribute that uses a pattern or gradient of the art."""
        return f"url({self.reference(name)})"

    def use(
        self, parent: Element, name: str, x: float, y: float, width: float, height: float | None = None
    ) -> Element:
        """Draw a symbol in a rectangle with centre (x, y). Without a height, it is a square."""
        height = width if height is None else height
        href = self.reference(name)
        return add(parent, "use", href=href, x=x - width / 2, y=y - height / 2, width=width, height=height)

    def write(
        self, parent: Element, x: float, y: float, words: str, size: float = 14, /, **look: str | float
    ) -> Element:
        """Draw a line of text."""
        attributes: Look = {"x": x, "y": y, "font_size": size, "fill": self.style.ink}
        return add(parent, "text", words, **(attributes | look))

    def score(
        self, parent: Element, x: float, y: float, n: int, size: float, colours: tuple[str, str]
    ) -> None:
        """Draw a score, followed by the smaller word for points; `colours` are those of the two texts."""
        colour, unit_colour = colours
        line = self.write(
            parent, x, y, format_number(n, self.language), size, font_weight="bold", fill=colour
        )
        look: Look = {
            "dx": 6,
            "font_size": round(0.54 * size),
            "font_weight": "normal",
            "fill": unit_colour,
        }
        add(line, "tspan", self.say("score-unit", n=n), **look)

    def panel(
        self, x: float, y: float, width: float, height: float, mark: str = "", scale: float = 1
    ) -> Element:
        """Draw a panel; `mark` is the colour of its border.

        Return its group, whose origin is the top left corner.
        """
        move = f"translate({x:g} {y:g})"
        group = add(self.root, "g", transform=move if scale == 1 else f"{move} scale({scale:g})")
        border: Look = {"stroke": mark or self.style.edge, "stroke_width": 4 if mark else 2}
        add(group, "rect", width=width, height=height, rx=14, fill=self.style.card, **border)
        return group

    def badge(self, group: Element, right: float, y: float, words: str, colour: str) -> None:
        """Draw words on a rounded label whose right edge is at `right`."""
        width = 22 + 8.2 * len(words)
        add(group, "rect", x=right - width, y=y, width=width, height=25, rx=12.5, fill=colour)
        look = {"fill": "#fff", "font_weight": "bold", "text_anchor": "middle"}
        self.write(group, right - width / 2, y + 17.5, words, 14, **look)
