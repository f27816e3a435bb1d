"""Comparison of typed words."""

from __future__ import annotations

from unicodedata import combining, normalize

# Letters that Unicode does not decompose into a letter and a mark.
_UNDECOMPOSED = str.maketrans({"ł": "l", "ґ": "г", "’": None, "'": None})


def fold(text: str) -> str:
    """Return the text without case and diacritics."""
    decomposed = normalize("NFKD", text.casefold().translate(_UNDECOMPOSED))
    return "".join(char for char in decomposed if not combining(char))
