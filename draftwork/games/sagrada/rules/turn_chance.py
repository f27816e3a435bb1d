"""Random results during a turn: the re-rolls of tools 6 and 7, and the draws of tool 11 (SA-16).

An entry of `State.luck` is an integer:
    bits 0-7    time and kind: 16 * round + 2 * turn + kind + 1; 0 for no entry
    bit 8       1 if it has happened; 0 if the set-up fixed it for a later turn
    from bit 9  for a re-roll 3 bits for each slot of the pool: the value, or 0
                for a draw 7 bits for the place in the bag (from 1; OWN if the returned die is drawn
                again; 0 if unknown), 3 bits for the returned colour and 3 for the drawn one (both from 1)

A draw chooses with equal probability a place of the remaining bag or the returned die itself. The die at
that place is drawn, and the returned die takes its place. Therefore all dice in the bag are equally likely,
the order of the bag stays random, and the draw changes at most one die of all later rounds. The place depends
on the round and the turn, not on the moves.
"""

from __future__ import annotations

from draftwork.games.sagrada.constants import COLOURS, MAX_POOL, MAX_TOOLS, ROUNDS, SOLO_COLOUR, VALUES
from draftwork.games.sagrada.rules.bag import (
    colour_at,
    dice_per_round,
    initial_counts,
    num_dice,
    rounds_drawn,
    set_colour,
)
from draftwork.games.sagrada.rules.dice import colour_of, die_at, die_of, with_die
from draftwork.games.sagrada.rules.placing import cells_of_colour, window
from draftwork.games.sagrada.state import NONE, State
from draftwork.kernel import popcount, rule
from draftwork.kernel.deal import block

# The events of random numbers, see `draftwork.kernel.deal`.
START_DEAL, PRIVATE_DEAL, PUBLIC_DEAL, TOOLS_DEAL, CARDS_DEAL = range(1, 6)
BAG_DEAL, ROLL, REROLL, DRAW = range(6, 10)

MAX_FIXED_LUCK = 13  # 24 favour tokens pay for 13 uses of tools; a set-up may fix as many
LUCK_ENTRIES = 2 * MAX_FIXED_LUCK  # past ones and fixed ones
REROLL_KIND, DRAW_KIND = 0, 1  # the kinds of entries
HAPPENED = 1 << 8  # bit 8 of an entry
PAYLOAD_SHIFT = 9  # the first bit of the result
OWN = 127  # the place that stands for the returned die


@rule
def scaled(word: int, n: int) -> int:
    """A number below n from a random 32-bit word."""
    return word * n >> 32


@rule
def entry_id(round_: int, turn: int, kind: int) -> int:
    """Bits 0-7 of an entry."""
    return 16 * round_ + 2 * turn + kind + 1


@rule
def entry_kind(entry: int) -> int:
    return ((entry & 255) - 1) & 1


@rule
def entry_place(entry: int) -> int:
    return entry >> PAYLOAD_SHIFT & 127


@rule
def returned_colour(entry: int) -> int:
    return (entry >> PAYLOAD_SHIFT + 7 & 7) - 1


@rule
def drawn_colour(entry: int) -> int:
    return (entry >> PAYLOAD_SHIFT + 10 & 7) - 1


@rule
def draw_payload(place: int, returned: int, drawn: int) -> int:
    """The bits of an entry from bit 9, for a draw with a returned and a drawn colour."""
    return place | (returned + 1) << 7 | (drawn + 1) << 10


@rule
def _entry_index(s: State, kind: int) -> int:
    """The index of the entry of this kind for this turn, or of the first free entry."""
    id = entry_id(s.round, s.turn, kind)
    i = 0
    while s.luck[i] != 0 and s.luck[i] & 255 != id:
        i += 1
    return i


@rule
def _turn_number(s: State) -> int:
    """The number of the turn in the match. It selects the random words of the turn."""
    return 8 * s.round + s.turn


@rule
def reroll_hand(s: State) -> None:
    """Tool 6: roll the die in hand again."""
    s.hand = die_at(reroll(s, with_die(0, s.slot, s.hand)), s.slot)


@rule
def reroll(s: State, row: int) -> int:
    """Roll the dice of a row again. A value depends on the round, the turn and the slot."""
    i = _entry_index(s, REROLL_KIND)
    fixed = s.luck[i] >> PAYLOAD_SHIFT
    words = block(s.key, 0, REROLL, _turn_number(s), 0)
    for slot in range(MAX_POOL):
        die = die_at(row, slot)
        if die:
            value = fixed >> 3 * slot & 7
            if value == 0:
                value = 1 + scaled(words[slot], VALUES)
                fixed |= value << 3 * slot
            row = with_die(row, slot, die_of(colour_of(die), value))
    s.luck[i] = entry_id(s.round, s.turn, REROLL_KIND) | HAPPENED | fixed << PAYLOAD_SHIFT
    return row


@rule
def num_in_bag(s: State) -> int:
    """The number of dice in the bag."""
    return num_dice(s) - dice_per_round(s) * rounds_drawn(s)


@rule
def draw(s: State) -> None:
    """Tool 11: put the die in hand into the bag and draw a die. Its value is 0 until it is chosen."""
    i = _entry_index(s, DRAW_KIND)
    own = colour_of(s.hand)
    place = entry_place(s.luck[i])
    if place == 0:
        k = scaled(block(s.key, 0, DRAW, _turn_number(s), 0)[0], num_in_bag(s) + 1)
        place = OWN if k == num_in_bag(s) or s.key[0] < 0 else num_dice(s) - k
    drawn = own
    if place != OWN:
        drawn = colour_at(s, place - 1)
        set_colour(s, place - 1, own)
    s.hand = die_of(drawn, 0)
    s.luck[i] = (
        entry_id(s.round, s.turn, DRAW_KIND) | HAPPENED | draw_payload(place, own, drawn) << PAYLOAD_SHIFT
    )


@rule
def bag_counts(s: State) -> int:
    """The number of dice of each colour in the bag, with a byte for each colour. All seats know it.

    They are the dice that are neither on the table nor paid for tools (SA-22).
    """
    counts = initial_counts(s)
    for p in range(s.players):
        for colour in range(COLOURS):
            counts -= popcount(cells_of_colour(window(s, p), colour)) << 8 * colour
    counts -= _count_row(s.pool)
    for r in range(min(s.round, ROUNDS)):
        counts -= _count_row(s.track[r])
    if s.slot != NONE:
        counts -= 1 << 8 * colour_of(s.hand)
    if s.players == 1:
        for i in range(MAX_TOOLS):
            if s.paid[i]:
                counts -= 1 << 8 * SOLO_COLOUR[s.tools[i]]
    return counts


@rule
def _count_row(row: int) -> int:
    """The number of dice of each colour in a row, with a byte for each colour."""
    counts = 0
    for slot in range(MAX_POOL):
        if die_at(row, slot):
            counts += 1 << 8 * colour_of(die_at(row, slot))
    return counts
