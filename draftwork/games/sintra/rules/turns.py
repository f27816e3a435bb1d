"""Stained Glass of Sintra: the numbers of moves, and what may be played."""

from __future__ import annotations

from draftwork.games.sintra.constants import (
    CENTRE,
    COLOURS,
    FACTORIES,
    JOKER,
    JOKERS,
    MOST_DRAWN,
    ROUNDS,
    SEATS,
    SOURCES,
    WINDOWS,
)
from draftwork.games.sintra.rules.panes import count
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import Ints, ctz, rule
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import random_below

# Move 0 returns the glazier; the next COLOURS keep a pane of a colour. Then each source and colour has WAYS
# moves: a place and how many panes go on jokers, and as the last, to break all.
RETURN, KEEP = 0, 1
TAKE = KEEP + COLOURS
WAYS_OF_PLACE = JOKERS + 1
BREAK = WINDOWS * WAYS_OF_PLACE
WAYS = BREAK + 1
MOVES = TAKE + SOURCES * COLOURS * WAYS
# Every pane on the table its own colour on its factory: each place once, the one with jokers twice.
MOST_MOVES = 1 + MOST_DRAWN * (WINDOWS + 1)
# Every turn but returns takes a pane, and nobody returns twice without taking; each strip is kept from twice.
LONGEST = 2 * ROUNDS * MOST_DRAWN + SEATS + 2 * WINDOWS * SEATS
GONE = 8  # `frames` of a window with both panes: its strip is gone
_ONES = sum(1 << 8 * kind for kind in range(JOKER + 1))

(
    LEGAL,
    NO_SUCH,
    OVER,
    KEEP_FIRST,
    NOTHING_TO_KEEP,
    NOT_ON_STRIP,
    AT_LEFTMOST,
    NO_STRIP_LEFT,
    OVER_GAP,
    NO_FACTORY,
    NO_PANES,
    LEFT_OF_GLAZIER,
    STRIP_GONE,
    NO_SPACE,
    WRONG_JOKERS,
    MUST_PLACE,
) = range(16)


@rule
def to_move(s: State) -> int:
    return NOBODY if s.round == ROUNDS else s.player  # SI-17


@rule
def open_places(s: State, p: int) -> int:
    """SI-8: for each kind of space a byte whose bits say where, from the glazier on, such a space is open."""
    found = 0
    for place in range(s.glazier[p], WINDOWS):
        n = s.open[WINDOWS * p + place]
        found |= ((n | n >> 1 | n >> 2) & _ONES) << place
    return found


@rule
def joker_range(n: int, coloured: int, jokers: int) -> tuple[int, int]:
    """SI-9, SI-11: the fewest and the most of n panes that may go on jokers, with so many spaces open."""
    return max(0, min(n, coloured + jokers) - coloured), min(jokers, n)


@rule
def legal_moves(s: State, out: Ints) -> int:
    if to_move(s) == NOBODY:
        return 0
    p = s.player
    if s.keeping != NONE:
        return _list_keeps(s, p, out)
    n = 0
    if why_no_return(s, p) == LEGAL:
        out[0] = RETURN
        n = 1
    places = open_places(s, p)
    jokers = count(places, JOKER)
    for source in range(SOURCES):
        if s.sources[source]:
            for colour in range(COLOURS):
                panes = count(s.sources[source], colour)
                if panes:
                    first = TAKE + (source * COLOURS + colour) * WAYS
                    fitting = count(places, colour) | jokers
                    n = _list_take(s, out, n, first, panes, colour, fitting, jokers)
    return n


@rule
def _list_keeps(s: State, p: int, out: Ints) -> int:
    """SI-12b."""
    n = 0
    for colour in range(COLOURS):
        if count(s.held[WINDOWS * p + s.keeping], colour):
            out[n] = KEEP + colour
            n += 1
    return n


@rule
def _list_take(
    s: State, out: Ints, n: int, first: int, panes: int, colour: int, fitting: int, jokers: int
) -> int:
    if fitting == 0:  # SI-10
        out[n] = first + BREAK
        return n + 1
    while fitting:
        place = ctz(fitting)
        fitting &= fitting - 1
        if jokers >> place & 1:
            space = s.open[WINDOWS * s.player + place]
            least, most = joker_range(panes, count(space, colour), count(space, JOKER))
            for k in range(least, most + 1):
                out[n] = first + place * WAYS_OF_PLACE + k
                n += 1
        else:
            out[n] = first + place * WAYS_OF_PLACE
            n += 1
    return n


@rule
def sample_move(s: State, rng: Ints, out: Ints) -> int:
    return out[random_below(rng, legal_moves(s, out))]


@rule
def is_gone(s: State, p: int, place: int) -> bool:
    return s.frames[WINDOWS * p + place] >= GONE


@rule
def leftmost(s: State, p: int) -> int:
    """The place of the leftmost strip that remains; WINDOWS if none does."""
    place = 0
    while place < WINDOWS and is_gone(s, p, place):
        place += 1
    return place


@rule
def why_no_return(s: State, p: int) -> int:
    """SI-13, SI-14."""
    target = leftmost(s, p)
    if target == s.glazier[p]:
        return AT_LEFTMOST
    if target > s.glazier[p]:
        return NO_STRIP_LEFT
    if not s.return_over_gaps:
        for place in range(target + 1, s.glazier[p]):
            if is_gone(s, p, place):
                return OVER_GAP
    return LEGAL


@rule
def refuse(s: State, move: int) -> int:
    if move < 0 or move >= MOVES:
        return NO_SUCH
    if to_move(s) == NOBODY:
        return OVER
    p = s.player
    if KEEP <= move < TAKE:
        if s.keeping == NONE:
            return NOTHING_TO_KEEP
        return LEGAL if count(s.held[WINDOWS * p + s.keeping], move - KEEP) else NOT_ON_STRIP
    if s.keeping != NONE:
        return KEEP_FIRST
    if move == RETURN:
        return why_no_return(s, p)
    pair, way = (move - TAKE) // WAYS, (move - TAKE) % WAYS
    return _refuse_take(s, p, pair // COLOURS, pair % COLOURS, way)


@rule
def _refuse_take(s: State, p: int, source: int, colour: int, way: int) -> int:
    if source != CENTRE and source >= FACTORIES[s.players]:
        return NO_FACTORY
    panes = count(s.sources[source], colour)
    if panes == 0:
        return NO_PANES
    if way == BREAK:
        places = open_places(s, p)
        return MUST_PLACE if count(places, colour) | count(places, JOKER) else LEGAL
    place = way // WAYS_OF_PLACE
    reason = why_not_there(s, p, place, colour)
    if reason == LEGAL:
        space = s.open[WINDOWS * p + place]
        least, most = joker_range(panes, count(space, colour), count(space, JOKER))
        if not least <= way % WAYS_OF_PLACE <= most:
            return WRONG_JOKERS
    return reason


@rule
def why_not_there(s: State, p: int, place: int, colour: int) -> int:
    """Why panes of a colour cannot go to the strip at a place, or LEGAL."""
    if is_gone(s, p, place):
        return STRIP_GONE
    if place < s.glazier[p]:  # SI-8
        return LEFT_OF_GLAZIER
    space = s.open[WINDOWS * p + place]
    if count(space, colour) + count(space, JOKER) == 0:
        return NO_SPACE
    return LEGAL
