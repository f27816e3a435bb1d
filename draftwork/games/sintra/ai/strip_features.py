"""Features of the strips of a seat: what each lacks, and whether the glazier can reach it."""

from __future__ import annotations

from draftwork.games.sintra.ai.estimate import lacking
from draftwork.games.sintra.constants import COLOURS, JOKER, SPACES, WINDOWS
from draftwork.games.sintra.rules.panes import ONE_OF_EACH, count
from draftwork.games.sintra.rules.strips import GONE
from draftwork.games.sintra.state import State
from draftwork.kernel import Floats, popcount, rule

NEAR, FAR = 2, 8  # `lacking` is clipped to this range
_LACKS = [f"lacking {lacks}" for lacks in range(NEAR, FAR + 1)]
_WINDOWS = [f"window {window + 1}" for window in range(WINDOWS)]
STRIP_FEATURES = (
    *(f"{lacks} in reach" for lacks in _LACKS),
    *(f"{lacks} hidden" for lacks in _LACKS),
    *(f"{lacks} by worth" for lacks in _LACKS),
    *(f"{window} glass" for window in _WINDOWS),
    *(f"{window} glass by worth" for window in _WINDOWS),
    *(f"{window} colours lacking" for window in _WINDOWS),
    *("strips left", "strips in reach", "jokers"),
    *("room for 2", "room for 3", "least room", "hidden room for 2"),
    *("largest rooms", "rooms for 2 on a strip", "rooms for 3 on a strip"),
)
_REACHED, _HIDDEN, _WORTH = 0, FAR - NEAR + 1, 2 * (FAR - NEAR + 1)
_GLASS = 3 * (FAR - NEAR + 1)
_LEFT = _GLASS + 3 * WINDOWS
_ROOM = _LEFT + 3


@rule
def strip_features(s: State, seat: int, out: Floats, at: int) -> None:
    """Write the features to `out` from index `at` on. `out` must hold zeros there."""
    right = 0
    for window in range(WINDOWS - 1, -1, -1):
        i = WINDOWS * seat + window
        points = s.window_points[WINDOWS * s.side + window]
        if s.frames[i] < GONE:
            _one_strip_features(s, seat, window, points + right, out, at)
        if s.frames[i]:
            right += points
    _room_features(s, seat, out, at + _ROOM)


@rule
def _one_strip_features(s: State, seat: int, window: int, worth: int, out: Floats, at: int) -> None:
    """Write the features of one strip. `worth` is what its window would score now."""
    spaces = s.open[WINDOWS * seat + window]
    reached = window >= s.glazier[seat]
    glass = SPACES - spaces % 255
    lacks = min(max(lacking(spaces), NEAR), FAR) - NEAR
    out[at + (_REACHED if reached else _HIDDEN) + lacks] += 0.5
    out[at + _WORTH + lacks] += worth / 10
    out[at + _GLASS + window] = glass / 2
    out[at + _GLASS + WINDOWS + window] = glass * (worth + 3) / 25
    lacked = popcount((spaces | spaces >> 1 | spaces >> 2) & ONE_OF_EACH)
    out[at + _GLASS + 2 * WINDOWS + window] = lacked / 2
    out[at + _LEFT] += 0.25
    out[at + _LEFT + 1] += 0.25 if reached else 0.0
    out[at + _LEFT + 2] += count(spaces, JOKER) / 2


@rule
def _room_features(s: State, seat: int, out: Floats, at: int) -> None:
    """Write features of the empty spaces by colour: on all strips, on those in reach, and on one of these."""
    least = WINDOWS * SPACES
    for colour in range(COLOURS):
        reached = every = largest = 0
        for window in range(WINDOWS):
            room = count(s.open[WINDOWS * seat + window], colour)
            every += room
            if window >= s.glazier[seat]:
                reached += room
                largest = max(largest, room)
        out[at] += min(reached, 2) / 5
        out[at + 1] += min(reached, 3) / 5
        least = min(least, reached)
        out[at + 3] += min(every, 2) / 5
        out[at + 4] += largest / 5
        out[at + 5] += 0.5 if largest >= 2 else 0.0
        out[at + 6] += 0.5 if largest >= 3 else 0.0
    out[at + 2] = float(least)
