"""Seatings: the assignments of bots to seats in which a deal is played, so that no bot has an advantage."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from draftwork.kernel.errors import BadOption

Seating = tuple[str, ...]  # the bots by seat


def seatings(bots: Sequence[str], players: int) -> list[Seating]:
    """All seatings of one deal.

    With as many bots as players, these are the list and its rotations; a bot may occur more than once.
    Otherwise, for every pair of bots, one sits among copies of the other on each seat, and the reverse. In a
    solo game each bot plays the deal once.
    """
    if len(bots) == players:
        rotations = [
            tuple(bots[(seat + turn) % players] for seat in range(players)) for turn in range(players)
        ]
        return list(dict.fromkeys(rotations))
    if players == 1:
        return [(bot,) for bot in bots]
    if len(bots) < 2:
        raise BadOption("too-few-bots", least=2)
    found: list[Seating] = []
    for a, b in combinations(bots, 2):
        for one, others in ((a, b), (b, a)):
            found += [_among(one, others, seat, players) for seat in range(players)]
    return list(dict.fromkeys(found))  # with two players, the two orders of a pair give the same seatings


def _among(one: str, others: str, seat: int, players: int) -> Seating:
    return tuple(one if place == seat else others for place in range(players))
