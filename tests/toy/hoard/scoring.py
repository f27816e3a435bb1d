"""Points with their reasons, ranks and the ending. An unknown buried card counts nothing."""

from __future__ import annotations

from draftwork.games import Ending, Point
from draftwork.i18n import Message
from draftwork.kernel import rule, to_python
from hoard.components import BURIED, HAND
from hoard.state import State


@rule
def buried_points(s: State, seat: int) -> int:
    """Return the points of the buried card (HO-5)."""
    return s.buried[seat] + BURIED if s.buried[seat] > 0 else 0


@rule
def score(s: State, seat: int) -> int:
    points = buried_points(s, seat)
    for r in range(HAND):
        card = s.shown[HAND * seat + r]
        if card > 0:
            points += card + s.dice[r]  # HO-4
    return points


@rule
def rank(s: State, seat: int) -> int:
    ahead = 0
    for other in range(s.players):
        lead = score(s, other) - score(s, seat)
        if lead > 0 or (lead == 0 and buried_points(s, other) < buried_points(s, seat)):  # HO-6, HO-7
            ahead += 1
    return ahead


def points(s: State, seat: int) -> list[Point]:
    """Return the points of a seat with their reasons."""
    now = to_python(s)
    found: list[Point] = []
    for r in range(HAND):
        card, die = now.shown[HAND * seat + r], now.dice[r]
        if card:
            reason = Message("hoard-points-open", {"card": card, "die": die})
            found.append(Point("HO-4", card + die, reason, cards=(str(card),)))
    card = now.buried[seat]
    if card > 0:
        reason = Message("hoard-points-buried", {"card": card, "more": BURIED})
        found.append(Point("HO-5", card + BURIED, reason, cards=(str(card),)))
    return found


def ending(s: State) -> Ending:
    """Return why the match ended and what decided it."""
    seats = range(to_python(s).players)
    best = max(score(s, seat) for seat in seats)
    first = [seat for seat in seats if score(s, seat) == best]
    winners = [seat for seat in seats if rank(s, seat) == 0]
    if len(first) == 1:
        decided_by = Message("hoard-won-points", rule="HO-6")
    elif len(winners) == 1:
        decided_by = Message("hoard-won-fewer-buried", rule="HO-7")
    else:
        decided_by = Message("hoard-shared", rule="HO-7")
    return Ending(Message("hoard-ended", rule="HO-6"), decided_by)
