"""The kinds of random events, for reviews."""

from __future__ import annotations

from draftwork.games.blueprints.state import State
from draftwork.kernel import to_python


def chance_kind(before: State, after: State) -> str:
    """A refill of the pool, or the plans and dice of a new round."""
    return "refill" if to_python(before).round == to_python(after).round else "round"
