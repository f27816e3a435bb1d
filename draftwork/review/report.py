"""The data of a review from its evaluations."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from draftwork.kernel import unpack
from draftwork.play import Match
from draftwork.review.accounting import Ledger, shares
from draftwork.review.estimate import Estimate
from draftwork.review.evaluator import POINTS, WIN, Values
from draftwork.review.judge import Comparison
from draftwork.review.labels import label
from draftwork.review.model import FORMAT, Alternative, Decision, Label, Position, Review, SeatReview, Turn

if TYPE_CHECKING:
    from draftwork.review.reviewer import Reviewer


def report(
    reviewer: Reviewer, ledger: Ledger, values_at: list[Values], comparisons: list[Comparison]
) -> Review:
    """Put a review together."""
    match, game = reviewer.match, reviewer.game
    decisions = [_decision(match, each) for each in comparisons]
    return Review(
        format=FORMAT,
        game=game.name,
        rules_version=game.rules_version,
        mode=reviewer.mode,
        depth=reviewer.depth.name,
        seed=reviewer.seed,
        has_chance=game.has_chance,
        seats=[_seat(seat, ledger, decisions) for seat in range(match.players)],
        decisions=decisions,
        turns=_turns(match, decisions),
        luck=ledger.events,
        positions=[Position(i, [shares(row) for row in values]) for i, values in enumerate(values_at)],
        ended_by="play" if match.is_over else match.gave_up[0].how,
    )


def _decision(match: Match, comparison: Comparison) -> Decision:
    write, ply, best = match.game.notation.write_move, comparison.ply, comparison.best
    win, points = comparison.loss_of_mover(WIN), comparison.loss_of_mover(POINTS)
    return Decision(
        ply=ply.index,
        seat=ply.seat,
        played=write(ply.move),
        best=write(comparison.moves[best]),
        loss=win.mean,
        loss_se=win.error,
        loss_points=points.mean,
        loss_points_se=points.error,
        label="best" if best == 0 else label(win, points, _point_thresholds(match)),
        unexamined=comparison.unexamined,
        alternatives=_alternatives(match, comparison),
        reasons=comparison.reasons,
    )


def _point_thresholds(match: Match) -> tuple[float, ...]:
    assert match.game.heuristics
    return match.game.heuristics.review_points


def _alternatives(match: Match, comparison: Comparison) -> list[Alternative]:
    write, seat = match.game.notation.write_move, comparison.ply.seat
    found: list[Alternative] = []
    for move, values in zip(comparison.moves, comparison.values[:, :, seat]):
        win, lead = Estimate.of(values[:, WIN]), Estimate.of(values[:, POINTS])
        found.append(Alternative(write(move), *win, *lead))
    return sorted(found, key=lambda each: (-each.win, -each.lead))


def _seat(seat: int, ledger: Ledger, decisions: list[Decision]) -> SeatReview:
    own = [decision for decision in decisions if decision.seat == seat]
    account = ledger.account(seat, WIN)
    return SeatReview(
        start=account.start,
        result=account.result,
        own_loss=account.own_loss,
        opponents_loss=account.opponents_loss,
        luck=account.luck,
        unexplained=account.unexplained,
        points=ledger.account(seat, POINTS),
        unforced=len(own),
        best_moves=sum(decision.label in ("best", "equal") for decision in own),
        loss_per_decision=float(np.mean([decision.loss for decision in own])) if own else 0.0,
        luck_adjusted=account.result - account.luck,
        luck_by_kind=ledger.luck_by_kind(seat),
    )


def _turns(match: Match, decisions: list[Decision]) -> list[Turn]:
    """The turns that consist of several decisions."""
    number = 0
    numbers: list[int] = []
    for before, now in pairwise([None, *decisions]):
        if before is None or not _continues(match, before, now):
            number += 1
        numbers.append(number)
    turns: list[Turn] = []
    for _, group in groupby(zip(numbers, decisions), key=lambda pair: pair[0]):
        members = [decision for _, decision in group]
        if len(members) > 1:
            turns.append(_turn(match, members))
    return turns


def _continues(match: Match, before: Decision, now: Any) -> bool:
    """Whether a decision continues the turn of the one before it."""
    assert match.game.heuristics
    plies = range(before.ply + 1, now.ply + 1)
    return before.seat == now.seat and all(
        match.game.heuristics.midturn(unpack(match.game.state, match.history[ply].before)) for ply in plies
    )


def _turn(match: Match, members: list[Decision]) -> Turn:
    """The judgement of a turn: the losses of its decisions add up."""
    win = Estimate.sum([Estimate(member.loss, member.loss_se) for member in members])
    points = Estimate.sum([Estimate(member.loss_points, member.loss_points_se) for member in members])
    best = all(member.label == "best" for member in members)
    name: Label = "best" if best else label(win, points, _point_thresholds(match))
    return Turn(members[0].seat, [member.ply for member in members], *win, name)
