"""What a seat can expect, by hand: the points in the end, and each move of a turn."""

from __future__ import annotations

from draftwork.games.sagrada.ai.solo_value import expected_score, expected_target
from draftwork.games.sagrada.ai.stages import drafts_left
from draftwork.games.sagrada.ai.tool_values import (
    token_worth,
)
from draftwork.games.sagrada.ai.window_value import worth
from draftwork.games.sagrada.constants import ROUNDS
from draftwork.games.sagrada.rules.placing import window
from draftwork.games.sagrada.rules.scoring import TOKEN, score
from draftwork.games.sagrada.state import State
from draftwork.kernel import rule


@rule
def estimate(s: State, seat: int) -> float:
    if s.players == 1 and seat == 1:
        return expected_target(s, drafts_left(s, 0))
    if s.round == ROUNDS:
        return float(score(s, seat))
    if s.players == 1:
        return expected_score(s, drafts_left(s, 0))
    tokens = max(float(TOKEN), token_worth(s)) * s.tokens[seat]
    return tokens + worth(s, seat, window(s, seat), drafts_left(s, seat))
