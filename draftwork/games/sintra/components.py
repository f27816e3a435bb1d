"""What is printed on the components: the same in every edition, or read from an edition's file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from draftwork.games.contract import Edition

_HERE = Path(__file__).parent


class Common(msgspec.Struct, frozen=True):
    """What every edition has."""

    colours: dict[str, str]  # letter and English name, in the order in which panes are always grouped (SI-22)
    shapes: dict[str, str]  # the shape engraved on the panes of each colour (SI-22)
    joker: str  # the letter of a joker space
    panes_per_colour: int
    factories: dict[str, int]  # by the number of players
    panes_per_factory: int
    rounds: int
    spaces: int  # of a side of a strip
    jokers: int  # spaces of the one side that has any
    ornaments: tuple[tuple[int, int], ...]  # the windows each touches, numbered from 1


class Strip(msgspec.Struct, frozen=True):
    id: int
    front: str
    back: str

    @property
    def sides(self) -> tuple[str, str]:
        return self.front, self.back


class WindowPoints(msgspec.Struct, frozen=True):
    """The number under each window, from the left, on both sides of the palace."""

    A: tuple[int, ...]
    B: tuple[int, ...]


class Components(msgspec.Struct, frozen=True):
    """What an edition can change."""

    game: str
    edition: str
    strips: tuple[Strip, ...]
    window_points: WindowPoints
    broken_glass: tuple[int, ...]  # from the top row down
    ornament_points: tuple[int, ...]  # by the number of filled frames around an ornament


COMMON = msgspec.json.decode((_HERE / "components.json").read_bytes(), type=Common)
EDITION = Edition.load(_HERE / "editions" / "open-set.json")


def components_of(edition: Edition) -> Components:
    return msgspec.convert(edition.data, Components)


def edition_from(components: Components) -> Edition:
    data: dict[str, Any] = msgspec.to_builtins(components)
    return Edition(components.edition, _listed(data))


def _listed(value: Any) -> Any:
    """Tuples as the lists that JSON knows, so that equal components are equal data."""
    if isinstance(value, dict):
        return {key: _listed(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_listed(one) for one in value]
    return value


OPEN_SET = components_of(EDITION)
