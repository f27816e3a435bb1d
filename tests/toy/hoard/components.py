"""The printed components, read from the edition file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from draftwork.games import Edition

EDITION = Edition.load(Path(__file__).parent / "editions" / "standard.json")


class Components(msgspec.Struct, frozen=True):
    edition: str
    cards: int  # the deck has the cards 1 to this number
    hand: int  # cards dealt to a seat, and rounds of a match
    buried: int  # bonus of a buried card
    dice: dict[str, tuple[int, int, int, int, int, int]]


STANDARD = msgspec.convert(EDITION.data, Components)

CARDS = STANDARD.cards
HAND = STANDARD.hand
BURIED = STANDARD.buried
DICE = tuple(STANDARD.dice)  # the names of the dice
FACES = 6
ALL_CARDS = (1 << (CARDS + 1)) - 2  # bit mask; there is no card 0
