"""The deal: start player, plans, materials in demand, and the order of the dice."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    BAG_SIZE,
    DICE_PER_MATERIAL,
    DRAWN_PER_ROUND,
    MATERIALS,
    MAX_PLANS,
    MAX_SEATS,
    NUM_IN_DEMAND,
    ROUNDS,
    VALUES,
)
from draftwork.games.blueprints.rules.rounds import begin_round
from draftwork.games.blueprints.state import UNKNOWN, State
from draftwork.kernel import Ints, rule
from draftwork.kernel.deal import draw_below, draw_number, shuffle

START_EVENT, PLANS_EVENT, IN_DEMAND_EVENT, DICE_EVENT, ROLLS_EVENT = 1, 2, 3, 4, 5  # event numbers
ROLLS_PER_NUMBER = 16  # rolls per random number: its base-6 digits, lowest first
NUM_DEMAND_PAIRS = MATERIALS * (MATERIALS - 1)  # ordered pairs of different materials


@rule
def deal(s: State, key: Ints) -> None:
    """Deal everything that the set-up leaves open, for all rounds, and begin the first round.

    The whole match is dealt before the first move, so the deal depends on the seed alone.
    """
    if s.start[0] < 0:  # BP-4
        s.start[0] = draw_below(key, START_EVENT, 0, 0, s.players)
    _deal_plans(s, key)
    for r in range(ROUNDS):
        if s.in_demand[NUM_IN_DEMAND * r] < 0:
            set_in_demand(s, r, draw_below(key, IN_DEMAND_EVENT, r, 0, NUM_DEMAND_PAIRS))
        _deal_dice(s, key, r)
    begin_round(s)


@rule
def deck_size(s: State) -> int:
    """The number of plans in the deck."""
    n = 0
    while n < MAX_PLANS and s.deck[n] != 0:
        n += 1
    return n


@rule
def unseen_plans(s: State) -> int:
    """The plans of the deck that are not known to be dealt, as bits."""
    unseen = (1 << deck_size(s)) - 1
    for i in range(ROUNDS * MAX_SEATS):
        if s.plans[i] >= 0:
            unseen &= ~(1 << s.plans[i])
    return unseen


@rule
def _deal_plans(s: State, key: Ints) -> None:
    """Deal the plans of all rounds from one shuffled deck. No plan is used twice (BP-3, BP-17)."""
    n = deck_size(s)
    for i in range(n):
        s.scratch[i] = i
    shuffle(key, PLANS_EVENT, 0, s.scratch, n)
    unseen = unseen_plans(s)
    top = 0
    for i in range(ROUNDS * MAX_SEATS):
        if i % MAX_SEATS < s.players and s.plans[i] < 0:
            while not unseen >> s.scratch[top] & 1:
                top += 1
            s.plans[i] = s.scratch[top]
            top += 1
    for i in range(n):
        s.scratch[i] = 0


@rule
def set_in_demand(s: State, r: int, pair: int) -> None:
    """Set the materials in demand of a round (BP-3). `pair` is the number of an ordered pair."""
    first = pair // (MATERIALS - 1)
    second = pair % (MATERIALS - 1)
    s.in_demand[NUM_IN_DEMAND * r] = first
    s.in_demand[NUM_IN_DEMAND * r + 1] = second + 1 if second >= first else second


@rule
def count_in_bag(s: State, r: int, material: int) -> int:
    """The number of dice of a material that are left for the unknown draws of a round.

    Dice set aside for materials in demand and draws of known kind do not count.
    """
    left = DICE_PER_MATERIAL
    for i in range(NUM_IN_DEMAND):
        if s.in_demand[NUM_IN_DEMAND * r + i] == material:
            left -= 1
    for j in range(BAG_SIZE):
        kind = s.dice[BAG_SIZE * r + j]
        if kind >= 0 and kind // VALUES == material:
            left -= 1
    return left


@rule
def list_bag(s: State, r: int) -> int:
    """Write the material of each die that `count_in_bag` counts to `scratch`, and return their number."""
    n = 0
    for material in range(MATERIALS):
        for _ in range(count_in_bag(s, r, material)):
            s.scratch[n] = material
            n += 1
    return n


@rule
def _deal_dice(s: State, key: Ints, r: int) -> None:
    n = list_bag(s, r)
    shuffle(key, DICE_EVENT, r, s.scratch, n)
    rolls = draw_number(key, ROLLS_EVENT, r, 0)
    top = 0
    for j in range(DRAWN_PER_ROUND[s.players]):
        if j == ROLLS_PER_NUMBER:
            rolls = draw_number(key, ROLLS_EVENT, r, 1)
        if s.dice[BAG_SIZE * r + j] == UNKNOWN:
            s.dice[BAG_SIZE * r + j] = s.scratch[top] * VALUES + rolls % VALUES
            top += 1
        rolls //= VALUES
    for i in range(n):
        s.scratch[i] = 0
