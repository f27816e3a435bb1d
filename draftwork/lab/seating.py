"""Who sits where: every seating that makes a deal fair to all bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from draftwork.kernel.errors import BadOption

Seating = tuple[str, ...]  # the bots by seat


def seatings(bots: Sequence[str], players: int) -> list[Seating]:
    """All seatings of one deal.

    As many bots as players: the list and its rotations; a bot may be in it more than once. Otherwise every
    pair: one of the two among copies of the other on each seat, and the reverse. Who plays alone has the deal
    for itself.
    """
    if len(bots) == players:
        turned = [tuple(bots[(seat + turn) % players] for seat in range(players)) for turn in range(players)]
        return list(dict.fromkeys(turned))
    if players == 1:
        return [(bot,) for bot in bots]
    if len(bots) < 2:
        raise BadOption("too-few-bots", least=2)
    found: list[Seating] = []
    for a, b in combinations(bots, 2):
        for one, others in ((a, b), (b, a)):
            found += [_among(one, others, seat, players) for seat in range(players)]
    return list(dict.fromkeys(found))  # between two, one among the other is the other among the one


def _among(one: str, others: str, seat: int, players: int) -> Seating:
    return tuple(one if place == seat else others for place in range(players))
