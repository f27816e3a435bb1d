"""The value of a position under open information: a small tree search with the learned value function.

All parts of a review use this one procedure with equal numbers of visits. Therefore the mean over sampled
outcomes of a random event and the value of its real outcome have the same expectation, and luck is unbiased.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from draftwork.bots.search import Workspace, new_workspace, reseed_worlds, run_visits, search_params
from draftwork.bots.tree import LEAD, ROOT, SUMS, WON, Tree, clear, new_tree
from draftwork.bots.value import victory
from draftwork.bots.weights import learned_value
from draftwork.games import Game
from draftwork.kernel import batch, copy_state, store_from_python, to_python
from draftwork.kernel.generics import EVERYBODY, NOBODY
from draftwork.kernel.random import generator

Values = NDArray[np.float64]  # a row for each seat: win probability and lead
WIN, POINTS = 0, 1  # columns
_GOLDEN_RATIO = 0.6180339887  # its multiples are evenly spread modulo 1


class Evaluator:
    """Evaluates positions of one match. It is not safe to share between threads."""

    def __init__(self, game: Game[Any], players: int, visits: int) -> None:
        assert game.heuristics
        self._game, self._players, self._visits = game, players, visits
        self._value = learned_value(game, players)
        self._params = search_params(game, halving=False)
        nodes = (2 * visits + 2) * (game.heuristics.max_candidates + 1) + game.max_legal_moves
        self._tree: Tree = new_tree(nodes, players, game.num_moves)
        self._workspace: Workspace = new_workspace(game)
        self._root = batch(game.state, 1)

    def value(self, state: Any, seed: str, number: int) -> Values:
        """The value of a position for each seat. Future random events of the state are not looked at.

        The number of the sample varies the visits, so that the spread of the samples shows how much a value
        depends on the search.
        """
        seat = int(self._game.rules.to_move(state))
        if seat == NOBODY:
            return final_values(self._game, state)
        known = copy_state(state)
        self._game.rules.redact(known, EVERYBODY)
        store_from_python(self._root, 0, known)
        clear(self._tree, self._players)
        reseed_worlds(self._workspace, generator(f"{seed}/{number}"))
        half = max(1, round(self._visits * (0.25 + 0.5 * (number * _GOLDEN_RATIO % 1))))
        self._run(seat, half)
        early = self._sums()
        self._run(seat, half)
        # The second half of the visits explores less, so its mean is closer to the value of good play.
        return _normalised((self._sums() - early) / half)

    def _run(self, seat: int, visits: int) -> None:
        run_visits(
            self._root, seat, self._tree, self._workspace, self._params, self._value, visits, self._visits
        )

    def _sums(self) -> Values:
        at = [SUMS * (self._players * ROOT + seat) for seat in range(self._players)]
        return np.array([[self._tree.sums[i + WON], self._tree.sums[i + LEAD]] for i in at])


def final_values(game: Game[Any], state: Any) -> Values:
    """The values of a finished match: shares of the victory, and leads over the best other seat."""
    players = int(to_python(state).players)
    points = [float(game.rules.score(state, seat)) for seat in range(players)]
    if players == 1:
        assert game.heuristics
        points.append(float(game.heuristics.estimate(state, 1)))  # the target
    leads = [own - max(points[:i] + points[i + 1 :]) for i, own in enumerate(points)]
    return np.array([[victory(state, seat), leads[seat]] for seat in range(players)])


def _normalised(values: Values) -> Values:
    """The same with win probabilities that sum to 1; a single seat plays against a target."""
    if len(values) > 1:
        values[:, WIN] /= values[:, WIN].sum()
    return values
