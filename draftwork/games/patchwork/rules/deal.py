"""The deal: the order of the circle (PW-2) and the start player (PW-3)."""

from __future__ import annotations

from draftwork.games.patchwork.constants import PATCHES, SMALLEST_PATCH
from draftwork.games.patchwork.state import State
from draftwork.kernel import Ints, rule
from draftwork.kernel.deal import draw_below, shuffle

CIRCLE_EVENT, START_EVENT = 1, 2  # event numbers for the random stream of the deal


@rule
def deal(s: State, key: Ints) -> None:
    """Deal what the set-up leaves open, and place the neutral token."""
    if s.circle[0] < 0:  # PW-2
        for i in range(PATCHES):
            s.circle[i] = i
        shuffle(key, CIRCLE_EVENT, 0, s.circle, PATCHES)
    for i in range(PATCHES):
        if s.circle[i] == SMALLEST_PATCH:
            s.neutral = (i + 1) % PATCHES
    if s.start < 0:  # PW-3
        s.start = draw_below(key, START_EVENT, 0, 0, 2)
    s.player = s.start
