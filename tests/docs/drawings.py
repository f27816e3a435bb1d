"""Checks for drawings in text blocks: the code of the game computes what they must show."""

from __future__ import annotations

import re
from collections.abc import Callable

from draftwork.games.blueprints.components import Plan
from draftwork.games.blueprints.notation.edition import pack_plan
from draftwork.games.blueprints.ui.building_points import score_parts
from draftwork.games.patchwork.components import STANDARD, rotate
from draftwork.i18n import text
from tests.docs.pages import Block, Wrong
from tests.games.blueprints.build import building

_ROW = re.compile(r"\S*\s+([X1-6] [X1-6])\s+(\S.*?)\s*\| (\S+(?: \S+)*)(?:\s{2,}(\d.*))?")


def check_turns(block: Block) -> None:
    """Checks a drawing of a patch in all orientations, side by side under their names."""
    head, *rows = block.text.splitlines()
    names = list(re.finditer(r"\S+", head))
    ends = [name.start() for name in names[1:]] + [None]
    for name, end in zip(names, ends, strict=True):
        drawn = [row[name.start() : end].strip() for row in rows]
        found = re.fullmatch(r"(\d+)(\w*)", name[0])
        if not found or [row for row in drawn if row] != _drawn(int(found[1]), found[2]):
            raise Wrong(f"{block.where}: patch {name[0]} does not look like that")


def _drawn(patch: int, turn: str) -> list[str]:
    cells = rotate(STANDARD.patches[patch].cells, turn)
    rows, columns = (range(max(cell[axis] for cell in cells) + 1) for axis in (0, 1))
    return [" ".join("■" if (row, column) in cells else "·" for column in columns) for row in rows]


def check_buildings(block: Block) -> None:
    """Checks buildings of Blueprints: three lines each, with plan and parts of the score."""
    language = block.page.name.split(".")[1]
    letters = {text("blueprints-letter", language, {"material": one}): one for one in "WRSG"}
    notation = re.sub(r"\b([^\W\d])(?=[1-6]\b)", lambda die: letters[die[1]], block.text)
    lines = [line for line in notation.splitlines()[1:] if line.strip()]
    for first in range(0, len(lines), 3):
        rows = [row for row in map(_ROW.fullmatch, lines[first : first + 3]) if row]
        if len(rows) < 3:
            raise Wrong(f"{block.where}: not three lines of a building")
        plan = pack_plan(Plan(1, tuple(row[1].replace(" ", "") for row in rows)))
        made = building(" / ".join(f"{row[2]} | {row[3]}" for row in rows).replace("–", "-"))
        parts = [int(str(part)) for part in score_parts(made, plan).values()]
        told = [int(number) for number in re.findall(r"\d+", rows[0][4] or "")]
        if told != [*parts, sum(parts)]:
            raise Wrong(f"{block.where}: the building scores {parts}, {sum(parts)} together, not {told}")


CHECKS: dict[str, Callable[[Block], None]] = {
    "patchwork": check_turns,
    "blueprints": check_buildings,
}  # by game
