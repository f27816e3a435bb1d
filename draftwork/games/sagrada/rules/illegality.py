"""The legality check of a move. Its result is LEGAL or the code of a reason."""

from __future__ import annotations

from draftwork.games.sagrada.constants import CORK_BACKED_STRAIGHTEDGE, EDGE, TAP_WHEEL
from draftwork.games.sagrada.rules.dice import colour_of, value_of
from draftwork.games.sagrada.rules.illegality_codes import (
    ADJACENT_COLOUR,
    ADJACENT_VALUE,
    LEGAL,
    MATCH_OVER,
    MUST_PLACE,
    NO_SECOND,
    NO_SUCH_MOVE,
    NOT_DEALT,
    NOT_EDGE,
    NOT_NOW,
    NOT_TOUCHING,
    OCCUPIED,
    SAME_SPACE,
    TOUCHING,
    WRONG_COLOUR,
    WRONG_SHADE,
)
from draftwork.games.sagrada.rules.moving import destinations, lift_illegality, safe_destinations
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
    SWAP,
    TURN,
    VALUE,
)
from draftwork.games.sagrada.rules.placing import (
    Window,
    adjacent,
    cells_of_colour,
    cells_of_value,
    colour_fits,
    die_on,
    occupied,
    shade_fits,
    toggle_die,
    window,
    with_neighbours,
)
from draftwork.games.sagrada.rules.tools import pay_illegality, tool_illegality
from draftwork.games.sagrada.rules.turns import (
    DONE,
    DOWN,
    DRAFT,
    FROM,
    NUM_MOVES,
    PASS,
    PAY_WITH,
    PLACE,
    TO,
    TOOL,
    TRACK,
    UP,
    draft_illegality,
    nudge_illegality,
    return_illegality,
    swap_illegality,
    to_move,
)
from draftwork.games.sagrada.state import NONE, State
from draftwork.kernel import rule
from draftwork.kernel.generics import NOBODY


@rule
def cell_illegality(s: State, p: int, w: Window, die: int, tool: int, cell: int) -> int:
    """SA-10: the reason why a die may not go to a cell. `tool` is the tool that places it, or 0."""
    full = occupied(w)
    touching = tool != CORK_BACKED_STRAIGHTEDGE  # SA-17
    if full >> cell & 1:
        return OCCUPIED
    if full == 0 and not EDGE >> cell & 1:
        return NOT_EDGE
    if full and touching != (with_neighbours(full) >> cell & 1 == 1):
        return NOT_TOUCHING if touching else TOUCHING
    if not colour_fits(s, p, die, tool) >> cell & 1:
        return WRONG_COLOUR
    if not shade_fits(s, p, die, tool) >> cell & 1:
        return WRONG_SHADE
    if adjacent(cells_of_colour(w, colour_of(die))) >> cell & 1:
        return ADJACENT_COLOUR
    if adjacent(cells_of_value(w, value_of(die))) >> cell & 1:
        return ADJACENT_VALUE
    return LEGAL


@rule
def drop_illegality(s: State, p: int, cell: int) -> int:
    """The reason why the lifted die may not go to a cell."""
    w = window(s, p)
    if cell == s.lifted:  # SA-13
        return SAME_SPACE
    if safe_destinations(s, p, w, s.tool, s.lifted, s.moved) >> cell & 1:
        return LEGAL
    if destinations(s, p, w, s.tool, s.lifted) >> cell & 1:
        return NO_SECOND
    die = die_on(w, s.lifted)
    return cell_illegality(s, p, toggle_die(w, die, s.lifted), die, s.tool, cell)


@rule
def _has_die_in_hand(s: State) -> bool:
    return s.phase in (HAND, ROLLED, FREE, APART)


@rule
def _use_illegality(s: State, p: int, tool: int) -> int:
    return tool_illegality(s, p, tool) if s.phase in (TURN, HAND) else NOT_NOW


@rule
def _step_illegality(s: State, p: int, move: int) -> int:
    """The legality of payments and of the steps of tools 1, 5 and 11."""
    if move < UP:
        return pay_illegality(s, p, s.tool, s.pool, move - PAY_WITH) if s.phase == PAY else NOT_NOW
    if move <= DOWN:
        return nudge_illegality(s, p, 1 - 2 * (move - UP)) if s.phase == NUDGE else NOT_NOW
    if move < TRACK:
        return LEGAL if s.phase == VALUE else NOT_NOW
    return swap_illegality(s, p, move - TRACK) if s.phase == SWAP else NOT_NOW


@rule
def _moving_illegality(s: State, p: int, move: int) -> int:
    """The legality of lifting and dropping a die, of `done` and of `return`."""
    if move < TO:
        if s.phase != LIFT:
            return NOT_NOW
        return lift_illegality(s, p, window(s, p), s.tool, move - FROM, s.moved)
    if move < DONE:
        return drop_illegality(s, p, move - TO) if s.phase == DROP else NOT_NOW
    if move == DONE:
        stop = s.phase == LIFT and s.tool == TAP_WHEEL and s.moved != NONE  # SA-14
        return LEGAL if stop else NOT_NOW
    return return_illegality(s, p) if s.phase in (ROLLED, FREE) else NOT_NOW


@rule
def _pattern_illegality(s: State, p: int, pattern: int) -> int:
    if s.phase != CHOOSE:
        return NOT_NOW
    card = pattern // 2
    return LEGAL if card in (s.dealt_cards[2 * p], s.dealt_cards[2 * p + 1]) else NOT_DEALT


@rule
def illegality(s: State, move: int) -> int:
    """LEGAL, or the code of the reason why a move is illegal."""
    if move < 0 or move >= NUM_MOVES:
        return NO_SUCH_MOVE
    p = to_move(s)
    if p == NOBODY:
        return MATCH_OVER
    if move < PASS:
        return _pattern_illegality(s, p, move)
    if move == PASS:
        return LEGAL if s.phase == TURN else MUST_PLACE if _has_die_in_hand(s) else NOT_NOW
    if move < PLACE:
        return draft_illegality(s, p, move - DRAFT) if s.phase in (TURN, AGAIN) else NOT_NOW
    if move < TOOL:
        if not _has_die_in_hand(s):
            return NOT_NOW
        tool = CORK_BACKED_STRAIGHTEDGE if s.phase == APART else 0
        return cell_illegality(s, p, window(s, p), s.hand, tool, move - PLACE)
    if move < PAY_WITH:
        return _use_illegality(s, p, move - TOOL + 1)
    return _step_illegality(s, p, move) if move < FROM else _moving_illegality(s, p, move)
