"""Example matches for the tests of pictures and terminal texts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

from draftwork import Match
from draftwork.games.sagrada.ui.view import Die, View, view
from draftwork.kernel.generics import NOBODY
from tests.games.drawing import plain_lines

MOVE_WEIGHTS = {"place": 20, "draft": 20, "tool": 6}  # random moves fill windows and use tools


def played(
    players: int, until: Callable[[Match], bool] = lambda match: False, seed: str = "glass", **options: Any
) -> Match:
    """A match with random moves until a condition holds, or to the end."""
    match = Match("sagrada", players=players, seed=seed, **options)
    rng = random.Random(seed)
    while match.to_move is not None and not until(match):
        moves = [str(move) for move in match.legal_moves]
        match.play(rng.choices(moves, [MOVE_WEIGHTS.get(move.split()[0], 1) for move in moves])[0])
    return match


def seen(match: Match, seat: int | None = 0) -> View:
    """The view of a seat."""
    return view(match.seat(seat).redacted_state, NOBODY if seat is None else seat)


def in_round(number: int) -> Callable[[Match], bool]:
    return lambda match: seen(match).round >= number


def in_hand(match: Match) -> bool:
    now = seen(match)
    return now.round > 3 and now.hand is not None and now.phase == "hand"


def in_phase(*phases: str) -> Callable[[Match], bool]:
    return lambda match: seen(match).phase in phases


MATCHES = {
    "start": Match("sagrada", players=2, seed="glass"),
    "choosing": played(4, lambda match: sum(player.has_chosen for player in seen(match).players) == 2),
    "solo, choosing": Match("sagrada", players=1, seed="glass"),
    "first turn": played(2, in_round(1)),
    "middle": played(3, in_round(6)),
    "middle, 4 players": played(4, in_round(8)),
    "solo, middle": played(1, in_round(5), tools=5),
    "in hand": played(2, in_hand),
    "end": played(2),
    "end, 4 players": played(4),
    "solo, end": played(1),
}


def dice_of(now: View) -> list[Die]:
    """All visible dice: pool, hand, track and windows."""
    found = [*now.pool, now.hand, *(die for row in now.track for die in row)]
    found += [die for player in now.players for row in player.window for die in row]
    return [die for die in found if die]


def shown(die: Die) -> str:
    return f"{die.colour}{die.value or '?'}"


def tree(match: Match, seat: int | None = 0, language: str = "en") -> ElementTree.Element:
    """The picture for a seat as an XML tree."""
    return ElementTree.fromstring(match.seat(seat).svg(language))


def lines(match: Match, seat: int | None = 0, language: str = "en") -> list[str]:
    """The lines of the terminal text for a seat."""
    return plain_lines(match.seat(seat).terminal(language), 80)
