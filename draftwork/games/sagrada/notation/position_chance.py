"""Random results of tools as words of a position.

3.2=050000000      fixed for turn 2 of round 3: the second slot of the pool is re-rolled to 5
3.2!050000000      the same, and it has happened
4.1=57             fixed: a draw from place 57 of the bag; `own` if the returned die is drawn again
4.1!57RB           happened: a red die was returned, a blue die drawn; ? for an unknown place
"""

from __future__ import annotations

import re

from draftwork.games.sagrada.constants import COLOUR_LETTERS, MAX_POOL
from draftwork.games.sagrada.rules.turn_chance import (
    DRAW_KIND,
    HAPPENED,
    OWN,
    PAYLOAD_SHIFT,
    REROLL_KIND,
    draw_payload,
    drawn_colour,
    entry_id,
    entry_kind,
    entry_place,
    returned_colour,
)
from draftwork.games.sagrada.setup_dice import turn_text
from draftwork.kernel.errors import BadPosition

_WORD = re.compile(
    rf"([1-9]|10)\.([1-8])([=!])(?:([0-6]{{{MAX_POOL}}})|([1-9][0-9]?|own|\?)([{COLOUR_LETTERS}]{{2}})?)",
    re.ASCII,
)
_OWN, _UNKNOWN = "own", "?"


def write_luck(entry: int) -> str:
    """The word of an entry of `State.luck`."""
    happened = bool(entry & HAPPENED)
    start = turn_text(entry) + ("!" if happened else "=")
    if entry_kind(entry) == REROLL_KIND:
        fixed = entry >> PAYLOAD_SHIFT
        return start + "".join(str(fixed >> 3 * slot & 7) for slot in range(MAX_POOL))
    place = entry_place(entry)
    text = start + (_OWN if place == OWN else str(place or _UNKNOWN))
    return (
        text + COLOUR_LETTERS[returned_colour(entry)] + COLOUR_LETTERS[drawn_colour(entry)]
        if happened
        else text
    )


def read_luck(text: str, most: int) -> list[int]:
    """The entries of `State.luck` that the words of a line describe."""
    words = [] if text == "-" else text.split()
    found = [_WORD.fullmatch(word) for word in words]
    if len(found) > most or not all(found) or text == "":
        raise BadPosition("bad-position-value", key="luck", value=text[:60])
    return [_entry(text, match) for match in found if match]


def _entry(text: str, match: re.Match[str]) -> int:
    round_, turn, sign, values, place, colours = match.groups()
    happened = HAPPENED if sign == "!" else 0
    when = (int(round_) - 1, int(turn) - 1)
    if values:
        fixed = sum(int(value) << 3 * slot for slot, value in enumerate(values))
        return entry_id(*when, REROLL_KIND) | happened | fixed << PAYLOAD_SHIFT
    if (sign == "!") != (colours is not None):
        raise BadPosition("bad-position-value", key="luck", value=text[:60])
    number = OWN if place == _OWN else 0 if place == _UNKNOWN else int(place)
    returned, drawn = (COLOUR_LETTERS.index(c) for c in colours) if colours else (-1, -1)
    return entry_id(*when, DRAW_KIND) | happened | draw_payload(number, returned, drawn) << PAYLOAD_SHIFT
