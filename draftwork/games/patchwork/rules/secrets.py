"""Hidden information. Patchwork has none, so both functions do nothing."""

from __future__ import annotations

from draftwork.games.patchwork.state import State
from draftwork.kernel import Ints, rule


@rule
def redact(s: State, seat: int) -> None:
    """Remove what a seat may not know: nothing."""


@rule
def determinize(s: State, seat: int, rng: Ints) -> None:
    """Fill in what a seat does not know: nothing."""
