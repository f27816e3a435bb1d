"""The files that a game provides for the page: its board and its rules texts, read once.

Only these files are served, so no request can reach any other file of a package.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from draftwork.i18n import LANGUAGES
from draftwork.server.cached_response import CachedResponse
from draftwork.server.log_setup import log

BOARD = "page/board.js"
MAX_FILE_SIZE = 2 * 1024**2  # bytes
MAX_TOTAL_SIZE = 16 * 1024**2  # bytes of one game
# The table does not depend on the system, unlike `mimetypes`. It has no HTML: a package ships no pages.
MEDIA_TYPES = {
    ".css": "text/css",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@cache
def game_files(folder: Path) -> Mapping[str, CachedResponse]:
    """The files of a game for the page, by their path in the folder of the game. Others are logged."""
    found: dict[str, CachedResponse] = {}
    room = MAX_TOTAL_SIZE
    for file in _candidates(folder):
        fault = _fault(file, folder, room)
        if fault:
            log.warning("file of a game is not served", file=str(file), reason=fault)
            continue
        content = file.read_bytes()
        room -= len(content)
        name = file.relative_to(folder).as_posix()
        found[name] = CachedResponse.of(content, MEDIA_TYPES[file.suffix])
    return found


def guide_languages(folder: Path) -> list[str]:
    """The languages in which a game has a rules text."""
    return [language for language in LANGUAGES if f"guide/{language}.md" in game_files(folder)]


def _candidates(folder: Path) -> Iterator[Path]:
    yield from (file for language in LANGUAGES if (file := folder / "guide" / f"{language}.md").is_file())
    yield from sorted(file for file in (folder / "page").rglob("*") if not file.is_dir())


def _fault(file: Path, folder: Path, room: int) -> str | None:
    """Why a file is not served."""
    if file.suffix not in MEDIA_TYPES:
        return f"its name must end in one of {' '.join(MEDIA_TYPES)}"
    if not file.resolve().is_relative_to(folder.resolve()) or not file.is_file():
        return "it is not a file inside the folder of the game"
    size = file.stat().st_size
    if size > MAX_FILE_SIZE:
        return f"it is larger than {MAX_FILE_SIZE} bytes"
    return f"the files of the game are larger than {MAX_TOTAL_SIZE} bytes" if size > room else None
