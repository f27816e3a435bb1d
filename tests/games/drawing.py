"""Checks for the pictures and terminal texts of all games."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from rich.text import Text

SVG = "{http://www.w3.org/2000/svg}"


def all_text(root: ElementTree.Element) -> str:
    """All texts of a picture."""
    return " ".join(node.text or "" for node in root.iter())


def title_and_description(root: ElementTree.Element) -> tuple[str, str]:
    """The title and the description of a picture, for screen readers."""
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    return title.text or "", description.text or ""


def check_ids(picture: str) -> None:
    """Check that ids are unique, that all references exist, and that every element with an id is used."""
    ids = [node.get("id", "") for node in ElementTree.fromstring(picture).iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    wanted = set(re.findall(r'(?:url\(|href=")#([\w-]+)', picture))
    assert wanted <= set(ids)
    unused = set(ids) - wanted
    assert {name.rsplit("-", 1)[1] for name in unused} == {"title", "desc"}


def check_no_common_ids(*pictures: str) -> None:
    """Check that no two pictures share an id."""
    ids = [name for picture in pictures for name in set(re.findall(r'id="([^"]+)"', picture))]
    assert len(ids) == len(set(ids))


def check_self_contained(root: ElementTree.Element) -> None:
    """Check that a picture fetches nothing and contains no scripts."""
    tags = {node.tag.removeprefix(SVG) for node in root.iter()}
    assert not tags & {"image", "script", "style", "foreignObject", "a"}
    for node in root.iter():
        for value in node.attrib.values():
            assert "://" not in value
        assert node.get("href", "#").startswith("#")
    fonts = {node.get("font-family") for node in root.iter()} - {None}
    assert fonts <= {"sans-serif", "serif"}


def check_art(folder: Path) -> None:
    """Check that the art fetches nothing and contains no texts, which would need translation."""
    for file in folder.glob("*.svg"):
        words = file.read_text(encoding="utf-8").replace(SVG[1:-1], "")
        assert "://" not in words
        assert "<image" not in words
        assert "<text" not in words


def plain_lines(markup: str, max_width: int = 100) -> list[str]:
    """The lines of a terminal text without markup; each must fit into a width."""
    shown = Text.from_markup(markup).split("\n")
    for line in shown:
        assert line.cell_len <= max_width, line.plain
    return [line.plain for line in shown]
