"""The judgement of one decision: which compared move is best, and what the played move cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from draftwork.bots import Budget
from draftwork.bots.search_run import SearchRun
from draftwork.bots.weights import learned_value
from draftwork.games import Game
from draftwork.kernel import unpack
from draftwork.kernel.generics import EVERYBODY
from draftwork.kernel.random import generator
from draftwork.review.depth import Depth
from draftwork.review.estimate import Estimate
from draftwork.review.evaluator import POINTS, WIN, Evaluator, Values
from draftwork.review.labels import is_significant
from draftwork.review.model import Reason
from draftwork.review.plies import Ply, World, legal_numbers
from draftwork.review.reasons import Explainer

_LEAD_WEIGHT = 1e-4  # of a point of lead beside the win probability: it decides between equal chances


@dataclass(frozen=True)
class Comparison:
    """The values of the compared moves: an array by move, world, seat and unit (win, lead)."""

    ply: Ply
    moves: list[int]  # the played move first
    values: NDArray[np.float64]
    unexamined: int
    reasons: list[Reason]

    @property
    def best(self) -> int:
        """The index of the best move, chosen in the worlds with even numbers."""
        own = self.values[:, ::2, self.ply.seat].mean(axis=1)
        return int(np.argmax(own[:, WIN] + _LEAD_WEIGHT * own[:, POINTS]))

    @property
    def differences(self) -> NDArray[np.float64]:
        """The best move minus the played one in each world with an odd number, by seat and unit."""
        return self.values[self.best, 1::2] - self.values[0, 1::2]

    @property
    def loss(self) -> Values:
        """The mean differences, by seat and unit: what the mover lost and, negative, what others gained."""
        return np.asarray(self.differences.mean(axis=0))

    def loss_of_mover(self, unit: int) -> Estimate:
        """The loss of the mover."""
        return Estimate.of(self.differences[:, self.ply.seat, unit])

    def is_worse(self) -> bool:
        """Whether the played move is worse than the best one beyond the error."""
        return self.best != 0 and any(is_significant(self.loss_of_mover(unit)) for unit in (WIN, POINTS))


class Judge:
    """Compares moves with one evaluator, one budget and one seed."""

    def __init__(self, game: Game[Any], players: int, depth: Depth, mode: str, seed: str) -> None:
        self._game, self._players, self._depth, self._mode, self._seed = game, players, depth, mode, seed
        self.evaluator = Evaluator(game, players, depth.visits_in(game))
        self._explainer = Explainer(game)
        self._search = SearchRun(game, learned_value(game, players), generator(seed), seats=players)

    def compare(self, ply: Ply) -> Comparison:
        """Evaluate the played move and the most promising others, from what the seat could know."""
        viewer = EVERYBODY if self._mode == "open" else ply.seat
        legal = legal_numbers(self._game, ply.before)
        moves = self._select(ply, legal, viewer)
        world = self.world(ply, viewer)
        values = np.array([self.values_after(world, move, ply.index) for move in moves])
        comparison = Comparison(ply, moves, values, len(legal) - len(moves), [])
        if comparison.is_worse():
            better = moves[comparison.best]
            comparison.reasons.extend(self._explainer.reasons(world, ply.seat, better, ply.move))
        return comparison

    def world(self, ply: Ply, viewer: int) -> World:
        """The determinizations of a position."""
        return World(self._game, ply.before, viewer, f"{self._seed}/{ply.index}")

    def values_after(self, world: World, move: int, index: int) -> NDArray[np.float64]:
        """The values after a move in each world, by world, seat and unit."""
        return np.array(
            [
                self.evaluator.value(world.after(move, number), f"{self._seed}/{index}", number)
                for number in range(self._depth.worlds)
            ]
        )

    def _select(self, ply: Ply, legal: list[int], viewer: int) -> list[int]:
        """The played move and those that a search of the position likes best."""
        if len(legal) <= self._depth.moves:
            return [ply.move, *(move for move in legal if move != ply.move)]
        known = unpack(self._game.state, ply.before)
        self._game.rules.redact(known, viewer)
        search = self._search
        search.rng = generator(f"{self._seed}/{ply.index}/select")
        budget = Budget(iterations=self._depth.visits_in(self._game) * self._depth.worlds)
        search.begin(known, ply.seat, 1, budget, extra_moves=[ply.move])
        for _ in search.run(budget):
            pass
        others = [found.move for found in search.root_moves() if found.move != ply.move and found.visits]
        return [ply.move, *others[: self._depth.moves - 1]]
