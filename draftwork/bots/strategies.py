"""The bots of the ladder: greedy, one turn of lookahead, and tree search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from draftwork.bots.bot import legal_moves
from draftwork.bots.budget import Budget
from draftwork.bots.greedy import greedy_move
from draftwork.bots.lookahead import best_by_lookahead, enter_determinization, list_candidates
from draftwork.bots.search import new_workspace, reseed_worlds
from draftwork.bots.search_run import RootMove, SearchRun
from draftwork.bots.time_manager import TimeManager
from draftwork.bots.value import ValueFunction
from draftwork.games import Game
from draftwork.kernel import Ints, batch, float_zeros, int_zeros, store_from_python
from draftwork.play import Move, Seat

WORLDS = 6  # determinizations of the Journeyman where the stage is not deterministic

ValueOf = Callable[[Game[Any], int], ValueFunction]  # the value function for a number of players


class Apprentice:
    """Plays greedily, by the game's own greedy policy or by its rating of moves."""

    def begin(self, game: Game[Any], rng: Ints) -> None:
        self._game, self._rng = game, rng
        self._workspace = new_workspace(game)
        self._root = batch(game.state, 1)

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        legal_moves(seat)
        reseed_worlds(self._workspace, self._rng)
        store_from_python(self._root, 0, seat.redacted_state)
        enter_determinization(self._root, seat.index or 0, self._workspace, 0)
        assert self._game.heuristics
        w = self._workspace
        if self._game.heuristics.greedy_move:
            number = self._game.heuristics.greedy_move(w.state[0], w.moves, w.ratings)
        else:
            number = greedy_move(w.state[0], 0.0, w.rng, w.moves, w.ratings, w.spare)
        return Move(int(number), self._game)

    def end(self, seat: Seat) -> None:
        pass


class Journeyman:
    """Plays the move with the highest expected utility after its turn."""

    def __init__(self, value_of: ValueOf) -> None:
        self._value_of = value_of

    def begin(self, game: Game[Any], rng: Ints) -> None:
        assert game.heuristics
        self._game, self._rng = game, rng
        self._workspace = new_workspace(game)
        self._root = batch(game.state, 1)
        self._moves, self._sums = int_zeros(game.max_legal_moves), float_zeros(game.max_legal_moves)
        self._worlds = 1 if game.heuristics.deterministic_stage else WORLDS

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        legal_moves(seat)
        redacted = seat.redacted_state
        reseed_worlds(self._workspace, self._rng)
        store_from_python(self._root, 0, redacted)
        value = self._value_of(self._game, int(redacted.players))
        buffers = (self._workspace, value, self._worlds, self._moves, self._sums)
        return Move(int(best_by_lookahead(self._root, seat.index or 0, *buffers)), self._game)

    def end(self, seat: Seat) -> None:
        pass


class Searcher:
    """Plays by tree search with a value function: the Craftsman, the Master and the Grandmaster."""

    def __init__(self, value_of: ValueOf, budget: Budget, exact: bool, reuse_tree: bool) -> None:
        self._value_of, self._budget, self._exact, self._reuse_tree = value_of, budget, exact, reuse_tree

    def begin(self, game: Game[Any], rng: Ints) -> None:
        self._game, self._rng = game, rng
        self._run: SearchRun | None = None
        self._searched = False
        self._time = TimeManager(game)
        self._root = batch(game.state, 1)
        self._workspace = new_workspace(game)
        self._moves = int_zeros(game.max_legal_moves)

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        legal_moves(seat)
        redacted, index = seat.redacted_state, seat.index or 0
        allotted = self._time.allot(budget or self._budget)
        search = self._run_for(int(redacted.players))
        store_from_python(self._root, 0, redacted)  # `search.root` still holds the last decision
        reseed_worlds(self._workspace, self._rng)
        n = list_candidates(self._root, index, self._workspace, self._moves)
        self._searched = n > 1
        chosen = int(self._moves[0])
        if n > 1:
            search.begin(redacted, index, n, allotted, reuse_tree=self._reuse_tree)
            for _ in search.run(self._time.remaining(allotted)):
                pass
            chosen = search.best_move()
        enter_determinization(self._root, index, self._workspace, 0)
        self._game.rules.apply(self._workspace.state[0], chosen)
        self._time.stop(self._workspace.state[0], index)
        return Move(chosen, self._game)

    def last_search(self) -> list[RootMove]:
        """The statistics of the moves that the last decision searched; none if it had one candidate."""
        return self._run.root_moves() if self._run is not None and self._searched else []

    def _run_for(self, players: int) -> SearchRun:
        if self._run is None or self._run.seats != players:
            value = self._value_of(self._game, players)
            self._run = SearchRun(self._game, value, self._rng, exact=self._exact, seats=players)
        return self._run

    def end(self, seat: Seat) -> None:
        pass
