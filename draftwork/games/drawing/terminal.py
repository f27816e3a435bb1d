"""Lines of styled text for the terminal. Lines can be aligned before they become Rich markup."""

from __future__ import annotations

from itertools import zip_longest

Piece = tuple[str, str]  # a text and its style; every character is one column wide
Line = list[Piece]


def markup(line: Line) -> str:
    """A line as Rich markup."""
    from rich.markup import escape  # imported here because it is slow to load

    return "".join(f"[{style}]{escape(text)}[/]" if style else escape(text) for text, style in line).rstrip()


def padded(line: Line, width: int) -> Line:
    """A line with spaces at its end, up to a width."""
    return [*line, (" " * (width - sum(len(text) for text, _ in line)), "")]


def beside(blocks: list[list[Line]], width: int) -> list[Line]:
    """Put blocks of lines side by side, each in a column of this width."""
    rows = zip_longest(*blocks, fillvalue=list[Piece]())
    return [[piece for line in row for piece in padded(line, width)] for row in rows]


def brightness(colour: str) -> float:
    """The brightness of a colour "#rrggbb", from 0 to 1."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue


def on(colour: str) -> str:
    """A style with this background colour and a readable text colour."""
    return f"{'#000000' if brightness(colour) > 0.5 else '#ffffff'} on {colour}"
