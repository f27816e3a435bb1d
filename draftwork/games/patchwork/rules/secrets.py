"""What a seat may know: in Patchwork all of it, so there is nothing to hide or to imagine."""

from __future__ import annotations

from draftwork.games.patchwork.state import State
from draftwork.kernel import Ints, rule


@rule
def redact(s: State, seat: int) -> None:
    pass


@rule
def determinize(s: State, seat: int, rng: Ints) -> None:
    pass
