"""Explanations: why a move is refused, where points come from, and how a match ended."""

from __future__ import annotations

from functools import cache
from typing import Any

from draftwork.games.contract import Ending, Point
from draftwork.games.sintra.constants import (
    BOTTOM,
    CENTRE,
    FACTORIES,
    JOKER,
    LETTERS,
    ORNAMENT_WINDOWS,
    ORNAMENTS,
    ROUNDS,
    WINDOWS,
)
from draftwork.games.sintra.notation.moves import take_parts
from draftwork.games.sintra.rules import illegality as codes
from draftwork.games.sintra.rules.panes import count
from draftwork.games.sintra.rules.scoring import (
    best_colour,
    bonus_points,
    frames_around,
    glazed_windows,
    palace_panes,
    pane_points,
    panes_in,
    panes_left,
    rank,
    score,
)
from draftwork.games.sintra.rules.strips import joker_range
from draftwork.games.sintra.rules.turns import KEEP, NUM_MOVES, WAYS_PER_PLACE
from draftwork.games.sintra.state import State
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import to_python


def refusal(s: State, move: int, reason: int) -> Message:
    """The message for a code of `illegality`."""
    if reason == codes.NO_SUCH_MOVE:
        return Message("no-such-move", {"move": move, "last": NUM_MOVES - 1})
    if reason == codes.MATCH_OVER:
        return Message("match-over")
    now = to_python(s)
    if reason == codes.KEEP_FIRST:
        return Message("sintra-keep-first", {"strip": now.keeping + 1}, "SI-12")
    if reason == codes.NOTHING_TO_KEEP:
        return Message("sintra-nothing-to-keep", rule="SI-12")
    if reason == codes.NOT_ON_STRIP:
        args: dict[str, Any] = {"strip": now.keeping + 1, "colour": LETTERS[move - KEEP]}
        return Message("sintra-not-on-strip", args, "SI-12")
    if reason in (codes.AT_LEFTMOST, codes.NO_STRIP_LEFT, codes.OVER_GAP):
        return return_refusal(reason)
    return _take_refusal(now, move, reason)


def return_refusal(reason: int) -> Message:
    """The reason why the glazier cannot return."""
    if reason == codes.AT_LEFTMOST:
        return Message("sintra-at-leftmost", rule="SI-13")
    if reason == codes.NO_STRIP_LEFT:
        return Message("sintra-no-strip-left", rule="SI-14")
    return Message("sintra-over-gap", rule="SI-13")


def _take_refusal(now: State, move: int, reason: int) -> Message:
    source, colour, way = take_parts(move)
    place, jokers = divmod(way, WAYS_PER_PLACE)
    if reason == codes.NO_FACTORY:
        args: dict[str, Any] = {"source": source + 1, "last": int(FACTORIES[now.players])}
        return Message("sintra-no-factory", args, "SI-1")
    if reason == codes.NO_PANES:
        args = {"source": source_message(source, "-inside"), "colour": LETTERS[colour]}
        return Message("sintra-no-panes", args, "SI-7")
    if reason == codes.MUST_PLACE:
        return break_refusal(colour)
    if reason == codes.WRONG_JOKERS:
        spaces = now.open[WINDOWS * now.player + place]
        panes = count(now.sources[source], colour)
        least, most = joker_range(panes, count(spaces, colour), count(spaces, JOKER))
        args = {"strip": place + 1, "given": jokers, "least": least, "most": most}
        return Message("sintra-wrong-jokers", args, "SI-11")
    return placing_refusal(now.glazier[now.player], place, colour, reason)


def placing_refusal(glazier: int, place: int, colour: int, reason: int) -> Message:
    """The reason why panes of a colour cannot go on the strip at a place."""
    if reason == codes.LEFT_OF_GLAZIER:
        args: dict[str, MessageValue] = {"strip": place + 1, "glazier": glazier + 1}
        return Message("sintra-left-of-glazier", args, "SI-8")
    if reason == codes.STRIP_GONE:
        return Message("sintra-strip-gone", {"strip": place + 1}, "SI-12")
    return Message("sintra-no-space", {"strip": place + 1, "colour": LETTERS[colour]}, "SI-8")


@cache
def break_refusal(colour: int) -> Message:
    """The reason why panes of a colour cannot all be broken."""
    return Message("sintra-must-place", {"colour": LETTERS[colour]}, "SI-10")


@cache
def source_message(source: int, form: str = "") -> Message:
    """The name of a source as a label, or as part of a sentence with the form "-inside"."""
    return Message(f"sintra-source{form}", {"factory": 0 if source == CENTRE else source + 1})


def points(s: State, seat: int) -> list[Point]:
    """All points of a seat with their reasons; those of the final scoring only after the end of the match."""
    now = to_python(s)
    found = [_window_point(s, now, seat, window) for window in range(WINDOWS)]
    colour = now.colour_points[seat]
    found.append(Point("SI-12", colour, Message("sintra-points-colour", {"n": colour})))
    falls = now.falls[seat]
    reason = Message("sintra-points-falls", {"n": falls, "points": -now.rows[BOTTOM]})
    found.append(Point("SI-15", falls * now.rows[BOTTOM], reason))
    if now.round == ROUNDS:
        found += _final_points(s, now, seat)
    found.append(Point("SI-16", now.forgiven[seat], Message("sintra-points-forgiven")))
    return [point for point in found if point.amount]


def _window_point(s: State, now: State, seat: int, window: int) -> Point:
    frames = tuple((frame, window) for frame in range(panes_in(s, seat, window)))
    args = {"window": window + 1, "n": len(frames)}
    return Point("SI-12", now.scored[WINDOWS * seat + window], Message("sintra-points-window", args), frames)


def _final_points(s: State, now: State, seat: int) -> list[Point]:
    left = panes_left(s, seat)
    row = now.rows[now.row[seat]]
    found = [
        Point("SI-19", pane_points(s, seat), Message("sintra-points-left", {"n": left})),
        Point("SI-19", row, Message("sintra-points-row", {"n": now.row[seat]})),
    ]
    if now.side:
        return [*found, _side_b_point(s, seat)]
    return found + [_ornament_point(s, now, seat, ornament) for ornament in range(ORNAMENTS)]


def _ornament_point(s: State, now: State, seat: int, ornament: int) -> Point:
    filled = frames_around(s, seat, ornament)
    windows = [ORNAMENT_WINDOWS[2 * ornament + k] for k in range(2)]
    cells = tuple((frame, int(w)) for w in windows for frame in range(panes_in(s, seat, w)))
    args = {"ornament": ornament + 1, "n": filled}
    return Point("SI-20", now.ornament_points[filled], Message("sintra-points-ornament", args), cells)


def _side_b_point(s: State, seat: int) -> Point:
    panes = palace_panes(s, seat)
    colour = best_colour(panes)
    args: dict[str, MessageValue] = {
        "windows": glazed_windows(s, seat),
        "n": count(panes, colour),
        "colour": LETTERS[colour],
    }
    return Point("SI-20", bonus_points(s, seat), Message("sintra-points-side-b", args))


def ending(s: State) -> Ending:
    """The reason why the match ended, and what decided it."""
    seats = range(to_python(s).players)
    best = max(score(s, seat) for seat in seats)
    leaders = [seat for seat in seats if score(s, seat) == best]
    winners = [seat for seat in seats if rank(s, seat) == 0]
    if len(leaders) == 1:
        decided_by = Message("sintra-won-points", rule="SI-21")
    elif len(winners) == 1:
        decided_by = Message("sintra-won-less-broken", rule="SI-21")
    elif len(winners) < len(leaders):
        decided_by = Message("sintra-shared-less-broken", rule="SI-21")
    else:
        decided_by = Message("sintra-shared", rule="SI-21")
    return Ending(Message("sintra-ended", rule="SI-17"), decided_by)
