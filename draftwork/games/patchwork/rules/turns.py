"""Turn order and legal moves of Patchwork."""

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
from draftwork.kernel.bits import HIGH_CELLS, LOW, LOW_CELLS, nth_cell
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import random_below

ADVANCE = 0
NUM_MOVES = 1 + len(PLACEMENTS)
MAX_LEGAL_MOVES = 1345  # three patches of 448 placements on an empty quilt, and to advance
MAX_PLIES = 2 * LAST_SPACE + 5  # every turn moves a token; each leather patch is one more decision
LEATHER_ORIENTATION = len(FIRST_PLACEMENT) - 1  # the one orientation of the leather patch


@rule
def to_move(s: State) -> int:
    if s.time[0] == LAST_SPACE and s.time[1] == LAST_SPACE and s.leather_to_place == 0:  # PW-14
        return NOBODY
    return s.player


@rule
def fitting_anchors(low: int, high: int, way: int) -> tuple[int, int]:
    """PW-9: every cell where the corner of an orientation fits the empty cells, all at once by shifting."""
    a, b = ANCHOR_LOW[way], ANCHOR_HIGH[way]
    for i in range(way * MAX_PATCH_SIZE, way * MAX_PATCH_SIZE + ORIENTATION_SIZE[way]):
        shift = CELL_SHIFT[i]
        a &= (low >> shift) | (high << (LOW - shift))
        b &= high >> shift
    return a, b


@rule
def legal_moves(s: State, out: Ints) -> int:
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
    for way in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
        a, b = fitting_anchors(low, high, way)
        n = _list_anchors(out, n, way, a, 0)
        n = _list_anchors(out, n, way, b, LOW)
    return n


@rule
def _list_anchors(out: Ints, n: int, way: int, bits: int, base: int) -> int:
    first = 1 + FIRST_PLACEMENT[way]
    index = ORIENTATION_WIDTH[way] * CELLS + base
    while bits:
        out[n] = first + ANCHOR_INDEX[index + ctz(bits)]
        n += 1
        bits &= bits - 1
    return n


@rule
def sample_move(s: State, rng: Ints, out: Ints) -> int:
    p = s.player
    low, high = LOW_CELLS & ~s.covered_low[p], HIGH_CELLS & ~s.covered_high[p]
    if s.leather_to_place > 0:
        return (
            1
            + FIRST_PLACEMENT[LEATHER_ORIENTATION]
            + nth_cell(low, high, random_below(rng, popcount(low) + popcount(high)))
        )
    total = 1
    used = 0
    for patch in sorted_offer(s):
        if patch != LEATHER and COST[patch] <= s.buttons[p]:
            for way in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
                a, b = fitting_anchors(low, high, way)
                if a | b:
                    out[used], out[used + 1], out[used + 2], out[used + 3] = total, a, b, way
                    used += 4
                    total += popcount(a) + popcount(b)
    k = random_below(rng, total)
    if k == ADVANCE:
        return ADVANCE
    i = used - 4
    while out[i] > k:
        i -= 4
    way = out[i + 3]
    cell = nth_cell(out[i + 1], out[i + 2], k - out[i])
    return 1 + FIRST_PLACEMENT[way] + ANCHOR_INDEX[ORIENTATION_WIDTH[way] * CELLS + cell]
