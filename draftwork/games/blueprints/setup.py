"""The state before the deal: the edition and the parts of the set-up that are fixed by hand.

Parts of the set-up, each of which may be incomplete:
    start       the start player of the first round
    plans       for each round, the numbers of the plans by seat
    in_demand   for each round, the letters of the two materials in demand: "RS"
    dice        for each round, the dice in the order drawn: ["W4", "G2", ...]
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from draftwork.games.blueprints.components import EDITION, components_of
from draftwork.games.blueprints.constants import (
    BAG_SIZE,
    DICE_PER_MATERIAL,
    DRAWN_PER_ROUND,
    LETTERS,
    MAX_SEATS,
    NUM_IN_DEMAND,
    ROUNDS,
    VALUES,
)
from draftwork.games.blueprints.notation.edition import pack_plan, plan_number
from draftwork.games.blueprints.notation.names import read_die, write_die
from draftwork.games.blueprints.rules.pool import drawn_dice
from draftwork.games.blueprints.state import UNKNOWN, State, write_name
from draftwork.games.contract import Edition, Value
from draftwork.i18n import Message
from draftwork.kernel import to_compiled, to_python
from draftwork.kernel.errors import BadSetup
from draftwork.kernel.records import blank

PARTS = ("start", "plans", "in_demand", "dice")
_DIE = re.compile(f"[{LETTERS}][1-{VALUES}]", re.ASCII)


def prepare(
    players: int, options: Mapping[str, Value], setup: Mapping[str, Any], edition: Edition = EDITION
) -> State:
    """The state before the deal. What the set-up leaves open is UNKNOWN."""
    s = blank(State)
    s.players = players
    _write_edition(s, edition)
    for i in range(ROUNDS):
        s.start[i] = UNKNOWN
    s.start[0] = _start(setup, players)
    in_demand = _in_demand(setup)
    for i, material in enumerate(in_demand):
        s.in_demand[i] = material
    for i, plan in enumerate(_plans(setup, players, [plan_number(packed) for packed in s.deck if packed])):
        s.plans[i] = plan
    for i, kind in enumerate(_dice(setup, players, in_demand)):
        s.dice[i] = kind
    return to_compiled(s)


def _write_edition(s: State, edition: Edition) -> None:
    """Store the name and the plans of an edition in a state."""
    printed = components_of(edition)
    write_name(s, printed.edition)
    for i, plan in enumerate(printed.plans):
        s.deck[i] = pack_plan(plan)


def _start(setup: Mapping[str, Any], players: int) -> int:
    start = setup.get("start", UNKNOWN)
    if "start" in setup and (type(start) is not int or start not in range(players)):
        raise BadSetup(Message("blueprints-bad-start", {"last": players - 1}, "BP-4"))
    return int(start)


def _is_per_round(given: Any) -> bool:
    return isinstance(given, list | tuple) and len(given) <= ROUNDS


def _plans(setup: Mapping[str, Any], players: int, deck: list[int]) -> list[int]:
    given = setup.get("plans", [])
    rows: list[Any] = [*given] if _is_per_round(given) else [None]
    well_formed = all(isinstance(row, list | tuple) and len(row) == players for row in rows)
    numbers = [number for row in rows for number in row] if well_formed else []
    known = all(type(number) is int and number in deck for number in numbers)
    if not well_formed or not known or len(set(numbers)) < len(numbers):
        args: dict[str, Any] = {"rounds": ROUNDS, "players": players}
        raise BadSetup(Message("blueprints-bad-plans", args, "BP-3"))
    found = [UNKNOWN] * ROUNDS * MAX_SEATS
    for i, number in enumerate(numbers):
        found[MAX_SEATS * (i // players) + i % players] = deck.index(number)
    return found


def _in_demand(setup: Mapping[str, Any]) -> list[int]:
    given = setup.get("in_demand", [])
    if not _is_per_round(given) or not all(
        isinstance(pair, str) and len(pair) == len(set(pair)) == NUM_IN_DEMAND and set(pair) <= set(LETTERS)
        for pair in given
    ):
        args: dict[str, Any] = {"rounds": ROUNDS, "letters": " ".join(LETTERS)}
        raise BadSetup(Message("blueprints-bad-in-demand", args, "BP-3"))
    found = [LETTERS.index(letter) for pair in given for letter in pair]
    return found + [UNKNOWN] * (NUM_IN_DEMAND * ROUNDS - len(found))


def _dice(setup: Mapping[str, Any], players: int, in_demand: list[int]) -> list[int]:
    given = setup.get("dice", [])
    most = int(DRAWN_PER_ROUND[players])
    if not _is_per_round(given) or not all(
        isinstance(row, list | tuple)
        and len(row) <= most
        and all(isinstance(die, str) and _DIE.fullmatch(die) for die in row)
        for row in given
    ):
        args: dict[str, Any] = {"rounds": ROUNDS, "most": most, "letters": " ".join(LETTERS)}
        raise BadSetup(Message("blueprints-bad-dice", args, "BP-3"))
    found: list[int] = []
    for r, row in enumerate(given):
        kinds = [read_die(die) for die in row]
        _check_material_counts(r, kinds, in_demand[NUM_IN_DEMAND * r : NUM_IN_DEMAND * (r + 1)])
        found += kinds + [UNKNOWN] * (BAG_SIZE - len(kinds))
    return found + [UNKNOWN] * (BAG_SIZE * ROUNDS - len(found))


def _check_material_counts(r: int, kinds: list[int], in_demand: list[int]) -> None:
    """Check the number of dice per material (BP-1, BP-3). One die of a material in demand is set aside."""
    for material, n in Counter(kind // VALUES for kind in kinds).items():
        most = DICE_PER_MATERIAL - (1 if material in in_demand or UNKNOWN in in_demand else 0)
        if n > most:
            args: dict[str, Any] = {"n": n, "material": LETTERS[material], "round": r + 1, "most": most}
            raise BadSetup(Message("blueprints-too-many-dice", args, "BP-3"))


def dealt_setup(s: State) -> dict[str, Any]:
    """The deal of the rounds begun so far, in the form of a set-up."""
    now = to_python(s)
    rounds = range(min(now.round + 1, ROUNDS))
    return {
        "start": now.start[0],
        "plans": [
            [plan_number(now.deck[now.plans[MAX_SEATS * r + p]]) for p in range(now.players)] for r in rounds
        ],
        "in_demand": [
            "".join(LETTERS[now.in_demand[NUM_IN_DEMAND * r + i]] for i in range(NUM_IN_DEMAND))
            for r in rounds
        ],
        "dice": [[write_die(kind) for kind in drawn_dice(s, now, r)] for r in rounds],
    }


def options_of(s: State) -> dict[str, Value]:
    """The options of a match. Blueprints has none."""
    return {}
