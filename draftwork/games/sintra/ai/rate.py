"""What each move is worth at first sight: the Apprentice, and the hand that plays out a search's rounds."""

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
    hidden_cost,
    lacking,
    second_chance,
    spaces_from,
    time_left,
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
from draftwork.games.sintra.rules.apply import side_up
from draftwork.games.sintra.rules.deal import spaces
from draftwork.games.sintra.rules.panes import count, one
from draftwork.games.sintra.rules.scoring import palace
from draftwork.games.sintra.rules.turns import BREAK, GONE, KEEP, RETURN, TAKE, WAYS, WAYS_OF_PLACE
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import Batch, Floats, Ints, rule

TURN = 0.63  # a turn spent on the glazier's way back
EXPOSED = 0.37  # a pane on the table that would break if the player had to take it
# What a survey of the player's places leaves in the spare state, in thousandths of a point.
GAIN, WORTH, LACK, BEFORE = 0, WINDOWS, 2 * WINDOWS, 3 * WINDOWS
WAY, ROOM = 0, WINDOWS  # likewise: the cost of the glazier's place, and the open spaces from there on
FINE = 1000.0


@rule
def rate(s: State, moves: Ints, n: int, ratings: Floats, spare: Batch[State]) -> None:
    p = s.player
    left = time_left(s)
    if s.keeping != NONE:
        panes = palace(s, p)
        for i in range(n):
            ratings[i] = colour_value(s, p, panes, moves[i] - KEEP, left) if s.side else 0.0
        return
    notes = spare[0].scored
    reach = spare[0].held
    table = survey(s, p, left, notes, reach)
    standing = broken_cost(s, s.row[p], left) + reach[WAY + s.glazier[p]] / FINE
    for i in range(n):
        if moves[i] == RETURN:
            home = glazier_home(s, p)
            risk = _exposure(s, table, reach[ROOM + home])
            ratings[i] = reach[WAY + s.glazier[p]] / FINE - reach[WAY + home] / FINE - risk - TURN
        else:
            ratings[i] = _rate_take(s, p, left, moves[i], table, standing, notes, reach)


@rule
def survey(s: State, p: int, left: int, notes: Ints, reach: Ints) -> int:
    """For each place: what its strip gains when completed now, its worth when completed some time, what it
    lacks and what it counts for before the move; and what the glazier's standing there means.
    Return the panes on the table."""
    again = second_chance(left)
    best = best_panes(s, p)
    every = spaces_from(s, p, 0)
    right = 0.0
    sure = room = table = 0
    for window in range(WINDOWS - 1, -1, -1):
        i = WINDOWS * p + window
        points = s.window_points[WINDOWS * s.side + window]
        room += s.open[i]
        reach[ROOM + window] = room
        reach[WAY + window] = int(FINE * hidden_cost(every, room, left))
        filled = s.frames[i] > 0
        if s.frames[i] < GONE:
            lacks = lacking(s.open[i])
            likely = chance(left, lacks)
            frame = frame_value(s, p, window, left, best)
            worth = points + right + COLOUR_POINTS + frame
            gain = points + sure + frame
            if not filled:
                gain += worth * chance(left, lacking(spaces(s, side_up(s, i) ^ 1)))
                worth *= 1.0 + again
            notes[GAIN + window] = int(FINE * gain)
            notes[WORTH + window] = int(FINE * worth)
            notes[LACK + window] = lacks
            notes[BEFORE + window] = int(
                FINE * (likely * worth + (1.0 - likely) * LEFT_OVER * (SPACES - s.open[i] % 255))
            )
            right += points * (1.0 if filled else LATER * likely)
        else:
            right += points
        if filled:
            sure += points
    _note_lift(s, p, left, notes, again)
    for source in range(SOURCES):
        table += s.sources[source]
    return table


@rule
def _note_lift(s: State, p: int, left: int, notes: Ints, again: float) -> None:
    """A pane in a window that had none raises what every strip to its left will score."""
    coming = 0.0
    for window in range(WINDOWS):
        i = WINDOWS * p + window
        if s.frames[i] < GONE:
            likely = chance(left, notes[LACK + window])
            if s.frames[i] == 0:
                points = s.window_points[WINDOWS * s.side + window]
                notes[GAIN + window] += int(FINE * points * coming * (1.0 - LATER * likely))
                likely *= 1.0 + again
            coming += likely


@rule
def _rate_take(
    s: State, p: int, left: int, move: int, table: int, standing: float, notes: Ints, reach: Ints
) -> float:
    pair, way = (move - TAKE) // WAYS, (move - TAKE) % WAYS
    colour = pair % COLOURS
    panes = count(s.sources[pair // COLOURS], colour)
    table -= panes * one(colour)
    value = 0.0
    steps = panes
    glazier = s.glazier[p]
    room = reach[ROOM + glazier]
    if way != BREAK:
        place, on_jokers = way // WAYS_OF_PLACE, way % WAYS_OF_PLACE
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
                room += spaces(s, side_up(s, i) ^ 1)
            value = notes[GAIN + place] / FINE + _colours(s, p, s.held[i], colour, placed, left)
        else:
            likely = chance(left, lacks)
            held = SPACES - s.open[i] % 255 + placed
            value = likely * notes[WORTH + place] / FINE + (1.0 - likely) * LEFT_OVER * held
        value -= notes[BEFORE + place] / FINE
    if s.marker and pair // COLOURS == CENTRE:
        steps += 1
        if s.round < ROUNDS - 1:
            value += START
    value -= _falling(s, p, steps, left) + reach[WAY + glazier] / FINE - standing
    return value - _exposure(s, table, room)


@rule
def _exposure(s: State, table: int, room: int) -> float:
    """What is to be feared of panes on the table that have no room on the strips in reach."""
    homeless = 0
    for colour in range(COLOURS):
        homeless += max(0, count(table, colour) - count(room, colour))
    return EXPOSED * max(0, homeless - count(room, JOKER)) / s.players


@rule
def _falling(s: State, p: int, steps: int, left: int) -> float:
    """What so many steps down lead to."""
    row = s.row[p] + steps
    falls = row // BOTTOM
    return broken_cost(s, row - BOTTOM * falls, left) - falls * s.rows[BOTTOM]


@rule
def _colours(s: State, p: int, held: int, colour: int, placed: int, left: int) -> float:
    """What the colours of a strip completed with these panes bring: SI-12a, and the one kept on side B."""
    points = count(held, s.track[s.round])
    if colour == s.track[s.round]:
        points += placed
    kept = 0.0
    if s.side:
        panes = palace(s, p)
        for other in range(COLOURS):
            if other == colour or count(held, other):
                kept = max(kept, colour_value(s, p, panes, other, left))
    return points + kept
