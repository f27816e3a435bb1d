"""Stages of a match, and decisions within a turn."""

from __future__ import annotations

from draftwork.games.patchwork.constants import END
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule

STAGES = 6
_SPAN = (2 * END) // STAGES + 1  # spaces that both tokens together move in a stage


@rule
def stage(s: State) -> int:
    return (s.time[0] + s.time[1]) // _SPAN


@rule
def midturn(s: State) -> bool:
    """A leather patch is a further decision of the turn that took it."""
    return s.waiting > 0
