"""What nobody may know while the match runs: the order of the bag, which is in the key and in the set-up."""

from __future__ import annotations

from draftwork.games.sintra.constants import ROUNDS
from draftwork.games.sintra.rules.turns import to_move
from draftwork.games.sintra.state import UNKNOWN, State
from draftwork.kernel import Ints, rule
from draftwork.kernel.deal import KEY
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import fresh_key


@rule
def hide(s: State, seat: int) -> None:
    if to_move(s) == NOBODY:
        return
    for i in range(KEY):
        s.key[i] = UNKNOWN
    for i in range(2 * s.round + 2, 2 * ROUNDS):
        s.drawn[i] = 0


@rule
def imagine(s: State, seat: int, rng: Ints) -> None:
    """Every order of the bag is as likely, whatever was drawn so far."""
    if s.key[0] < 0:
        fresh_key(rng, s.key)
