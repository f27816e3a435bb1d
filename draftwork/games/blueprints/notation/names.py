"""Names of dice (W4) and of spaces (b2)."""

from __future__ import annotations

from draftwork.games.blueprints.constants import COLUMNS, LETTERS, VALUES

COLUMN_LETTERS = "ab"


def write_cell(space: int) -> str:
    row, column = cell_of(space)
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def read_cell(text: str) -> int:
    return (int(text[1]) - 1) * COLUMNS + COLUMN_LETTERS.index(text[0])


def read_die(text: str) -> int:
    return LETTERS.index(text[0]) * VALUES + int(text[1]) - 1


Cell = tuple[int, int]  # row and column, from 0


def cell_of(space: int) -> Cell:
    return space // COLUMNS, space % COLUMNS


def write_die(kind: int) -> str:
    return f"{LETTERS[kind // VALUES]}{kind % VALUES + 1}"
