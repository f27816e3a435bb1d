"""The effect of a legal move on the state."""

from __future__ import annotations

from draftwork.games.sintra.constants import BOTTOM, CENTRE, COLOURS, JOKER, ROUNDS, SOURCES, WINDOWS
from draftwork.games.sintra.rules.deal import refill
from draftwork.games.sintra.rules.panes import count, one
from draftwork.games.sintra.rules.scoring import bonus_points, pane_points
from draftwork.games.sintra.rules.strips import GONE, leftmost, side_spaces, side_up
from draftwork.games.sintra.rules.turns import BREAK, KEEP, RETURN, TAKE, WAYS, WAYS_PER_PLACE
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import rule


@rule
def apply(s: State, move: int) -> None:
    """Play a legal move."""
    p = s.player
    if move == RETURN:  # SI-13
        s.glazier[p] = leftmost(s, p)
    elif move < TAKE:
        _keep(s, p, move - KEEP)
    else:
        pair, way = (move - TAKE) // WAYS, (move - TAKE) % WAYS
        panes = _take(s, p, pair // COLOURS, pair % COLOURS)
        _place(s, p, panes, pair % COLOURS, way)
    if s.keeping == NONE:
        _end_turn(s)


@rule
def _take(s: State, p: int, source: int, colour: int) -> int:
    """SI-7: take the panes of a colour from a source; return their number."""
    panes = count(s.sources[source], colour)
    s.sources[source] -= panes * one(colour)
    if source != CENTRE:
        s.sources[CENTRE] += s.sources[source]
        s.sources[source] = 0
    elif s.marker:
        s.marker = 0
        s.holder = p
        _step_down(s, p, 1)
    return panes


@rule
def _place(s: State, p: int, panes: int, colour: int, way: int) -> None:
    """SI-8 to SI-10, SI-12: place panes, break those that do not fit, and score a strip that is now full."""
    placed = 0
    i = WINDOWS * p + way // WAYS_PER_PLACE
    if way != BREAK:
        s.glazier[p] = way // WAYS_PER_PLACE
        on_jokers = way % WAYS_PER_PLACE
        on_colour = min(panes - on_jokers, count(s.open[i], colour))
        placed = on_jokers + on_colour
        s.open[i] -= on_jokers * one(JOKER) + on_colour * one(colour)
        s.held[i] += placed * one(colour)
    s.tower += (panes - placed) * one(colour)  # SI-9
    _step_down(s, p, panes - placed)
    if placed and s.open[i] == 0:
        points = count(s.held[i], s.track[s.round])  # SI-12a
        s.colour_points[p] += points
        s.score[p] += points
        s.keeping = way // WAYS_PER_PLACE


@rule
def _step_down(s: State, p: int, steps: int) -> None:
    """SI-15: move down the broken-glass track."""
    for _ in range(steps):
        s.row[p] += 1
        if s.row[p] == BOTTOM:
            s.row[p] = 0
            s.falls[p] += 1
            _lose(s, p, -s.rows[BOTTOM])


@rule
def _lose(s: State, p: int, points: int) -> None:
    """SI-16: lose points; with the option, the score stays at zero or above."""
    if s.floor_at_zero and points > s.score[p]:
        s.forgiven[p] += points - s.score[p]
        points = s.score[p]
    s.score[p] -= points


@rule
def _keep(s: State, p: int, colour: int) -> None:
    """SI-12b, SI-12c: keep one pane in the window, score it, and flip or remove the strip."""
    i = WINDOWS * p + s.keeping
    s.tower += s.held[i] - one(colour)
    s.held[i] = 0
    if s.frames[i] == 0:
        s.frames[i] = colour + 1
        s.open[i] = side_spaces(s, side_up(s, i))
    else:
        s.frames[i] += GONE * (colour + 1)
    points = window_value(s, p, s.keeping)
    s.scored[i] += points
    s.score[p] += points
    s.keeping = NONE


@rule
def window_value(s: State, p: int, window: int) -> int:
    """SI-12c: the number under a window plus the numbers under all windows to its right with a pane."""
    points = s.window_points[WINDOWS * s.side + window]
    for w in range(window + 1, WINDOWS):
        if s.frames[WINDOWS * p + w]:
            points += s.window_points[WINDOWS * s.side + w]
    return points


@rule
def _end_turn(s: State) -> None:
    """Pass the turn on; after the last pane, end the round (SI-17) or the match."""
    for source in range(SOURCES):
        if s.sources[source]:
            s.player = (s.player + 1) % s.players  # SI-6
            return
    s.tower += one(s.track[s.round])  # SI-17
    s.round += 1
    if s.round == ROUNDS:
        _final_scoring(s)
    else:
        s.player = s.holder  # SI-6, SI-18
        s.marker = 1
        refill(s)


@rule
def _final_scoring(s: State) -> None:
    """SI-19, SI-20: add the final points of all seats."""
    for seat in range(s.players):
        s.score[seat] += pane_points(s, seat)
        _lose(s, seat, -s.rows[s.row[seat]])
        s.score[seat] += bonus_points(s, seat)
