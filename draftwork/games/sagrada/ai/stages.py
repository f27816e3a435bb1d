"""The stage of a match and the drafts that remain."""

from __future__ import annotations

from draftwork.games.sagrada.constants import ROUNDS
from draftwork.games.sagrada.rules.phases import CHOOSE, TURN
from draftwork.games.sagrada.rules.turns import (
    to_move,
)
from draftwork.games.sagrada.state import State
from draftwork.kernel import rule

STAGES = 2 * ROUNDS  # solo has its own


@rule
def stage(s: State) -> int:
    """The round, in solo counted on; the choice of patterns belongs to the first."""
    return min(s.round, ROUNDS - 1) + (ROUNDS if s.players == 1 else 0)


@rule
def midturn(s: State) -> bool:
    if s.round == ROUNDS or s.phase == CHOOSE:
        return False
    return s.phase != TURN or s.drafted == 1 or s.tool > 0


@rule
def second_turn(s: State, p: int) -> int:
    return 2 * s.players - 1 - (p - s.start - s.round) % s.players


@rule
def drafts_after(s: State, p: int) -> int:
    """How many dice a seat may draft after this turn."""
    again = s.turn < second_turn(s, p) and not s.skip >> p & 1
    return 2 * (ROUNDS - 1 - s.round) + (1 if again else 0)


@rule
def drafts_left(s: State, p: int) -> int:
    """How many dice a seat may still draft."""
    if s.round == ROUNDS:
        return 0
    if s.phase == CHOOSE:
        return 2 * ROUNDS
    first = 2 * s.players - 1 - second_turn(s, p)
    n = drafts_after(s, p)
    if s.turn < first or (to_move(s) == p and not s.drafted):
        n += 1
    return n
