"""What is printed on the components: the same in every edition, or read from an edition's file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from draftwork.games.contract import Edition

_HERE = Path(__file__).parent


class Tool(msgspec.Struct, frozen=True):
    number: int
    id: str
    solo_colour: str  # of the die that pays for it in solo (SA-22)


class Public(msgspec.Struct, frozen=True):
    """A public objective: points each time it is met."""

    id: str
    points: int


class Common(msgspec.Struct, frozen=True):
    """What every edition has."""

    colours: dict[str, str]  # letter and English name
    per_colour: int  # dice of each colour in the bag
    reduced_per_colour: dict[str, int]  # with a reduced bag, by the number of players (SA-1)
    rounds: int
    rows: int  # of a window
    columns: int
    values: int  # of a die
    solo_dice: int  # in the pool of a round (SA-21)
    tools_dealt: int
    public_dealt: int
    solo_public: int
    cards_dealt: int  # pattern cards to a seat (SA-2)
    empty: int  # points for an empty space (SA-18)
    solo_empty: int  # likewise in solo (SA-23)
    token: int  # points for a favour token left (SA-18)
    tools: tuple[Tool, ...]
    public: tuple[Public, ...]


class Pattern(msgspec.Struct, frozen=True):
    """A window pattern. Cells: R Y G B P colour, 1-6 shade, . white; rows from the top."""

    id: str
    name: str
    dots: int
    rows: tuple[str, ...]

    @property
    def cells(self) -> str:
        return "".join(self.rows)


class Components(msgspec.Struct, frozen=True):
    """What an edition can change: the pattern cards, two patterns on each."""

    game: str
    edition: str
    cards: tuple[tuple[Pattern, Pattern], ...]

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        return tuple(pattern for card in self.cards for pattern in card)


COMMON = msgspec.json.decode((_HERE / "components.json").read_bytes(), type=Common)
EDITION = Edition.load(_HERE / "editions" / "standard.json")


def components_of(edition: Edition) -> Components:
    return msgspec.convert(edition.data, Components)
