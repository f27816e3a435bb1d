"""Patchwork: what may be played, and what it does."""

from __future__ import annotations

from draftwork.games.patchwork.constants import (
    ANCHOR_HIGH,
    ANCHOR_INDEX,
    ANCHOR_LOW,
    CELL_SHIFT,
    CELLS,
    COST,
    END,
    FIRST_WAY,
    INCOME,
    INCOME_PASSED,
    LAYERS,
    LEATHER,
    PATCHES,
    PLACEMENT_HIGH,
    PLACEMENT_LOW,
    PLACEMENT_PATCH,
    PLACEMENTS,
    SMALLEST,
    SQUARE_HIGH,
    SQUARE_LOW,
    SQUARES,
    TIME,
    WAY_CELLS,
    WAY_FIRST,
    WAY_WIDTH,
)
from draftwork.games.patchwork.state import State
from draftwork.kernel import Ints, ctz, popcount, rule
from draftwork.kernel.bits import HIGH_CELLS, LOW, LOW_CELLS, next_bit, nth_cell
from draftwork.kernel.deal import draw_below, shuffle
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import random_below

ADVANCE = 0
MOVES = 1 + len(PLACEMENTS)
MOST_MOVES = 1345  # three patches of 448 placements on an empty quilt, and to advance
LONGEST = 2 * END + 5  # every turn moves a token; each leather patch is one more decision
OFFER = 3  # PW-8: how many patches are on offer
LEATHER_WAY = len(WAY_FIRST) - 1  # the one orientation of the leather patch

CIRCLE_DEAL, START_DEAL = 1, 2  # events of the deal

LEGAL, NO_SUCH, OVER, LEATHER_FIRST, NO_LEATHER, NOT_OFFERED, TOO_DEAR, OVERLAP = range(8)


@rule
def deal(s: State, key: Ints) -> None:
    if s.circle[0] < 0:  # PW-2
        for i in range(PATCHES):
            s.circle[i] = i
        shuffle(key, CIRCLE_DEAL, 0, s.circle, PATCHES)
    for i in range(PATCHES):
        if s.circle[i] == SMALLEST:
            s.neutral = (i + 1) % PATCHES
    if s.start < 0:  # PW-3
        s.start = draw_below(key, START_DEAL, 0, 0, 2)
    s.player = s.start


@rule
def to_move(s: State) -> int:
    if s.time[0] == END and s.time[1] == END and s.waiting == 0:  # PW-14
        return NOBODY
    return s.player


@rule
def offered(s: State, k: int) -> int:
    """PW-8: the k-th patch clockwise of the neutral token; there are more than k."""
    place = next_bit(s.left, s.neutral)
    for _ in range(k):
        place = next_bit(s.left, (place + 1) % PATCHES)
    return s.circle[place]


@rule
def ordered_offer(s: State) -> tuple[int, int, int]:
    """The patches on offer by ascending number, so that moves are listed in order; LEATHER for none."""
    n = popcount(s.left)
    a = offered(s, 0) if n > 0 else LEATHER
    b = offered(s, 1) if n > 1 else LEATHER
    c = offered(s, 2) if n > 2 else LEATHER
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    return a, b, c


@rule
def anchors(low: int, high: int, way: int) -> tuple[int, int]:
    """PW-9: every cell where the corner of an orientation fits the empty cells, all at once by shifting."""
    a, b = ANCHOR_LOW[way], ANCHOR_HIGH[way]
    for i in range(way * LAYERS, way * LAYERS + WAY_CELLS[way]):
        shift = CELL_SHIFT[i]
        a &= (low >> shift) | (high << (LOW - shift))
        b &= high >> shift
    return a, b


@rule
def _list(out: Ints, n: int, way: int, bits: int, base: int) -> int:
    first = 1 + WAY_FIRST[way]
    index = WAY_WIDTH[way] * CELLS + base
    while bits:
        out[n] = first + ANCHOR_INDEX[index + ctz(bits)]
        n += 1
        bits &= bits - 1
    return n


@rule
def _list_patch(out: Ints, n: int, patch: int, low: int, high: int) -> int:
    for way in range(FIRST_WAY[patch], FIRST_WAY[patch + 1]):
        a, b = anchors(low, high, way)
        n = _list(out, n, way, a, 0)
        n = _list(out, n, way, b, LOW)
    return n


@rule
def legal_moves(s: State, out: Ints) -> int:
    if to_move(s) == NOBODY:
        return 0
    p = s.player
    low, high = LOW_CELLS & ~s.low[p], HIGH_CELLS & ~s.high[p]
    if s.waiting > 0:  # PW-10
        return _list_patch(out, 0, LEATHER, low, high)
    out[0] = ADVANCE
    n = 1
    for patch in ordered_offer(s):
        if patch != LEATHER and COST[patch] <= s.buttons[p]:
            n = _list_patch(out, n, patch, low, high)
    return n


@rule
def sample_move(s: State, rng: Ints, out: Ints) -> int:
    p = s.player
    low, high = LOW_CELLS & ~s.low[p], HIGH_CELLS & ~s.high[p]
    if s.waiting > 0:
        return (
            1
            + WAY_FIRST[LEATHER_WAY]
            + nth_cell(low, high, random_below(rng, popcount(low) + popcount(high)))
        )
    total = 1
    used = 0
    for patch in ordered_offer(s):
        if patch != LEATHER and COST[patch] <= s.buttons[p]:
            for way in range(FIRST_WAY[patch], FIRST_WAY[patch + 1]):
                a, b = anchors(low, high, way)
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
    return 1 + WAY_FIRST[way] + ANCHOR_INDEX[WAY_WIDTH[way] * CELLS + cell]


@rule
def refuse(s: State, move: int) -> int:
    if move < 0 or move >= MOVES:
        return NO_SUCH
    if to_move(s) == NOBODY:
        return OVER
    if move == ADVANCE:
        return LEATHER_FIRST if s.waiting > 0 else LEGAL
    p = s.player
    patch = PLACEMENT_PATCH[move - 1]
    if s.waiting > 0 and patch != LEATHER:
        return LEATHER_FIRST
    if s.waiting == 0 and patch == LEATHER:
        return NO_LEATHER
    if patch != LEATHER:
        if not is_offered(s, patch):
            return NOT_OFFERED
        if COST[patch] > s.buttons[p]:
            return TOO_DEAR
    if s.low[p] & PLACEMENT_LOW[move - 1] or s.high[p] & PLACEMENT_HIGH[move - 1]:
        return OVERLAP
    return LEGAL


@rule
def is_offered(s: State, patch: int) -> bool:
    for k in range(min(OFFER, popcount(s.left))):
        if offered(s, k) == patch:
            return True
    return False


@rule
def apply(s: State, move: int) -> None:
    p = s.player
    if move == ADVANCE:  # PW-7
        target = min(s.time[1 - p] + 1, END)
        s.buttons[p] += target - s.time[p]
        _move_token(s, p, target)
    else:
        patch = PLACEMENT_PATCH[move - 1]
        _sew(s, p, move)
        if patch == LEATHER:
            s.waiting -= 1
        else:
            _buy(s, p, patch, move)
            _move_token(s, p, min(s.time[p] + TIME[patch], END))
    if s.waiting > 0 and s.low[p] == LOW_CELLS and s.high[p] == HIGH_CELLS:  # PW-10: a full quilt
        s.waiting = 0
    if s.waiting == 0 and s.time[p] > s.time[1 - p]:  # PW-5, PW-13
        s.player = 1 - p


@rule
def _sew(s: State, p: int, move: int) -> None:
    s.low[p] |= PLACEMENT_LOW[move - 1]
    s.high[p] |= PLACEMENT_HIGH[move - 1]
    if s.special < 0 and has_square(s, p):  # PW-12
        s.special = p


@rule
def has_square(s: State, p: int) -> bool:
    for i in range(SQUARES):
        if s.low[p] & SQUARE_LOW[i] == SQUARE_LOW[i] and s.high[p] & SQUARE_HIGH[i] == SQUARE_HIGH[i]:
            return True
    return False


@rule
def _buy(s: State, p: int, patch: int, move: int) -> None:
    s.sewn[patch] = move
    s.owned[p] |= 1 << patch
    s.buttons[p] -= COST[patch]
    s.income[p] += INCOME[patch]
    place = next_bit(s.left, s.neutral)
    while s.circle[place] != patch:
        place = next_bit(s.left, (place + 1) % PATCHES)
    s.left &= ~(1 << place)
    s.neutral = place


@rule
def _move_token(s: State, p: int, target: int) -> None:
    s.buttons[p] += (INCOME_PASSED[target] - INCOME_PASSED[s.time[p]]) * s.income[p]  # PW-11
    s.time[p] = target
    while s.marks[s.leather] <= target:  # PW-10
        s.leather += 1
        s.waiting += 1
