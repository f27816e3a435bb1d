"""Bit boards of up to 81 cells in two integers."""

from hypothesis import given
from hypothesis import strategies as st

from draftwork.kernel.bits import LOW_BITS, next_bit, nth_bit, nth_cell, split


@given(st.integers(1, (1 << 81) - 1), st.data())
def test_nth_cell_finds_every_cell(board: int, data: st.DataObject) -> None:
    cells = [cell for cell in range(81) if board >> cell & 1]
    k = data.draw(st.integers(0, len(cells) - 1))
    low, high = split(board)
    assert nth_cell(low, high, k) == cells[k]
    assert low | high << LOW_BITS == board


@given(st.integers(1, (1 << 62) - 1), st.data())
def test_nth_bit_finds_every_bit(bits: int, data: st.DataObject) -> None:
    places = [place for place in range(62) if bits >> place & 1]
    k = data.draw(st.integers(0, len(places) - 1))
    assert nth_bit(bits, k) == places[k]


@given(st.integers(1, (1 << 33) - 1), st.integers(0, 32))
def test_next_bit_wraps_around(bits: int, start: int) -> None:
    places = [place % 33 for place in range(start, start + 33)]
    assert next_bit(bits, start) == next(place for place in places if bits >> place & 1)
