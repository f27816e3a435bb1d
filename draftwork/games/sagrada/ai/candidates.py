"""Candidate moves for the search."""

from __future__ import annotations

from draftwork.games.sagrada.constants import GLAZING_HAMMER, MAX_POOL, MAX_TOOLS, ROUNDS
from draftwork.games.sagrada.rules.dice import die_at
from draftwork.games.sagrada.rules.illegality_codes import LEGAL
from draftwork.games.sagrada.rules.phases import HAND, SWAP, TURN
from draftwork.games.sagrada.rules.placing import legal_cells, window
from draftwork.games.sagrada.rules.tools import acts_on_hand, tool_illegality
from draftwork.games.sagrada.rules.turns import (
    DRAFT,
    PASS,
    PLACE,
    TOOL,
    TRACK,
    draft_illegality,
    legal_moves,
    swap_illegality,
    to_move,
)
from draftwork.games.sagrada.state import State
from draftwork.kernel import Ints, ctz, rule

MAX_CANDIDATES = 30  # tool 5 with every kind of die on the round track


@rule
def _drafts(s: State, p: int, out: Ints, n: int) -> int:
    """A draft for each kind of die in the pool."""
    seen = 0
    for slot in range(MAX_POOL):
        die = die_at(s.pool, slot)
        if die and not seen >> die & 1:
            seen |= 1 << die
            if draft_illegality(s, p, slot) == LEGAL:
                out[n] = DRAFT + slot
                n += 1
    return n


@rule
def _tools(s: State, p: int, out: Ints, n: int) -> int:
    if s.tool:
        return n
    for i in range(MAX_TOOLS):
        tool = s.tools[i]
        if tool and acts_on_hand(tool) == (s.phase == HAND) and tool_illegality(s, p, tool) == LEGAL:
            out[n] = TOOL + tool - 1
            n += 1
    return n


@rule
def _turn(s: State, p: int, out: Ints) -> int:
    """The candidates of the phase TURN. Tools that move dice come after the draft, if a draft is possible."""
    out[0] = PASS
    if s.drafted:
        return _tools(s, p, out, 1)
    n = _drafts(s, p, out, 1)
    if n == 1:
        return _tools(s, p, out, 1)
    if s.tool == 0 and tool_illegality(s, p, GLAZING_HAMMER) == LEGAL:
        out[n] = TOOL + GLAZING_HAMMER - 1
        n += 1
    return n


@rule
def _hand(s: State, p: int, out: Ints) -> int:
    n = 0
    cells = legal_cells(s, p, window(s, p), s.hand, 0)
    while cells:
        out[n] = PLACE + ctz(cells)
        n += 1
        cells &= cells - 1
    return _tools(s, p, out, n)


@rule
def _swaps(s: State, p: int, out: Ints) -> int:
    """A swap for each kind of die on the round track."""
    n = seen = 0
    for i in range((ROUNDS - 1) * MAX_POOL):
        die = die_at(s.track[i // MAX_POOL], i % MAX_POOL)
        if die and not seen >> die & 1:
            seen |= 1 << die
            if swap_illegality(s, p, i) == LEGAL:
                out[n] = TRACK + i
                n += 1
    return n


@rule
def candidates(s: State, out: Ints) -> int:
    """Write the candidate moves to `out`. Return their number."""
    p = to_move(s)
    if p >= 0 and s.phase == TURN:
        return _turn(s, p, out)
    if p >= 0 and s.phase == HAND:
        return _hand(s, p, out)
    if p >= 0 and s.phase == SWAP:
        return _swaps(s, p, out)
    return legal_moves(s, out)
