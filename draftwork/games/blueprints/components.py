"""The components: those common to all editions, and the plans of an edition."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from draftwork.games.contract import Edition

_HERE = Path(__file__).parent


class Awards(msgspec.Struct, frozen=True):
    """The awards: the points of each, and the awards in play by the number of players."""

    points: dict[str, int]
    by_players: dict[str, tuple[str, ...]]


class Prizes(msgspec.Struct, frozen=True):
    """The prizes: their points and their conditions."""

    points: int
    least: dict[str, int]  # by prize, the minimum that wins it: a height or a number of dice


class BuildingScore(msgspec.Struct, frozen=True):
    """The points of a building."""

    plan_bonus: int
    wood_per_touching_die: int
    recycled: tuple[int, ...]  # for one die, for two dice, and so on
    stone_by_level: tuple[int, ...]  # the last entry also holds for higher levels


class Common(msgspec.Struct, frozen=True):
    """The components that all editions share."""

    materials: dict[str, str]  # English names by letter
    dice_per_material: int
    pool: dict[str, int]  # by the number of players
    drawn_per_turn: dict[str, int]  # by the number of players
    dice_per_player: int
    rounds: int
    awards: Awards
    prizes: Prizes
    scoring: BuildingScore


class Plan(msgspec.Struct, frozen=True):
    """A plan: the heights of a grid of 3 x 2 spaces."""

    id: int
    rows: tuple[str, ...]  # from the top; a digit is a height, X a hatched space


class Components(msgspec.Struct, frozen=True):
    """The components of an edition: its deck of plans."""

    game: str
    edition: str
    plans: tuple[Plan, ...]


COMMON = msgspec.json.decode((_HERE / "components.json").read_bytes(), type=Common)
EDITION = Edition.load(_HERE / "editions" / "open-deck.json")


def components_of(edition: Edition) -> Components:
    """The plans of an edition."""
    return msgspec.convert(edition.data, Components)


def edition_from(components: Components) -> Edition:
    """The edition of these components. Its data has lists instead of tuples, like data read from JSON."""
    plans = [{"id": plan.id, "rows": [*plan.rows]} for plan in components.plans]
    data: dict[str, Any] = {"game": components.game, "edition": components.edition, "plans": plans}
    return Edition(components.edition, data)
