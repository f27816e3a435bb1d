"""The text of moves, and the messages of refusals.

play 7    play the card 7 open
bury 7    bury it face down; to the others this is "bury ?" until the end
"""

from __future__ import annotations

from typing import Any

from draftwork.i18n import Message
from draftwork.kernel.generics import NOBODY
from hoard import rules
from hoard.components import CARDS
from hoard.rules import MOVES
from hoard.state import State

KINDS = ("play", "bury")


def card_of(move: int) -> int:
    return move % CARDS + 1


def kind_of(move: int) -> str:
    return KINDS[move // CARDS]


def write_move(move: int) -> str:
    return f"{kind_of(move)} {card_of(move)}"


def move_json(move: int) -> dict[str, Any]:
    return {"kind": kind_of(move), "card": card_of(move)}


def redact_move(before: State, now: State, move: int, seat: int) -> str:
    """Hide which card was buried from the other seats until the end (HO-5)."""
    secret = kind_of(move) == "bury" and seat != rules.to_move(before) and rules.to_move(now) != NOBODY
    return "bury ?" if secret else write_move(move)


def refusal(s: State, move: int, reason: int) -> Message:
    """Return the message for a result of `rules.illegality`."""
    if reason == rules.NO_SUCH:
        return Message("no-such-move", {"move": move, "last": MOVES - 1})
    if reason == rules.OVER:
        return Message("match-over")
    if reason == rules.NOT_HELD:
        return Message("hoard-not-held", {"card": card_of(move)}, "HO-2")
    return buried_one()


def buried_one() -> Message:
    return Message("hoard-buried-one", rule="HO-5")
