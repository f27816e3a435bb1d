"""What is printed on the components: the same in every edition, or read from an edition's file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from draftwork.games.contract import Edition

_HERE = Path(__file__).parent


class Awards(msgspec.Struct, frozen=True):
    points: dict[str, int]
    by_players: dict[str, tuple[str, ...]]


class Prizes(msgspec.Struct, frozen=True):
    points: int
    least: dict[str, int]  # how high, how many values, or how many alike a building needs


class BuildingScore(msgspec.Struct, frozen=True):
    plan_bonus: int
    wood_per_touching_die: int
    recycled: tuple[int, ...]  # for one die, two, ...
    stone_by_level: tuple[int, ...]  # the last for every higher level too


class Common(msgspec.Struct, frozen=True):
    """What every edition has."""

    materials: dict[str, str]  # letter and English name
    dice_per_material: int
    pool: dict[str, int]  # by the number of players
    drawn_per_turn: dict[str, int]  # likewise
    dice_per_player: int
    rounds: int
    awards: Awards
    prizes: Prizes
    scoring: BuildingScore


class Plan(msgspec.Struct, frozen=True):
    id: int
    rows: tuple[str, ...]  # from the top; a height, or X for a hatched space


class Components(msgspec.Struct, frozen=True):
    """What an edition can change: the deck of plans."""

    game: str
    edition: str
    plans: tuple[Plan, ...]


COMMON = msgspec.json.decode((_HERE / "components.json").read_bytes(), type=Common)
EDITION = Edition.load(_HERE / "editions" / "open-deck.json")


def components_of(edition: Edition) -> Components:
    return msgspec.convert(edition.data, Components)


def edition_from(components: Components) -> Edition:
    """With lists, as JSON knows them, so that equal components are equal data."""
    plans = [{"id": plan.id, "rows": [*plan.rows]} for plan in components.plans]
    data: dict[str, Any] = {"game": components.game, "edition": components.edition, "plans": plans}
    return Edition(components.edition, data)
