"""Validation of names that people choose."""

from __future__ import annotations

from unicodedata import category

from draftwork.server.errors import malformed


def clean_nickname(nickname: str) -> str:
    """The nickname with single spaces. Raises Malformed if it is empty or has control characters."""
    name = " ".join(nickname.split())
    if not name or any(category(letter).startswith("C") for letter in name):
        raise malformed("nickname")
    return name
