"""Sagrada: whose decision it is, and what may be decided."""

from __future__ import annotations

from draftwork.games.sagrada.constants import (
    CELLS,
    MOST_CARDS,
    MOST_TOOLS,
    POOL,
    ROUNDS,
    SEATS,
    TAP_WHEEL,
    TOOLS,
    VALUES,
)
from draftwork.games.sagrada.rules.dice import at, put
from draftwork.games.sagrada.rules.illegality_codes import (
    DRAFTED,
    LEGAL,
    MUST_PLACE,
    NO_DIE,
    NO_FACE,
    NO_TRACK_DIE,
    UNPLACEABLE,
)
from draftwork.games.sagrada.rules.moving import targets, why_not_lift
from draftwork.games.sagrada.rules.phases import (
    AGAIN,
    APART,
    CHOOSE,
    DROP,
    FREE,
    HAND,
    LIFT,
    NUDGE,
    PAY,
    ROLLED,
    TURN,
    VALUE,
)
from draftwork.games.sagrada.rules.placing import apart, filled, spaces, window
from draftwork.games.sagrada.rules.tools import helped, nudged, why_not_pay, why_not_tool
from draftwork.games.sagrada.state import NONE, State
from draftwork.kernel import Ints, ctz, rule
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import random_below

# The numbers of moves: the first of each kind.
PATTERN = 0  # choose a pattern of the edition
PASS = PATTERN + 2 * MOST_CARDS
DRAFT = PASS + 1  # select the die in a slot of the pool
PLACE = DRAFT + POOL  # place it on a cell
TOOL = PLACE + CELLS  # use tool 1 and so on
PAY_WITH = TOOL + TOOLS  # solo: pay with the die in a slot of the pool
UP = PAY_WITH + POOL
DOWN = UP + 1
SET = DOWN + 1  # choose value 1 and so on
TRACK = SET + VALUES  # a die of the round track: of the rounds 1-9, POOL places each
FROM = TRACK + (ROUNDS - 1) * POOL  # the die on a cell
TO = FROM + CELLS
DONE = TO + CELLS
RETURN = DONE + 1
MOVES = RETURN + 1

MOST_MOVES = (ROUNDS - 1) * POOL  # every die of nine rounds on the track: tool 5
# A turn is draft, place and pass, or fewer; a tool adds at most five decisions, and 24 tokens pay for 13.
LONGEST = SEATS + 2 * SEATS * ROUNDS * 3 + 13 * 5


@rule
def seat_of_turn(s: State, turn: int) -> int:
    """SA-4: once clockwise and back."""
    n = s.players
    step = turn if turn < n else 2 * n - 1 - turn
    return (s.start + s.round + step) % n


@rule
def to_move(s: State) -> int:
    if s.round == ROUNDS:
        return NOBODY
    if s.phase == CHOOSE:  # SA-2
        return (s.start + s.turn) % s.players
    return seat_of_turn(s, s.turn)


@rule
def why_not_draft(s: State, p: int, slot: int) -> int:
    """SA-5, SA-12."""
    if s.drafted and s.phase != AGAIN:
        return DRAFTED
    die = at(s.pool, slot)
    if die == 0:
        return NO_DIE
    w = window(s, p)
    if spaces(s, p, w, die, 0) or helped(s, p, w, die, put(s.pool, slot, 0)):
        return LEGAL
    return UNPLACEABLE


@rule
def cells_for_hand(s: State, p: int) -> int:
    """Where the die in hand may be placed."""
    if s.phase == APART:
        return apart(s, p, window(s, p), s.hand)
    return spaces(s, p, window(s, p), s.hand, 0)


@rule
def why_not_return(s: State, p: int) -> int:
    """SA-16."""
    return MUST_PLACE if s.phase == ROLLED and cells_for_hand(s, p) else LEGAL


@rule
def why_not_nudge(s: State, p: int, step: int) -> int:
    die = nudged(s.hand, step)
    if die == 0:
        return NO_FACE
    return LEGAL if spaces(s, p, window(s, p), die, 0) else UNPLACEABLE


@rule
def why_not_swap(s: State, p: int, i: int) -> int:
    die = at(s.track[i // POOL], i % POOL)
    if die == 0:
        return NO_TRACK_DIE
    return LEGAL if spaces(s, p, window(s, p), die, 0) else UNPLACEABLE


@rule
def _list_cells(out: Ints, n: int, first: int, cells: int) -> int:
    while cells:
        out[n] = first + ctz(cells)
        n += 1
        cells &= cells - 1
    return n


@rule
def _list_patterns(s: State, p: int, out: Ints) -> int:
    for i in range(4):
        out[i] = PATTERN + 2 * s.dealt_cards[2 * p + i // 2] + i % 2
    return 4


@rule
def _list_drafts(s: State, p: int, out: Ints, n: int) -> int:
    for slot in range(POOL):
        if why_not_draft(s, p, slot) == LEGAL:
            out[n] = DRAFT + slot
            n += 1
    return n


@rule
def _list_tools(s: State, p: int, out: Ints, n: int) -> int:
    if s.tool == 0:
        for i in range(MOST_TOOLS):
            if s.tools[i] and why_not_tool(s, p, s.tools[i]) == LEGAL:
                out[n] = TOOL + s.tools[i] - 1
                n += 1
    return n


@rule
def _list_turn(s: State, p: int, out: Ints) -> int:
    out[0] = PASS
    n = 1
    if not s.drafted:
        n = _list_drafts(s, p, out, n)
    return _list_tools(s, p, out, n)


@rule
def _list_hand(s: State, p: int, out: Ints) -> int:
    """With a die in hand: HAND, ROLLED, FREE or APART."""
    n = _list_cells(out, 0, PLACE, cells_for_hand(s, p))
    if s.phase == HAND:
        return _list_tools(s, p, out, n)
    if s.phase != APART and why_not_return(s, p) == LEGAL:
        out[n] = RETURN
        n += 1
    return n


@rule
def _list_payments(s: State, p: int, out: Ints) -> int:
    n = 0
    for slot in range(POOL):
        if why_not_pay(s, p, s.tool, s.pool, slot) == LEGAL:
            out[n] = PAY_WITH + slot
            n += 1
    return n


@rule
def _list_changes(s: State, p: int, out: Ints) -> int:
    """Tools 1, 5 and 11."""
    n = 0
    if s.phase == NUDGE:
        for i in range(2):
            if why_not_nudge(s, p, 1 - 2 * i) == LEGAL:
                out[n] = UP + i
                n += 1
    elif s.phase == VALUE:
        n = _list_cells(out, 0, SET, (1 << VALUES) - 1)
    else:
        for i in range((ROUNDS - 1) * POOL):
            if why_not_swap(s, p, i) == LEGAL:
                out[n] = TRACK + i
                n += 1
    return n


@rule
def _list_moving(s: State, p: int, out: Ints) -> int:
    w = window(s, p)
    if s.phase == DROP:
        return _list_cells(out, 0, TO, targets(s, p, w, s.tool, s.lifted, s.moved))
    n = 0
    cells = filled(w)
    while cells:
        if why_not_lift(s, p, w, s.tool, ctz(cells), s.moved) == LEGAL:
            out[n] = FROM + ctz(cells)
            n += 1
        cells &= cells - 1
    if s.tool == TAP_WHEEL and s.moved != NONE:  # SA-14: one die or two
        out[n] = DONE
        n += 1
    return n


@rule
def legal_moves(s: State, out: Ints) -> int:
    p = to_move(s)
    if p == NOBODY:
        return 0
    phase = s.phase
    if phase == TURN:
        return _list_turn(s, p, out)
    if phase in (HAND, ROLLED, FREE, APART):
        return _list_hand(s, p, out)
    if phase == CHOOSE:
        return _list_patterns(s, p, out)
    if phase == AGAIN:
        return _list_drafts(s, p, out, 0)
    if phase == PAY:
        return _list_payments(s, p, out)
    if phase in (LIFT, DROP):
        return _list_moving(s, p, out)
    return _list_changes(s, p, out)


@rule
def sample_move(s: State, rng: Ints, out: Ints) -> int:
    return out[random_below(rng, legal_moves(s, out))]
