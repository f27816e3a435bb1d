"""Names of dice, such as W4, and of spaces, such as b2."""

from __future__ import annotations

from draftwork.games.blueprints.constants import COLUMNS, LETTERS, VALUES

COLUMN_LETTERS = "ab"
Cell = tuple[int, int]  # row and column, from 0


def cell_of(space: int) -> Cell:
    """The row and column of a space."""
    return space // COLUMNS, space % COLUMNS


def write_cell(space: int) -> str:
    """The name of a space."""
    row, column = cell_of(space)
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def read_cell(text: str) -> int:
    """The space with this name."""
    return (int(text[1]) - 1) * COLUMNS + COLUMN_LETTERS.index(text[0])


def write_die(kind: int) -> str:
    """The name of a kind of die."""
    return f"{LETTERS[kind // VALUES]}{kind % VALUES + 1}"


def read_die(text: str) -> int:
    """The kind of die with this name."""
    return LETTERS.index(text[0]) * VALUES + int(text[1]) - 1
