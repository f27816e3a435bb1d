"""The effect of a move on the state."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    BAG,
    DICE,
    PER_TURN,
    SEATS,
    VALUES,
)
from draftwork.games.blueprints.rules.building import added, put
from draftwork.games.blueprints.rules.pool import _add, _remove, drawn
from draftwork.games.blueprints.rules.rounds import _end_round
from draftwork.games.blueprints.rules.turns import (
    DISCARD,
    REMOVE,
    WAYS,
    to_move,
)
from draftwork.games.blueprints.state import REMOVED, State
from draftwork.kernel import rule


@rule
def apply(s: State, move: int) -> None:
    if s.discarding:
        kind = move - DISCARD
        _remove(s, kind)
        s.discarded[s.round] |= (kind + 1) << 5 * s.turn
        s.discarding = 0
        _end_turn(s)
        return
    _take(s, to_move(s), move // WAYS, move % WAYS)
    if s.players == 2 and s.turn < DICE * s.players - 1:  # BP-6; not in the very last turn (BP-5)
        s.discarding = 1
    else:
        _end_turn(s)


@rule
def _take(s: State, seat: int, kind: int, way: int) -> None:
    _remove(s, kind)
    at = SEATS * s.round + seat
    place = REMOVED if way == REMOVE else way + 1
    s.taken[at] = added(s.taken[at], s.turn // s.players, kind, place)
    if way != REMOVE:
        s.tops[seat] = put(s.tops[seat], way, kind % VALUES + 1)


@rule
def _end_turn(s: State) -> None:
    """BP-5: refill the pool; after the very last turn nothing is drawn and the round is scored."""
    if s.turn == DICE * s.players - 1:
        _end_round(s)
        return
    for j in range(drawn(s), drawn(s) + PER_TURN[s.players]):
        _add(s, s.dice[BAG * s.round + j])
    s.turn += 1
