"""Replay of a finished match: all positions, with nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence

from draftwork.kernel.generics import NOBODY
from draftwork.play import Match
from draftwork.server.protocol import Frame, OutcomeInfo, Replay


def replay_positions(match: Match, outcome: OutcomeInfo | None, bots: Sequence[str | None] = ()) -> Replay:
    """All positions of a match, and its outcome."""
    return Replay(
        game=match.game.name,
        options=dict(match.options),
        seats=list(match.seats) or [""] * match.players,
        bots=list(bots) or [None] * match.players,
        frames=[_frame(match, ply) for ply in range(len(match.history) + 1)],
        outcome=outcome,
    )


def _frame(match: Match, ply: int) -> Frame:
    then = match.at(ply)
    played = match.history[ply - 1] if ply else None
    return Frame(
        ply=ply,
        seat=played.seat if played else None,
        text=str(played.move) if played else "",
        words=match.choice_path(ply - 1, played.seat) if played else [],
        description=match.describe(ply - 1, known=True) if played else None,
        forced=played.forced if played else False,
        view=match.game.ui.view(then.state, NOBODY),
        points=then.scores.explain(),
    )
