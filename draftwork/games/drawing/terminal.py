"""Lines of styled text: pieces whose width is known before Rich's markup is made of them."""

from __future__ import annotations

from itertools import zip_longest

Piece = tuple[str, str]  # text and style; every character is one column wide
Line = list[Piece]


def markup(line: Line) -> str:
    from rich.markup import escape  # costs time to import, like Fluent

    return "".join(f"[{style}]{escape(text)}[/]" if style else escape(text) for text, style in line).rstrip()


def padded(line: Line, width: int) -> Line:
    return [*line, (" " * (width - sum(len(text) for text, _ in line)), "")]


def beside(blocks: list[list[Line]], width: int) -> list[Line]:
    """Blocks of lines next to each other, each in a column of this width."""
    rows = zip_longest(*blocks, fillvalue=list[Piece]())
    return [[piece for line in row for piece in padded(line, width)] for row in rows]


def bright(colour: str) -> float:
    """How bright a colour "#rrggbb" is, from 0 to 1."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue


def on(colour: str) -> str:
    """The style of text that can be read on this colour."""
    return f"{'#000000' if bright(colour) > 0.5 else '#ffffff'} on {colour}"
