"""Ratings of candidate moves: the value of the window after the move, minus the price of a tool."""

from __future__ import annotations

from draftwork.games.sagrada.ai.greedy_value import greedy_value
from draftwork.games.sagrada.ai.solo_value import pip_value, solo_value
from draftwork.games.sagrada.ai.stages import drafts_after
from draftwork.games.sagrada.ai.tool_values import (
    best_die_move,
    best_hand_tool,
    best_placement,
    hand_tool_value,
    no_die_tool_value,
    price,
    token_value,
)
from draftwork.games.sagrada.ai.window_value import window_value
from draftwork.games.sagrada.constants import MAX_POOL, ROUNDS
from draftwork.games.sagrada.rules.apply import reveal_pattern
from draftwork.games.sagrada.rules.dice import die_at, die_of
from draftwork.games.sagrada.rules.moving import after_move
from draftwork.games.sagrada.rules.phases import CHOOSE, HAND
from draftwork.games.sagrada.rules.placing import toggle_die, window
from draftwork.games.sagrada.rules.tools import nudged
from draftwork.games.sagrada.rules.turns import (
    DONE,
    DRAFT,
    FROM,
    PASS,
    PAY_WITH,
    PLACE,
    RETURN,
    SET_VALUE,
    TO,
    TOOL,
    TRACK,
    UP,
    to_move,
)
from draftwork.games.sagrada.state import State
from draftwork.kernel import Batch, Floats, Ints, rule, store_state


@rule
def _rate_pattern(s: State, p: int, pattern: int, spare: Batch[State]) -> float:
    """The rating of a pattern by its empty window and its tokens."""
    store_state(spare, 0, s)
    other = spare[0]
    other.pattern[p] = pattern
    reveal_pattern(other, p)
    if s.players == 1:
        return solo_value(other, window(other, 0), 2 * ROUNDS)
    return window_value(other, p, window(other, p), 2 * ROUNDS) + token_value(s) * other.tokens[p]


@rule
def _rate_draft(s: State, p: int, slot: int, drafts: int, base: float) -> float:
    """The rating of a draft by the best space of the die, or the best tool on it.

    `base` is the value of the window before.
    """
    die = die_at(s.pool, slot)
    w = window(s, p)
    best = best_placement(s, p, w, die, drafts)
    if s.tool == 0:
        best = max(best, best_hand_tool(s, p, w, slot, drafts, best - base))
    return best + pip_value(s, die)


@rule
def _rate_change(s: State, p: int, move: int, drafts: int) -> float:
    """The rating of a step of tool 1, 5 or 11."""
    w = window(s, p)
    if move < SET_VALUE:
        return best_placement(s, p, w, nudged(s.hand, 1 - 2 * (move - UP)), drafts)
    if move < TRACK:
        die = die_of(s.hand >> 3, move - SET_VALUE + 1)
        return max(best_placement(s, p, w, die, drafts), greedy_value(s, p, w, drafts) - pip_value(s, die))
    die = die_at(s.track[(move - TRACK) // MAX_POOL], (move - TRACK) % MAX_POOL)
    return best_placement(s, p, w, die, drafts) + pip_value(s, die)


@rule
def _rate_step(s: State, p: int, move: int, drafts: int) -> float:
    """The rating of a placement, a payment or a step of a tool."""
    w = window(s, p)
    if move < TOOL:
        return greedy_value(s, p, toggle_die(w, s.hand, move - PLACE), drafts)
    if move < PAY_WITH:
        return hand_tool_value(s, p, w, move - TOOL + 1, s.hand, drafts) - price(s, move - TOOL + 1, s.pool)
    if move < UP:
        return pip_value(s, die_at(s.pool, move - PAY_WITH))
    if move < FROM:
        return _rate_change(s, p, move, drafts)
    if move < TO:
        return best_die_move(s, p, w, s.tool, move - FROM, drafts)
    if move < DONE:
        return greedy_value(s, p, after_move(w, s.lifted, move - TO), drafts)
    return greedy_value(s, p, w, drafts) - (pip_value(s, s.hand) if move == RETURN else 0.0)


@rule
def rate(s: State, moves: Ints, n: int, ratings: Floats, spare: Batch[State]) -> None:
    """Write the ratings of n moves."""
    p = to_move(s)
    w = window(s, p)
    drafts = drafts_after(s, p)
    base = greedy_value(s, p, w, drafts) if s.phase != CHOOSE else 0.0
    for i in range(n):
        move = moves[i]
        if move < PASS:
            ratings[i] = _rate_pattern(s, p, move, spare)
        elif move == PASS:
            ratings[i] = base
        elif move < PLACE:
            ratings[i] = _rate_draft(s, p, move - DRAFT, drafts, base)
        elif TOOL <= move < PAY_WITH and s.phase != HAND:
            tool = move - TOOL + 1
            ratings[i] = no_die_tool_value(s, p, w, tool, drafts, base) - price(s, tool, s.pool)
        else:
            ratings[i] = _rate_step(s, p, move, drafts)
