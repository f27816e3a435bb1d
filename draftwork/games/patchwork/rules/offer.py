"""The patches on offer (PW-8)."""

from __future__ import annotations

from draftwork.games.patchwork.constants import LEATHER, PATCHES
from draftwork.games.patchwork.state import State
from draftwork.kernel import popcount, rule
from draftwork.kernel.bits import next_bit

OFFER_SIZE = 3  # patches on offer


@rule
def patch_on_offer(s: State, k: int) -> int:
    """The k-th patch clockwise of the neutral token, from 0. More than k patches must be in the circle."""
    place = next_bit(s.in_circle, s.neutral)
    for _ in range(k):
        place = next_bit(s.in_circle, (place + 1) % PATCHES)
    return s.circle[place]


@rule
def sorted_offer(s: State) -> tuple[int, int, int]:
    """The patches on offer in ascending order, as moves are listed. LEATHER stands for a missing patch."""
    n = popcount(s.in_circle)
    a = patch_on_offer(s, 0) if n > 0 else LEATHER
    b = patch_on_offer(s, 1) if n > 1 else LEATHER
    c = patch_on_offer(s, 2) if n > 2 else LEATHER
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    return a, b, c


@rule
def is_on_offer(s: State, patch: int) -> bool:
    for k in range(min(OFFER_SIZE, popcount(s.in_circle))):
        if patch_on_offer(s, k) == patch:
            return True
    return False
