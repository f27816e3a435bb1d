"""Encoding of states as numbers from -1 to 1, for observations of learning agents.

Each function writes to `out` from index `at` on, and returns the index after the last number it wrote.
"""

from __future__ import annotations

from draftwork.kernel import Floats, rule


@rule
def put_ratio(out: Floats, at: int, value: int, most: int) -> int:
    """Write value / most, cut off at -1 and 1."""
    out[at] = min(1.0, max(-1.0, value / most))
    return at + 1


@rule
def put_bits(out: Floats, at: int, bits: int, n: int) -> int:
    """Write the n lowest bits of an integer."""
    for i in range(n):
        out[at + i] = float(bits >> i & 1)
    return at + n


@rule
def put_one_hot(out: Floats, at: int, index: int, n: int) -> int:
    """Write n numbers: 1 at the index, 0 elsewhere. They are all 0 if the index is outside."""
    for i in range(n):
        out[at + i] = 0.0
    if 0 <= index < n:
        out[at + index] = 1.0
    return at + n


@rule
def put_zeros(out: Floats, at: int, n: int) -> int:
    """Write n zeros, for example for unknown values."""
    for i in range(n):
        out[at + i] = 0.0
    return at + n


@rule
def put_counts(out: Floats, at: int, bytes_: int, n: int, most: int) -> int:
    """Write the n lowest bytes of an integer, each divided by `most`."""
    for i in range(n):
        out[at + i] = min(1.0, (bytes_ >> 8 * i & 255) / most)
    return at + n
