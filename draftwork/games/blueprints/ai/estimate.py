"""The points a seat can expect in the end: what it has, this round by its chances, and an average."""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import Sum, built_hope, prize_hopes, sum_up, tower_hopes
from draftwork.games.blueprints.ai.weights import WEIGHTS
from draftwork.games.blueprints.constants import (
    AWARD_COUNT,
    CARD_POINTS,
    FIRST_AWARD,
    IN_DEMAND,
    LAST_AWARD,
    ROUNDS,
    SEATS,
    SKYSCRAPER,
)
from draftwork.games.blueprints.rules.building import field
from draftwork.games.blueprints.rules.scoring import score
from draftwork.games.blueprints.state import State
from draftwork.kernel import float_array, rule
from draftwork.kernel.curves import logistic

ROUND_POINTS = float_array([0.0, 0.0, 2.5, 3.0, 2.6])  # what a seat wins in a round on average, by players
DOUBT = 2.0  # building points by which two finished buildings are told apart ...
DOUBT_MORE = 2.5  # ... and more for each die to come
TIE_DOUBT = 0.15  # the same in dice of the materials in demand
TIE_DOUBT_MORE = 0.35
SECOND = 0.25  # a die of the second material in demand, in dice of the first
Hopes = tuple[float, float, float, float, float]  # the building score, then the chance of each prize


@rule
def under_way(s: State) -> bool:
    """Whether anything was taken in this round: before that nothing of it counts."""
    return s.round < ROUNDS and (s.turn > 0 or s.discarding != 0)


@rule
def known_of(s: State, seat: int) -> Sum:
    return sum_up(s.taken[SEATS * s.round + seat])


@rule
def hopes_of(s: State, seat: int) -> Hopes:
    known = known_of(s, seat)
    plan = s.deck[s.plans[SEATS * s.round + seat]]
    stone, tower = tower_hopes(known, s.tops[seat], WEIGHTS)
    a, b, c, d = prize_hopes(known, s.tops[seat], tower, WEIGHTS)
    return built_hope(known, s.tops[seat], plan, stone, WEIGHTS), a, b, c, d


@rule
def demand_of(s: State, known: Sum) -> float:
    """The tie-break of a building in dice of the first material in demand (BP-15)."""
    first = s.in_demand[IN_DEMAND * s.round]
    second = s.in_demand[IN_DEMAND * s.round + 1]
    return field(known[4], first) + SECOND * field(known[4], second)


@rule
def ahead_in_ties(s: State, seat: int, other: int) -> float:
    """The chance that the other seat wins a tie against the seat."""
    mine = known_of(s, seat)
    theirs = known_of(s, other)
    doubt = TIE_DOUBT + TIE_DOUBT_MORE * mine[6]
    return logistic((demand_of(s, theirs) - demand_of(s, mine)) / doubt)


@rule
def award_hope(s: State, seat: int) -> float:
    """Points to expect from this round's awards, by how many buildings are likely to be better."""
    mine = hopes_of(s, seat)[0]
    doubt = DOUBT + DOUBT_MORE * known_of(s, seat)[6]
    better = 0.0
    for other in range(s.players):
        if other != seat:
            better += logistic((hopes_of(s, other)[0] - mine) / doubt)
    place = int(better)
    return award(s.players, place) + (better - place) * (
        award(s.players, place + 1) - award(s.players, place)
    )


@rule
def award(players: int, place: int) -> int:
    """The points of the award for a place, from 0."""
    card = FIRST_AWARD[players] + place
    return CARD_POINTS[card] if card <= min(LAST_AWARD[players], AWARD_COUNT - 1) else 0


@rule
def prize_chances(s: State, seat: int) -> tuple[float, float, float, float]:
    """The chances to win each prize: it must be fulfilled, and not by somebody who wins the tie."""
    _, a, b, c, d = hopes_of(s, seat)
    for other in range(s.players):
        if other != seat:
            loses = ahead_in_ties(s, seat, other)
            _, e, f, g, h = hopes_of(s, other)
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
    a, b, c, d = prize_chances(s, seat)
    round_points = award_hope(s, seat) + CARD_POINTS[SKYSCRAPER] * (a + b + c + d)
    return points - ROUND_POINTS[s.players] + round_points
