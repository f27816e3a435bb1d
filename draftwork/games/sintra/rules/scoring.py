"""Scores and ranks."""

from __future__ import annotations

from draftwork.games.sintra.constants import (
    BOTTOM,
    COLOURS,
    ORNAMENT_WINDOWS,
    ORNAMENTS,
    WINDOWS,
)
from draftwork.games.sintra.rules.panes import count, one, total
from draftwork.games.sintra.state import State
from draftwork.kernel import rule

PANES_FOR_A_POINT = 3  # SI-19


@rule
def score(s: State, seat: int) -> int:
    """The points of a seat so far."""
    return s.score[seat]


@rule
def lost_points(s: State, seat: int) -> int:
    """SI-21: points lost through broken glass so far, including losses that the floor at zero prevented."""
    return -s.falls[seat] * s.rows[BOTTOM] - s.rows[s.row[seat]]


@rule
def rank(s: State, seat: int) -> int:
    """The number of seats with a better result."""
    ahead = 0
    for other in range(s.players):
        lead = s.score[other] - s.score[seat]
        if lead > 0 or (lead == 0 and lost_points(s, other) < lost_points(s, seat)):  # SI-21
            ahead += 1
    return ahead


@rule
def panes_left(s: State, seat: int) -> int:
    """The number of panes on the strips of a seat."""
    panes = 0
    for place in range(WINDOWS):
        panes += total(s.held[WINDOWS * seat + place])
    return panes


@rule
def pane_points(s: State, seat: int) -> int:
    """SI-19: points for the panes left on the strips."""
    return panes_left(s, seat) // PANES_FOR_A_POINT


@rule
def panes_in(s: State, seat: int, window: int) -> int:
    """The number of filled frames of a window."""
    frames = s.frames[WINDOWS * seat + window]
    return (1 if frames > 0 else 0) + (1 if frames > 7 else 0)


@rule
def frames_around(s: State, seat: int, ornament: int) -> int:
    """SI-20: the number of filled frames around an ornament."""
    left, right = ORNAMENT_WINDOWS[2 * ornament], ORNAMENT_WINDOWS[2 * ornament + 1]
    return panes_in(s, seat, left) + panes_in(s, seat, right)


@rule
def glazed_windows(s: State, seat: int) -> int:
    """SI-20, side B: the number of windows with both frames filled."""
    glazed = 0
    for window in range(WINDOWS):
        if panes_in(s, seat, window) == 2:
            glazed += 1
    return glazed


@rule
def palace_panes(s: State, seat: int) -> int:
    """The panes in the windows of a seat, by colour."""
    panes = 0
    for window in range(WINDOWS):
        frames = s.frames[WINDOWS * seat + window]
        if frames > 0:
            panes += one((frames & 7) - 1)
        if frames > 7:
            panes += one((frames >> 3) - 1)
    return panes


@rule
def best_colour(panes: int) -> int:
    """The colour with the most panes; on a tie the one with the lowest number."""
    best = 0
    for colour in range(1, COLOURS):
        if count(panes, colour) > count(panes, best):
            best = colour
    return best


@rule
def bonus_points(s: State, seat: int) -> int:
    """SI-20: the points for the ornaments (side A) or the glazed windows (side B)."""
    if s.side:
        panes = palace_panes(s, seat)
        return glazed_windows(s, seat) * count(panes, best_colour(panes))
    points = 0
    for ornament in range(ORNAMENTS):
        points += s.ornament_points[frames_around(s, seat, ornament)]
    return points
