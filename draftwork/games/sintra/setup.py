"""The state before the deal, from the options, the edition and the parts of the set-up that are fixed.

The parts of the set-up:
    round_track   letters: six for the rounds I-VI, or five for II-VI; the first one is then drawn
    strips        for each seat the eight strips from the left; "3f" is strip 3 front up, "3b" back up
    start         the seat that begins
    panes         for each refill, its first panes as letters in the order they are drawn; a pane that is then
                  not in the bag is skipped
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from draftwork.games.contract import Edition, Value
from draftwork.games.sintra.components import COMMON, EDITION, Components, components_of
from draftwork.games.sintra.constants import (
    COLOURS,
    FACTORIES,
    LETTERS,
    MAX_DRAWN,
    PER_COLOUR,
    PER_FACTORY,
    ROUNDS,
    SIDES,
    SPACE_LETTERS,
    STRIPS,
    WINDOWS,
    current_letters,
)
from draftwork.games.sintra.rules.deal import PER_INTEGER
from draftwork.games.sintra.state import NONE, UNKNOWN, State, pack_name
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import to_compiled, to_python
from draftwork.kernel.errors import BadSetup
from draftwork.kernel.records import blank

PARTS = ("round_track", "strips", "start", "panes")
SIDE_LETTERS = "fb"  # front and back of a strip
_STRIP = re.compile(f"[1-{STRIPS}][{SIDE_LETTERS}]", re.ASCII)


def prepare(
    players: int, options: Mapping[str, Value], setup: Mapping[str, Any], edition: Edition = EDITION
) -> State:
    """The state before the deal. What the set-up leaves open is UNKNOWN."""
    s = blank(State)
    s.players = players
    s.side = SIDES.index(str(options["side"]))
    s.return_over_gaps = int(options["return_over_gaps"])
    s.floor_at_zero = int(options["floor_at_zero"])
    _copy_components(s, components_of(edition))
    s.player = s.holder = UNKNOWN
    s.marker = 1
    s.keeping = NONE
    s.start = _start(setup, players)
    for i, colour in enumerate(_round_track(setup)):
        s.track[i] = colour
    for i, strip in enumerate(_strips(setup, players, components_of(edition))):
        s.strip[i] = strip
    for refill, panes in enumerate(_panes(setup, players)):
        write_drawn(s, refill, panes)
    return to_compiled(s)


def _copy_components(s: State, printed: Components) -> None:
    """Copy the components into the state: the rules use them, and `edition_of` restores the edition."""
    pack_name(printed.edition, s.name)
    for i, side in enumerate(side for strip in printed.strips for side in strip.sides):
        s.sides[i] = sum(SPACE_LETTERS.index(letter) << 3 * k for k, letter in enumerate(side))
    for i, points in enumerate(printed.window_points.A + printed.window_points.B):
        s.window_points[i] = points
    for i, row in enumerate(printed.broken_glass):
        s.rows[i] = row
    for i, points in enumerate(printed.ornament_points):
        s.ornament_points[i] = points


def _start(setup: Mapping[str, Any], players: int) -> int:
    start = setup.get("start", UNKNOWN)
    if "start" in setup and (type(start) is not int or start not in range(players)):
        raise BadSetup("sintra-bad-start", last=players - 1)
    return int(start)


def _round_track(setup: Mapping[str, Any]) -> list[int]:
    if "round_track" not in setup:
        return [UNKNOWN] * ROUNDS
    given = setup["round_track"]
    given = current_letters(given) if isinstance(given, str) else given
    if (
        not isinstance(given, str)
        or len(given) not in (COLOURS, ROUNDS)
        or sorted(given[-COLOURS:]) != sorted(LETTERS)
        or given[0] not in LETTERS
    ):
        raise BadSetup(Message("sintra-bad-track", {"letters": " ".join(LETTERS)}, "SI-5"))
    colours = [LETTERS.index(letter) for letter in given]
    return colours if len(colours) == ROUNDS else [UNKNOWN, *colours]


def _strips(setup: Mapping[str, Any], players: int, printed: Components) -> list[int]:
    if "strips" not in setup:
        return [UNKNOWN] * WINDOWS * players
    given = setup["strips"]
    if (
        not isinstance(given, list | tuple)
        or len(given) != players
        or not all(isinstance(row, list | tuple) and _is_strip_row(row) for row in given)
    ):
        raise BadSetup(Message("sintra-bad-strips", {"n": STRIPS, "last": STRIPS}, "SI-3"))
    found = [(int(strip[0]) - 1, SIDE_LETTERS.index(strip[1])) for row in given for strip in row]
    for strip, side in found:
        if COMMON.joker in printed.strips[strip].sides[side]:
            raise BadSetup(Message("sintra-jokers-up", {"strip": strip + 1}, "SI-3"))
    return [2 * strip + side for strip, side in found]


def _is_strip_row(row: Any) -> bool:
    """Whether a row names each strip once."""
    valid = all(isinstance(strip, str) and _STRIP.fullmatch(strip) for strip in row)
    return valid and sorted(strip[0] for strip in row) == [str(i + 1) for i in range(STRIPS)]


def _panes(setup: Mapping[str, Any], players: int) -> list[str]:
    given = setup.get("panes", [])
    if isinstance(given, list | tuple):
        given = [current_letters(row) if isinstance(row, str) else row for row in given]
    needed = PER_FACTORY * int(FACTORIES[players])
    if (
        not isinstance(given, list | tuple)
        or len(given) > ROUNDS
        or not all(isinstance(row, str) and len(row) <= needed and set(row) <= set(LETTERS) for row in given)
    ):
        args: dict[str, MessageValue] = {"n": ROUNDS, "panes": needed, "letters": " ".join(LETTERS)}
        raise BadSetup(Message("sintra-bad-panes", args, "SI-5"))
    refills = (COLOURS * PER_COLOUR - ROUNDS) // needed  # the number of refills from the first bag
    for letter, n in Counter("".join(given[:refills])).items():
        if n >= PER_COLOUR:  # at least one of each colour is on the round track
            raise BadSetup(Message("sintra-too-many-panes", {"colour": letter, "n": n}, "SI-5"))
    return list(given)


def write_drawn(s: State, refill: int, panes: str) -> None:
    """Store the panes of a refill, given as letters."""
    for i, letter in enumerate(panes):
        s.drawn[2 * refill + i // PER_INTEGER] |= (LETTERS.index(letter) + 1) << 3 * (i % PER_INTEGER)


def read_drawn(now: State, refill: int) -> str:
    """The panes of a refill as letters. For Python states, not for rules."""
    found = (now.drawn[2 * refill + i // PER_INTEGER] >> 3 * (i % PER_INTEGER) & 7 for i in range(MAX_DRAWN))
    return "".join(LETTERS[pane - 1] for pane in found if pane)


def strip_text(strip: int) -> str:
    """A strip with the side that was up at first, such as "3f"."""
    return f"{strip // 2 + 1}{SIDE_LETTERS[strip % 2]}"


def dealt_setup(s: State) -> dict[str, Any]:
    """What the deal and the refills have decided so far, in the form of a set-up."""
    now = to_python(s)
    seats = range(now.players)
    return {
        "round_track": "".join(LETTERS[colour] for colour in now.track),
        "strips": [[strip_text(now.strip[WINDOWS * p + w]) for w in range(WINDOWS)] for p in seats],
        "start": now.start,
        "panes": [read_drawn(now, refill) for refill in range(min(now.round + 1, ROUNDS))],
    }


def options_of(s: State) -> dict[str, Value]:
    """The options that a state was prepared with."""
    now = to_python(s)
    return {
        "side": SIDES[now.side],
        "return_over_gaps": bool(now.return_over_gaps),
        "floor_at_zero": bool(now.floor_at_zero),
    }
