"""The deal: the cards, the order of the bag and the dice of each round.

A random number below n is word * n >> 32, where `word` is a 32-bit word of the event. Only the start player
is drawn with `draw_below`. A card is drawn as an index among the remaining cards, in ascending order, and the
colours in the bag are drawn the same way. The value of a die depends on its round and slot only.
"""

from __future__ import annotations

from draftwork.games.sagrada.components import COMMON
from draftwork.games.sagrada.constants import COLOURS, MAX_TOOLS, OBJECTIVES, TOOLS, VALUES
from draftwork.games.sagrada.rules.bag import (
    colour_at,
    dice_per_round,
    initial_counts,
    nth_colour,
    num_dice,
    set_colour,
)
from draftwork.games.sagrada.rules.dice import colour_of, die_at, die_of, value_of, with_die
from draftwork.games.sagrada.rules.turn_chance import (
    BAG_DEAL,
    CARDS_DEAL,
    PRIVATE_DEAL,
    PUBLIC_DEAL,
    ROLL,
    START_DEAL,
    TOOLS_DEAL,
    scaled,
)
from draftwork.games.sagrada.state import UNKNOWN, State
from draftwork.kernel import Ints, ctz, popcount, rule
from draftwork.kernel.bits import nth_bit
from draftwork.kernel.deal import KEY_WORDS, block, draw_below

BLOCK_WORDS = 16  # the 32-bit words of a block
UNFIXED = 7  # the colour at a place of the bag that is not dealt yet
PUBLIC_DEALT, SOLO_PUBLIC_DEALT = COMMON.public_dealt, COMMON.solo_public
SOLO_PRIVATE_DEALT = 2
CARDS_DEALT = COMMON.cards_dealt


@rule
def deal(s: State, key: Ints) -> None:
    """Deal everything that the set-up did not fix."""
    for i in range(KEY_WORDS):
        s.key[i] = key[i]
    if s.start < 0:  # SA-3
        s.start = draw_below(key, START_DEAL, 0, 0, s.players)
    if s.private[0] < 0:  # SA-2, SA-21
        _deal_private(s)
    if s.public[0] < 0:  # SA-3, SA-21
        _deal_public(s)
    if s.tools[0] < 0:  # SA-3, SA-21
        _deal_tools(s)
    if s.dealt_cards[0] < 0:  # SA-2
        _deal_cards(s)
    _fill_bag(s)


@rule
def num_private(s: State) -> int:
    """The number of private objectives of the match."""
    return s.players if s.players > 1 else SOLO_PRIVATE_DEALT


@rule
def num_public(s: State) -> int:
    """The number of public objectives of the match."""
    return PUBLIC_DEALT if s.players > 1 else SOLO_PUBLIC_DEALT


@rule
def _deal_private(s: State) -> None:
    words = block(s.key, 0, PRIVATE_DEAL, 0, 0)
    left = (1 << COLOURS) - 1
    for i in range(num_private(s)):
        s.private[i] = nth_bit(left, scaled(words[i], popcount(left)))
        left &= ~(1 << s.private[i])


@rule
def _random_subset(key: Ints, event: int, n: int, k: int) -> int:
    """A bit mask of k distinct values below n."""
    words = block(key, 0, event, 0, 0)
    left = (1 << n) - 1
    for i in range(k):
        left &= ~(1 << nth_bit(left, scaled(words[i], popcount(left))))
    return (1 << n) - 1 & ~left


@rule
def _deal_public(s: State) -> None:
    chosen = _random_subset(s.key, PUBLIC_DEAL, OBJECTIVES, num_public(s))
    for i in range(num_public(s)):
        s.public[i] = ctz(chosen)
        chosen &= chosen - 1


@rule
def _deal_tools(s: State) -> None:
    """Deal as many tools as there are entries with UNKNOWN."""
    n = 0
    for i in range(MAX_TOOLS):
        if s.tools[i] == UNKNOWN:
            n += 1
    chosen = _random_subset(s.key, TOOLS_DEAL, TOOLS, n)
    for i in range(n):
        s.tools[i] = ctz(chosen) + 1
        chosen &= chosen - 1


@rule
def _deal_cards(s: State) -> None:
    words = block(s.key, 0, CARDS_DEAL, 0, 0)
    left = (1 << s.cards) - 1
    for seat in range(s.players):
        one = nth_bit(left, scaled(words[CARDS_DEALT * seat], popcount(left)))
        left &= ~(1 << one)
        other = nth_bit(left, scaled(words[CARDS_DEALT * seat + 1], popcount(left)))
        left &= ~(1 << other)
        s.dealt_cards[CARDS_DEALT * seat] = min(one, other)
        s.dealt_cards[CARDS_DEALT * seat + 1] = max(one, other)


@rule
def _fill_bag(s: State) -> None:
    """SA-1: deal the dice that the set-up did not fix to the places that it did not fix."""
    counts = initial_counts(s)
    left = num_dice(s)
    for place in range(num_dice(s)):
        colour = colour_at(s, place)
        if colour != UNFIXED:
            counts -= 1 << 8 * colour
            left -= 1
    words = block(s.key, 0, BAG_DEAL, 0, 0)
    for place in range(num_dice(s)):
        if place % BLOCK_WORDS == 0 and place > 0:
            words = block(s.key, place // BLOCK_WORDS, BAG_DEAL, 0, 0)
        if colour_at(s, place) == UNFIXED:
            colour = nth_colour(counts, scaled(words[place % BLOCK_WORDS], left))
            set_colour(s, place, colour)
            counts -= 1 << 8 * colour
            left -= 1


@rule
def begin_round(s: State) -> None:
    """SA-4: roll the dice of the round. The pool stays empty if the dice are unknown."""
    r = s.round
    if s.dice[r] == UNKNOWN:
        return
    words = block(s.key, 0, ROLL, r, 0)
    for slot in range(dice_per_round(s)):
        die = die_at(s.dice[r], slot)
        if value_of(die) == 0:
            die = die_of(colour_of(die), 1 + scaled(words[slot], VALUES))
            s.dice[r] = with_die(s.dice[r], slot, die)
    s.pool = s.dice[r]
