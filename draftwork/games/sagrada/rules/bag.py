"""The bag. Every die has a place in its order: the dice of the rounds first, then the spare ones."""

from __future__ import annotations

from draftwork.games.sagrada.components import COMMON
from draftwork.games.sagrada.constants import COLOURS, ROUNDS
from draftwork.games.sagrada.rules.dice import colour_of, die_at, die_of, value_of, with_die
from draftwork.games.sagrada.rules.phases import CHOOSE
from draftwork.games.sagrada.state import State
from draftwork.kernel import int_array, rule

DICE_PER_WORD = 20  # dice in an integer of `spare`
SOLO_DICE = COMMON.solo_dice
PER_COLOUR = COMMON.per_colour
REDUCED_PER_COLOUR = int_array([0, 0, *COMMON.reduced_per_colour.values()])  # by the number of players


@rule
def dice_per_round(s: State) -> int:
    """SA-4, SA-21: dice in the pool of a round."""
    return 2 * s.players + 1 if s.players > 1 else SOLO_DICE


@rule
def dice_per_colour(s: State) -> int:
    """SA-1."""
    return REDUCED_PER_COLOUR[s.players] if s.reduced_bag else PER_COLOUR


@rule
def num_dice(s: State) -> int:
    """How many dice there are in all."""
    return COLOURS * dice_per_colour(s)


@rule
def initial_counts(s: State) -> int:
    """How many dice of each colour there are, a byte each."""
    counts = 0
    for colour in range(COLOURS):
        counts |= dice_per_colour(s) << 8 * colour
    return counts


@rule
def rounds_drawn(s: State) -> int:
    """How many rounds have had their dice drawn."""
    return 0 if s.phase == CHOOSE else min(s.round + 1, ROUNDS)


@rule
def colour_at(s: State, place: int) -> int:
    n = dice_per_round(s)
    if place < ROUNDS * n:
        return colour_of(die_at(s.dice[place // n], place % n))
    spare = place - ROUNDS * n
    return s.spare[spare // DICE_PER_WORD] >> 3 * (spare % DICE_PER_WORD) & 7


@rule
def set_colour(s: State, place: int, colour: int) -> None:
    """Put a die of a colour at a place; a value that the set-up has fixed for it stays."""
    n = dice_per_round(s)
    if place < ROUNDS * n:
        r, slot = place // n, place % n
        s.dice[r] = with_die(s.dice[r], slot, die_of(colour, value_of(die_at(s.dice[r], slot))))
    else:
        i, shift = (place - ROUNDS * n) // DICE_PER_WORD, 3 * ((place - ROUNDS * n) % DICE_PER_WORD)
        s.spare[i] = s.spare[i] & ~(7 << shift) | colour << shift


@rule
def nth_colour(counts: int, k: int) -> int:
    """The colour of the k-th of the dice that are counted, a byte for each colour."""
    colour = 0
    while k >= counts >> 8 * colour & 255:
        k -= counts >> 8 * colour & 255
        colour += 1
    return colour
