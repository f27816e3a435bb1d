"""An estimate of the final points of a seat.

It adds the points already won, the expected points of this round, and the average points of later rounds.
"""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import (
    Summary,
    expected_building_score,
    fulfilment_chances,
    stack_values,
    summarize,
)
from draftwork.games.blueprints.ai.weights import WEIGHTS
from draftwork.games.blueprints.constants import (
    CARD_POINTS,
    FIRST_AWARD,
    LAST_AWARD,
    MAX_SEATS,
    NUM_AWARDS,
    NUM_IN_DEMAND,
    ROUNDS,
    SKYSCRAPER,
)
from draftwork.games.blueprints.rules.building import nibble
from draftwork.games.blueprints.rules.scoring import score
from draftwork.games.blueprints.state import State
from draftwork.kernel import float_array, rule
from draftwork.kernel.curves import logistic

ROUND_POINTS = float_array([0.0, 0.0, 2.5, 3.0, 2.6])  # average points per round, by number of players
SCORE_SCALE = 2.0  # logistic scale for the difference of two building scores
SCORE_SCALE_PER_DIE = 2.5  # added per die still to come
TIE_SCALE = 0.15  # logistic scale for the difference of two tie-break values
TIE_SCALE_PER_DIE = 0.35
SECOND_MATERIAL = 0.25  # weight of a die of the second material in demand
# The outlook of a seat: the expected building score, and the chances to fulfil the four prizes.
Outlook = tuple[float, float, float, float, float]


@rule
def under_way(s: State) -> bool:
    """Whether a die was taken in this round. Before that, the round is estimated by an average."""
    return s.round < ROUNDS and (s.turn > 0 or s.discarding != 0)


@rule
def summary_of(s: State, seat: int) -> Summary:
    """The summary of the building of a seat in this round."""
    return summarize(s.taken[MAX_SEATS * s.round + seat])


@rule
def outlook_of(s: State, seat: int) -> Outlook:
    """The outlook of a seat for this round."""
    summary = summary_of(s, seat)
    plan = s.deck[s.plans[MAX_SEATS * s.round + seat]]
    stone, skyscraper = stack_values(summary, s.tops[seat], WEIGHTS)
    a, b, c, d = fulfilment_chances(summary, s.tops[seat], skyscraper, WEIGHTS)
    return expected_building_score(summary, s.tops[seat], plan, stone, WEIGHTS), a, b, c, d


@rule
def tie_break_value(s: State, summary: Summary) -> float:
    """The dice of the materials in demand as one number, the first material weighted more (BP-15)."""
    first = s.in_demand[NUM_IN_DEMAND * s.round]
    second = s.in_demand[NUM_IN_DEMAND * s.round + 1]
    return nibble(summary[4], first) + SECOND_MATERIAL * nibble(summary[4], second)


@rule
def tie_loss_chance(s: State, seat: int, other: int) -> float:
    """The chance that a seat loses a tie against another seat."""
    mine = summary_of(s, seat)
    theirs = summary_of(s, other)
    scale = TIE_SCALE + TIE_SCALE_PER_DIE * mine[6]
    return logistic((tie_break_value(s, theirs) - tie_break_value(s, mine)) / scale)


@rule
def expected_award(s: State, seat: int) -> float:
    """The expected award points of this round, interpolated at the expected number of better buildings."""
    mine = outlook_of(s, seat)[0]
    scale = SCORE_SCALE + SCORE_SCALE_PER_DIE * summary_of(s, seat)[6]
    better = 0.0
    for other in range(s.players):
        if other != seat:
            better += logistic((outlook_of(s, other)[0] - mine) / scale)
    place = int(better)
    return award_points(s.players, place) + (better - place) * (
        award_points(s.players, place + 1) - award_points(s.players, place)
    )


@rule
def award_points(players: int, place: int) -> int:
    """The award points for a place, counted from 0."""
    card = FIRST_AWARD[players] + place
    return CARD_POINTS[card] if card <= min(LAST_AWARD[players], NUM_AWARDS - 1) else 0


@rule
def win_chances(s: State, seat: int) -> tuple[float, float, float, float]:
    """The chances to win each prize: to fulfil it, and to lose no tie against seats that fulfil it."""
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
    """The expected final points of a seat."""
    points = score(s, seat) + ROUND_POINTS[s.players] * (ROUNDS - s.round)
    if not under_way(s):
        return points
    a, b, c, d = win_chances(s, seat)
    round_points = expected_award(s, seat) + CARD_POINTS[SKYSCRAPER] * (a + b + c + d)
    return points - ROUND_POINTS[s.players] + round_points
