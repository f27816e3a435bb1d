"""Move numbers, turn order and legal moves."""

from __future__ import annotations

from draftwork.games.sintra.constants import (
    COLOURS,
    JOKER,
    JOKERS,
    MAX_DRAWN,
    MAX_PLAYERS,
    ROUNDS,
    SOURCES,
    WINDOWS,
)
from draftwork.games.sintra.rules.panes import count
from draftwork.games.sintra.rules.strips import is_gone, joker_range, leftmost, open_places
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import Ints, ctz, rule
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import random_below

# Move 0 returns the glazier, and the next COLOURS moves keep a pane of a colour. The other moves take panes.
# Each source and colour has WAYS such moves: WAYS_PER_PLACE for each place, by the number of panes that go on
# jokers, and one that breaks all panes.
RETURN, KEEP = 0, 1
TAKE = KEEP + COLOURS
WAYS_PER_PLACE = JOKERS + 1
BREAK = WINDOWS * WAYS_PER_PLACE
WAYS = BREAK + 1
NUM_MOVES = TAKE + SOURCES * COLOURS * WAYS
# The number of legal moves is highest if every pane is the only one of its colour on its factory and fits on
# all strips: one way for each place, a second way for the strip with jokers, and the return of the glazier.
MAX_LEGAL_MOVES = 1 + MAX_DRAWN * (WINDOWS + 1)
# Every turn takes panes or returns the glazier, and no seat returns it twice without taking in between. Each
# side of a strip is completed at most once, which adds the move that keeps a pane.
MAX_PLIES = 2 * ROUNDS * MAX_DRAWN + MAX_PLAYERS + 2 * WINDOWS * MAX_PLAYERS


@rule
def to_move(s: State) -> int:
    """The seat to move, or NOBODY at the end."""
    return NOBODY if s.round == ROUNDS else s.player  # SI-17


@rule
def may_return(s: State, p: int) -> bool:
    """SI-13, SI-14: whether a seat may return the glazier."""
    target = leftmost(s, p)
    if target >= s.glazier[p]:
        return False
    if not s.return_over_gaps:
        for place in range(target + 1, s.glazier[p]):
            if is_gone(s, p, place):
                return False
    return True


@rule
def legal_moves(s: State, out: Ints) -> int:
    """Write the legal moves to `out` in ascending order and return their number."""
    if to_move(s) == NOBODY:
        return 0
    p = s.player
    if s.keeping != NONE:
        return _list_keeps(s, p, out)
    n = 0
    if may_return(s, p):
        out[0] = RETURN
        n = 1
    places = open_places(s, p)
    for source in range(SOURCES):
        if s.sources[source]:
            for colour in range(COLOURS):
                if count(s.sources[source], colour):
                    n = _list_takes(s, out, n, source, colour, places)
    return n


@rule
def _list_keeps(s: State, p: int, out: Ints) -> int:
    """SI-12b: write the moves that keep a pane to `out` and return their number."""
    n = 0
    for colour in range(COLOURS):
        if count(s.held[WINDOWS * p + s.keeping], colour):
            out[n] = KEEP + colour
            n += 1
    return n


@rule
def _list_takes(s: State, out: Ints, n: int, source: int, colour: int, places: int) -> int:
    """Append the moves that take a colour from a source to the n moves in `out`; return their new number."""
    first = TAKE + (source * COLOURS + colour) * WAYS
    panes = count(s.sources[source], colour)
    jokers = count(places, JOKER)
    fitting = count(places, colour) | jokers
    if fitting == 0:  # SI-10
        out[n] = first + BREAK
        return n + 1
    while fitting:
        place = ctz(fitting)
        fitting &= fitting - 1
        if jokers >> place & 1:
            spaces = s.open[WINDOWS * s.player + place]
            least, most = joker_range(panes, count(spaces, colour), count(spaces, JOKER))
            for k in range(least, most + 1):
                out[n] = first + place * WAYS_PER_PLACE + k
                n += 1
        else:
            out[n] = first + place * WAYS_PER_PLACE
            n += 1
    return n


@rule
def sample_move(s: State, rng: Ints, out: Ints) -> int:
    """A legal move with uniform probability. `out` is scratch space."""
    return out[random_below(rng, legal_moves(s, out))]
