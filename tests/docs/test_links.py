"""Links lead to existing files and headings."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT


def anchors(page: Path) -> set[str]:
    """The anchors of the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def missing(page: Path) -> list[str]:
    """The broken links of a page."""
    found = []
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        name, _, anchor = target.partition("#")
        if "://" in target:
            continue
        file = page.parent / name if name else page
        if not file.exists() or (anchor and anchor not in anchors(file)):
            found.append(target)
    return found


@pytest.mark.parametrize("document", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_is_broken(document: Path) -> None:
    assert missing(document) == []


def test_broken_links_are_found(tmp_path: Path) -> None:
    page, other = tmp_path / "page.md", tmp_path / "other.md"
    other.write_text("# One `file`, two words\n")
    page.write_text(
        "[a](other.md#one-file-two-words) [b](#here) [c](no.md)\n\n## Here\n\n[d](other.md#two)\n"
    )
    assert missing(page) == ["no.md", "other.md#two"]
