"""Bit boards of up to 81 cells as two signed 64-bit integers: cells 0-53 in `low`, cells 54-80 in `high`."""

from __future__ import annotations

from draftwork.kernel import ctz, popcount, rule

LOW_BITS = 54  # the number of cells in the low integer
LOW_CELLS = (1 << 54) - 1  # all cells of the low integer
HIGH_CELLS = (1 << 27) - 1  # all cells of the high integer


def split(board: int) -> tuple[int, int]:
    """Split a board given as one Python integer into (low, high)."""
    return board & LOW_CELLS, board >> LOW_BITS


@rule
def nth_bit(bits: int, k: int) -> int:
    """The index of the k-th set bit, counted from 0. More than k bits must be set."""
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
    """The k-th set cell of a board, counted from 0."""
    count = popcount(low)
    return nth_bit(low, k) if k < count else LOW_BITS + nth_bit(high, k - count)


@rule
def next_bit(bits: int, start: int) -> int:
    """The first set bit at or after `start`; if there is none, the first set bit. `bits` is not zero."""
    ahead = bits & (-1 << start)
    return ctz(ahead) if ahead else ctz(bits)
