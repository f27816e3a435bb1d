"""Names that people choose."""

from __future__ import annotations

from unicodedata import category

from draftwork.server.errors import malformed


def clean_nickname(nickname: str) -> str:
    """A name that fits on one line and changes nothing around it."""
    name = " ".join(nickname.split())
    if not name or any(category(letter).startswith("C") for letter in name):
        raise malformed("nickname")
    return name
