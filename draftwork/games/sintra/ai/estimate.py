"""What a player can expect: points on the board, and what strips, windows and broken glass will still bring.

One idea carries both `estimate` and `rate` (in `ratings`): a strip that lacks little will be completed with
some chance, which shrinks as time runs out, and is then worth what its window scores by then.
"""

from __future__ import annotations

from draftwork.games.sintra.constants import (
    BOTTOM,
    COLOURS,
    FACTORIES,
    PER_FACTORY,
    ROUNDS,
    SIDES,
    SOURCES,
    SPACES,
    WINDOWS,
)
from draftwork.games.sintra.rules.panes import ONE_OF_EACH, count, total
from draftwork.games.sintra.rules.scoring import (
    best_colour,
    bonus_points,
    frames_around,
    glazed_windows,
    palace,
)
from draftwork.games.sintra.rules.turns import GONE, leftmost
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import float_array, popcount, rule
from draftwork.kernel.curves import plain_exp

STAGES = ROUNDS * len(SIDES)
QUARTERS = 4  # of a round: the unit of the time that is left
LACKS = SPACES + COLOURS + 1  # what a strip can lack: spaces and colours, see `lacking`

# A strip is half likely to be completed if it lacks HALF_AT + HALF_STEP a round; SLOPE says how sure that is.
HALF_AT, HALF_STEP = 0.46, 0.92
SLOPE_AT, SLOPE_STEP = 0.44, 0.51
FRESH = 7  # what a side lacks before it is begun, on average
LATER = 0.78  # the chance that an empty window to the right is glazed in time, beside that of its strip
SECOND = 1.29  # chance of the other side of a strip, beside that of a fresh strip a round later
COLOUR_POINTS = 1.16  # a strip completed later has so many panes of its round's colour
FRAME = 1.53  # what a frame around an ornament brings on average, side A
GROWTH = 0.59  # panes of the best colour to come a round, side B
GLAZING = 0.19  # windows fully glazed to come a round, side B
FIRST_FRAME = 0.91  # the first frame of a window beside the second, side B
HIDDEN = 1.98  # what a glazier costs that has every open space to its left
START = 0.48  # beginning the next round
LEFT_OVER = 0.3  # a pane that stays on its strip to the end, SI-19
FEAR = 0.33  # share of the even cost of a step in its cost, for each round left


def _chance(quarters: int, lacks: int) -> float:
    rounds = quarters / QUARTERS
    half, slope = HALF_AT + HALF_STEP * rounds, SLOPE_AT + SLOPE_STEP * rounds
    return 0.0 if quarters == 0 else 1 / (1 + plain_exp((lacks - half) / slope))


# By the time left and what is lacking.
CHANCE = float_array([_chance(q, lacks) for q in range(QUARTERS * ROUNDS + 1) for lacks in range(LACKS)])


@rule
def stage(s: State) -> int:
    """The round; the sides of the palace count differently, so each has stages of its own."""
    return ROUNDS * s.side + min(s.round, ROUNDS - 1)


@rule
def midturn(s: State) -> bool:
    return s.keeping != NONE


@rule
def time_left(s: State) -> int:
    """In quarters of a round; what is left of this one by the panes on the table."""
    panes = 0
    for source in range(SOURCES):
        panes += s.sources[source]
    full = PER_FACTORY * FACTORIES[s.players]
    quarters = (QUARTERS * total(panes) + full - 1) // full
    return QUARTERS * (ROUNDS - 1 - s.round) + quarters


@rule
def lacking(spaces: int) -> int:
    """How far a strip is from complete: its open spaces, and one more for each colour of them."""
    return spaces % 255 + popcount((spaces | spaces >> 1 | spaces >> 2) & ONE_OF_EACH)  # bytes add up mod 255


@rule
def chance(left: int, lacks: int) -> float:
    return CHANCE[LACKS * left + lacks]


@rule
def second_chance(left: int) -> float:
    """That the other side of a strip is completed as well, once this one is."""
    return SECOND * chance(max(0, left - QUARTERS), FRESH)


@rule
def broken_cost(s: State, row: int, left: int) -> float:
    """What a row on the broken-glass track will cost: steps to come make its own value matter less."""
    fear = min(1.0, FEAR * left / QUARTERS)
    even = -s.rows[BOTTOM] * row / BOTTOM
    return fear * even - (1.0 - fear) * s.rows[row]


@rule
def spaces_from(s: State, p: int, place: int) -> int:
    """The open spaces of the strips from a place on, by kind, a byte each."""
    room = 0
    for i in range(WINDOWS * p + place, WINDOWS * p + WINDOWS):
        room += s.open[i]
    return room


@rule
def hidden_cost(room: int, reached: int, left: int) -> float:
    """What it costs that of all open spaces only some are in the glazier's reach."""
    if room == reached:
        return 0.0
    return HIDDEN * (1.0 - reached % 255 / (room % 255)) * min(1.0, left / QUARTERS)


@rule
def best_panes(s: State, p: int) -> int:
    """How many panes in the palace are of the best colour; of use on side B only."""
    panes = palace(s, p) if s.side else 0
    return count(panes, best_colour(panes))


@rule
def frame_value(s: State, p: int, window: int, left: int, best: int) -> float:
    """SI-20: what one more pane in a window adds to the bonus of the end; `best` is for side B."""
    rounds = left / QUARTERS
    first = s.frames[WINDOWS * p + window] == 0
    if s.side:
        panes = best + GROWTH * rounds
        return panes * FIRST_FRAME * min(1.0, 0.5 * rounds) if first else panes
    filled = frames_around(s, p, window // 2)
    now = s.ornament_points[filled + 1] - s.ornament_points[filled]
    even = rounds / ROUNDS
    return even * FRAME + (1.0 - even) * now


@rule
def colour_value(s: State, p: int, panes: int, colour: int, left: int) -> float:
    """What a pane of a colour in a window adds to the bonus of side B; `panes` are those in the palace."""
    best = count(panes, best_colour(panes))
    windows = glazed_windows(s, p) + GLAZING * left / QUARTERS
    short = best - count(panes, colour)
    if short <= 0:
        return windows
    return windows * 0.5 / (short + 1) if 4 * short < left else 0.0


@rule
def estimate(s: State, seat: int) -> float:
    if s.round == ROUNDS:
        return float(s.score[seat])
    left = time_left(s)
    points = s.score[seat] + bonus_points(s, seat) - broken_cost(s, s.row[seat], left)
    reached = spaces_from(s, seat, s.glazier[seat])
    points += strips_value(s, seat, left) - hidden_cost(spaces_from(s, seat, 0), reached, left)
    if s.holder == seat:
        points += START
    return points


@rule
def strips_value(s: State, p: int, left: int) -> float:
    """What the strips of a player will bring."""
    value = right = 0.0
    best = best_panes(s, p)
    again = second_chance(left)
    for window in range(WINDOWS - 1, -1, -1):
        i = WINDOWS * p + window
        points = s.window_points[WINDOWS * s.side + window]
        if s.frames[i] < GONE:
            likely = chance(left, lacking(s.open[i]))
            worth = points + right + COLOUR_POINTS + frame_value(s, p, window, left, best)
            if s.frames[i] == 0:
                worth *= 1.0 + again
            value += likely * worth + (1.0 - likely) * LEFT_OVER * (SPACES - s.open[i] % 255)
            right += points * (LATER * likely if s.frames[i] == 0 else 1.0)
        else:
            right += points
    return value


@rule
def glazier_home(s: State, p: int) -> int:
    """Where a return would put the glazier."""
    return min(leftmost(s, p), WINDOWS - 1)
