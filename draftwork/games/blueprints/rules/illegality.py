"""The legality check of a move. Its result is LEGAL or the code of a reason."""

from __future__ import annotations

from draftwork.games.blueprints.constants import HATCHED, VALUES
from draftwork.games.blueprints.rules.building import fitting_spaces, nibble
from draftwork.games.blueprints.rules.turns import FIRST_DISCARD, MOVES_PER_KIND, NUM_MOVES, REMOVE, to_move
from draftwork.games.blueprints.state import State
from draftwork.kernel import rule
from draftwork.kernel.generics import NOBODY

LEGAL, NO_SUCH_MOVE, MATCH_OVER, DISCARD_FIRST, NO_DISCARD, NOT_IN_POOL, ON_HATCHED, TOO_LOW, MUST_PLACE = (
    range(9)
)


@rule
def illegality(s: State, move: int) -> int:
    """LEGAL, or the code of the reason why a move is illegal."""
    if move < 0 or move >= NUM_MOVES:
        return NO_SUCH_MOVE
    seat = to_move(s)
    if seat == NOBODY:
        return MATCH_OVER
    if s.discarding:
        if move < FIRST_DISCARD:
            return DISCARD_FIRST
        return LEGAL if s.pool[move - FIRST_DISCARD] else NOT_IN_POOL
    if move >= FIRST_DISCARD:
        return NO_DISCARD
    return _taking_illegality(s, seat, move // MOVES_PER_KIND, move % MOVES_PER_KIND)


@rule
def _taking_illegality(s: State, seat: int, kind: int, target: int) -> int:
    if s.pool[kind] == 0:
        return NOT_IN_POOL
    value = kind % VALUES + 1
    if target == REMOVE:
        return MUST_PLACE if fitting_spaces(s.tops[seat], value) else LEGAL
    top = nibble(s.tops[seat], target)
    if top <= value:  # BP-7
        return LEGAL
    return ON_HATCHED if top == HATCHED else TOO_LOW
