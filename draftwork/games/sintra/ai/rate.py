"""Ratings of moves in points, by the model of `estimate`."""

from __future__ import annotations

from draftwork.games.sintra.ai.estimate import (
    COLOUR_POINTS,
    LATER,
    LEFT_OVER,
    START,
    best_panes,
    broken_cost,
    chance,
    colour_value,
    frame_value,
    glazier_home,
    lacking,
    second_chance,
    spaces_from,
    time_left,
    unreached_cost,
)
from draftwork.games.sintra.constants import (
    BOTTOM,
    CENTRE,
    COLOURS,
    JOKER,
    ROUNDS,
    SOURCES,
    SPACES,
    WINDOWS,
)
from draftwork.games.sintra.rules.panes import count, one
from draftwork.games.sintra.rules.scoring import palace_panes
from draftwork.games.sintra.rules.strips import GONE, side_spaces, side_up
from draftwork.games.sintra.rules.turns import BREAK, KEEP, RETURN, TAKE, WAYS, WAYS_PER_PLACE
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import Batch, Floats, Ints, rule

TURN = 0.63  # cost of the turn that returns the glazier
EXPOSED = 0.37  # cost of a pane on the table that would break if the seat had to take it
# `_survey` stores its results in two arrays of a spare state, one value per place. Points are in thousandths.
# In `scored`: the points gained if the strip is completed by this move, the points if it is completed later,
# what it lacks, and its expected points before the move.
GAIN, WORTH, LACK, BEFORE = 0, WINDOWS, 2 * WINDOWS, 3 * WINDOWS
# In `held`: the cost of unreached spaces with the glazier at this place, and the empty spaces from it on.
UNREACHED_COST, ROOM = 0, WINDOWS
PRECISION = 1000.0


@rule
def rate(s: State, moves: Ints, n: int, ratings: Floats, spare: Batch[State]) -> None:
    """Write a rating in points for each of the first `n` moves. `spare[0]` is scratch space."""
    p = s.player
    left = time_left(s)
    if s.keeping != NONE:
        panes = palace_panes(s, p)
        for i in range(n):
            ratings[i] = colour_value(s, p, panes, moves[i] - KEEP, left) if s.side else 0.0
        return
    survey = spare[0]
    table = _survey(s, left, survey)
    reach = survey.held
    standing = broken_cost(s, s.row[p], left) + reach[UNREACHED_COST + s.glazier[p]] / PRECISION
    for i in range(n):
        if moves[i] == RETURN:
            home = glazier_home(s, p)
            exposure = _exposure(s, table, reach[ROOM + home])
            ratings[i] = (
                reach[UNREACHED_COST + s.glazier[p]] / PRECISION
                - reach[UNREACHED_COST + home] / PRECISION
                - exposure
                - TURN
            )
        else:
            ratings[i] = _rate_take(s, left, moves[i], table, standing, survey)


@rule
def _survey(s: State, left: int, survey: State) -> int:
    """Write the survey of the places of the seat to move to a spare state; return the panes on the table."""
    p = s.player
    notes, reach = survey.scored, survey.held
    again = second_chance(left)
    best = best_panes(s, p)
    every = spaces_from(s, p, 0)
    right = 0.0  # expected points under the windows to the right, when this strip is completed
    sure = 0  # points under the windows to the right that hold a pane now
    room = table = 0
    for window in range(WINDOWS - 1, -1, -1):
        i = WINDOWS * p + window
        points = s.window_points[WINDOWS * s.side + window]
        room += s.open[i]
        reach[ROOM + window] = room
        reach[UNREACHED_COST + window] = int(PRECISION * unreached_cost(every, room, left))
        filled = s.frames[i] > 0
        if s.frames[i] < GONE:
            lacks = lacking(s.open[i])
            likely = chance(left, lacks)
            frame = frame_value(s, p, window, left, best)
            worth = points + right + COLOUR_POINTS + frame
            gain = points + sure + frame
            if not filled:
                gain += worth * chance(left, lacking(side_spaces(s, side_up(s, i) ^ 1)))
                worth *= 1.0 + again
            notes[GAIN + window] = int(PRECISION * gain)
            notes[WORTH + window] = int(PRECISION * worth)
            notes[LACK + window] = lacks
            notes[BEFORE + window] = int(
                PRECISION * (likely * worth + (1.0 - likely) * LEFT_OVER * (SPACES - s.open[i] % 255))
            )
            right += points * (1.0 if filled else LATER * likely)
        else:
            right += points
        if filled:
            sure += points
    _add_raised_scores(s, p, left, notes, again)
    for source in range(SOURCES):
        table += s.sources[source]
    return table


@rule
def _add_raised_scores(s: State, p: int, left: int, notes: Ints, again: float) -> None:
    """Add the raised scores to the gains: a pane in an empty window counts for later strips to its left."""
    coming = 0.0
    for window in range(WINDOWS):
        i = WINDOWS * p + window
        if s.frames[i] < GONE:
            likely = chance(left, notes[LACK + window])
            if s.frames[i] == 0:
                points = s.window_points[WINDOWS * s.side + window]
                notes[GAIN + window] += int(PRECISION * points * coming * (1.0 - LATER * likely))
                likely *= 1.0 + again
            coming += likely


@rule
def _rate_take(s: State, left: int, move: int, table: int, standing: float, survey: State) -> float:
    """Rate a move that takes panes.

    `table` holds the panes on the table before the move. `standing` is the cost of the broken glass and of
    unreached spaces before the move.
    """
    p = s.player
    notes, reach = survey.scored, survey.held
    pair, way = (move - TAKE) // WAYS, (move - TAKE) % WAYS
    colour = pair % COLOURS
    panes = count(s.sources[pair // COLOURS], colour)
    table -= panes * one(colour)
    value = 0.0
    steps = panes
    glazier = s.glazier[p]
    room = reach[ROOM + glazier]
    if way != BREAK:
        place, on_jokers = way // WAYS_PER_PLACE, way % WAYS_PER_PLACE
        glazier = place
        i = WINDOWS * p + place
        fitting = count(s.open[i], colour)
        on_colour = min(panes - on_jokers, fitting)
        placed = on_jokers + on_colour
        steps -= placed
        room = reach[ROOM + place] - on_colour * one(colour) - on_jokers * one(JOKER)
        lacks = notes[LACK + place] - placed - (1 if fitting and on_colour == fitting else 0)
        if lacks == 0:
            if s.frames[i] == 0:
                room += side_spaces(s, side_up(s, i) ^ 1)
            value = notes[GAIN + place] / PRECISION + _colour_points(s, p, s.held[i], colour, placed, left)
        else:
            likely = chance(left, lacks)
            held = SPACES - s.open[i] % 255 + placed
            value = likely * notes[WORTH + place] / PRECISION + (1.0 - likely) * LEFT_OVER * held
        value -= notes[BEFORE + place] / PRECISION
    if s.marker and pair // COLOURS == CENTRE:
        steps += 1
        if s.round < ROUNDS - 1:
            value += START
    value -= _cost_after(s, p, steps, left) + reach[UNREACHED_COST + glazier] / PRECISION - standing
    return value - _exposure(s, table, room)


@rule
def _exposure(s: State, table: int, room: int) -> float:
    """The expected cost of panes on the table that have no room on the strips in reach (`room`)."""
    without_room = 0
    for colour in range(COLOURS):
        without_room += max(0, count(table, colour) - count(room, colour))
    return EXPOSED * max(0, without_room - count(room, JOKER)) / s.players


@rule
def _cost_after(s: State, p: int, steps: int, left: int) -> float:
    """The expected cost of the broken-glass track after a number of steps down."""
    row = s.row[p] + steps
    falls = row // BOTTOM
    return broken_cost(s, row - BOTTOM * falls, left) - falls * s.rows[BOTTOM]


@rule
def _colour_points(s: State, p: int, held: int, colour: int, placed: int, left: int) -> float:
    """The points of a completed strip that depend on colours: SI-12a, and the pane kept on side B."""
    points = count(held, s.track[s.round])
    if colour == s.track[s.round]:
        points += placed
    kept = 0.0
    if s.side:
        panes = palace_panes(s, p)
        for other in range(COLOURS):
            if other == colour or count(held, other):
                kept = max(kept, colour_value(s, p, panes, other, left))
    return points + kept
