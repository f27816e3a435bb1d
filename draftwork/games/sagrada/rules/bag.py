"""The bag. The deal fixes its order: the dice of the rounds in sequence, then the spare dice."""

from __future__ import annotations

from draftwork.games.sagrada.components import COMMON
from draftwork.games.sagrada.constants import COLOURS, ROUNDS
from draftwork.games.sagrada.rules.dice import colour_of, die_at, die_of, value_of, with_die
from draftwork.games.sagrada.rules.phases import CHOOSE
from draftwork.games.sagrada.state import State
from draftwork.kernel import int_array, rule

DICE_PER_WORD = 20  # the dice in an integer of `spare`
SOLO_DICE = COMMON.solo_dice
PER_COLOUR = COMMON.per_colour
REDUCED_PER_COLOUR = int_array([0, 0, *COMMON.reduced_per_colour.values()])  # by the number of players


@rule
def dice_per_round(s: State) -> int:
    """SA-4, SA-21: the number of dice in the pool of a round."""
    return 2 * s.players + 1 if s.players > 1 else SOLO_DICE


@rule
def dice_per_colour(s: State) -> int:
    """SA-1: the number of dice of each colour."""
    return REDUCED_PER_COLOUR[s.players] if s.reduced_bag else PER_COLOUR


@rule
def num_dice(s: State) -> int:
    """The number of dice in the match, in the bag and out of it."""
    return COLOURS * dice_per_colour(s)


@rule
def initial_counts(s: State) -> int:
    """The number of dice of each colour at the start. The result has a byte for each colour."""
    counts = 0
    for colour in range(COLOURS):
        counts |= dice_per_colour(s) << 8 * colour
    return counts


@rule
def rounds_drawn(s: State) -> int:
    """The number of rounds whose dice were drawn from the bag."""
    return 0 if s.phase == CHOOSE else min(s.round + 1, ROUNDS)


@rule
def colour_at(s: State, place: int) -> int:
    """The colour of the die at a place of the bag's order."""
    n = dice_per_round(s)
    if place < ROUNDS * n:
        return colour_of(die_at(s.dice[place // n], place % n))
    spare = place - ROUNDS * n
    return s.spare[spare // DICE_PER_WORD] >> 3 * (spare % DICE_PER_WORD) & 7


@rule
def set_colour(s: State, place: int, colour: int) -> None:
    """Set the colour at a place. A value that the set-up fixed for the place stays."""
    n = dice_per_round(s)
    if place < ROUNDS * n:
        r, slot = place // n, place % n
        s.dice[r] = with_die(s.dice[r], slot, die_of(colour, value_of(die_at(s.dice[r], slot))))
    else:
        i, shift = (place - ROUNDS * n) // DICE_PER_WORD, 3 * ((place - ROUNDS * n) % DICE_PER_WORD)
        s.spare[i] = s.spare[i] & ~(7 << shift) | colour << shift


@rule
def nth_colour(counts: int, k: int) -> int:
    """The colour of the k-th die, with the dice sorted by colour. `counts` has a byte for each colour."""
    colour = 0
    while k >= counts >> 8 * colour & 255:
        k -= counts >> 8 * colour & 255
        colour += 1
    return colour
