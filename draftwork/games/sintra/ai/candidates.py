"""Candidate moves of the search: all legal moves except two kinds that gain nothing.

These are the choice of the colour to keep on side A, and placements with more jokers than necessary.
"""

from __future__ import annotations

from draftwork.games.sintra.constants import COLOURS, JOKER, MAX_DRAWN, SOURCES, WINDOWS
from draftwork.games.sintra.rules.panes import count
from draftwork.games.sintra.rules.strips import joker_range, open_places
from draftwork.games.sintra.rules.turns import (
    BREAK,
    KEEP,
    RETURN,
    TAKE,
    WAYS,
    WAYS_PER_PLACE,
    may_return,
    to_move,
)
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import Ints, ctz, rule
from draftwork.kernel.generics import NOBODY

MAX_CANDIDATES = 1 + MAX_DRAWN * WINDOWS


@rule
def candidates(s: State, out: Ints) -> int:
    """Write the candidate moves to `out` and return their number."""
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
    """Write the moves that keep a pane to `out` and return their number.

    On side A the colour in a window does not score. Only the most common colour of the strip is listed there.
    """
    held = s.held[WINDOWS * p + s.keeping]
    n = most = 0
    for colour in range(COLOURS):
        panes = count(held, colour)
        if panes and (s.side or panes > most):
            most = panes
            n = n * s.side
            out[n] = KEEP + colour
            n += 1
    return n


@rule
def _list_takes(s: State, out: Ints, n: int, source: int, colour: int, places: int) -> int:
    """Append the moves that take a colour from a source to the n moves in `out`; return their new number.

    Each uses as few jokers as the rules allow, because an empty joker space takes every colour later.
    """
    first = TAKE + (source * COLOURS + colour) * WAYS
    panes = count(s.sources[source], colour)
    fitting = count(places, colour) | count(places, JOKER)
    if fitting == 0:
        out[n] = first + BREAK
        return n + 1
    while fitting:
        place = ctz(fitting)
        fitting &= fitting - 1
        spaces = s.open[WINDOWS * s.player + place]
        least, _ = joker_range(panes, count(spaces, colour), count(spaces, JOKER))
        out[n] = first + place * WAYS_PER_PLACE + least
        n += 1
    return n
