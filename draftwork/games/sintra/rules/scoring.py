"""Stained Glass of Sintra: points, their reasons, and who won."""

from __future__ import annotations

from draftwork.games.contract import Ending, Point
from draftwork.games.sintra.constants import (
    BOTTOM,
    COLOURS,
    LETTERS,
    ORNAMENT_WINDOWS,
    ORNAMENTS,
    ROUNDS,
    WINDOWS,
)
from draftwork.games.sintra.rules.panes import count, one, total
from draftwork.games.sintra.state import State
from draftwork.i18n import Message, Value
from draftwork.kernel import rule, to_python

PANES_FOR_A_POINT = 3  # SI-19


@rule
def score(s: State, seat: int) -> int:
    return s.score[seat]


@rule
def lost_points(s: State, seat: int) -> int:
    """SI-21: lost through broken glass, as the track stands; counted in full even where the floor forgave."""
    return -s.falls[seat] * s.rows[BOTTOM] - s.rows[s.row[seat]]


@rule
def rank(s: State, seat: int) -> int:
    ahead = 0
    for other in range(s.players):
        lead = s.score[other] - s.score[seat]
        if lead > 0 or (lead == 0 and lost_points(s, other) < lost_points(s, seat)):  # SI-21
            ahead += 1
    return ahead


@rule
def panes_left(s: State, seat: int) -> int:
    """The panes on the strips of a seat."""
    panes = 0
    for place in range(WINDOWS):
        panes += total(s.held[WINDOWS * seat + place])
    return panes


@rule
def pane_points(s: State, seat: int) -> int:
    """SI-19."""
    return panes_left(s, seat) // PANES_FOR_A_POINT


@rule
def panes_in(s: State, seat: int, window: int) -> int:
    """How many of the two frames of a window are filled."""
    frames = s.frames[WINDOWS * seat + window]
    return (1 if frames > 0 else 0) + (1 if frames > 7 else 0)


@rule
def frames_around(s: State, seat: int, ornament: int) -> int:
    """SI-20: how many frames that touch an ornament are filled."""
    left, right = ORNAMENT_WINDOWS[2 * ornament], ORNAMENT_WINDOWS[2 * ornament + 1]
    return panes_in(s, seat, left) + panes_in(s, seat, right)


@rule
def glazed_windows(s: State, seat: int) -> int:
    """SI-20, side B: windows with both frames filled."""
    glazed = 0
    for window in range(WINDOWS):
        if panes_in(s, seat, window) == 2:
            glazed += 1
    return glazed


@rule
def palace(s: State, seat: int) -> int:
    """The panes in the windows of a seat, as a heap."""
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
    """The colour of which there are most; the first of equals."""
    best = 0
    for colour in range(1, COLOURS):
        if count(panes, colour) > count(panes, best):
            best = colour
    return best


@rule
def bonus_points(s: State, seat: int) -> int:
    """SI-20."""
    if s.side:
        panes = palace(s, seat)
        return glazed_windows(s, seat) * count(panes, best_colour(panes))
    points = 0
    for ornament in range(ORNAMENTS):
        points += s.ornament_points[frames_around(s, seat, ornament)]
    return points


def points(s: State, seat: int) -> list[Point]:
    """Every point of a seat with its reason; those of the final scoring once the match is over."""
    now = to_python(s)
    found = [_window(s, now, seat, window) for window in range(WINDOWS)]
    colour = now.colour_points[seat]
    found.append(Point("SI-12", colour, Message("sintra-points-colour", {"n": colour})))
    falls = now.falls[seat]
    reason = Message("sintra-points-falls", {"n": falls, "points": -now.rows[BOTTOM]})
    found.append(Point("SI-15", falls * now.rows[BOTTOM], reason))
    if now.round == ROUNDS:
        found += _final(s, now, seat)
    found.append(Point("SI-16", now.forgiven[seat], Message("sintra-points-forgiven")))
    return [point for point in found if point.amount]


def _window(s: State, now: State, seat: int, window: int) -> Point:
    frames = tuple((frame, window) for frame in range(panes_in(s, seat, window)))
    args = {"window": window + 1, "n": len(frames)}
    return Point("SI-12", now.scored[WINDOWS * seat + window], Message("sintra-points-window", args), frames)


def _final(s: State, now: State, seat: int) -> list[Point]:
    left = panes_left(s, seat)
    row = now.rows[now.row[seat]]
    found = [
        Point("SI-19", pane_points(s, seat), Message("sintra-points-left", {"n": left})),
        Point("SI-19", row, Message("sintra-points-row", {"n": now.row[seat]})),
    ]
    if now.side:
        return [*found, _side_b(s, seat)]
    return found + [_ornament(s, now, seat, ornament) for ornament in range(ORNAMENTS)]


def _ornament(s: State, now: State, seat: int, ornament: int) -> Point:
    filled = frames_around(s, seat, ornament)
    windows = [ORNAMENT_WINDOWS[2 * ornament + k] for k in range(2)]
    cells = tuple((frame, int(w)) for w in windows for frame in range(panes_in(s, seat, w)))
    args = {"ornament": ornament + 1, "n": filled}
    return Point("SI-20", now.ornament_points[filled], Message("sintra-points-ornament", args), cells)


def _side_b(s: State, seat: int) -> Point:
    panes = palace(s, seat)
    colour = best_colour(panes)
    args: dict[str, Value] = {
        "windows": glazed_windows(s, seat),
        "n": count(panes, colour),
        "colour": LETTERS[colour],
    }
    return Point("SI-20", bonus_points(s, seat), Message("sintra-points-side-b", args))


def ending(s: State) -> Ending:
    """Why the match ended and what decided it."""
    seats = range(to_python(s).players)
    best = max(score(s, seat) for seat in seats)
    first = [seat for seat in seats if score(s, seat) == best]
    winners = [seat for seat in seats if rank(s, seat) == 0]
    if len(first) == 1:
        decided_by = Message("sintra-won-points", rule="SI-21")
    elif len(winners) == 1:
        decided_by = Message("sintra-won-less-broken", rule="SI-21")
    elif len(winners) < len(first):
        decided_by = Message("sintra-shared-less-broken", rule="SI-21")
    else:
        decided_by = Message("sintra-shared", rule="SI-21")
    return Ending(Message("sintra-ended", rule="SI-17"), decided_by)
