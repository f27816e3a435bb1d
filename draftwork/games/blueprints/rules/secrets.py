"""Hidden information: the plans of other seats, the places of their dice, and all random events to come.

`determinize` samples by this model: plans are uniform, and the others placed each die on a uniformly chosen
space among those where it fitted. Removed dice carry information. A sample is rejected if a removed die
would have fitted, or if a placed die would not.
"""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    BAG_SIZE,
    DICE_PER_SEAT,
    DRAWN_PER_ROUND,
    MAX_SEATS,
    NUM_IN_DEMAND,
    ROUNDS,
    SPACES,
    VALUES,
)
from draftwork.games.blueprints.rules.building import (
    BYTE,
    NO_DIE,
    fitting_spaces,
    initial_tops,
    kind_at,
    nibble,
    place_at,
    place_die,
    redact_building,
    set_nibble,
    space_of,
    tops_of,
)
from draftwork.games.blueprints.rules.deal import NUM_DEMAND_PAIRS, list_bag, set_in_demand, unseen_plans
from draftwork.games.blueprints.rules.pool import num_drawn
from draftwork.games.blueprints.state import REMOVED, UNKNOWN, State
from draftwork.kernel import Ints, popcount, rule
from draftwork.kernel.bits import nth_bit
from draftwork.kernel.generics import EVERYBODY
from draftwork.kernel.random import random_below

CONTRADICTION = -1
MAX_TRIES = 10_000  # rejected samples for a seat before `first_building` is used


@rule
def redact(s: State, seat: int) -> None:
    """Blank what a seat may not know (BP-10). Finished rounds are open."""
    if s.round == ROUNDS:
        return
    for j in range(BAG_SIZE * s.round + num_drawn(s), BAG_SIZE * ROUNDS):
        s.dice[j] = UNKNOWN
    for i in range(NUM_IN_DEMAND * (s.round + 1), NUM_IN_DEMAND * ROUNDS):
        s.in_demand[i] = UNKNOWN
    for i in range(MAX_SEATS * (s.round + 1), MAX_SEATS * ROUNDS):
        s.plans[i] = UNKNOWN
    if seat == EVERYBODY:
        return
    for other in range(s.players):
        if other != seat:
            at = MAX_SEATS * s.round + other
            s.plans[at] = s.tops[other] = UNKNOWN
            s.taken[at] = redact_building(s.taken[at])


@rule
def determinize(s: State, seat: int, rng: Ints) -> None:
    """Replace everything that a seat does not know by a random sample."""
    for r in range(s.round, ROUNDS):
        if s.in_demand[NUM_IN_DEMAND * r] == UNKNOWN:
            set_in_demand(s, r, random_below(rng, NUM_DEMAND_PAIRS))
        _determinize_dice(s, r, rng)
    if s.round < ROUNDS:
        _determinize_buildings(s, rng)
    unseen = unseen_plans(s)
    for i in range(MAX_SEATS * (s.round + 1), MAX_SEATS * ROUNDS):
        if i % MAX_SEATS < s.players and s.plans[i] == UNKNOWN:
            s.plans[i] = nth_bit(unseen, random_below(rng, popcount(unseen)))
            unseen &= ~(1 << s.plans[i])


@rule
def _determinize_dice(s: State, r: int, rng: Ints) -> None:
    """Sample the dice to come: a uniform order of the bag, and uniform values."""
    n = listed = list_bag(s, r)
    for j in range(BAG_SIZE * r, BAG_SIZE * r + DRAWN_PER_ROUND[s.players]):
        if s.dice[j] == UNKNOWN:
            i = random_below(rng, n)
            n -= 1
            s.dice[j] = s.scratch[i] * VALUES + random_below(rng, VALUES)
            s.scratch[i] = s.scratch[n]
    for i in range(listed):
        s.scratch[i] = 0


@rule
def _determinize_buildings(s: State, rng: Ints) -> None:
    """Sample the hidden buildings independently. If two seats get the same plan, sample all of them again."""
    unseen = unseen_plans(s)
    hidden = 0
    for seat in range(s.players):
        if s.plans[MAX_SEATS * s.round + seat] == UNKNOWN:
            hidden |= 1 << seat
    again = True
    while again:
        again = False
        used = 0
        for seat in range(s.players):
            if hidden >> seat & 1:
                _determinize_building(s, seat, unseen, rng)
                plan = s.plans[MAX_SEATS * s.round + seat]
                again |= bool(used >> plan & 1)
                used |= 1 << plan


@rule
def _determinize_building(s: State, seat: int, unseen: int, rng: Ints) -> None:
    at = MAX_SEATS * s.round + seat
    n = popcount(unseen)
    building = CONTRADICTION
    tries = 0
    k = 0
    while building == CONTRADICTION and tries < MAX_TRIES:
        k = random_below(rng, n)
        building = random_building(s.taken[at], s.deck[nth_bit(unseen, k)], rng)
        tries += 1
    while building == CONTRADICTION:  # a systematic search over the plans
        k = (k + 1) % n
        building = first_building(s.taken[at], s.deck[nth_bit(unseen, k)])
    s.plans[at] = nth_bit(unseen, k)
    s.taken[at] = building
    s.tops[seat] = tops_of(building, s.deck[s.plans[at]])


@rule
def random_building(known: int, heights: int, rng: Ints) -> int:
    """A building with the known dice on random spaces where they fit, or CONTRADICTION.

    `known` is the redacted building; `heights` is the packed plan.
    """
    tops = initial_tops(heights)
    building = 0
    for i in range(DICE_PER_SEAT):
        kind = kind_at(known, i)
        if kind == NO_DIE:
            break
        spaces = fitting_spaces(tops, kind % VALUES + 1)
        removed = place_at(known, i) == REMOVED
        if removed == (spaces != 0):
            return CONTRADICTION
        place = REMOVED
        if spaces:
            space = space_of(nth_bit(spaces, random_below(rng, popcount(spaces))))
            tops = set_nibble(tops, space, kind % VALUES + 1)
            place = space + 1
        building = place_die(building, i, kind, place)
    return building


@rule
def first_building(known: int, heights: int) -> int:
    """The first building that agrees with the known dice, by depth-first search, or CONTRADICTION."""
    building = 0
    i = 0
    space = 0  # the first space to try for the i-th die
    while i < DICE_PER_SEAT and kind_at(known, i) != NO_DIE:
        spaces = fitting_spaces(tops_of(building, heights), kind_at(known, i) % VALUES + 1)
        place = _next_place(known, i, spaces, space)
        if place != CONTRADICTION:
            building = place_die(building, i, kind_at(known, i), place)
            i += 1
            space = 0
        elif i == 0:
            return CONTRADICTION
        else:
            i -= 1
            # Continue after the space of the die. A removed die has no other place: `_next_place` rejects 1.
            space = max(1, place_at(building, i))
            building &= (1 << BYTE * i) - 1
    return building


@rule
def _next_place(known: int, i: int, spaces: int, first: int) -> int:
    """The next possible place of the i-th die from space `first` on, or CONTRADICTION."""
    if place_at(known, i) == REMOVED:
        return REMOVED if spaces == 0 and first == 0 else CONTRADICTION
    for space in range(first, SPACES):
        if nibble(spaces, space):
            return space + 1
    return CONTRADICTION
