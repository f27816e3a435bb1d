"""Boards of up to 81 cells as two integers, so that both fit a signed 64-bit one: cells 0-53 and 54-80."""

from __future__ import annotations

from draftwork.kernel import ctz, popcount, rule

LOW = 54
LOW_CELLS = (1 << 54) - 1
HIGH_CELLS = (1 << 27) - 1


def split(board: int) -> tuple[int, int]:
    """The two integers of a board given as one."""
    return board & LOW_CELLS, board >> LOW


@rule
def nth_bit(bits: int, k: int) -> int:
    """The place of the k-th set bit, counting from 0; there are more than k."""
    place = 0
    width = 32
    while width > 0:
        count = popcount(bits & ((1 << width) - 1))
        if k >= count:
            k -= count
            bits >>= width
            place += width
        width >>= 1
    return place


@rule
def nth_cell(low: int, high: int, k: int) -> int:
    """The k-th cell of a board, counting from 0."""
    count = popcount(low)
    return nth_bit(low, k) if k < count else LOW + nth_bit(high, k - count)


@rule
def next_bit(bits: int, start: int) -> int:
    """The first set bit at or after `start`, going round; bits is not zero."""
    ahead = bits & (-1 << start)
    return ctz(ahead) if ahead else ctz(bits)
