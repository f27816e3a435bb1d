"""The kinds of random events, for reviews."""

from __future__ import annotations

from draftwork.games.sintra.state import State


def chance_kind(before: State, after: State) -> str:
    """The only random events are the refills of the factories."""
    return "refill"
