"""The dice of a set-up: rounds, re-rolls and draws. Entries are those of `State.luck`, see `turn_chance`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from draftwork.games.sagrada.constants import COLOUR_LETTERS, COLOURS, MAX_POOL, ROUNDS, VALUES
from draftwork.games.sagrada.rules.bag import (
    colour_at,
    dice_per_colour,
    dice_per_round,
    num_dice,
    rounds_drawn,
    set_colour,
)
from draftwork.games.sagrada.rules.deal import UNFIXED
from draftwork.games.sagrada.rules.dice import die_at, die_of, die_text, with_die
from draftwork.games.sagrada.rules.turn_chance import (
    DRAW_KIND,
    HAPPENED,
    MAX_FIXED_LUCK,
    OWN,
    PAYLOAD_SHIFT,
    REROLL_KIND,
    draw_payload,
    drawn_colour,
    entry_id,
    entry_kind,
    entry_place,
)
from draftwork.games.sagrada.state import State
from draftwork.i18n import Message
from draftwork.kernel import copy_state, to_python
from draftwork.kernel.errors import BadSetup

_DIE = re.compile(f"[{COLOUR_LETTERS}][1-{VALUES}]", re.ASCII)
_TURN = re.compile(r"([1-9]|10)\.([1-8])", re.ASCII)
_DRAW = re.compile(f"([1-9][0-9]?)([{COLOUR_LETTERS}])", re.ASCII)
_OWN = "own"


def is_list(given: Any, n: int) -> bool:
    return isinstance(given, list | tuple) and len(given) == n


def bad_setup(part: str, rule: str, **args: int | str) -> BadSetup:
    """The error for a wrong part of the set-up."""
    plain_args = {name: arg if isinstance(arg, str) else int(arg) for name, arg in args.items()}
    return BadSetup(Message(f"sagrada-bad-{part}", plain_args, rule))


def fix_dice(s: State, setup: Mapping[str, Any]) -> None:
    """Write the fixed dice into a state whose bag is not dealt."""
    _read_rounds(s, setup.get("dice", []))
    entries = [*_read_rerolls(s, setup.get("rerolls", {})), *_read_draws(s, setup.get("draws", {}))]
    if len(entries) > MAX_FIXED_LUCK:
        raise bad_setup("luck", "SA-16", most=MAX_FIXED_LUCK)
    for i, entry in enumerate(entries):
        s.luck[i] = entry
    if s.luck[0] == 0 and not setup.get("dice"):
        return
    fixed = Counter(colour_at(s, place) for place in range(num_dice(s)))
    for colour in range(COLOURS):
        n = fixed[colour]
        if n > dice_per_colour(s):
            raise bad_setup("too-many", "SA-1", colour=COLOUR_LETTERS[colour], n=n, most=dice_per_colour(s))


def _read_rounds(s: State, given: Any) -> None:
    """Read the dice of the first rounds into the state."""
    n = dice_per_round(s)
    if (
        not isinstance(given, list | tuple)
        or len(given) > ROUNDS
        or not all(is_list(row, n) for row in given)
        or not all(isinstance(die, str) and _DIE.fullmatch(die) for row in given for die in row)
    ):
        raise bad_setup("dice", "SA-4", n=n, rounds=ROUNDS)
    for r, row in enumerate(given):
        for slot, die in enumerate(row):
            s.dice[r] = with_die(s.dice[r], slot, die_of(COLOUR_LETTERS.index(die[0]), int(die[1])))


def _read_turns(s: State, part: str, given: Any) -> Iterator[tuple[int, int, Any]]:
    """The round and the turn, both from 0, and the fixed result of each item of a part."""
    if not isinstance(given, Mapping):
        raise bad_setup(part, "SA-16")
    for key, value in given.items():
        found = _TURN.fullmatch(key) if isinstance(key, str) else None
        if not found or int(found[2]) > 2 * s.players:
            raise bad_setup("turn", "SA-4", turn=str(key)[:20], turns=2 * s.players)
        yield int(found[1]) - 1, int(found[2]) - 1, value


def _read_rerolls(s: State, given: Any) -> Iterator[int]:
    """Read the re-rolls that a set-up fixes, as entries of `State.luck`."""
    slots = [str(slot + 1) for slot in range(dice_per_round(s))]
    for r, turn, values in _read_turns(s, "rerolls", given):
        right = isinstance(values, Mapping) and values and set(values) <= set(slots)
        if not right or not all(type(v) is int and 1 <= v <= VALUES for v in values.values()):
            raise bad_setup("rerolls", "SA-16", n=len(slots))
        fixed = sum(value << 3 * slots.index(slot) for slot, value in values.items())
        yield entry_id(r, turn, REROLL_KIND) | fixed << PAYLOAD_SHIFT


def _read_draws(s: State, given: Any) -> Iterator[int]:
    """Read the draws that a set-up fixes, as entries of `State.luck`. Write their colours into the bag."""
    for r, turn, drawn in _read_turns(s, "draws", given):
        found = _DRAW.fullmatch(drawn) if isinstance(drawn, str) else None
        place = int(found[1]) if found else OWN
        if found:
            first = dice_per_round(s) * (r + 1) + 1
            if not first <= place <= num_dice(s):
                raise bad_setup("draw-place", "SA-16", place=place, first=first, last=num_dice(s))
            colour = COLOUR_LETTERS.index(found[2])
            if colour_at(s, place - 1) not in (UNFIXED, colour):
                raise bad_setup("draw-colour", "SA-16", place=place)
            set_colour(s, place - 1, colour)
        elif drawn != _OWN:
            raise bad_setup("draws", "SA-16")
        yield entry_id(r, turn, DRAW_KIND) | draw_payload(place, -1, -1) << PAYLOAD_SHIFT


def entry_time(entry: int) -> int:
    """The round, turn and kind of an entry as one number, which increases with time."""
    return (entry & 255) - 1


def turn_text(entry: int) -> str:
    """The round and turn of an entry: "3.2"."""
    when = entry_time(entry)
    return f"{when // 16 + 1}.{when % 16 // 2 + 1}"


def dealt_dice(s: State) -> dict[str, Any]:
    """The dice of the rounds so far, as they were before the draws of tool 11, and the results of tools."""
    now = to_python(s)
    happened = [entry for entry in now.luck if entry & HAPPENED]
    draws = [entry for entry in happened if entry_kind(entry) == DRAW_KIND and entry_place(entry)]
    undrawn = copy_state(s)  # the bag before all draws
    for entry in sorted(draws, key=entry_time, reverse=True):
        if entry_place(entry) != OWN:
            set_colour(undrawn, entry_place(entry) - 1, drawn_colour(entry))
    rows = to_python(undrawn).dice
    return {
        "dice": [
            [die_text(die_at(rows[r], i)) for i in range(dice_per_round(s))] for r in range(rounds_drawn(s))
        ],
        "rerolls": {turn_text(e): _reroll_values(e) for e in happened if entry_kind(e) == REROLL_KIND},
        "draws": {turn_text(e): _draw_text(undrawn, e) for e in draws},
    }


def _reroll_values(entry: int) -> dict[str, int]:
    fixed = entry >> PAYLOAD_SHIFT
    return {str(slot + 1): fixed >> 3 * slot & 7 for slot in range(MAX_POOL) if fixed >> 3 * slot & 7}


def _draw_text(undrawn: State, entry: int) -> str:
    """The place of a draw and the colour that was dealt there. Neither depends on the moves."""
    place = entry_place(entry)
    return _OWN if place == OWN else f"{place}{COLOUR_LETTERS[colour_at(undrawn, place - 1)]}"
