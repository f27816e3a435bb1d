"""Component data: the part that all editions share, and the pattern cards of an edition."""

from __future__ import annotations

from pathlib import Path

import msgspec

from draftwork.games.contract import Edition

_HERE = Path(__file__).parent


class Tool(msgspec.Struct, frozen=True):
    number: int
    id: str
    solo_colour: str  # the colour of the die that pays for it in solo (SA-22)


class Public(msgspec.Struct, frozen=True):
    """A public objective. It gives its points each time a window meets it."""

    id: str
    points: int


class Common(msgspec.Struct, frozen=True):
    """The components and numbers that all editions share."""

    colours: dict[str, str]  # the English name by letter
    per_colour: int  # the number of dice of each colour in the bag
    reduced_per_colour: dict[str, int]  # the same with a reduced bag, by the number of players (SA-1)
    rounds: int
    rows: int  # the rows of a window
    columns: int  # the columns of a window
    values: int  # the faces of a die
    solo_dice: int  # the dice in the pool of a solo round (SA-21)
    tools_dealt: int  # with two or more players; solo has an option
    public_dealt: int  # public objectives with two or more players
    solo_public: int  # public objectives in solo
    cards_dealt: int  # pattern cards for each seat (SA-2)
    empty: int  # points for an empty space (SA-18)
    solo_empty: int  # points for an empty space in solo (SA-23)
    token: int  # points for an unused favour token (SA-18)
    tools: tuple[Tool, ...]
    public: tuple[Public, ...]


class Pattern(msgspec.Struct, frozen=True):
    """A window pattern. A letter of `rows` is a colour (R Y G B P), a shade (1-6) or white (.)."""

    id: str
    name: str
    dots: int  # the number of favour tokens that the pattern gives
    rows: tuple[str, ...]  # from the top

    @property
    def cells(self) -> str:
        return "".join(self.rows)


class Components(msgspec.Struct, frozen=True):
    """The part that an edition can change: the pattern cards, with two patterns on each."""

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
