"""The observation of a Sintra match by a learning agent."""

from __future__ import annotations

from draftwork.games.contract import Channel
from draftwork.games.sintra.constants import COLOURS, JOKER, ROUNDS, ROWS, SOURCES, SPACES, WINDOWS
from draftwork.games.sintra.rules.scoring import score
from draftwork.games.sintra.rules.strips import GONE, side_spaces, side_up
from draftwork.games.sintra.rules.turns import to_move
from draftwork.games.sintra.state import State
from draftwork.games.types import seat_channels
from draftwork.kernel import Floats, rule
from draftwork.kernel.encoding import put_counts, put_one_hot, put_ratio, put_zeros

_KINDS = JOKER + 1
_IN_SOURCE, _IN_BAG, _SCORE, _POINTS, _LOSS, _FALLS = 4, 20, 100, 10, 10, 3
_ORNAMENT_POINTS = 5  # entries of the table
TABLE = (
    Channel("side", 2, "1 at the side of the palaces, A or B"),
    Channel("options", 2, "return_over_gaps and floor_at_zero, 1 for yes"),
    Channel("round", ROUNDS, "1 at the round"),
    Channel("track", ROUNDS * COLOURS, "per round: 1 at the colour of its pane"),
    Channel("marker", 1, "1 while the start marker lies in the centre"),
    Channel("keeping", WINDOWS, "1 at the place of the completed strip from which a pane must be kept"),
    Channel(
        "sources", SOURCES * COLOURS, f"per factory, then the centre: panes of each colour / {_IN_SOURCE}"
    ),
    Channel("bag", COLOURS, f"panes of each colour in the bag / {_IN_BAG}"),
    Channel("tower", COLOURS, f"panes of each colour in the tower / {_IN_BAG}"),
    Channel("window points", WINDOWS, f"the number under each window / {_POINTS}"),
    Channel("broken glass", ROWS, f"points of each row of the broken-glass track / {_LOSS}"),
    Channel("ornament points", _ORNAMENT_POINTS, f"points by the number of filled frames / {_POINTS}"),
)
SEAT = (
    Channel("to move", 1, "1 for the seat to move"),
    Channel("begins next", 1, "1 for the seat that has or last had the start marker"),
    Channel("glazier", WINDOWS, "1 at the place of the glazier"),
    Channel("row", ROWS, "1 at the row on the broken-glass track"),
    Channel("falls", 1, f"how often the bottom row was reached / {_FALLS}"),
    Channel("score", 1, f"score now / {_SCORE}"),
    Channel("open spaces", WINDOWS * _KINDS, f"per place: empty spaces of each colour and jokers / {SPACES}"),
    Channel("held", WINDOWS * COLOURS, f"per place: panes of each colour on the strip / {SPACES}"),
    Channel(
        "other side",
        WINDOWS * _KINDS,
        f"per place: spaces of each kind on the side of the strip that comes "
        f"up later / {SPACES}; 0 if there is none",
    ),
    Channel("upper frames", WINDOWS * COLOURS, "per window: 1 at the colour of the pane in the upper frame"),
    Channel("lower frames", WINDOWS * COLOURS, "per window: 1 at the colour of the pane in the lower frame"),
)


def channels(players: int) -> tuple[Channel, ...]:
    """All channels, in the order in which `observe` writes them."""
    return TABLE + seat_channels(players, SEAT)


@rule
def observe(s: State, seat: int, out: Floats) -> int:
    """Write the observation of a seat. A spectator sees the table like the first seat."""
    at = put_one_hot(out, 0, s.side, 2)
    at = put_ratio(out, at, s.return_over_gaps, 1)
    at = put_ratio(out, at, s.floor_at_zero, 1)
    at = put_one_hot(out, at, s.round, ROUNDS)
    for r in range(ROUNDS):
        at = put_one_hot(out, at, s.track[r], COLOURS)
    at = put_ratio(out, at, s.marker, 1)
    at = put_one_hot(out, at, s.keeping, WINDOWS)
    for source in range(SOURCES):
        at = put_counts(out, at, s.sources[source], COLOURS, _IN_SOURCE)
    at = put_counts(out, at, s.bag, COLOURS, _IN_BAG)
    at = put_counts(out, at, s.tower, COLOURS, _IN_BAG)
    at = _put_points(s, out, at)
    first = max(seat, 0)
    for k in range(s.players):
        at = _put_seat(s, (first + k) % s.players, out, at)
    return at


@rule
def _put_points(s: State, out: Floats, at: int) -> int:
    """Write the points that the edition prints."""
    for window in range(WINDOWS):
        at = put_ratio(out, at, s.window_points[WINDOWS * s.side + window], _POINTS)
    for row in range(ROWS):
        at = put_ratio(out, at, s.rows[row], _LOSS)
    for n in range(_ORNAMENT_POINTS):
        at = put_ratio(out, at, s.ornament_points[n], _POINTS)
    return at


@rule
def _put_seat(s: State, p: int, out: Floats, at: int) -> int:
    at = put_ratio(out, at, 1 if to_move(s) == p else 0, 1)
    at = put_ratio(out, at, 1 if s.holder == p else 0, 1)
    at = put_one_hot(out, at, s.glazier[p], WINDOWS)
    at = put_one_hot(out, at, s.row[p], ROWS)
    at = put_ratio(out, at, s.falls[p], _FALLS)
    at = put_ratio(out, at, score(s, p), _SCORE)
    for i in range(WINDOWS * p, WINDOWS * p + WINDOWS):
        at = put_counts(out, at, s.open[i], _KINDS, SPACES)
    for i in range(WINDOWS * p, WINDOWS * p + WINDOWS):
        at = put_counts(out, at, s.held[i], COLOURS, SPACES)
    for i in range(WINDOWS * p, WINDOWS * p + WINDOWS):
        if s.frames[i]:
            at = put_zeros(out, at, _KINDS)
        else:
            at = put_counts(out, at, side_spaces(s, side_up(s, i) ^ 1), _KINDS, SPACES)
    for i in range(WINDOWS * p, WINDOWS * p + WINDOWS):
        at = put_one_hot(out, at, s.frames[i] % GONE - 1, COLOURS)
    for i in range(WINDOWS * p, WINDOWS * p + WINDOWS):
        at = put_one_hot(out, at, s.frames[i] // GONE - 1, COLOURS)
    return at
