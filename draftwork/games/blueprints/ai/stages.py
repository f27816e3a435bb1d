"""Stages of a match: its rounds."""

from __future__ import annotations

from draftwork.games.blueprints.constants import ROUNDS
from draftwork.games.blueprints.state import State
from draftwork.kernel import rule

STAGES = ROUNDS


@rule
def stage(s: State) -> int:
    """The stage of a state, from 0."""
    return min(s.round, ROUNDS - 1)


@rule
def midturn(s: State) -> bool:
    """Whether the turn continues: two players discard after they take a die (BP-6)."""
    return s.discarding != 0
