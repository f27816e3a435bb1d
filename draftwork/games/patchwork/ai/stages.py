"""Stages of a match, and decisions within a turn."""

from __future__ import annotations

from draftwork.games.patchwork.constants import LAST_SPACE
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule

STAGES = 6
_SPACES_PER_STAGE = (2 * LAST_SPACE) // STAGES + 1  # spaces that both tokens together move in a stage


@rule
def stage(s: State) -> int:
    return (s.time[0] + s.time[1]) // _SPACES_PER_STAGE


@rule
def midturn(s: State) -> bool:
    """A leather patch is a further decision of the turn that took it."""
    return s.leather_to_place > 0
