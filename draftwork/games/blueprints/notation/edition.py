"""Custom editions: validation, and the edition of a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from draftwork.games.blueprints.components import Components, Plan, edition_from
from draftwork.games.blueprints.constants import (
    COLUMNS,
    DICE_PER_SEAT,
    HATCH_MARK,
    HATCHED,
    MAX_PLANS,
    MIN_PLANS,
    ROWS,
    SPACES,
)
from draftwork.games.blueprints.rules.building import ALL_HEIGHTS, nibble
from draftwork.games.blueprints.state import State, read_name
from draftwork.games.contract import Edition
from draftwork.games.faults import Faults
from draftwork.i18n import Message, shorten
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadEdition

GAME = "blueprints"
MAX_PLAN_ID = 999
ID_BIT = 4 * SPACES  # offset of the plan number in a packed plan
HEIGHT_MARKS = HATCH_MARK + "".join(str(height) for height in range(1, DICE_PER_SEAT + 1))
_FIELDS = Components.__struct_fields__
_PLAN_FIELDS = Plan.__struct_fields__
FAULTS = Faults(GAME)
_fault = FAULTS.fault


def read_edition(data: Mapping[str, Any]) -> Edition:
    """The edition that the data describes, or BadEdition with all faults of the data."""
    faults = [*_faults(data)]
    if faults:
        raise BadEdition(*faults)
    return edition_from(msgspec.convert(data, Components))


def _faults(data: Mapping[str, Any]) -> Iterator[Message]:
    yield from FAULTS.of_file(data, _FIELDS)
    if "plans" in data:
        yield from _plan_faults(data["plans"])


def _plan_faults(plans: Any) -> Iterator[Message]:
    if not isinstance(plans, list | tuple) or not all(isinstance(plan, Mapping) for plan in plans):
        yield _fault("plans", least=MIN_PLANS, most=MAX_PLANS)
        return
    if not MIN_PLANS <= len(plans) <= MAX_PLANS:
        yield _fault("plan-count", n=len(plans), least=MIN_PLANS, most=MAX_PLANS)
    seen: set[int] = set()
    for place, plan in enumerate(plans, 1):
        yield from FAULTS.of_fields(plan, _PLAN_FIELDS, _fault("at-entry", n=place))
        if "id" in plan:
            yield from FAULTS.of_id(plan["id"], place, seen, MAX_PLAN_ID)
        if "rows" in plan:
            yield from _row_faults(plan["rows"], _fault("at-plan", id=shorten(plan.get("id", "?"), 20)))


def _row_faults(rows: Any, where: Message) -> Iterator[Message]:
    """The faults in the rows of a plan: they must be a 3x2 grid with six dice (BP-1)."""
    shaped = (
        isinstance(rows, list | tuple)
        and [isinstance(row, str) and len(row) == COLUMNS for row in rows] == [True] * ROWS
    )
    if not shaped:
        yield _fault("rows", where=where, rows=ROWS, columns=COLUMNS)
        return
    marks = "".join(rows)
    if odd := "".join(sorted(set(marks) - set(HEIGHT_MARKS))):
        yield _fault("mark", where=where, marks=odd, last=DICE_PER_SEAT)
    elif (dice := sum(height % HATCHED for height in map(_height, marks))) != DICE_PER_SEAT:
        yield _fault("dice", where=where, n=dice, needed=DICE_PER_SEAT)


def _height(mark: str) -> int:
    return HATCHED if mark == HATCH_MARK else int(mark)


def pack_plan(plan: Plan) -> int:
    """A plan as one integer, as stored in the deck of a state."""
    return plan.id << ID_BIT | sum(_height(m) << 4 * space for space, m in enumerate("".join(plan.rows)))


def plan_number(packed: int) -> int:
    """The number of a packed plan."""
    return packed >> ID_BIT


def plan_rows(packed: int) -> list[str]:
    """The rows of a packed plan."""
    heights = [nibble(packed & ALL_HEIGHTS, space) for space in range(SPACES)]
    marks = "".join(HATCH_MARK if height == HATCHED else str(height) for height in heights)
    return [marks[i : i + COLUMNS] for i in range(0, SPACES, COLUMNS)]


def edition_data(now: State) -> dict[str, Any]:
    """The data of the edition of a state. For Python states, not for rules."""
    plans = [{"id": plan_number(packed), "rows": plan_rows(packed)} for packed in now.deck if packed]
    return {"game": GAME, "edition": read_name(now), "plans": plans}


def edition_of(s: State) -> Edition:
    """The edition that a state was prepared with."""
    data = edition_data(to_python(s))
    return Edition(data["edition"], data)
