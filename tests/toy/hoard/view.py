"""The view of a match, for pages, drawings and programs."""

from __future__ import annotations

from typing import Literal

import msgspec

from draftwork.kernel import to_python
from draftwork.kernel.generics import NOBODY
from hoard.components import CARDS, DICE, HAND
from hoard.rules import current_round, to_move
from hoard.scoring import score
from hoard.secrets import cards_in_hand
from hoard.state import State

VERSION = 1


class Player(msgspec.Struct):
    seat: int
    hand: list[int] | None  # null if hidden
    cards: int  # number of cards in hand
    shown: list[int | None]  # per round
    has_buried: bool
    buried: int | None  # null for none, or if hidden
    score: int  # without hidden cards


class View(msgspec.Struct):
    """A Hoard match as a seat sees it."""

    game: Literal["hoard"]
    rules_version: int
    seat: int | None
    to_move: int | None
    die: str
    start: int
    dice: list[int]  # of the rounds so far
    players: list[Player]


def view(s: State, seat: int) -> View:
    now = to_python(s)
    mover = to_move(s)
    return View(
        game="hoard",
        rules_version=VERSION,
        seat=None if seat == NOBODY else seat,
        to_move=None if mover == NOBODY else mover,
        die=DICE[now.die],
        start=now.start,
        dice=[now.dice[r] for r in range(min(current_round(s) + 1, HAND))],
        players=[_player(s, now, p) for p in range(now.players)],
    )


def _player(s: State, now: State, p: int) -> Player:
    known = now.hand[p] >= 0
    return Player(
        seat=p,
        hand=[card for card in range(1, CARDS + 1) if now.hand[p] >> card & 1] if known else None,
        cards=cards_in_hand(s, p),
        shown=[now.shown[HAND * p + r] or None for r in range(HAND)],
        has_buried=now.buried[p] != 0,
        buried=now.buried[p] if now.buried[p] > 0 else None,
        score=score(s, p),
    )
