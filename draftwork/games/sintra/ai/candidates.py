"""Which moves bots look at: all but two kinds that lose nothing by being left out."""

from __future__ import annotations

from draftwork.games.sintra.constants import COLOURS, JOKER, MOST_DRAWN, SOURCES, WINDOWS
from draftwork.games.sintra.rules.panes import count
from draftwork.games.sintra.rules.turns import (
    BREAK,
    KEEP,
    LEGAL,
    RETURN,
    TAKE,
    WAYS,
    WAYS_OF_PLACE,
    joker_range,
    open_places,
    to_move,
    why_no_return,
)
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import Ints, ctz, rule
from draftwork.kernel.generics import NOBODY

MOST_CANDIDATES = 1 + MOST_DRAWN * WINDOWS


@rule
def candidates(s: State, out: Ints) -> int:
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
                    n = _list_take(s, out, n, first, panes, colour, count(places, colour) | jokers)
    return n


@rule
def _list_keeps(s: State, p: int, out: Ints) -> int:
    """On side A the colour in the window counts for nothing: one choice will do, the most common pane."""
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
def _list_take(s: State, out: Ints, n: int, first: int, panes: int, colour: int, fitting: int) -> int:
    """As few panes on jokers as the rules allow: a joker left open takes every colour."""
    if fitting == 0:
        out[n] = first + BREAK
        return n + 1
    while fitting:
        place = ctz(fitting)
        fitting &= fitting - 1
        space = s.open[WINDOWS * s.player + place]
        least, _ = joker_range(panes, count(space, colour), count(space, JOKER))
        out[n] = first + place * WAYS_OF_PLACE + least
        n += 1
    return n
