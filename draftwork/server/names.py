"""Validation of names and texts that people choose."""

from __future__ import annotations

from unicodedata import category

from draftwork.server.errors import Malformed, malformed

# Join letters and emoji; harmless, unlike the other format characters, which can hide or reorder text.
_JOINERS = ("\N{ZERO WIDTH NON-JOINER}", "\N{ZERO WIDTH JOINER}")
# Control and format characters, lone surrogates, and separators of lines and paragraphs.
_CONTROL_CATEGORIES = ("Cc", "Cf", "Cs", "Zl", "Zp")


def clean_nickname(nickname: str) -> str:
    """The nickname with single spaces. Raises Malformed if it is empty or has control characters."""
    name = " ".join(nickname.split())
    if not name or any(category(letter).startswith("C") for letter in name):
        raise malformed("nickname")
    return name


def check_chat(text: str) -> None:
    """Raise Malformed if a line of chat has control characters or changes the direction of text."""
    if any(category(letter) in _CONTROL_CATEGORIES and letter not in _JOINERS for letter in text):
        raise Malformed("chat-control-characters")
