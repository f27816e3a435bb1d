"""The points a seat can expect in the end: what it has, this round by its chances, and an average."""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import (
    Summary,
    expected_building_score,
    fulfilment_chances,
    summarize,
    tower_values,
)
from draftwork.games.blueprints.ai.weights import WEIGHTS
from draftwork.games.blueprints.constants import (
    AWARD_COUNT,
    CARD_POINTS,
    FIRST_AWARD,
    LAST_AWARD,
    MAX_SEATS,
    NUM_IN_DEMAND,
    ROUNDS,
    SKYSCRAPER,
)
from draftwork.games.blueprints.rules.building import nibble
from draftwork.games.blueprints.rules.scoring import score
from draftwork.games.blueprints.state import State
from draftwork.kernel import float_array, rule
from draftwork.kernel.curves import logistic

ROUND_POINTS = float_array([0.0, 0.0, 2.5, 3.0, 2.6])  # what a seat wins in a round on average, by players
SCORE_SCALE = 2.0  # building points by which two finished buildings are told apart ...
SCORE_SCALE_PER_DIE = 2.5  # ... and more for each die to come
TIE_SCALE = 0.15  # the same in dice of the materials in demand
TIE_SCALE_PER_DIE = 0.35
SECOND_MATERIAL = 0.25  # a die of the second material in demand, in dice of the first
Outlook = tuple[float, float, float, float, float]  # the building score, then the chance of each prize


@rule
def under_way(s: State) -> bool:
    """Whether anything was taken in this round: before that nothing of it counts."""
    return s.round < ROUNDS and (s.turn > 0 or s.discarding != 0)


@rule
def summary_of(s: State, seat: int) -> Summary:
    return summarize(s.taken[MAX_SEATS * s.round + seat])


@rule
def outlook_of(s: State, seat: int) -> Outlook:
    known = summary_of(s, seat)
    plan = s.deck[s.plans[MAX_SEATS * s.round + seat]]
    stone, tower = tower_values(known, s.tops[seat], WEIGHTS)
    a, b, c, d = fulfilment_chances(known, s.tops[seat], tower, WEIGHTS)
    return expected_building_score(known, s.tops[seat], plan, stone, WEIGHTS), a, b, c, d


@rule
def tie_break_value(s: State, known: Summary) -> float:
    """The tie-break of a building in dice of the first material in demand (BP-15)."""
    first = s.in_demand[NUM_IN_DEMAND * s.round]
    second = s.in_demand[NUM_IN_DEMAND * s.round + 1]
    return nibble(known[4], first) + SECOND_MATERIAL * nibble(known[4], second)


@rule
def tie_loss_chance(s: State, seat: int, other: int) -> float:
    """The chance that the other seat wins a tie against the seat."""
    mine = summary_of(s, seat)
    theirs = summary_of(s, other)
    doubt = TIE_SCALE + TIE_SCALE_PER_DIE * mine[6]
    return logistic((tie_break_value(s, theirs) - tie_break_value(s, mine)) / doubt)


@rule
def expected_award(s: State, seat: int) -> float:
    """Points to expect from this round's awards, by how many buildings are likely to be better."""
    mine = outlook_of(s, seat)[0]
    doubt = SCORE_SCALE + SCORE_SCALE_PER_DIE * summary_of(s, seat)[6]
    better = 0.0
    for other in range(s.players):
        if other != seat:
            better += logistic((outlook_of(s, other)[0] - mine) / doubt)
    place = int(better)
    return award_points(s.players, place) + (better - place) * (
        award_points(s.players, place + 1) - award_points(s.players, place)
    )


@rule
def award_points(players: int, place: int) -> int:
    """The points of the award for a place, from 0."""
    card = FIRST_AWARD[players] + place
    return CARD_POINTS[card] if card <= min(LAST_AWARD[players], AWARD_COUNT - 1) else 0


@rule
def win_chances(s: State, seat: int) -> tuple[float, float, float, float]:
    """The chances to win each prize: it must be fulfilled, and not by somebody who wins the tie."""
    _, a, b, c, d = outlook_of(s, seat)
    for other in range(s.players):
        if other != seat:
            loses = tie_loss_chance(s, seat, other)
            _, e, f, g, h = outlook_of(s, other)
            a *= 1.0 - loses * e
            b *= 1.0 - loses * f
            c *= 1.0 - loses * g
            d *= 1.0 - loses * h
    return a, b, c, d


@rule
def estimate(s: State, seat: int) -> float:
    points = score(s, seat) + ROUND_POINTS[s.players] * (ROUNDS - s.round)
    if not under_way(s):
        return points
    a, b, c, d = win_chances(s, seat)
    round_points = expected_award(s, seat) + CARD_POINTS[SKYSCRAPER] * (a + b + c + d)
    return points - ROUND_POINTS[s.players] + round_points
