"""Hidden information. Patchwork has none, so both functions do nothing."""

from __future__ import annotations

from draftwork.games.patchwork.state import State
from draftwork.kernel import Ints, rule


@rule
def redact(s: State, seat: int) -> None:
    """Do nothing: a seat may know the whole state."""


@rule
def determinize(s: State, seat: int, rng: Ints) -> None:
    """Do nothing: a seat knows the whole state."""
