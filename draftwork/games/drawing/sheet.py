"""A picture being drawn: elements, words in its language, and the symbols of the art folder that it uses."""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from draftwork.i18n import Message, Value, text
from draftwork.i18n.formats import number

Look = dict[str, str | float]  # attributes shared by several elements

_NAMESPACE = "{http://www.w3.org/2000/svg}"
_REFERENCE = re.compile(r"url\(#([\w-]+)\)")


@cache
def _read_art(folder: Path) -> dict[str, Element]:
    found: dict[str, Element] = {}
    for file in sorted(folder.glob("*.svg")):
        for element in ElementTree.fromstring(file.read_text(encoding="utf-8")).iter():
            element.tag = element.tag.removeprefix(_NAMESPACE)
            element.text = element.tail = None  # only white space
            if name := element.get("id"):
                found[name] = element
    return found


@dataclass(frozen=True)
class Style:
    """What all pictures of a game have in common."""

    game: str
    prefix: str  # of the ids in its pictures
    folder: Path  # of its art
    ink: str  # the colour of text
    card: str  # of panels
    edge: str  # of their borders

    def art(self) -> dict[str, Element]:
        """The symbols, patterns and gradients by their id."""
        return _read_art(self.folder)

    def words(self, language: str, name: str, /, **args: Value) -> str:
        return Message(f"{self.game}-draw-{name}", args).text(language)


def add(parent: Element, tag: str, content: str = "", /, **attributes: str | float) -> Element:
    """A new last child; `stroke_width` stands for `stroke-width`."""
    named = {key.replace("_", "-"): _written(value) for key, value in attributes.items()}
    child = ElementTree.SubElement(parent, tag, named)
    child.text = content or None
    return child


def _written(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def fitting(words: str, width: float, size: float) -> float:
    """The font size, at most `size`, at which a line of text fits into a width in fonts with wide letters."""
    return min(size, width / (0.6 * max(1, len(words))))


class Sheet:
    """An SVG of its own: it draws its background and fetches nothing."""

    def __init__(self, width: int, height: int, language: str, style: Style, key: str) -> None:
        self.language = language
        self.style = style
        self._prefix = f"{style.prefix}-{key}"  # two pictures on one page must not mix up their ids
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
        add(self.root, "title", title, id=f"{self._prefix}-title")
        add(self.root, "desc", description, id=f"{self._prefix}-desc")
        self.root.append(self._defs)

    def say(self, name: str, /, **args: Value) -> str:
        return self.style.words(self.language, name, **args)

    def text(self, id: str, /, **args: str | int) -> str:
        return text(id, self.language, args)

    def reference(self, name: str) -> str:
        """The id of a part of the art in this picture; its first use brings the part in."""
        if name not in self._used:
            self._used.add(name)
            self._defs.append(self._own(self.style.art()[name]))
        return f"#{self._prefix}-{name}"

    def compose(self, name: str, size: float) -> Element | None:
        """A new symbol of this picture alone, to be filled; None where there is one of this name already."""
        if name in self._used:
            return None
        self._used.add(name)
        return add(self._defs, "symbol", id=f"{self._prefix}-{name}", viewBox=f"0 0 {size:g} {size:g}")

    def _own(self, part: Element) -> Element:
        own = copy.deepcopy(part)
        for node in own.iter():
            for key, value in node.attrib.items():
                node.set(key, _REFERENCE.sub(lambda found: f"url({self.reference(found[1])})", value))
            if href := node.get("href"):
                node.set("href", self.reference(href[1:]))
        own.set("id", f"{self._prefix}-{part.get('id')}")
        return own

    def fill(self, name: str) -> str:
        return f"url({self.reference(name)})"

    def use(
        self, parent: Element, name: str, x: float, y: float, width: float, height: float | None = None
    ) -> Element:
        """A symbol in the square of this width, or the rectangle, around (x, y)."""
        tall = width if height is None else height
        href = self.reference(name)
        return add(parent, "use", href=href, x=x - width / 2, y=y - tall / 2, width=width, height=tall)

    def write(
        self, parent: Element, x: float, y: float, words: str, size: float = 14, /, **look: str | float
    ) -> Element:
        attributes: Look = {"x": x, "y": y, "font_size": size, "fill": self.style.ink}
        return add(parent, "text", words, **(attributes | look))

    def score(
        self,
        parent: Element,
        x: float,
        y: float,
        n: int,
        size: float,
        fill: str,
        unit_size: float,
        faint: str,
    ) -> None:
        """A score and, right behind it, the word for points."""
        line = self.write(parent, x, y, number(n, self.language), size, font_weight="bold", fill=fill)
        look: Look = {"dx": 6, "font_size": unit_size, "font_weight": "normal", "fill": faint}
        add(line, "tspan", self.say("score-unit", n=n), **look)

    def panel(
        self, x: float, y: float, width: float, height: float, mark: str = "", scale: float = 1
    ) -> Element:
        """A card on the table, with a border of the colour `mark`; what is added counts from its corner."""
        move = f"translate({x:g} {y:g})"
        group = add(self.root, "g", transform=move if scale == 1 else f"{move} scale({scale:g})")
        border: Look = {"stroke": mark or self.style.edge, "stroke_width": 4 if mark else 2}
        add(group, "rect", width=width, height=height, rx=14, fill=self.style.card, **border)
        return group

    def badge(self, group: Element, right: float, y: float, words: str, colour: str) -> None:
        """Words on a pill that ends at `right`."""
        width = 22 + 8.2 * len(words)
        add(group, "rect", x=right - width, y=y, width=width, height=25, rx=12.5, fill=colour)
        look = {"fill": "#fff", "font_weight": "bold", "text_anchor": "middle"}
        self.write(group, right - width / 2, y + 17.5, words, 14, **look)
