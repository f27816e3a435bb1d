"""Candidate moves of the search: every discard, and the best moves that take a die."""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import summarize
from draftwork.games.blueprints.ai.move_value import value_after
from draftwork.games.blueprints.ai.weights import WEIGHTS
from draftwork.games.blueprints.constants import MAX_SEATS
from draftwork.games.blueprints.rules.turns import (
    MAX_LEGAL_MOVES,
    MOVES_PER_KIND,
    NUM_MOVES,
    REMOVE,
    legal_moves,
    to_move,
)
from draftwork.games.blueprints.state import State
from draftwork.kernel import Ints, rule

MAX_TAKING_CANDIDATES = 8  # of the moves that take a die
MAX_CANDIDATES = MAX_LEGAL_MOVES
RATING_OFFSET, RATING_SCALE = 100.0, 65536.0  # turn a rating into a positive integer


@rule
def candidates(s: State, out: Ints) -> int:
    """Write the candidate moves to `out` and return their number."""
    n = legal_moves(s, out)
    if s.discarding:
        return n
    n = _drop_removals(out, n)
    return n if n <= MAX_TAKING_CANDIDATES else _keep_best(s, out, n)


@rule
def _drop_removals(out: Ints, n: int) -> int:
    """Drop moves that remove a die, unless no die can be placed. Returns the new number of moves."""
    kept = 0
    for i in range(n):
        if out[i] % MOVES_PER_KIND != REMOVE:
            out[kept] = out[i]
            kept += 1
    return kept if kept else n


@rule
def _keep_best(s: State, out: Ints, n: int) -> int:
    """Keep the moves with the best ratings. Returns their number.

    For sorting, `out` holds rating * NUM_MOVES + move.
    """
    seat = to_move(s)
    summary = summarize(s.taken[MAX_SEATS * s.round + seat])
    for i in range(n):
        out[i] += (
            int((value_after(s, seat, summary, out[i], WEIGHTS) + RATING_OFFSET) * RATING_SCALE) * NUM_MOVES
        )
    for i in range(MAX_TAKING_CANDIDATES):
        best = i
        for j in range(i + 1, n):
            if out[j] > out[best]:
                best = j
        found = out[best] % NUM_MOVES
        out[best] = out[i]
        out[i] = found
    return MAX_TAKING_CANDIDATES
