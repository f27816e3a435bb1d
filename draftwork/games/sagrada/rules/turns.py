"""The seat to move and the legal moves."""

from __future__ import annotations

from draftwork.games.sagrada.constants import (
    CELLS,
    MAX_CARDS,
    MAX_POOL,
    MAX_TOOLS,
    ROUNDS,
    SEATS,
    TAP_WHEEL,
    TOOLS,
    VALUES,
)
from draftwork.games.sagrada.rules.dice import die_at, with_die
from draftwork.games.sagrada.rules.illegality_codes import (
    DRAFTED,
    LEGAL,
    MUST_PLACE,
    NO_DIE,
    NO_FACE,
    NO_TRACK_DIE,
    UNPLACEABLE,
)
from draftwork.games.sagrada.rules.moving import lift_illegality, safe_destinations
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
from draftwork.games.sagrada.rules.placing import isolated_cells, legal_cells, occupied, window
from draftwork.games.sagrada.rules.tools import (
    is_placeable_with_tool,
    nudged,
    pay_illegality,
    tool_illegality,
)
from draftwork.games.sagrada.state import NONE, State
from draftwork.kernel import Ints, ctz, rule
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import random_below

# The numbers of moves. Each constant is the first number of a kind of move.
PATTERN = 0  # choose a pattern of the edition
PASS = PATTERN + 2 * MAX_CARDS
DRAFT = PASS + 1  # select the die in a slot of the pool
PLACE = DRAFT + MAX_POOL  # place it on a cell
TOOL = PLACE + CELLS  # use a tool, from tool 1
PAY_WITH = TOOL + TOOLS  # solo: pay with the die in a slot of the pool
UP = PAY_WITH + MAX_POOL
DOWN = UP + 1
SET_VALUE = DOWN + 1  # choose a value, from 1
TRACK = SET_VALUE + VALUES  # choose a die of the round track: 9 rounds with MAX_POOL places each
FROM = TRACK + (ROUNDS - 1) * MAX_POOL  # lift the die on a cell
TO = FROM + CELLS  # put the lifted die on a cell
DONE = TO + CELLS
RETURN = DONE + 1
NUM_MOVES = RETURN + 1

MAX_LEGAL_MOVES = (ROUNDS - 1) * MAX_POOL  # tool 5 with all dice of nine rounds on the round track
# A turn has at most the moves draft, place and pass. A tool adds at most five moves.
# 24 favour tokens pay for 13 uses of tools.
MAX_PLIES = SEATS + 2 * SEATS * ROUNDS * 3 + 13 * 5


@rule
def seat_of_turn(s: State, turn: int) -> int:
    """SA-4: the seat of a turn. The order goes clockwise once, then back."""
    n = s.players
    step = turn if turn < n else 2 * n - 1 - turn
    return (s.start + s.round + step) % n


@rule
def to_move(s: State) -> int:
    """The seat to move, or NOBODY after the end."""
    if s.round == ROUNDS:
        return NOBODY
    if s.phase == CHOOSE:  # SA-2
        return (s.start + s.turn) % s.players
    return seat_of_turn(s, s.turn)


@rule
def draft_illegality(s: State, p: int, slot: int) -> int:
    """SA-5, SA-12: the reason why the die in a slot may not be drafted."""
    if s.drafted and s.phase != AGAIN:
        return DRAFTED
    die = die_at(s.pool, slot)
    if die == 0:
        return NO_DIE
    w = window(s, p)
    if legal_cells(s, p, w, die, 0) or is_placeable_with_tool(s, p, w, die, with_die(s.pool, slot, 0)):
        return LEGAL
    return UNPLACEABLE


@rule
def hand_cells(s: State, p: int) -> int:
    """The cells where the die in hand may be placed."""
    if s.phase == APART:
        return isolated_cells(s, p, window(s, p), s.hand)
    return legal_cells(s, p, window(s, p), s.hand, 0)


@rule
def return_illegality(s: State, p: int) -> int:
    """SA-16: the reason why the die in hand may not return to the pool."""
    return MUST_PLACE if s.phase == ROLLED and hand_cells(s, p) else LEGAL


@rule
def nudge_illegality(s: State, p: int, step: int) -> int:
    """The reason why tool 1 may not raise (step 1) or lower (step -1) the die."""
    die = nudged(s.hand, step)
    if die == 0:
        return NO_FACE
    return LEGAL if legal_cells(s, p, window(s, p), die, 0) else UNPLACEABLE


@rule
def swap_illegality(s: State, p: int, i: int) -> int:
    """The reason why tool 5 may not take the i-th die of the round track."""
    die = die_at(s.track[i // MAX_POOL], i % MAX_POOL)
    if die == 0:
        return NO_TRACK_DIE
    return LEGAL if legal_cells(s, p, window(s, p), die, 0) else UNPLACEABLE


@rule
def _list_cells(out: Ints, n: int, first: int, cells: int) -> int:
    """Write a move for each cell of a mask. `first` is the move of cell 0."""
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
    for slot in range(MAX_POOL):
        if draft_illegality(s, p, slot) == LEGAL:
            out[n] = DRAFT + slot
            n += 1
    return n


@rule
def _list_tools(s: State, p: int, out: Ints, n: int) -> int:
    if s.tool == 0:
        for i in range(MAX_TOOLS):
            if s.tools[i] and tool_illegality(s, p, s.tools[i]) == LEGAL:
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
    """The moves of the phases HAND, ROLLED, FREE and APART."""
    n = _list_cells(out, 0, PLACE, hand_cells(s, p))
    if s.phase == HAND:
        return _list_tools(s, p, out, n)
    if s.phase != APART and return_illegality(s, p) == LEGAL:
        out[n] = RETURN
        n += 1
    return n


@rule
def _list_payments(s: State, p: int, out: Ints) -> int:
    n = 0
    for slot in range(MAX_POOL):
        if pay_illegality(s, p, s.tool, s.pool, slot) == LEGAL:
            out[n] = PAY_WITH + slot
            n += 1
    return n


@rule
def _list_changes(s: State, p: int, out: Ints) -> int:
    """The moves of tools 1, 5 and 11."""
    n = 0
    if s.phase == NUDGE:
        for i in range(2):
            if nudge_illegality(s, p, 1 - 2 * i) == LEGAL:
                out[n] = UP + i
                n += 1
    elif s.phase == VALUE:
        n = _list_cells(out, 0, SET_VALUE, (1 << VALUES) - 1)
    else:
        for i in range((ROUNDS - 1) * MAX_POOL):
            if swap_illegality(s, p, i) == LEGAL:
                out[n] = TRACK + i
                n += 1
    return n


@rule
def _list_moving(s: State, p: int, out: Ints) -> int:
    """The moves of tools 2, 3, 4 and 12."""
    w = window(s, p)
    if s.phase == DROP:
        return _list_cells(out, 0, TO, safe_destinations(s, p, w, s.tool, s.lifted, s.moved))
    n = 0
    cells = occupied(w)
    while cells:
        if lift_illegality(s, p, w, s.tool, ctz(cells), s.moved) == LEGAL:
            out[n] = FROM + ctz(cells)
            n += 1
        cells &= cells - 1
    if s.tool == TAP_WHEEL and s.moved != NONE:  # SA-14: one die or two
        out[n] = DONE
        n += 1
    return n


@rule
def legal_moves(s: State, out: Ints) -> int:
    """Write the legal moves to `out` in ascending order. Return their number."""
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
    """A legal move with uniform probability."""
    return out[random_below(rng, legal_moves(s, out))]
