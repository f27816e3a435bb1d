"""Stages of a match: its rounds, numbered separately for each side of the palace."""

from __future__ import annotations

from draftwork.games.sintra.constants import ROUNDS, SIDES
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import rule

STAGES = ROUNDS * len(SIDES)


@rule
def stage(s: State) -> int:
    """The stage of a state, from 0. The two sides score differently, so each has its own stages."""
    return ROUNDS * s.side + min(s.round, ROUNDS - 1)


@rule
def midturn(s: State) -> bool:
    """Whether the turn continues: a pane of a completed strip must be kept."""
    return s.keeping != NONE
