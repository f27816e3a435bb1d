"""The table of the legal moves that match a text. Moves that differ only in the last choice share a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from draftwork.cli.interactive.search import Path, path_text
from draftwork.cli.language import language, translate
from draftwork.cli.output.console import new_table, styled
from draftwork.play import Move

if TYPE_CHECKING:
    from rich.console import RenderableType

    from draftwork.games import Choice
    from draftwork.play import Seat

MAX_LISTED = 12  # moves listed per group if there are several groups

_Row = tuple[Text, Text, Text]


@dataclass(frozen=True)
class MoveGroup:
    """Moves that differ only in their last choice."""

    path: tuple[Choice, ...]
    leaves: tuple[Choice, ...]


def moves_table(seat: Seat, paths: Sequence[Path], typed: str = "") -> RenderableType:
    """List legal moves by their paths. `typed` is the text that they match."""
    groups = group_moves(seat, paths)
    common = _common_path([group.path for group in groups])
    rows = []
    for group in groups:
        complete = len(groups) == 1 or common_prefix(_texts(seat, group)) == typed.lower()
        rows.append(_group_row(seat, group, len(common), complete))
    title = styled(_labels(common), "bold")
    shapes = [_shape(seat, group) for group in groups]
    listed = _shape_blocks(rows, shapes) if any(shapes) else _rows_table(rows)
    return Group(title, listed) if common else listed


def _rows_table(rows: Sequence[_Row]) -> Table:
    several = any(ends.plain for _, _, ends in rows)
    table = new_table(
        translate("cli-type"), translate("cli-choice"), translate("cli-then") if several else ""
    )
    for row in rows:
        table.add_row(*row)
    return table


def _shape_blocks(rows: Sequence[_Row], shapes: Sequence[str]) -> RenderableType:
    """Put the moves with their shapes into two columns, because shapes are several lines high."""
    grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
    for _ in range(min(2, len(rows))):
        grid.add_column(ratio=1)
    blocks = []
    for (typed, labels, ends), shape in zip(rows, shapes, strict=True):
        block = Table.grid(padding=(0, 2, 0, 0))
        block.add_row(styled(shape), Group(styled("  ").join([typed, labels]), ends) if ends.plain else typed)
        blocks.append(block)
    for first in range(0, len(blocks), 2):
        grid.add_row(*blocks[first : first + 2])
    return grid


def _group_row(seat: Seat, group: MoveGroup, common: int, complete: bool) -> _Row:
    """Return the text to type, the labels after the common ones, and the ends of the texts."""
    texts = _texts(seat, group)
    if len(texts) == 1:
        labels = _labels((*group.path[common:], *group.leaves))
        return styled(texts[0], "cyan"), styled(labels), styled("")
    shared, labels = common_prefix(texts), _labels(group.path[common:])
    ends = [text[len(shared) :].strip() for text in texts]
    shown = len(ends) if complete else MAX_LISTED
    rest = styled("").append(" ".join(ends[:shown]), "cyan")
    if shown < len(ends):
        rest.append(" ").append(translate("cli-more", n=len(ends) - shown, typed=shared), "dim")
    return styled(shared, "cyan"), styled(labels), rest


def group_moves(seat: Seat, paths: Sequence[Path]) -> list[MoveGroup]:
    """Group the moves that differ only in the last word of their notation and label."""
    groups: list[MoveGroup] = []
    for (_, pattern), alike in groupby(
        paths, lambda path: ([id(one) for one in path[:-1]], move_pattern(seat, path[-1]))
    ):
        group = list(alike)
        parts = [group] if pattern is not None else [[path] for path in group]
        groups += [MoveGroup(part[0][:-1], tuple(path[-1] for path in part)) for part in parts]
    return groups


def move_pattern(seat: Seat, choice: Choice) -> tuple[str, str] | None:
    """Return the notation and the label of a leaf without the last word, if the label has this word too."""
    if choice.move is None or choice.next:
        return None
    start, _, last = path_text(seat, (choice,)).rpartition(" ")
    label = choice.label.text(language())
    return (start, label.replace(last, "…")) if start and last in label else None


def _texts(seat: Seat, group: MoveGroup) -> list[str]:
    return [path_text(seat, (leaf,)) for leaf in group.leaves]


def _labels(path: Sequence[Choice]) -> str:
    return " · ".join(choice.label.text(language()) for choice in path)


def _common_path(paths: Sequence[tuple[Choice, ...]]) -> tuple[Choice, ...]:
    """Return the choices with which all paths begin. For a single path, return all but its last choice."""
    same = 0
    while len(paths) > 1 and all(len(path) > same and path[same] is paths[0][same] for path in paths):
        same += 1
    return paths[0][:same] if len(paths) > 1 else paths[0][:-1]


def common_prefix(texts: Sequence[str]) -> str:
    """Return the common prefix of the texts, in whole words if they have several."""
    first, last = min(texts), max(texts)
    same = next((i for i, char in enumerate(first) if last[i] != char), len(first))
    shared = first[:same]
    if all(text == shared or text[len(shared) :].startswith(" ") for text in texts):
        return shared
    return shared.rpartition(" ")[0] or shared


def _shape(seat: Seat, group: MoveGroup) -> str:
    """Draw the shape that the moves of a group place, if their JSON has cells and all place the same one."""
    shapes = {
        _shape_text(Move(leaf.move, seat.game).json().get("cells", []))
        for leaf in group.leaves
        if leaf.move is not None
    }
    shape = shapes.pop() if len(shapes) == 1 else ""
    return shape if len(shape) > 1 else ""


def _shape_text(cells: Sequence[Sequence[int]]) -> str:
    if not cells:
        return ""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    taken = {(row - top, column - left) for row, column in cells}
    height, width = max(row for row, _ in taken) + 1, max(column for _, column in taken) + 1
    rows = ["".join("■ " if (r, c) in taken else "  " for c in range(width)).rstrip() for r in range(height)]
    return "\n".join(rows)
