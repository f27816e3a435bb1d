"""Hidden information: the order of the bag. The key and the fixed panes of the set-up determine it."""

from __future__ import annotations

from draftwork.games.sintra.constants import ROUNDS
from draftwork.games.sintra.rules.turns import to_move
from draftwork.games.sintra.state import UNKNOWN, State
from draftwork.kernel import Ints, rule
from draftwork.kernel.deal import KEY_WORDS
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import fresh_key


@rule
def redact(s: State, seat: int) -> None:
    """Blank the key and the future refills. After the end of the match nothing is hidden."""
    if to_move(s) == NOBODY:
        return
    for i in range(KEY_WORDS):
        s.key[i] = UNKNOWN
    for i in range(2 * s.round + 2, 2 * ROUNDS):
        s.drawn[i] = 0


@rule
def determinize(s: State, seat: int, rng: Ints) -> None:
    """Fill in a random key. Every order of the panes in the bag is equally likely."""
    if s.key[0] < 0:
        fresh_key(rng, s.key)
