"""The legality check of a move. Its result is LEGAL or the code of a reason."""

from __future__ import annotations

from draftwork.games.sintra.constants import CENTRE, COLOURS, FACTORIES, JOKER, WINDOWS
from draftwork.games.sintra.rules.panes import count
from draftwork.games.sintra.rules.strips import is_gone, joker_range, leftmost, open_places
from draftwork.games.sintra.rules.turns import (
    BREAK,
    KEEP,
    NUM_MOVES,
    RETURN,
    TAKE,
    WAYS,
    WAYS_PER_PLACE,
    may_return,
    to_move,
)
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import rule
from draftwork.kernel.generics import NOBODY

(
    LEGAL,
    NO_SUCH_MOVE,
    MATCH_OVER,
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
def illegality(s: State, move: int) -> int:
    """LEGAL, or the code of the reason why a move is illegal."""
    if move < 0 or move >= NUM_MOVES:
        return NO_SUCH_MOVE
    if to_move(s) == NOBODY:
        return MATCH_OVER
    p = s.player
    if KEEP <= move < TAKE:
        if s.keeping == NONE:
            return NOTHING_TO_KEEP
        return LEGAL if count(s.held[WINDOWS * p + s.keeping], move - KEEP) else NOT_ON_STRIP
    if s.keeping != NONE:
        return KEEP_FIRST
    if move == RETURN:
        return return_illegality(s, p)
    pair, way = (move - TAKE) // WAYS, (move - TAKE) % WAYS
    return _take_illegality(s, p, pair // COLOURS, pair % COLOURS, way)


@rule
def return_illegality(s: State, p: int) -> int:
    """SI-13, SI-14: LEGAL, or the reason why a seat may not return the glazier."""
    target = leftmost(s, p)
    if target == s.glazier[p]:
        return AT_LEFTMOST
    if target > s.glazier[p]:
        return NO_STRIP_LEFT
    return LEGAL if may_return(s, p) else OVER_GAP


@rule
def _take_illegality(s: State, p: int, source: int, colour: int, way: int) -> int:
    """LEGAL, or the reason why a seat may not take a colour from a source and place it by `way`."""
    if source != CENTRE and source >= FACTORIES[s.players]:
        return NO_FACTORY
    panes = count(s.sources[source], colour)
    if panes == 0:
        return NO_PANES
    if way == BREAK:
        places = open_places(s, p)
        return MUST_PLACE if count(places, colour) | count(places, JOKER) else LEGAL
    place = way // WAYS_PER_PLACE
    reason = placing_illegality(s, p, place, colour)
    if reason == LEGAL:
        spaces = s.open[WINDOWS * p + place]
        least, most = joker_range(panes, count(spaces, colour), count(spaces, JOKER))
        if not least <= way % WAYS_PER_PLACE <= most:
            return WRONG_JOKERS
    return reason


@rule
def placing_illegality(s: State, p: int, place: int, colour: int) -> int:
    """LEGAL, or the reason why panes of a colour cannot go on the strip at a place."""
    if is_gone(s, p, place):
        return STRIP_GONE
    if place < s.glazier[p]:  # SI-8
        return LEFT_OF_GLAZIER
    spaces = s.open[WINDOWS * p + place]
    if count(spaces, colour) + count(spaces, JOKER) == 0:
        return NO_SPACE
    return LEGAL
