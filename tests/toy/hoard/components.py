"""What is printed on the components, read from the edition file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from draftwork.games import Edition

EDITION = Edition.load(Path(__file__).parent / "editions" / "standard.json")


class Components(msgspec.Struct, frozen=True):
    edition: str
    cards: int  # the deck holds the cards 1 to this
    hand: int  # cards dealt to a seat, and rounds of a match
    buried: int  # what a buried card counts besides its number
    dice: dict[str, tuple[int, int, int, int, int, int]]


STANDARD = msgspec.convert(EDITION.data, Components)

CARDS = STANDARD.cards
HAND = STANDARD.hand
BURIED = STANDARD.buried
DICE = tuple(STANDARD.dice)  # the names of the dice
FACES = 6
ALL_CARDS = (1 << (CARDS + 1)) - 2  # as bits; there is no card 0
