"""Turn order and legal moves. Move 0 is to advance; move 1 + i is placement i."""

from __future__ import annotations

from draftwork.games.patchwork.constants import (
    ANCHOR_HIGH,
    ANCHOR_INDEX,
    ANCHOR_LOW,
    CELL_SHIFT,
    CELLS,
    COST,
    FIRST_ORIENTATION,
    FIRST_PLACEMENT,
    LAST_SPACE,
    LEATHER,
    MAX_PATCH_SIZE,
    ORIENTATION_SIZE,
    ORIENTATION_WIDTH,
    PLACEMENTS,
)
from draftwork.games.patchwork.rules.offer import sorted_offer
from draftwork.games.patchwork.state import State
from draftwork.kernel import Ints, ctz, popcount, rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_BITS, LOW_CELLS, nth_cell
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import random_below

ADVANCE = 0
NUM_MOVES = 1 + len(PLACEMENTS)
MAX_LEGAL_MOVES = 1345  # an advance, and three patches with 448 placements each on an empty quilt
MAX_PLIES = 2 * LAST_SPACE + 5  # every turn moves a token; each of five leather patches is one more decision
LEATHER_ORIENTATION = len(FIRST_PLACEMENT) - 1  # the only orientation of the leather patch


@rule
def to_move(s: State) -> int:
    """The seat to move, or NOBODY at the end (PW-14)."""
    if s.time[0] == LAST_SPACE and s.time[1] == LAST_SPACE and s.leather_to_place == 0:
        return NOBODY
    return s.player


@rule
def fitting_anchors(low: int, high: int, orientation: int) -> tuple[int, int]:
    """The anchors at which an orientation covers only empty cells, as bits (PW-9).

    `low` and `high` are the empty cells. For each cell of the patch, they are shifted by its offset from the
    anchor; an anchor fits if its bit is set in all shifted masks.
    """
    a, b = ANCHOR_LOW[orientation], ANCHOR_HIGH[orientation]
    for i in range(
        orientation * MAX_PATCH_SIZE, orientation * MAX_PATCH_SIZE + ORIENTATION_SIZE[orientation]
    ):
        shift = CELL_SHIFT[i]
        a &= (low >> shift) | (high << (LOW_BITS - shift))
        b &= high >> shift
    return a, b


@rule
def legal_moves(s: State, out: Ints) -> int:
    """Write the legal moves to `out` in ascending order and return their number."""
    if to_move(s) == NOBODY:
        return 0
    p = s.player
    low, high = LOW_CELLS & ~s.covered_low[p], HIGH_CELLS & ~s.covered_high[p]
    if s.leather_to_place > 0:  # PW-10
        return _list_patch(out, 0, LEATHER, low, high)
    out[0] = ADVANCE
    n = 1
    for patch in sorted_offer(s):
        if patch != LEATHER and COST[patch] <= s.buttons[p]:
            n = _list_patch(out, n, patch, low, high)
    return n


@rule
def _list_patch(out: Ints, n: int, patch: int, low: int, high: int) -> int:
    for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
        a, b = fitting_anchors(low, high, orientation)
        n = _list_anchors(out, n, orientation, a, 0)
        n = _list_anchors(out, n, orientation, b, LOW_BITS)
    return n


@rule
def _list_anchors(out: Ints, n: int, orientation: int, bits: int, base: int) -> int:
    first = 1 + FIRST_PLACEMENT[orientation]
    index = ORIENTATION_WIDTH[orientation] * CELLS + base
    while bits:
        out[n] = first + ANCHOR_INDEX[index + ctz(bits)]
        n += 1
        bits &= bits - 1
    return n


@rule
def sample_move(s: State, rng: Ints, out: Ints) -> int:
    """A legal move with uniform probability. `out` is scratch space."""
    p = s.player
    low, high = LOW_CELLS & ~s.covered_low[p], HIGH_CELLS & ~s.covered_high[p]
    if s.leather_to_place > 0:
        return (
            1
            + FIRST_PLACEMENT[LEATHER_ORIENTATION]
            + nth_cell(low, high, random_below(rng, popcount(low) + popcount(high)))
        )
    # For each orientation that fits, `out` holds the number of moves before it, its anchors and its number.
    total = 1
    used = 0
    for patch in sorted_offer(s):
        if patch != LEATHER and COST[patch] <= s.buttons[p]:
            for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
                a, b = fitting_anchors(low, high, orientation)
                if a | b:
                    out[used], out[used + 1], out[used + 2], out[used + 3] = total, a, b, orientation
                    used += 4
                    total += popcount(a) + popcount(b)
    k = random_below(rng, total)
    if k == ADVANCE:
        return ADVANCE
    i = used - 4
    while out[i] > k:
        i -= 4
    orientation = out[i + 3]
    cell = nth_cell(out[i + 1], out[i + 2], k - out[i])
    return 1 + FIRST_PLACEMENT[orientation] + ANCHOR_INDEX[ORIENTATION_WIDTH[orientation] * CELLS + cell]
