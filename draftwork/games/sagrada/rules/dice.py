"""Dice and rows of dice as integers. A die is value + 8 * colour. A row has 6 bits for each slot."""

from __future__ import annotations

from draftwork.games.sagrada.constants import COLOUR_LETTERS, COLOURS, MAX_POOL
from draftwork.kernel import rule

_BITS = 6  # for each slot
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
    """The die in a slot, or 0."""
    return row >> _BITS * slot & DIE_MASK


@rule
def with_die(row: int, slot: int, die: int) -> int:
    """The row with a slot replaced by a die, or by 0 for no die."""
    return row & ~(DIE_MASK << _BITS * slot) | die << _BITS * slot


def is_die(die: int) -> bool:
    """Whether an integer is a die with a colour and a value."""
    return 0 <= colour_of(die) < COLOURS and 1 <= value_of(die) <= 6


def die_text(die: int) -> str:
    """The text of a die: "R5"."""
    return f"{COLOUR_LETTERS[colour_of(die)]}{value_of(die)}"


def row_slots(row: int) -> list[int]:
    """The dice of a row by slot, with 0 for an empty slot."""
    return [die_at(row, slot) for slot in range(MAX_POOL)]
