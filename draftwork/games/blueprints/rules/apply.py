"""The effect of a legal move on the state."""

from __future__ import annotations

from draftwork.games.blueprints.constants import BAG_SIZE, DICE_PER_SEAT, DRAWN_PER_TURN, MAX_SEATS, VALUES
from draftwork.games.blueprints.rules.building import place_die, set_nibble
from draftwork.games.blueprints.rules.pool import add_to_pool, num_drawn, remove_from_pool
from draftwork.games.blueprints.rules.rounds import end_round
from draftwork.games.blueprints.rules.turns import FIRST_DISCARD, MOVES_PER_KIND, REMOVE, to_move
from draftwork.games.blueprints.state import REMOVED, State
from draftwork.kernel import rule


@rule
def apply(s: State, move: int) -> None:
    """Play a legal move."""
    if s.discarding:
        kind = move - FIRST_DISCARD
        remove_from_pool(s, kind)
        s.discarded[s.round] |= (kind + 1) << 5 * s.turn
        s.discarding = 0
        _end_turn(s)
        return
    _take(s, to_move(s), move // MOVES_PER_KIND, move % MOVES_PER_KIND)
    if s.players == 2 and s.turn < DICE_PER_SEAT * s.players - 1:  # BP-6; not in the last turn (BP-5)
        s.discarding = 1
    else:
        _end_turn(s)


@rule
def _take(s: State, seat: int, kind: int, target: int) -> None:
    """Take a die and place it on the space `target`, or remove it."""
    remove_from_pool(s, kind)
    at = MAX_SEATS * s.round + seat
    place = REMOVED if target == REMOVE else target + 1
    s.taken[at] = place_die(s.taken[at], s.turn // s.players, kind, place)
    if target != REMOVE:
        s.tops[seat] = set_nibble(s.tops[seat], target, kind % VALUES + 1)


@rule
def _end_turn(s: State) -> None:
    """Refill the pool, or score the round after its last turn (BP-5)."""
    if s.turn == DICE_PER_SEAT * s.players - 1:
        end_round(s)
        return
    for j in range(num_drawn(s), num_drawn(s) + DRAWN_PER_TURN[s.players]):
        add_to_pool(s, s.dice[BAG_SIZE * s.round + j])
    s.turn += 1
