"""Stages of a match, and decisions within a turn."""

from __future__ import annotations

from draftwork.games.blueprints.constants import ROUNDS
from draftwork.games.blueprints.state import State
from draftwork.kernel import rule

STAGES = ROUNDS


@rule
def stage(s: State) -> int:
    return min(s.round, ROUNDS - 1)


@rule
def midturn(s: State) -> bool:
    return s.discarding != 0
