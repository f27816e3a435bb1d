"""The printed components: the common ones of all editions, and those of an edition file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from draftwork.games.contract import Edition

_HERE = Path(__file__).parent
_SIDES = ("front", "back")


class Common(msgspec.Struct, frozen=True):
    """The components that are the same in every edition."""

    colours: dict[str, str]  # letter and English name; panes are always grouped in this order (SI-22)
    shapes: dict[str, str]  # colour letter and the shape engraved on its panes (SI-22)
    joker: str  # the letter of a joker space
    panes_per_colour: int
    factories: dict[str, int]  # by the number of players
    panes_per_factory: int
    rounds: int
    spaces: int  # on each side of a strip
    jokers: int  # joker spaces, all on the same side of one strip
    ornaments: tuple[tuple[int, int], ...]  # the two windows that each touches, numbered from 1


class Strip(msgspec.Struct, frozen=True):
    """A strip with the letters of its spaces on both sides."""

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
    """The components that an edition can change."""

    game: str
    edition: str
    strips: tuple[Strip, ...]
    window_points: WindowPoints
    broken_glass: tuple[int, ...]  # the points of each row of the track, from the top
    ornament_points: tuple[int, ...]  # by the number of filled frames around an ornament


COMMON = msgspec.json.decode((_HERE / "components.json").read_bytes(), type=Common)


def components_of(edition: Edition) -> Components:
    """The components that an edition describes."""
    return msgspec.convert(edition.data, Components)


def edition_from(components: Components) -> Edition:
    """Make an edition. Its hash is computed with G, the old letter of white, to keep old hashes valid."""
    data: dict[str, Any] = _with_lists(msgspec.to_builtins(components))
    strips = [
        {**strip, **{side: strip[side].replace("W", "G") for side in _SIDES}} for strip in data["strips"]
    ]
    return Edition(components.edition, data, hashed={**data, "strips": strips})


def _with_lists(value: Any) -> Any:
    """Replace tuples by lists, as JSON does, so that equal components give equal data."""
    if isinstance(value, dict):
        return {key: _with_lists(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_with_lists(item) for item in value]
    return value


def _load_edition(file_name: str) -> Edition:
    return edition_from(msgspec.json.decode((_HERE / "editions" / file_name).read_bytes(), type=Components))


EDITION = _load_edition("open-set-2.json")
OLD_OPEN_SET = _load_edition("open-set.json")
OPEN_SET = components_of(EDITION)
