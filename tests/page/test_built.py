"""The built page: a small first load, boards loaded on demand, and no other hosts."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

from draftwork.i18n import LANGUAGES
from tests.shipped import GAMES

PAGE = Path(__file__).parents[2] / "draftwork" / "server" / "page"

MAX_BYTES = 100_000  # bytes of the first load, compressed
MAX_BYTES_WITH_PICTURES = 180_000  # of the games; the browser loads those in view


def initial_files(manifest: dict[str, Any], name: str) -> set[str]:
    """Return the files that an entry loads at once, without those loaded on demand."""
    entry = manifest[name]
    files = {entry["file"], *entry.get("css", [])}
    for other in entry.get("imports", []):
        files |= initial_files(manifest, other)
    return files


def test_the_first_load_is_small() -> None:
    manifest = json.loads((PAGE / "manifest.json").read_text(encoding="utf-8"))
    files = {"index.html", "favicon.svg", *initial_files(manifest, "index.html")}
    sizes = {file: len(gzip.compress((PAGE / file).read_bytes())) for file in files}
    assert len(files) > 3
    assert sum(sizes.values()) < MAX_BYTES, sizes
    for language in LANGUAGES:
        names = [f"src/pictures/{game}.{language}.webp" for game in GAMES]
        shown = sum(len((PAGE / manifest[name]["file"]).read_bytes()) for name in names)
        assert sum(sizes.values()) + shown < MAX_BYTES_WITH_PICTURES, language


def test_games_are_loaded_when_they_are_opened() -> None:
    manifest = json.loads((PAGE / "manifest.json").read_text(encoding="utf-8"))
    first = initial_files(manifest, "index.html")
    boards = {entry["file"] for name, entry in manifest.items() if name.startswith("src/boards/")}
    assert len(boards) >= 4
    assert not first & boards


def test_nothing_is_loaded_from_other_hosts() -> None:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'(?:src|href)="(?!/)', index) == []
    assert "<style" not in index
    assert re.findall(r"<script(?![^>]*src=)", index) == []
    for file in PAGE.glob("assets/*.css"):
        assert "url(http" not in file.read_text(encoding="utf-8")
