"""Hidden information: private objectives and pattern cards of other seats, sealed patterns, the bag's order.

All of it is open after the end.
"""

from __future__ import annotations

from draftwork.games.sagrada.constants import COLOURS, ROUNDS
from draftwork.games.sagrada.rules.bag import nth_colour, num_dice, rounds_drawn, set_colour
from draftwork.games.sagrada.rules.phases import CHOOSE
from draftwork.games.sagrada.rules.turn_chance import (
    DRAW_KIND,
    HAPPENED,
    LUCK_ENTRIES,
    PAYLOAD_SHIFT,
    bag_counts,
    entry_kind,
    num_in_bag,
)
from draftwork.games.sagrada.rules.turns import to_move
from draftwork.games.sagrada.state import NONE, UNKNOWN, State
from draftwork.kernel import Ints, popcount, rule, to_python
from draftwork.kernel.bits import nth_bit
from draftwork.kernel.deal import KEY_WORDS
from draftwork.kernel.generics import EVERYBODY, NOBODY
from draftwork.kernel.random import fresh_key, random_below


@rule
def redact(s: State, seat: int) -> None:
    """Replace everything that a seat may not know by UNKNOWN."""
    if to_move(s) == NOBODY:
        return
    for i in range(KEY_WORDS):
        s.key[i] = UNKNOWN
    for r in range(rounds_drawn(s), ROUNDS):
        s.dice[r] = UNKNOWN
    for i in range(len(s.spare)):
        s.spare[i] = UNKNOWN
    _redact_luck(s)
    if seat == EVERYBODY:
        return
    for other in range(s.players):
        if other != seat:
            if s.players > 1:  # SA-21: in solo they lie face up
                s.private[other] = UNKNOWN
            s.dealt_cards[2 * other] = s.dealt_cards[2 * other + 1] = UNKNOWN
            if s.phase == CHOOSE:  # SA-2: sealed
                s.pattern[other] = UNKNOWN


def simultaneous(s: State) -> bool:
    """SA-2: whether the seats now choose their patterns, without knowing the choices of others."""
    now = to_python(s)
    return now.phase == CHOOSE and now.players > 1


@rule
def _redact_luck(s: State) -> None:
    """Remove results that the set-up fixed for later turns, and the places in the bag of returned dice."""
    n = 0
    for i in range(LUCK_ENTRIES):
        entry = s.luck[i]
        s.luck[i] = 0
        if entry & HAPPENED:
            if entry_kind(entry) == DRAW_KIND:
                entry &= ~(127 << PAYLOAD_SHIFT)
            s.luck[n] = entry
            n += 1


@rule
def determinize(s: State, seat: int, rng: Ints) -> None:
    """Fill in unknown information. All deals, and all sealed patterns, are equally likely."""
    if s.key[0] == UNKNOWN:
        fresh_key(rng, s.key)
    if s.spare[0] == UNKNOWN:
        _determinize_bag(s, rng)
    _determinize_private(s, rng)
    _determinize_cards(s, seat, rng)
    if s.phase == CHOOSE:
        for i in range(s.turn):
            other = (s.start + i) % s.players
            if s.pattern[other] == UNKNOWN:
                k = random_below(rng, 4)
                s.pattern[other] = 2 * s.dealt_cards[2 * other + k // 2] + k % 2


@rule
def _determinize_bag(s: State, rng: Ints) -> None:
    """Put the dice in the bag into a random order."""
    counts = bag_counts(s)
    left = num_in_bag(s)
    first = num_dice(s) - left
    for r in range(rounds_drawn(s), ROUNDS):
        s.dice[r] = 0
    for i in range(len(s.spare)):
        s.spare[i] = 0
    for place in range(first, num_dice(s)):
        colour = nth_colour(counts, random_below(rng, left))
        set_colour(s, place, colour)
        counts -= 1 << 8 * colour
        left -= 1


@rule
def _determinize_private(s: State, rng: Ints) -> None:
    unseen = (1 << COLOURS) - 1
    for other in range(s.players):
        if s.private[other] != UNKNOWN:
            unseen &= ~(1 << s.private[other])
    for other in range(s.players):
        if s.private[other] == UNKNOWN:
            s.private[other] = nth_bit(unseen, random_below(rng, popcount(unseen)))
            unseen &= ~(1 << s.private[other])


@rule
def _determinize_cards(s: State, seat: int, rng: Ints) -> None:
    """Fill in pattern cards. After the choice, a seat need not know its own other card."""
    unseen = (1 << s.cards) - 1
    for other in range(s.players):
        if s.pattern[other] != NONE:
            unseen &= ~(1 << s.pattern[other] // 2)
        for i in range(2 * other, 2 * other + 2):
            if s.dealt_cards[i] != UNKNOWN:
                unseen &= ~(1 << s.dealt_cards[i])
    for other in range(s.players):
        if s.dealt_cards[2 * other] == UNKNOWN and (other != seat or s.phase == CHOOSE):
            one = s.pattern[other] // 2
            if s.pattern[other] == NONE:
                one = nth_bit(unseen, random_below(rng, popcount(unseen)))
                unseen &= ~(1 << one)
            two = nth_bit(unseen, random_below(rng, popcount(unseen)))
            unseen &= ~(1 << two)
            s.dealt_cards[2 * other] = min(one, two)
            s.dealt_cards[2 * other + 1] = max(one, two)
