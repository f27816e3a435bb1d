"""What a seat may not know: the others' plans and where their dice stand, and all chance to come.

What is hidden is imagined by a declared model: plans are dealt uniformly, and the others have placed each die
they took on a space chosen uniformly from those it fitted. Removed dice tell something: a building in which
such a die would have fitted, or one that was placed would not, is rejected and imagined anew.
"""

from __future__ import annotations

from draftwork.games.blueprints.constants import BAG, DICE, DRAWN, IN_DEMAND, ROUNDS, SEATS, SPACES, VALUES
from draftwork.games.blueprints.rules.building import (
    BYTE,
    NO_DIE,
    added,
    empty_tops,
    field,
    fitting,
    kind_at,
    place_at,
    put,
    space_of,
    tops_of,
    veiled,
)
from draftwork.games.blueprints.rules.deal import PAIRS, fill_room, set_in_demand, unseen_plans
from draftwork.games.blueprints.rules.pool import drawn
from draftwork.games.blueprints.state import REMOVED, UNKNOWN, State
from draftwork.kernel import Ints, popcount, rule
from draftwork.kernel.bits import nth_bit
from draftwork.kernel.random import random_below

CONTRADICTION = -1
TRIES = 10_000  # buildings imagined for a seat before one is searched for


@rule
def hide(s: State, seat: int) -> None:
    """BP-10. Nothing is hidden of rounds that are over, nor of the match when it is."""
    if s.round == ROUNDS:
        return
    for j in range(BAG * s.round + drawn(s), BAG * ROUNDS):
        s.dice[j] = UNKNOWN
    for i in range(IN_DEMAND * (s.round + 1), IN_DEMAND * ROUNDS):
        s.in_demand[i] = UNKNOWN
    for i in range(SEATS * (s.round + 1), SEATS * ROUNDS):
        s.plans[i] = UNKNOWN
    for other in range(s.players):
        if other != seat:
            at = SEATS * s.round + other
            s.plans[at] = s.tops[other] = UNKNOWN
            s.taken[at] = veiled(s.taken[at])


@rule
def imagine(s: State, seat: int, rng: Ints) -> None:
    for r in range(s.round, ROUNDS):
        if s.in_demand[IN_DEMAND * r] == UNKNOWN:
            set_in_demand(s, r, random_below(rng, PAIRS))
        _imagine_dice(s, r, rng)
    if s.round < ROUNDS:
        _imagine_buildings(s, rng)
    unseen = unseen_plans(s)
    for i in range(SEATS * (s.round + 1), SEATS * ROUNDS):
        if i % SEATS < s.players and s.plans[i] == UNKNOWN:
            s.plans[i] = nth_bit(unseen, random_below(rng, popcount(unseen)))
            unseen &= ~(1 << s.plans[i])


@rule
def _imagine_dice(s: State, r: int, rng: Ints) -> None:
    """Every order of the bag is as likely, and every value."""
    n = bag = fill_room(s, r)
    for j in range(BAG * r, BAG * r + DRAWN[s.players]):
        if s.dice[j] == UNKNOWN:
            i = random_below(rng, n)
            n -= 1
            s.dice[j] = s.room[i] * VALUES + random_below(rng, VALUES)
            s.room[i] = s.room[n]
    for i in range(bag):
        s.room[i] = 0


@rule
def _imagine_buildings(s: State, rng: Ints) -> None:
    """Each hidden seat by itself, and all again if two have the same plan, so that none is preferred."""
    unseen = unseen_plans(s)
    hidden = 0
    for seat in range(s.players):
        if s.plans[SEATS * s.round + seat] == UNKNOWN:
            hidden |= 1 << seat
    again = True
    while again:
        again = False
        used = 0
        for seat in range(s.players):
            if hidden >> seat & 1:
                _imagine_building(s, seat, unseen, rng)
                plan = s.plans[SEATS * s.round + seat]
                again |= bool(used >> plan & 1)
                used |= 1 << plan


@rule
def _imagine_building(s: State, seat: int, unseen: int, rng: Ints) -> None:
    at = SEATS * s.round + seat
    n = popcount(unseen)
    building = CONTRADICTION
    tries = 0
    k = 0
    while building == CONTRADICTION and tries < TRIES:
        k = random_below(rng, n)
        building = random_building(s.taken[at], s.deck[nth_bit(unseen, k)], rng)
        tries += 1
    while building == CONTRADICTION:  # then the first that can be, from some plan on
        k = (k + 1) % n
        building = first_building(s.taken[at], s.deck[nth_bit(unseen, k)])
    s.plans[at] = nth_bit(unseen, k)
    s.taken[at] = building
    s.tops[seat] = tops_of(building, s.deck[s.plans[at]])


@rule
def random_building(known: int, heights: int, rng: Ints) -> int:
    """The known dice placed in order on random spaces they fit, or CONTRADICTION."""
    tops = empty_tops(heights)
    building = 0
    for i in range(DICE):
        kind = kind_at(known, i)
        if kind == NO_DIE:
            break
        spaces = fitting(tops, kind % VALUES + 1)
        removed = place_at(known, i) == REMOVED
        if removed == (spaces != 0):
            return CONTRADICTION
        place = REMOVED
        if spaces:
            space = space_of(nth_bit(spaces, random_below(rng, popcount(spaces))))
            tops = put(tops, space, kind % VALUES + 1)
            place = space + 1
        building = added(building, i, kind, place)
    return building


@rule
def first_building(known: int, heights: int) -> int:
    """The first way to place the known dice, by depth-first search, or CONTRADICTION."""
    building = 0
    i = 0
    space = 0  # the first to try for the i-th die
    while i < DICE and kind_at(known, i) != NO_DIE:
        spaces = fitting(tops_of(building, heights), kind_at(known, i) % VALUES + 1)
        place = _next_place(known, i, spaces, space)
        if place != CONTRADICTION:
            building = added(building, i, kind_at(known, i), place)
            i += 1
            space = 0
        elif i == 0:
            return CONTRADICTION
        else:
            i -= 1
            space = max(1, place_at(building, i))  # a removed die has no second way
            building &= (1 << BYTE * i) - 1
    return building


@rule
def _next_place(known: int, i: int, spaces: int, first: int) -> int:
    """Where the i-th die can be, from a space on: the place after that, REMOVED or CONTRADICTION."""
    if place_at(known, i) == REMOVED:
        return REMOVED if spaces == 0 and first == 0 else CONTRADICTION
    for space in range(first, SPACES):
        if field(spaces, space):
            return space + 1
    return CONTRADICTION
