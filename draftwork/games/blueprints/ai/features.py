"""Features of a Blueprints state for learned values. Those of a round are 0 until a die is taken in it."""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import expected_plan_bonus, lowest_top, max_nibble
from draftwork.games.blueprints.ai.estimate import (
    expected_award,
    outlook_of,
    summary_of,
    tie_break_value,
    under_way,
    win_chances,
)
from draftwork.games.blueprints.ai.weights import WEIGHTS
from draftwork.games.blueprints.constants import DICE_PER_SEAT, MATERIALS, MAX_SEATS
from draftwork.games.blueprints.rules.building import nibble
from draftwork.games.blueprints.rules.scoring import count_prizes, score
from draftwork.games.blueprints.state import State
from draftwork.kernel import Floats, rule

_MATCH = ("points", "best_other", "others", "prizes", "turn_order", "three_players", "four_players")
_ROUND = ("under_way", "dice_left", "built", "built_hope", "best_hope", "award", "award_early")
_PRIZES = ("skyscraper", "geometer", "structural", "materials")
_OTHERS = tuple(f"others_{name}" for name in _PRIZES)
_BUILDING = ("plan", "blocked", "highest", "most_alike", "most_of_material", "tie_break", "best_tie_break")
_COUNTS = ("wood", "recycled", "stone", "glass")
FEATURES = _MATCH + _ROUND + _PRIZES + _OTHERS + _BUILDING + _COUNTS
ROUND_AT = len(_MATCH)
PRIZES_AT = ROUND_AT + len(_ROUND)
BUILDING_AT = PRIZES_AT + 2 * len(_PRIZES)
COUNTS_AT = BUILDING_AT + len(_BUILDING)


@rule
def features(s: State, seat: int, out: Floats) -> None:
    """Write the features of a state, seen from a seat."""
    for i in range(len(out)):
        out[i] = 0.0
    _write_match(s, seat, out)
    if under_way(s):
        _write_round(s, seat, out)
        _write_others(s, seat, out)
        _write_building(s, seat, out)


@rule
def _write_match(s: State, seat: int, out: Floats) -> None:
    """Write points, prizes, turn order and number of players."""
    best = total = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, other))
            total += score(s, other)
    out[0] = score(s, seat) / 5
    out[1] = best / 5
    out[2] = total / (5 * (s.players - 1))
    out[3] = count_prizes(s, seat) / 3
    out[4] = (seat - s.start[min(s.round, len(s.start) - 1)]) % s.players / 3
    out[5] = 1.0 if s.players == 3 else 0.0
    out[6] = 1.0 if s.players == 4 else 0.0


@rule
def _write_round(s: State, seat: int, out: Floats) -> None:
    summary = summary_of(s, seat)
    award = expected_award(s, seat)
    a, b, c, d = win_chances(s, seat)
    out[ROUND_AT] = 1.0
    out[ROUND_AT + 1] = summary[6] / DICE_PER_SEAT
    out[ROUND_AT + 2] = summary[0] / 20
    out[ROUND_AT + 3] = outlook_of(s, seat)[0] / 20
    out[ROUND_AT + 5] = award / 2
    out[ROUND_AT + 6] = award / 2 * summary[6] / DICE_PER_SEAT
    out[PRIZES_AT] = a
    out[PRIZES_AT + 1] = b
    out[PRIZES_AT + 2] = c
    out[PRIZES_AT + 3] = d


@rule
def _write_others(s: State, seat: int, out: Floats) -> None:
    """Write the maximum of each value over the other seats."""
    for other in range(s.players):
        if other != seat:
            expected, a, b, c, d = outlook_of(s, other)
            out[ROUND_AT + 4] = max(out[ROUND_AT + 4], expected / 20)
            out[PRIZES_AT + 4] = max(out[PRIZES_AT + 4], a)
            out[PRIZES_AT + 5] = max(out[PRIZES_AT + 5], b)
            out[PRIZES_AT + 6] = max(out[PRIZES_AT + 6], c)
            out[PRIZES_AT + 7] = max(out[PRIZES_AT + 7], d)
            tie_break = tie_break_value(s, summary_of(s, other)) / 3
            out[BUILDING_AT + 6] = max(out[BUILDING_AT + 6], tie_break)


@rule
def _write_building(s: State, seat: int, out: Floats) -> None:
    summary = summary_of(s, seat)
    plan = s.deck[s.plans[MAX_SEATS * s.round + seat]]
    out[BUILDING_AT] = expected_plan_bonus(summary, s.tops[seat], plan, WEIGHTS) / 6
    out[BUILDING_AT + 1] = lowest_top(s.tops[seat]) * summary[6] / 9
    out[BUILDING_AT + 2] = max_nibble(summary[1]) / 5
    out[BUILDING_AT + 3] = max_nibble(summary[5]) / 4
    out[BUILDING_AT + 4] = max_nibble(summary[4]) / 5
    out[BUILDING_AT + 5] = tie_break_value(s, summary) / 3
    for material in range(MATERIALS):
        out[COUNTS_AT + material] = nibble(summary[4], material) / 3
