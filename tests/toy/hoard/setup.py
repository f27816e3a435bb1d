"""The state before the deal, with the parts that the options and the set-up fix."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from draftwork.games import Edition, Value
from draftwork.kernel import to_compiled, to_python
from draftwork.kernel.errors import BadSetup
from draftwork.kernel.records import blank
from hoard.components import CARDS, DICE, EDITION, HAND, STANDARD
from hoard.rules import current_round
from hoard.state import UNKNOWN, State

PARTS = ("hands", "start", "dice")


def new_state(
    players: int, options: Mapping[str, Value], setup: Mapping[str, Any], edition: Edition = EDITION
) -> State:
    s = blank(State)
    s.players = players
    name = str(options["die"])
    s.die = DICE.index(name)
    for i, face in enumerate(STANDARD.dice[name]):
        s.faces[i] = face
    s.start = _start(setup, players)
    for r, face in enumerate(_dice(setup, name)):
        s.dice[r] = face
    for seat, hand in enumerate(_hands(setup, players)):
        s.hand[seat] = hand
    return to_compiled(s)


def _start(setup: Mapping[str, Any], players: int) -> int:
    start = setup.get("start", UNKNOWN)
    if "start" in setup and (type(start) is not int or start not in range(players)):
        raise BadSetup("hoard-bad-start", last=players - 1)
    return int(start)


def _dice(setup: Mapping[str, Any], name: str) -> list[int]:
    dice = setup.get("dice", [])
    if (
        not isinstance(dice, list | tuple)
        or len(dice) > HAND
        or any(type(face) is not int or face not in STANDARD.dice[name] for face in dice)
    ):
        raise BadSetup("hoard-bad-dice", n=HAND)
    return [*dice, *[UNKNOWN] * (HAND - len(dice))]


def _hands(setup: Mapping[str, Any], players: int) -> list[int]:
    if "hands" not in setup:
        return [UNKNOWN] * players
    hands = setup["hands"]
    if not isinstance(hands, list | tuple) or not all(isinstance(hand, list | tuple) for hand in hands):
        raise BadSetup("hoard-bad-hands", n=HAND, last=CARDS)
    cards = [card for hand in hands for card in hand]
    if (
        [len(hand) for hand in hands] != [HAND] * players
        or any(type(card) is not int or not 1 <= card <= CARDS for card in cards)
        or len(set(cards)) < len(cards)
    ):
        raise BadSetup("hoard-bad-hands", n=HAND, last=CARDS)
    return [sum(1 << card for card in hand) for hand in hands]


def dealt_setup(s: State) -> dict[str, Any]:
    """Return what chance has decided so far."""
    now = to_python(s)
    return {
        "hands": [_dealt_hand(now, seat) for seat in range(now.players)],
        "start": now.start,
        "dice": [now.dice[r] for r in range(min(current_round(s) + 1, HAND))],
    }


def _dealt_hand(now: State, seat: int) -> list[int]:
    gone = {now.shown[HAND * seat + r] for r in range(HAND)} | {now.buried[seat]}
    return [card for card in range(1, CARDS + 1) if now.hand[seat] >> card & 1 or card in gone]
