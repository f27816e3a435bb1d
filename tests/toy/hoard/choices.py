"""The tree of choices: first the card, then open or face down. Also the prompt."""

from __future__ import annotations

from draftwork.games import Choice
from draftwork.i18n import Message
from draftwork.kernel import to_python
from draftwork.kernel.generics import NOBODY
from hoard.components import BURIED, CARDS
from hoard.moves import buried_one
from hoard.rules import current_round, to_move
from hoard.state import State


def prompt(s: State) -> Message:
    buried = to_python(s).buried[to_move(s)]
    return Message("hoard-todo", {"bury": "done" if buried else "may"})


def choices(s: State) -> list[Choice]:
    seat = to_move(s)
    if seat == NOBODY:
        return []
    now = to_python(s)
    die = now.dice[current_round(s)]
    cards = [card for card in range(1, CARDS + 1) if now.hand[seat] >> card & 1]
    may_bury = not now.buried[seat]
    return [
        Choice(
            f"card-{card}",
            Message("hoard-card", {"card": card}),
            choices=_ways(card, die, may_bury),
        )
        for card in cards
    ]


def _ways(card: int, die: int, may_bury: bool) -> list[Choice]:
    play = Choice("play", Message("hoard-play", {"die": die}), card - 1, gains=card + die)
    label = Message("hoard-bury", {"more": BURIED})
    if not may_bury:
        return [play, Choice("bury", label, why_not=buried_one())]
    effects = (Message("hoard-effect-secret", rule="HO-5"),)
    return [play, Choice("bury", label, CARDS + card - 1, gains=card + BURIED, effects=effects)]
