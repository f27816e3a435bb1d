"""A position as the knowledge of one seat. No match with the hidden information is needed."""

from __future__ import annotations

from typing import Any

from draftwork.games import Game
from draftwork.kernel import copy_state, pack, to_python
from draftwork.kernel.errors import BadPosition
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator
from draftwork.play import position
from draftwork.play.match import Match
from draftwork.play.seat import Seat, redact_state


def open_position(text: str) -> Seat:
    """The seat whose knowledge a position is. Unknown parts are written as `?` or left out.

    The line `seat` names the seat. Without it, the known parts decide; if they fit several seats, the seat to
    move is taken. Whatever this seat may not know is dropped.
    """
    game, state, given = position.read_with_seat(text)
    seat = _owner(game, state) if given is None else given
    known = redact_state(game, state, seat)
    if not _is_knowledge(game, known, seat):
        raise BadPosition("position-of-no-seat", seat=seat + 1)
    return Match.from_state(game, known, play_forced=False).seat(None if seat == NOBODY else seat)


def _owner(game: Game[Any], state: Any) -> int:
    """The seat that knows exactly this state or, if there is none, a seat that knows a part of it."""
    mover = game.rules.to_move(state)
    seats = sorted([*range(to_python(state).players), NOBODY], key=lambda seat: seat != mover)
    known = {seat: redact_state(game, state, seat) for seat in seats}
    able = [seat for seat in seats if _is_knowledge(game, known[seat], seat)]
    exact = [seat for seat in able if pack(known[seat]) == pack(state)]
    return next(iter(exact or able), NOBODY)


def _is_knowledge(game: Game[Any], known: Any, seat: int) -> bool:
    """Whether a redacted state has everything that the seat knows."""
    other = copy_state(known)
    game.rules.determinize(other, seat, generator("position"))
    game.rules.redact(other, seat)
    return pack(other) == pack(known)
