"""The beginning and the end of a round."""

from __future__ import annotations

from draftwork.games.blueprints.constants import BAG_SIZE, MAX_SEATS, POOL_SIZE, ROUNDS
from draftwork.games.blueprints.rules.building import initial_tops
from draftwork.games.blueprints.rules.pool import add_to_pool, clear_pool
from draftwork.games.blueprints.rules.scoring import score_round
from draftwork.games.blueprints.state import State
from draftwork.kernel import rule


@rule
def begin_round(s: State) -> None:
    """Return all dice to the bag, start new buildings and draw the pool (BP-3)."""
    clear_pool(s)
    for seat in range(s.players):
        s.tops[seat] = initial_tops(s.deck[s.plans[MAX_SEATS * s.round + seat]])
    for j in range(POOL_SIZE[s.players]):
        add_to_pool(s, s.dice[BAG_SIZE * s.round + j])


@rule
def end_round(s: State) -> None:
    """Score the round, then begin the next one or end the match."""
    last = score_round(s, s.round)
    s.round += 1
    s.turn = 0
    if s.round < ROUNDS:
        s.start[s.round] = last  # BP-4
        begin_round(s)
    else:
        for seat in range(s.players):
            s.tops[seat] = 0
        clear_pool(s)
