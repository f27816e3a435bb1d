"""Winners of awards and prizes, scores and ranks."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    CARD_POINTS,
    DICE_PER_SEAT,
    FIRST_AWARD,
    GEOMETER,
    LAST_AWARD,
    MATERIALS,
    MAX_SEATS,
    NUM_AWARDS,
    NUM_CARDS,
    NUM_IN_DEMAND,
    PRIZE_MINIMUM,
    SKYSCRAPER,
    SPACES,
    STRUCTURAL_INTEGRITY,
    VALUES,
)
from draftwork.games.blueprints.rules.building import (
    building_score,
    count_material,
    heights_of,
    is_standing,
    kind_at,
    nibble,
)
from draftwork.games.blueprints.state import State
from draftwork.kernel import popcount, rule

NO_SEAT = -1
RADIX = 16  # base of the keys below; greater than every number of dice or cards
RADIX_CUBED = RADIX * RADIX * RADIX
CARD_IN_EVERY_ROUND = 1 | 1 << NUM_CARDS | 1 << 2 * NUM_CARDS  # the bit of card 0 in each round
ALL_PRIZES = ((1 << NUM_CARDS - NUM_AWARDS) - 1 << NUM_AWARDS) * CARD_IN_EVERY_ROUND


@rule
def tie_break_key(s: State, r: int, seat: int) -> int:
    """The tie-break as one number: dice of the two materials in demand, then the later turn (BP-15)."""
    building = s.taken[MAX_SEATS * r + seat]
    first = count_material(building, s.in_demand[NUM_IN_DEMAND * r])
    second = count_material(building, s.in_demand[NUM_IN_DEMAND * r + 1])
    return (first * RADIX + second) * RADIX + (seat - s.start[r]) % s.players


@rule
def standing_key(s: State, r: int, seat: int) -> int:
    """The building score and the tie-break as one number (BP-13). No two seats have the same."""
    return s.built[MAX_SEATS * r + seat] * RADIX_CUBED + tie_break_key(s, r, seat)


@rule
def _largest_group(building: int, step: int, groups: int) -> int:
    """The size of the largest group of dice that have the same kind // step % groups.

    This is the value with step 1 and VALUES groups, and the material with step VALUES and MATERIALS groups.
    """
    most = 0
    for group in range(groups):
        n = 0
        for i in range(DICE_PER_SEAT):
            if is_standing(building, i) and kind_at(building, i) // step % groups == group:
                n += 1
        most = max(most, n)
    return most


@rule
def _max_height(building: int) -> int:
    heights = heights_of(building)
    most = 0
    for space in range(SPACES):
        most = max(most, nibble(heights, space))
    return most


@rule
def _count_values(building: int) -> int:
    """The number of different values in a building."""
    seen = 0
    for i in range(DICE_PER_SEAT):
        if is_standing(building, i):
            seen |= 1 << kind_at(building, i) % VALUES
    return popcount(seen)


@rule
def qualifies(building: int, card: int) -> bool:
    """Whether a building fulfils the condition of a prize (BP-14)."""
    if card == SKYSCRAPER:
        reached = _max_height(building)
    elif card == GEOMETER:
        reached = _count_values(building)
    elif card == STRUCTURAL_INTEGRITY:
        reached = _largest_group(building, 1, VALUES)
    else:
        reached = _largest_group(building, VALUES, MATERIALS)
    return reached >= PRIZE_MINIMUM[card]


@rule
def _place_of(s: State, seat: int) -> int:
    """The place of a seat in the round, from 0: the number of seats with a higher key in `scratch`."""
    better = 0
    for other in range(s.players):
        if s.scratch[other] > s.scratch[seat]:
            better += 1
    return better


@rule
def _prize_winner(s: State, r: int, card: int) -> int:
    """The seat that wins a prize, or NO_SEAT. The tie-break part of the keys in `scratch` decides ties."""
    winner = NO_SEAT
    best = -1
    for seat in range(s.players):
        if s.scratch[seat] % RADIX_CUBED > best and qualifies(s.taken[MAX_SEATS * r + seat], card):
            winner = seat
            best = s.scratch[seat] % RADIX_CUBED
    return winner


@rule
def score_round(s: State, r: int) -> int:
    """Score the buildings of a round and award its cards. Returns the seat in the last place (BP-4)."""
    for seat in range(s.players):
        at = MAX_SEATS * r + seat
        s.built[at] = building_score(s.taken[at], s.deck[s.plans[at]])
        s.scratch[seat] = standing_key(s, r, seat)
    last = 0
    for seat in range(s.players):
        place = _place_of(s, seat)
        award = FIRST_AWARD[s.players] + place
        if award <= LAST_AWARD[s.players]:  # BP-13
            s.cards[seat] |= 1 << (NUM_CARDS * r + award)
        if place == s.players - 1:
            last = seat
    for card in range(SKYSCRAPER, NUM_CARDS):
        winner = _prize_winner(s, r, card)
        if winner != NO_SEAT:
            s.cards[winner] |= 1 << (NUM_CARDS * r + card)
    for seat in range(s.players):
        s.scratch[seat] = 0
    return last


@rule
def count_card(s: State, seat: int, card: int) -> int:
    """The number of rounds in which a seat has won a card."""
    return popcount(s.cards[seat] & CARD_IN_EVERY_ROUND << card)


@rule
def count_prizes(s: State, seat: int) -> int:
    """The number of prizes that a seat has won."""
    return popcount(s.cards[seat] & ALL_PRIZES)


@rule
def score(s: State, seat: int) -> int:
    """The points on the awards and prizes of a seat (BP-18)."""
    points = 0
    for card in range(NUM_CARDS):
        points += CARD_POINTS[card] * count_card(s, seat, card)
    return points


@rule
def result_key(s: State, seat: int) -> int:
    """The result as one number: points, then prizes, then gold, silver and bronze awards (BP-18)."""
    key = score(s, seat) * RADIX + count_prizes(s, seat)
    for award in range(NUM_AWARDS):
        key = key * RADIX + count_card(s, seat, award)
    return key


@rule
def rank(s: State, seat: int) -> int:
    """The number of seats with a better result."""
    ahead = 0
    for other in range(s.players):
        if result_key(s, other) > result_key(s, seat):
            ahead += 1
    return ahead
