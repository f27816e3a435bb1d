"""A picture being drawn: elements, words in its language, and the symbols of the art folder that it uses."""

from __future__ import annotations

import copy
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from draftwork.words import Message, Value, text

ART = Path(__file__).parent / "art"
CELL = 40  # the side of a cell that the art is drawn for
INK, FAINT, PAPER, CARD, THREAD = "#3b2f2a", "#7a6a5c", "#efe4d0", "#fffaf0", "#b7402f"
SEATS = ("#2f6ea5", "#d1492f")  # the colours of the time tokens

Look = dict[str, str | float]  # attributes shared by several elements

_NAMESPACE = "{http://www.w3.org/2000/svg}"
_REFERENCE = re.compile(r"url\(#([\w-]+)\)")


@cache
def art() -> dict[str, Element]:
    """The symbols, patterns and gradients by their id."""
    found: dict[str, Element] = {}
    for file in sorted(ART.glob("*.svg")):
        for element in ElementTree.fromstring(file.read_text(encoding="utf-8")).iter():
            element.tag = element.tag.removeprefix(_NAMESPACE)
            element.text = element.tail = None  # only white space
            if name := element.get("id"):
                found[name] = element
    return found


def words(language: str, name: str, **args: Value) -> str:
    return Message(f"patchwork-draw-{name}", args).text(language)


def add(parent: Element, tag: str, content: str = "", /, **attributes: str | float) -> Element:
    """A new last child; `stroke_width` stands for `stroke-width`."""
    named = {key.replace("_", "-"): _written(value) for key, value in attributes.items()}
    child = ElementTree.SubElement(parent, tag, named)
    child.text = content or None
    return child


def _written(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


class Sheet:
    """An SVG of its own: it draws its background and fetches nothing."""

    def __init__(self, width: int, height: int, language: str, key: str) -> None:
        self.language = language
        self._prefix = f"pw-{key}"  # two pictures on one page must not mix up their ids
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

    def say(self, name: str, **args: Value) -> str:
        return words(self.language, name, **args)

    def text(self, id: str, **args: str | int) -> str:
        return text(id, self.language, args)

    def reference(self, name: str) -> str:
        """The id of a part of the art in this picture; its first use brings the part in."""
        if name not in self._used:
            self._used.add(name)
            self._defs.append(self._own(art()[name]))
        return f"#{self._prefix}-{name}"

    def _own(self, part: Element) -> Element:
        own = copy.deepcopy(part)
        for node in own.iter():
            for key, value in node.attrib.items():
                node.set(key, _REFERENCE.sub(lambda found: f"url({self.reference(found[1])})", value))
        own.set("id", f"{self._prefix}-{part.get('id')}")
        return own

    def fill(self, name: str) -> str:
        return f"url({self.reference(name)})"

    def use(self, parent: Element, name: str, x: float, y: float, size: float) -> Element:
        """A symbol in the square of this size around (x, y)."""
        half = size / 2
        return add(parent, "use", href=self.reference(name), x=x - half, y=y - half, width=size, height=size)

    def write(
        self, parent: Element, x: float, y: float, words: str, size: float = 14, /, **look: str | float
    ) -> Element:
        attributes: Look = {"x": x, "y": y, "font_size": size, "fill": INK}
        return add(parent, "text", words, **(attributes | look))

    def panel(self, x: float, y: float, width: float, height: float, mark: str = "") -> Element:
        """A card on the table, with a border of the colour `mark`; what is added counts from its corner."""
        group = add(self.root, "g", transform=f"translate({x} {y})")
        border: Look = {"stroke": mark or "#d8c7a8", "stroke_width": 4 if mark else 2}
        add(group, "rect", width=width, height=height, rx=14, fill=CARD, **border)
        return group

    def heading(self, group: Element, words: str, width: float) -> None:
        self.write(group, 20, 30, words, 17, font_weight="bold")
        add(group, "rect", x=20, y=40, width=width - 40, height=4, fill=self.fill("stitches"))
