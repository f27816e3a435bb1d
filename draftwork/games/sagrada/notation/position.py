"""Positions as lines of text.

A die is its colour and value (R5), or -- for no die. A question mark stands for unknown information.
"""

from __future__ import annotations

from draftwork.games.sagrada.notation.invariants import check_state
from draftwork.games.sagrada.notation.position_defaults import fill_in
from draftwork.games.sagrada.notation.position_read import read_options, read_seat, read_table, read_turn
from draftwork.games.sagrada.notation.position_write import write_options, write_seat, write_table, write_turn
from draftwork.games.sagrada.state import State
from draftwork.kernel import to_python


def write_position(s: State) -> dict[str, str]:
    """The lines of a position by key."""
    now = to_python(s)
    lines = write_options(s, now) | write_table(s, now) | write_turn(s, now)
    for seat in range(now.players):
        lines |= write_seat(s, now, seat)
    return lines


def read_position(lines: dict[str, str]) -> State:
    """The state of a position. Raise BadPosition if the lines are wrong or the position cannot occur.

    Lines that were left out are added to `lines`.
    """
    fill_in(lines)
    now = read_options(lines)
    read_table(now, lines)
    read_turn(now, lines)
    for seat in range(now.players):
        read_seat(now, seat, lines)
    check_state(now, allow_unknown=True)
    return now
