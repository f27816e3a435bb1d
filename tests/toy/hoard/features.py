"""Heuristics for bots, with which a third-party game has the whole ladder too."""

from __future__ import annotations

from draftwork.games import Heuristics
from draftwork.kernel import Batch, Floats, Ints, ctz, rule
from draftwork.kernel.generics import NOBODY
from hoard.components import BURIED, CARDS, HAND
from hoard.rules import MOST_MOVES, current_round, legal_moves, to_move
from hoard.scoring import score
from hoard.state import State

NAMES = ("score", "hand", "can bury", "best rival")


@rule
def stage(s: State) -> int:
    """Return the round, or the last round after the end."""
    return min(current_round(s), HAND - 1)


@rule
def midturn(s: State) -> bool:
    return False


@rule
def hand_total(s: State, seat: int) -> int:
    """Return the sum of the cards in hand."""
    total = 0
    cards = s.hand[seat]
    while cards:
        total += ctz(cards)
        cards &= cards - 1
    return total


@rule
def rate(s: State, moves: Ints, n: int, ratings: Floats, spare: Batch[State]) -> None:
    """Rate a move by the points of its card."""
    for i in range(n):
        card = moves[i] % CARDS + 1
        ratings[i] = float(card + (s.dice[current_round(s)] if moves[i] < CARDS else BURIED))


@rule
def estimate(s: State, seat: int) -> float:
    if to_move(s) == NOBODY:
        return float(score(s, seat))
    return score(s, seat) + hand_total(s, seat) + (0.0 if s.buried[seat] else float(BURIED))


@rule
def features(s: State, seat: int, out: Floats) -> None:
    best = 0.0
    for other in range(s.players):
        if other != seat:
            best = max(best, float(score(s, other) + hand_total(s, other)))
    out[0] = score(s, seat) / 10
    out[1] = hand_total(s, seat) / 10
    out[2] = 0.0 if s.buried[seat] else 1.0
    out[3] = best / 10


SEARCH = Heuristics(
    candidates=legal_moves,
    rate=rate,
    estimate=estimate,
    features=features,
    stage=stage,
    midturn=midturn,
    feature_names=NAMES,
    max_candidates=MOST_MOVES,
    stages=HAND,
    lead_sd=(6.0, 5.0, 4.0),
    lead_scale=6.0,
    temperature=3.0,
    noise=3.0,
    static_leaves=False,
    deterministic_stage=False,
    craftsman_iterations=100,
)
