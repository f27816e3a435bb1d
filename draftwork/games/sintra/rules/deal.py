"""The deal and the refills.

A refill gives every pane in the bag a random 32-bit word and draws the panes in ascending order of the words.
The j-th pane of a colour (both counted from 0) has word number 5 j + colour of the event and round. Word
number 16 i + k is word k of block i. Of equal words, the one of the lower colour comes first. Two bags that
differ in a few panes are therefore drawn in almost the same order. Panes that are poured from the tower into
the empty bag during a refill (SI-18) use the words of a separate event.
"""

from __future__ import annotations

from draftwork.games.sintra.constants import (
    COLOURS,
    FACTORIES,
    JOKER,
    MAX_DRAWN,
    PER_COLOUR,
    PER_FACTORY,
    ROUNDS,
    STRIPS,
    WINDOWS,
)
from draftwork.games.sintra.rules.panes import ONE_OF_EACH, count, one
from draftwork.games.sintra.rules.strips import side_spaces
from draftwork.games.sintra.state import State
from draftwork.kernel import Ints, rule
from draftwork.kernel.deal import KEY_WORDS, block, draw_below, shuffle

# Event numbers for the random stream.
(
    TRACK_EVENT,
    FIRST_ROUND_EVENT,
    STRIPS_EVENT,
    SIDES_EVENT,
    START_EVENT,
    REFILL_EVENT,
    POUR_EVENT,
) = range(1, 8)
PER_INTEGER = 18  # panes per integer of `drawn`
_WORDS_PER_BLOCK = 16


@rule
def deal(s: State, key: Ints) -> None:
    """Deal what the set-up leaves open, and fill the factories for the first round."""
    for i in range(KEY_WORDS):
        s.key[i] = key[i]
    if s.start < 0:  # SI-6
        s.start = draw_below(key, START_EVENT, 0, 0, s.players)
    s.player = s.start
    s.holder = s.start
    _deal_track(s)
    for seat in range(s.players):
        _deal_strips(s, seat)
    refill(s)


@rule
def _deal_track(s: State) -> None:
    """SI-5: the panes on the round track and in the bag."""
    if s.track[1] < 0:
        for colour in range(COLOURS):
            s.track[1 + colour] = s.sorting[colour] = colour
        shuffle(s.key, TRACK_EVENT, 0, s.sorting, COLOURS)
        for i in range(COLOURS):
            s.track[1 + i] = s.sorting[i]
            s.sorting[i] = 0
    if s.track[0] < 0:  # the bag holds equally many panes of each colour
        s.track[0] = draw_below(s.key, FIRST_ROUND_EVENT, 0, 0, COLOURS)
    s.bag = PER_COLOUR * ONE_OF_EACH
    for i in range(ROUNDS):
        s.bag -= one(s.track[i])


@rule
def _deal_strips(s: State, seat: int) -> None:
    """SI-3: the strips in random order with a random side up; joker sides begin face down."""
    first = WINDOWS * seat
    if s.strip[first] < 0:
        for i in range(STRIPS):
            s.sorting[i] = i
        shuffle(s.key, STRIPS_EVENT, seat, s.sorting, STRIPS)
        sides = draw_below(s.key, SIDES_EVENT, seat, 0, 1 << STRIPS)  # a bit for each strip
        for place in range(STRIPS):
            strip = s.sorting[place]
            s.sorting[place] = 0
            side = sides >> strip & 1
            if count(side_spaces(s, 2 * strip + side), JOKER) > 0:
                side = 1 - side
            s.strip[first + place] = 2 * strip + side
    for i in range(first, first + WINDOWS):
        s.open[i] = side_spaces(s, s.strip[i])


@rule
def refill(s: State) -> None:
    """SI-5, SI-18: draw the panes of a round onto the factories."""
    needed = PER_FACTORY * FACTORIES[s.players]
    n = _draw_fixed(s, needed)
    event = REFILL_EVENT
    while n < needed and s.bag + s.tower > 0:
        if s.bag == 0:
            _pour(s)
            event = POUR_EVENT
        n = _draw(s, event, n, needed)


@rule
def _pour(s: State) -> None:
    """SI-18: pour the tower into the empty bag."""
    s.bag = s.tower
    s.tower = 0


@rule
def _draw_fixed(s: State, needed: int) -> int:
    """Draw the panes that the set-up fixed, skip those not in the bag, and return the number drawn."""
    at = 2 * s.round
    low, high = s.drawn[at], s.drawn[at + 1]
    s.drawn[at] = s.drawn[at + 1] = 0
    n = 0
    for i in range(MAX_DRAWN):
        pane = (low >> 3 * i if i < PER_INTEGER else high >> 3 * (i - PER_INTEGER)) & 7
        if pane and n < needed:
            if s.bag == 0:
                _pour(s)
            if count(s.bag, pane - 1) > 0:
                _put(s, n, pane - 1)
                n += 1
    return n


@rule
def _draw(s: State, event: int, n: int, needed: int) -> int:
    """Draw from the bag until the refill has `needed` panes or the bag is empty.

    The refill has `n` panes before; return the new number.
    """
    most = 0
    for colour in range(COLOURS):
        most = max(most, count(s.bag, colour))
    found = 0
    for counter in range((COLOURS * most + _WORDS_PER_BLOCK - 1) // _WORDS_PER_BLOCK):
        words = block(s.key, counter, event, s.round, 0)
        j, colour = _WORDS_PER_BLOCK * counter // COLOURS, _WORDS_PER_BLOCK * counter % COLOURS
        for k in range(_WORDS_PER_BLOCK):
            if j < count(s.bag, colour):
                found = _insert(s.sorting, found, needed - n, words[k] << 3 | colour)
            colour += 1
            if colour == COLOURS:
                j, colour = j + 1, 0
    for i in range(found):
        _put(s, n + i, s.sorting[i] & 7)
        s.sorting[i] = 0
    return n + found


@rule
def _insert(row: Ints, n: int, room: int, value: int) -> int:
    """Insert a value into a row of n ascending values. The row keeps the `room` smallest ones.

    Return the new length.
    """
    if n == room:
        if value >= row[n - 1]:
            return n
        n -= 1
    at = n
    while at > 0 and row[at - 1] > value:
        row[at] = row[at - 1]
        at -= 1
    row[at] = value
    return n + 1


@rule
def _put(s: State, i: int, colour: int) -> None:
    """Move the i-th pane of a refill from the bag to its factory."""
    s.bag -= one(colour)
    s.sources[i // PER_FACTORY] += one(colour)
    s.drawn[2 * s.round + i // PER_INTEGER] |= (colour + 1) << 3 * (i % PER_INTEGER)
