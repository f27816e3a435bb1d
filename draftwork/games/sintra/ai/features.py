"""Features of a Sintra state for learned values: the palace and strips of a seat, and a few of the others.

No feature depends on which panes were drawn for a round: the panes on the table count like those in the bag.
"""

from __future__ import annotations

from draftwork.games.sintra.ai.estimate import strips_value, time_left
from draftwork.games.sintra.ai.strip_features import STRIP_FEATURES, strip_features
from draftwork.games.sintra.constants import (
    BOTTOM,
    COLOURS,
    ORNAMENTS,
    PER_COLOUR,
    ROUNDS,
    SOURCES,
    SPACES,
    WINDOWS,
)
from draftwork.games.sintra.rules.panes import count, total
from draftwork.games.sintra.rules.scoring import (
    best_colour,
    bonus_points,
    frames_around,
    glazed_windows,
    palace_panes,
)
from draftwork.games.sintra.rules.strips import GONE, leftmost
from draftwork.games.sintra.state import State
from draftwork.kernel import Floats, rule

_WINDOWS = [f"window {window + 1}" for window in range(WINDOWS)]
FEATURES = (
    *("score", "bonus", "row", "row points", "near the bottom", "falls"),
    *("begins", "turns to wait", "panes in play"),
    *("glazier", "at home", "hidden spaces", "reached spaces", "hidden glass"),
    *(f"{window} upper" for window in _WINDOWS),
    *(f"{window} lower" for window in _WINDOWS),
    *("ornaments of 1", "ornaments of 2", "ornaments of 3"),
    *("glazed", "best colour", "second colour", "glazed x best", "best colour on strips"),
    *("colour now", "colour next", "scarce"),
    *("strips of others", "spaces of others", "score of others"),
    *("strips", *STRIP_FEATURES),
)
_TABLE, _GLAZIER, _FRAMES = 6, 9, 14
_PALACE = _FRAMES + 2 * WINDOWS
_COLOUR = _PALACE + 8
_OTHERS = _COLOUR + 3
_STRIPS = _OTHERS + 3


@rule
def features(s: State, seat: int, out: Floats) -> None:
    """Write the features of a state, seen from a seat."""
    for i in range(len(out)):
        out[i] = 0.0
    left = time_left(s)
    out[0] = s.score[seat] / 25
    out[1] = bonus_points(s, seat) / 10
    out[2] = s.row[seat] / 4
    out[3] = s.rows[s.row[seat]] / 6
    out[4] = max(0, s.row[seat] - BOTTOM // 2) / 2
    out[5] = float(s.falls[seat])
    _turn_order_features(s, seat, out)
    _glazier_features(s, seat, out)
    _frames_features(s, seat, out)
    _palace_features(s, seat, out)
    _supply_features(s, seat, out)
    _others_features(s, seat, left, out)
    out[_STRIPS] = strips_value(s, seat, left) / 20
    strip_features(s, seat, out, _STRIPS + 1)


@rule
def _turn_order_features(s: State, seat: int, out: Floats) -> None:
    panes = s.bag + s.tower
    for source in range(SOURCES):
        panes += s.sources[source]
    out[_TABLE] = 1.0 if s.holder == seat else 0.0
    out[_TABLE + 1] = (seat - s.holder) % s.players / 2
    out[_TABLE + 2] = total(panes) / 50


@rule
def _glazier_features(s: State, seat: int, out: Floats) -> None:
    hidden = reached = glass = 0
    for place in range(WINDOWS):
        spaces = s.open[WINDOWS * seat + place] % 255
        if place >= s.glazier[seat]:
            reached += spaces
        elif spaces:
            hidden += spaces
            glass += SPACES - spaces
    out[_GLAZIER] = s.glazier[seat] / 4
    out[_GLAZIER + 1] = 1.0 if leftmost(s, seat) >= s.glazier[seat] else 0.0
    out[_GLAZIER + 2] = hidden / 15
    out[_GLAZIER + 3] = reached / 15
    out[_GLAZIER + 4] = glass / 5


@rule
def _frames_features(s: State, seat: int, out: Floats) -> None:
    for window in range(WINDOWS):
        frames = s.frames[WINDOWS * seat + window]
        out[_FRAMES + window] = 1.0 if frames else 0.0
        out[_FRAMES + WINDOWS + window] = 1.0 if frames >= GONE else 0.0


@rule
def _palace_features(s: State, seat: int, out: Floats) -> None:
    """Write the features of the bonus of SI-20."""
    if s.side == 0:
        for ornament in range(ORNAMENTS):
            filled = frames_around(s, seat, ornament)
            if 0 < filled < 4:
                out[_PALACE + filled - 1] += 0.5
        return
    panes = palace_panes(s, seat)
    best = best_colour(panes)
    most = count(panes, best)
    second = 0
    for colour in range(COLOURS):
        if colour != best:
            second = max(second, count(panes, colour))
    windows = glazed_windows(s, seat)
    held = 0
    for window in range(WINDOWS):
        if count(s.held[WINDOWS * seat + window], best):
            held += 1
    out[_PALACE + 3] = windows / 3
    out[_PALACE + 4] = most / 3
    out[_PALACE + 5] = second / 3
    out[_PALACE + 6] = windows * most / 10
    out[_PALACE + 7] = held / 3


@rule
def _supply_features(s: State, seat: int, out: Floats) -> None:
    """Write the panes held in the colours of this round and the next, and the scarcity of lacking colours."""
    in_play = s.bag + s.tower
    for source in range(SOURCES):
        in_play += s.sources[source]
    needs = held = 0
    for place in range(WINDOWS):
        needs += s.open[WINDOWS * seat + place]
        held += s.held[WINDOWS * seat + place]
    if s.round < ROUNDS:
        out[_COLOUR] = count(held, s.track[s.round]) / 3
    if s.round < ROUNDS - 1:
        out[_COLOUR + 1] = count(held, s.track[s.round + 1]) / 3
    for colour in range(COLOURS):
        out[_COLOUR + 2] += count(needs, colour) * (PER_COLOUR - count(in_play, colour)) / 200


@rule
def _others_features(s: State, seat: int, left: int, out: Floats) -> None:
    others = s.players - 1
    for other in range(s.players):
        if other != seat:
            out[_OTHERS] += strips_value(s, other, left) / (20 * others)
            out[_OTHERS + 2] += s.score[other] / (25 * others)
            for place in range(s.glazier[other], WINDOWS):
                out[_OTHERS + 1] += s.open[WINDOWS * other + place] % 255 / (15 * others)
