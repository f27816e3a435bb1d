"""The stage of a match, and the drafts that remain."""

from __future__ import annotations

from draftwork.games.sagrada.constants import ROUNDS
from draftwork.games.sagrada.rules.phases import CHOOSE, TURN
from draftwork.games.sagrada.rules.turns import (
    to_move,
)
from draftwork.games.sagrada.state import State
from draftwork.kernel import rule

STAGES = 2 * ROUNDS  # the rounds with two or more players, then the rounds of solo


@rule
def stage(s: State) -> int:
    """The stage: the round, with separate stages for solo. Round 1 includes the choice of patterns."""
    return min(s.round, ROUNDS - 1) + (ROUNDS if s.players == 1 else 0)


@rule
def midturn(s: State) -> bool:
    """Whether the seat to move has begun its turn."""
    if s.round == ROUNDS or s.phase == CHOOSE:
        return False
    return s.phase != TURN or s.drafted == 1 or s.tool > 0


@rule
def second_turn(s: State, p: int) -> int:
    """The second turn of a seat in the round, as a value of `State.turn`."""
    return 2 * s.players - 1 - (p - s.start - s.round) % s.players


@rule
def drafts_after(s: State, p: int) -> int:
    """The number of drafts of a seat after this turn."""
    again = s.turn < second_turn(s, p) and not s.skip >> p & 1
    return 2 * (ROUNDS - 1 - s.round) + (1 if again else 0)


@rule
def drafts_left(s: State, p: int) -> int:
    """The number of drafts of a seat until the end, including this turn."""
    if s.round == ROUNDS:
        return 0
    if s.phase == CHOOSE:
        return 2 * ROUNDS
    first = 2 * s.players - 1 - second_turn(s, p)
    n = drafts_after(s, p)
    if s.turn < first or (to_move(s) == p and not s.drafted):
        n += 1
    return n
