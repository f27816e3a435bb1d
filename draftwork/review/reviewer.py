"""The review of a match: evaluates all positions and decisions, then accounts for the result."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import local
from typing import Any

import numpy as np

from draftwork.kernel import unpack
from draftwork.kernel.errors import BadOption
from draftwork.kernel.generics import EVERYBODY
from draftwork.play import Match, Record
from draftwork.review.accounting import Ledger
from draftwork.review.depth import Depth, find_depth
from draftwork.review.evaluator import Values, final_values
from draftwork.review.judge import Comparison, Judge
from draftwork.review.model import Mode, Review
from draftwork.review.plies import Ply, open_position, plies_of
from draftwork.review.report import report

Progress = Callable[[int, int], None]  # (finished steps, all steps)


@dataclass(frozen=True)
class PlyValues:
    """What was evaluated for one move."""

    ply: Ply
    before: Values | None  # the value of the position before the move; None for a forced move
    comparison: Comparison | None  # None for a forced move
    outcomes: Values | None  # the mean value over the outcomes of the move; None without a random event
    hidden: Values | None  # what the hidden information changed; None if nothing was hidden


def review(
    match: Match | Record | str | bytes | dict[str, Any],
    depth: str | Depth = "standard",
    *,
    mode: Mode = "known",
    seed: str = "review",
    threads: int = 1,
    progress: Progress = lambda done, steps: None,
) -> Review:
    """Review a finished match or its record.

    With the mode "known", decisions are judged by what the seat could know; with "open", as if all cards lay
    open. The same seed gives the same review.
    """
    played = match if isinstance(match, Match) else Match.from_record(match)
    return Reviewer(played, find_depth(depth), mode, seed).run(threads, progress)


class Reviewer:
    """The review of one match."""

    def __init__(self, match: Match, depth: Depth, mode: Mode, seed: str) -> None:
        if match.game.heuristics is None:
            raise BadOption("no-search", game=match.game.name)
        if match.outcome is None and not match.gave_up:
            raise BadOption("review-not-finished")
        self.match, self.game, self.depth, self.mode, self.seed = match, match.game, depth, mode, seed
        self.plies = plies_of(match)
        self._judges = local()  # evaluators have buffers, so each thread needs its own

    def run(self, threads: int, progress: Progress) -> Review:
        steps = len(self.plies) + 1
        evaluated: list[PlyValues] = []
        with ThreadPoolExecutor(threads) as pool:
            start = pool.submit(self._start)
            for done, values in enumerate(pool.map(self._evaluate, self.plies), 1):
                evaluated.append(values)
                progress(done, steps)
            start_values = start.result()
        values_at = self._position_values(evaluated)
        ledger = self._account(start_values, values_at, evaluated)
        progress(steps, steps)
        return report(self, ledger, values_at, [each.comparison for each in evaluated if each.comparison])

    def _judge(self) -> Judge:
        if not hasattr(self._judges, "judge"):
            self._judges.judge = Judge(self.game, self.match.players, self.depth, self.mode, self.seed)
        judge: Judge = self._judges.judge
        return judge

    def _start(self) -> Values | None:
        """The mean value over random deals; None if the deal is no luck or cannot be repeated."""
        match = self.match
        if not self.game.has_chance or match.setup or match.began_at is not None:
            return None
        evaluate = self._judge().evaluator.value
        numbers = range(2 * self.depth.worlds)
        return np.mean([evaluate(self._first_state(k), f"{self.seed}/start", k) for k in numbers], axis=0)

    def _first_state(self, number: int) -> Any:
        match, seed = self.match, f"{self.seed}/deal/{number}"
        other = Match(
            self.game.name, players=match.players, seed=seed, edition=match.edition, **match.options
        )
        return other.at(0).state

    def _evaluate(self, ply: Ply) -> PlyValues:
        judge = self._judge()
        open_world = judge.world(ply, EVERYBODY)
        real = open_position(self.game, unpack(self.game.state, ply.after))
        numbers = range(self.depth.worlds)
        random = any(open_position(self.game, open_world.after(ply.move, k)) != real for k in numbers)
        comparison = None if ply.forced else judge.compare(ply)
        outcomes = hidden = None
        if comparison and self.mode == "known" and self.game.hidden_information:
            after = judge.values_after(open_world, ply.move, ply.index)
            after_best = judge.values_after(open_world, comparison.moves[comparison.best], ply.index)
            hidden = (after - after_best).mean(axis=0) + comparison.loss
            outcomes = after.mean(axis=0)
        elif comparison:
            outcomes = comparison.values[0].mean(axis=0)
        elif random:
            outcomes = judge.values_after(open_world, ply.move, ply.index).mean(axis=0)
        before = None if ply.forced else self._position_value(judge, ply)
        return PlyValues(ply, before, comparison, outcomes if random else None, hidden)

    def _position_value(self, judge: Judge, ply: Ply) -> Values:
        """The value before a move: the mean of several searches."""
        state = unpack(self.game.state, ply.before)
        seed = f"{self.seed}/{ply.index}/value"
        numbers = range(self.depth.worlds // 2)
        return np.mean([judge.evaluator.value(state, seed, number) for number in numbers], axis=0)

    def _position_values(self, evaluated: list[PlyValues]) -> list[Values]:
        """The value before every move and at the end. A forced move does not change the value."""
        values_at = [self._last_values()]
        for each in reversed(evaluated):
            if each.before is not None:
                values_at.append(each.before)
            else:
                values_at.append(values_at[-1] if each.outcomes is None else each.outcomes)
        return values_at[::-1]

    def _last_values(self) -> Values:
        """The value of the last position; it is the result unless a seat gave up."""
        if self.match.is_over:
            return final_values(self.game, self.match.state)
        return self._judge().evaluator.value(self.match.state, f"{self.seed}/last", 0)

    def result(self, last: Values) -> Values:
        """The result of the match. A seat that gave up has lost what it still had."""
        if self.match.is_over:
            return last
        loser = self.match.gave_up[0].seat
        result = last.copy()
        result[:, 0] = [float(seat != loser) for seat in range(len(last))]
        return result

    def _account(self, start: Values | None, values_at: list[Values], evaluated: list[PlyValues]) -> Ledger:
        result = self.result(values_at[-1])
        ledger = Ledger(values_at[0] if start is None else start, result)
        if start is not None:
            ledger.add_luck(-1, "deal", values_at[0] - start)
        for i, each in enumerate(evaluated):
            unexplained = values_at[i + 1] - values_at[i]
            if each.outcomes is not None:
                luck = values_at[i + 1] - each.outcomes
                ledger.add_luck(i, self._kind(each.ply), luck)
                unexplained = unexplained - luck
            if each.hidden is not None:
                ledger.add_luck(i, "hidden", each.hidden)
                unexplained = unexplained - each.hidden
            if each.comparison:
                ledger.add_loss(each.ply.seat, each.comparison.loss)
                unexplained = unexplained + each.comparison.loss
            ledger.unexplained += unexplained
        if not self.match.is_over:
            ledger.add_loss(self.match.gave_up[0].seat, values_at[-1] - result)
        return ledger

    def _kind(self, ply: Ply) -> str:
        """The kind of the random event that followed a move."""
        before, after = (unpack(self.game.state, state) for state in (ply.before, ply.after))
        return self.game.ui.chance_kind(before, after)
