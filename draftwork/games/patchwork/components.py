"""The components of Patchwork, read from the edition file, and the orientations of the patches."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Annotated

import msgspec

from draftwork.games.contract import Edition

EDITION = Edition.load(Path(__file__).parent / "editions" / "standard.json")

Cell = tuple[int, int]  # row and column, from 0


class Patch(msgspec.Struct, frozen=True):
    """A printed patch. `shape` has one text per row, with # for a cell."""

    id: int
    shape: tuple[str, ...]
    cost: int
    time: int
    income: int

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset(
            (r, c) for r, row in enumerate(self.shape) for c, mark in enumerate(row) if mark == "#"
        )


class TimeBoard(msgspec.Struct, frozen=True):
    """The time board. `leather` maps the name of each printing to the spaces of its leather patches."""

    start: int
    end: int
    income: tuple[int, ...]  # the spaces with an income mark
    leather: dict[str, tuple[int, ...]]


class SpecialTile(msgspec.Struct, frozen=True):
    """The special tile, and the side of the square that wins it (PW-12)."""

    square: int
    points: int


class Components(msgspec.Struct, frozen=True, dict=True):
    """All components of an edition."""

    edition: str
    patches: tuple[Patch, ...]
    time_board: TimeBoard
    quilt: Annotated[tuple[int, int], "rows and columns"]
    start_buttons: int
    special_tile: SpecialTile

    @cached_property
    def all_patches(self) -> tuple[Patch, ...]:
        """The printed patches, followed by the leather patch."""
        return (*self.patches, Patch(len(self.patches), ("#",), 0, 0, 0))


class Orientation(msgspec.Struct, frozen=True):
    """A distinct rotation or reflection of a patch. Turns with the same cells are one orientation."""

    patch: int
    turn: str  # "", r (right), u (upside down) or l (left); a leading f means flipped first
    cells: tuple[Cell, ...]

    @property
    def height(self) -> int:
        return max(r for r, _ in self.cells) + 1

    @property
    def width(self) -> int:
        return max(c for _, c in self.cells) + 1


TURNS = ("", "r", "u", "l", "f", "fr", "fu", "fl")


def rotate(cells: frozenset[Cell], turn: str) -> tuple[Cell, ...]:
    """The cells after a flip (f) and quarter turns to the right: one (r), two (u) or three (l)."""
    now = {(r, -c) for r, c in cells} if "f" in turn else set(cells)
    for _ in range({"": 0, "r": 1, "u": 2, "l": 3}[turn.removeprefix("f")]):
        now = {(c, -r) for r, c in now}
    top, left = min(r for r, _ in now), min(c for _, c in now)
    return tuple(sorted((r - top, c - left) for r, c in now))


def orientations(patch: Patch) -> list[Orientation]:
    """The distinct orientations of a patch, each named after the first turn that gives it (PW-9)."""
    found: dict[tuple[Cell, ...], Orientation] = {}
    for turn in TURNS:
        cells = rotate(patch.cells, turn)
        found.setdefault(cells, Orientation(patch.id, turn, cells))
    return list(found.values())


STANDARD = msgspec.convert(EDITION.data, Components)
