"""What is printed on the components: the same in every edition, or read from an edition's file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from draftwork.games.contract import Edition

_HERE = Path(__file__).parent
_SIDES = ("front", "back")


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


def components_of(edition: Edition) -> Components:
    return msgspec.convert(edition.data, Components)


def edition_from(components: Components) -> Edition:
    """An edition is hashed with the old letter of white, so that no hash has changed with the letter."""
    data: dict[str, Any] = _listed(msgspec.to_builtins(components))
    strips = [
        {**strip, **{side: strip[side].replace("W", "G") for side in _SIDES}} for strip in data["strips"]
    ]
    return Edition(components.edition, data, hashed={**data, "strips": strips})


def _listed(value: Any) -> Any:
    """Tuples as the lists that JSON knows, so that equal components are equal data."""
    if isinstance(value, dict):
        return {key: _listed(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_listed(one) for one in value]
    return value


def _ours(name: str) -> Edition:
    return edition_from(msgspec.json.decode((_HERE / "editions" / name).read_bytes(), type=Components))


EDITION = _ours("open-set-2.json")
OLD_OPEN_SET = _ours("open-set.json")
OPEN_SET = components_of(EDITION)
