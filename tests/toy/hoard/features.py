"""Heuristics for bots, with which a third-party game has the whole ladder too."""

from __future__ import annotations

from draftwork.games import Heuristics
from draftwork.kernel import Floats, ctz, rule
from draftwork.kernel.generics import NOBODY
from hoard.components import BURIED, HAND
from hoard.rules import current_round, to_move
from hoard.scoring import score
from hoard.state import State

NAMES = ("score", "hand", "can bury", "best rival")


@rule
def stage(s: State) -> int:
    """Return the round, or the last round after the end."""
    return min(current_round(s), HAND - 1)


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
    estimate=estimate,
    features=features,
    stage=stage,
    feature_names=NAMES,
    stages=HAND,
    lead_sd=(6.0, 5.0, 4.0),
    lead_scale=6.0,
    temperature=3.0,
    noise=3.0,
    craftsman_iterations=100,
)
