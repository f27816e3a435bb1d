"""An estimate of the final points of a seat: the points so far, and expected points from strips and windows.

`estimate` and `rate.rate` use the same model. A strip is completed with a probability that depends on what it
lacks and on the time left. A completed strip is worth what its window is expected to score by then.
"""

from __future__ import annotations

from draftwork.games.sintra.constants import (
    BOTTOM,
    COLOURS,
    FACTORIES,
    PER_FACTORY,
    ROUNDS,
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
    palace_panes,
)
from draftwork.games.sintra.rules.strips import GONE, leftmost
from draftwork.games.sintra.state import State
from draftwork.kernel import float_array, popcount, rule
from draftwork.kernel.curves import plain_exp

QUARTERS = 4  # time is measured in quarters of a round
LACKS = SPACES + COLOURS + 1  # the number of values of `lacking`

# P(strip is completed) = logistic((half - lacks) / slope), where for r rounds left
# half = HALF_AT + HALF_STEP * r and slope = SLOPE_AT + SLOPE_STEP * r.
HALF_AT, HALF_STEP = 0.46, 0.92
SLOPE_AT, SLOPE_STEP = 0.44, 0.51
FRESH = 7  # average of `lacking` for a side without panes
LATER = 0.78  # factor of the points of an empty window to the right, which may get its pane too late to count
SECOND = 1.29  # P(other side is completed too) / P(fresh strip is completed a round later)
COLOUR_POINTS = 1.16  # expected panes of the round's colour on a strip that is completed later
FRAME = 1.53  # mean points of a frame around an ornament, side A
GROWTH = 0.59  # expected panes of the best colour per round, side B
GLAZING = 0.19  # expected windows glazed per round, side B
FIRST_FRAME = 0.91  # value of the first frame of a window / value of the second, side B
UNREACHED = 1.98  # cost if all empty spaces are left of the glazier
START = 0.48  # value of beginning the next round
LEFT_OVER = 0.3  # value of a pane that stays on its strip until the end, SI-19
MEAN_STEP_WEIGHT = 0.33  # in `broken_cost`, weight of the mean cost of a step per round left


def _chance(quarters: int, lacks: int) -> float:
    rounds = quarters / QUARTERS
    half, slope = HALF_AT + HALF_STEP * rounds, SLOPE_AT + SLOPE_STEP * rounds
    return 0.0 if quarters == 0 else 1 / (1 + plain_exp((lacks - half) / slope))


# Indexed by LACKS * time left + lacking.
CHANCE = float_array([_chance(q, lacks) for q in range(QUARTERS * ROUNDS + 1) for lacks in range(LACKS)])


@rule
def time_left(s: State) -> int:
    """The time left in the match, in quarters of a round. Panes on the table measure the current round."""
    panes = 0
    for source in range(SOURCES):
        panes += s.sources[source]
    full = PER_FACTORY * FACTORIES[s.players]
    quarters = (QUARTERS * total(panes) + full - 1) // full
    return QUARTERS * (ROUNDS - 1 - s.round) + quarters


@rule
def lacking(spaces: int) -> int:
    """The number of empty spaces plus the number of different colours among them; 0 when complete."""
    return spaces % 255 + popcount(
        (spaces | spaces >> 1 | spaces >> 2) & ONE_OF_EACH
    )  # x % 255 is the sum of the bytes


@rule
def chance(left: int, lacks: int) -> float:
    """The probability that a strip is completed, by the time left and by `lacking`."""
    return CHANCE[LACKS * left + lacks]


@rule
def second_chance(left: int) -> float:
    """The probability that the other side of a strip is completed too, once this side is."""
    return SECOND * chance(max(0, left - QUARTERS), FRESH)


@rule
def broken_cost(s: State, row: int, left: int) -> float:
    """The expected cost of a row on the broken-glass track.

    It is between the points of the row, which count if the match ends now, and the share of the bottom row's
    points in proportion to the steps taken. The second counts more with more time left.
    """
    weight = min(1.0, MEAN_STEP_WEIGHT * left / QUARTERS)
    mean_cost = -s.rows[BOTTOM] * row / BOTTOM
    return weight * mean_cost - (1.0 - weight) * s.rows[row]


@rule
def spaces_from(s: State, p: int, place: int) -> int:
    """The number of empty spaces on the strips from a place on, a byte per kind."""
    room = 0
    for i in range(WINDOWS * p + place, WINDOWS * p + WINDOWS):
        room += s.open[i]
    return room


@rule
def unreached_cost(room: int, reached: int, left: int) -> float:
    """The cost of the empty spaces that the glazier has passed.

    `room` counts all empty spaces, `reached` those from the glazier on, as in `spaces_from`.
    """
    if room == reached:
        return 0.0
    return UNREACHED * (1.0 - reached % 255 / (room % 255)) * min(1.0, left / QUARTERS)


@rule
def best_panes(s: State, p: int) -> int:
    """The number of panes of the best colour in the palace; 0 on side A."""
    panes = palace_panes(s, p) if s.side else 0
    return count(panes, best_colour(panes))


@rule
def frame_value(s: State, p: int, window: int, left: int, best: int) -> float:
    """SI-20: the expected bonus for one more pane in a window. `best` comes from `best_panes`."""
    rounds = left / QUARTERS
    first = s.frames[WINDOWS * p + window] == 0
    if s.side:
        panes = best + GROWTH * rounds
        return panes * FIRST_FRAME * min(1.0, 0.5 * rounds) if first else panes
    filled = frames_around(s, p, window // 2)
    now = s.ornament_points[filled + 1] - s.ornament_points[filled]
    mean_weight = rounds / ROUNDS
    return mean_weight * FRAME + (1.0 - mean_weight) * now


@rule
def colour_value(s: State, p: int, panes: int, colour: int, left: int) -> float:
    """The expected bonus of side B for a pane of a colour in a window; `panes` are those in the palace."""
    best = count(panes, best_colour(panes))
    windows = glazed_windows(s, p) + GLAZING * left / QUARTERS
    short = best - count(panes, colour)
    if short <= 0:
        return windows
    return windows * 0.5 / (short + 1) if 4 * short < left else 0.0


@rule
def estimate(s: State, seat: int) -> float:
    """The expected final points of a seat. They are exact at the end."""
    if s.round == ROUNDS:
        return float(s.score[seat])
    left = time_left(s)
    points = s.score[seat] + bonus_points(s, seat) - broken_cost(s, s.row[seat], left)
    reached = spaces_from(s, seat, s.glazier[seat])
    points += strips_value(s, seat, left) - unreached_cost(spaces_from(s, seat, 0), reached, left)
    if s.holder == seat:
        points += START
    return points


@rule
def strips_value(s: State, p: int, left: int) -> float:
    """The expected points from the strips of a seat."""
    value = 0.0
    right = 0.0  # expected points under the windows to the right, when this strip is completed
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
    """The place of the glazier after a return."""
    return min(leftmost(s, p), WINDOWS - 1)
