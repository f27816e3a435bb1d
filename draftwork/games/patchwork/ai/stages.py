"""Stages of a match, by the progress of both time tokens."""

from __future__ import annotations

from draftwork.games.patchwork.constants import LAST_SPACE
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule

STAGES = 6
_SPACES_PER_STAGE = (2 * LAST_SPACE) // STAGES + 1  # spaces that both tokens together move in a stage


@rule
def stage(s: State) -> int:
    """The stage of a state, from 0."""
    return (s.time[0] + s.time[1]) // _SPACES_PER_STAGE


@rule
def midturn(s: State) -> bool:
    """Whether the turn continues with another decision: a leather patch to place."""
    return s.leather_to_place > 0
