"""The hand-written estimate of the final score."""

from __future__ import annotations

from draftwork.games.sagrada.ai.solo_value import expected_score, expected_target
from draftwork.games.sagrada.ai.stages import drafts_left
from draftwork.games.sagrada.ai.tool_values import (
    token_value,
)
from draftwork.games.sagrada.ai.window_value import window_value
from draftwork.games.sagrada.constants import ROUNDS
from draftwork.games.sagrada.rules.placing import window
from draftwork.games.sagrada.rules.scoring import TOKEN_POINTS, score
from draftwork.games.sagrada.state import State
from draftwork.kernel import rule


@rule
def estimate(s: State, seat: int) -> float:
    """The expected final score of a seat. In solo, seat 1 stands for the target."""
    if s.players == 1 and seat == 1:
        return expected_target(s, drafts_left(s, 0))
    if s.round == ROUNDS:
        return float(score(s, seat))
    if s.players == 1:
        return expected_score(s, drafts_left(s, 0))
    tokens = max(float(TOKEN_POINTS), token_value(s)) * s.tokens[seat]
    return tokens + window_value(s, seat, window(s, seat), drafts_left(s, seat))
