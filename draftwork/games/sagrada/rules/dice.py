"""Dice as integers and rows of them. A die is value + 8 * colour; a row has 6 bits for each slot."""

from __future__ import annotations

from draftwork.games.sagrada.constants import COLOUR_LETTERS, COLOURS, MAX_POOL
from draftwork.kernel import rule

_BITS = 6
DIE_MASK = (1 << _BITS) - 1
MAX_ROW = (1 << _BITS * MAX_POOL) - 1


@rule
def die_of(colour: int, value: int) -> int:
    return colour << 3 | value


@rule
def colour_of(die: int) -> int:
    return die >> 3


@rule
def value_of(die: int) -> int:
    return die & 7


@rule
def die_at(row: int, slot: int) -> int:
    return row >> _BITS * slot & DIE_MASK


@rule
def with_die(row: int, slot: int, die: int) -> int:
    """The row with another die in a slot."""
    return row & ~(DIE_MASK << _BITS * slot) | die << _BITS * slot


def is_die(die: int) -> bool:
    return 0 <= colour_of(die) < COLOURS and 1 <= value_of(die) <= 6


def die_text(die: int) -> str:
    return f"{COLOUR_LETTERS[colour_of(die)]}{value_of(die)}"


def row_slots(row: int) -> list[int]:
    """All slots of a row, 0 for none; for plain states."""
    return [die_at(row, slot) for slot in range(MAX_POOL)]
