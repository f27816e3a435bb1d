"""The bots that think: one move ahead, one turn ahead, and searching."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from draftwork.bots.bot import legal_moves
from draftwork.bots.budget import Budget
from draftwork.bots.greedy import greedy_move
from draftwork.bots.lookahead import best_ahead, enter, list_candidates
from draftwork.bots.search import desk, new_worlds
from draftwork.bots.search_run import Thought
from draftwork.bots.time_manager import Clock
from draftwork.bots.value import Value
from draftwork.games import Game
from draftwork.kernel import Ints, batch, float_zeros, int_zeros, store_from_python
from draftwork.play import Move, Seat

WORLDS = 6  # imagined by the Journeyman where something is hidden

ValueOf = Callable[[Game[Any], int], Value]  # for a number of players


class Apprentice:
    """Looks one move ahead, by the game's own rating or a simpler one."""

    def begin(self, game: Game[Any], rng: Ints) -> None:
        self._game, self._rng = game, rng
        self._desk = desk(game)
        self._root = batch(game.state, 1)

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        legal_moves(seat)
        new_worlds(self._desk, self._rng)
        store_from_python(self._root, 0, seat.redacted_state)
        enter(self._root, seat.index or 0, self._desk, 0)
        room = self._desk
        assert self._game.heuristics
        if self._game.heuristics.greedy_move:
            number = self._game.heuristics.greedy_move(room.state[0], room.moves, room.ratings)
        else:
            number = greedy_move(room.state[0], 0.0, room.rng, room.moves, room.ratings, room.spare)
        return Move(int(number), self._game)

    def end(self, seat: Seat) -> None:
        pass


class Journeyman:
    """Takes the move after which a value expects most."""

    def __init__(self, value_of: ValueOf) -> None:
        self._value_of = value_of

    def begin(self, game: Game[Any], rng: Ints) -> None:
        assert game.heuristics
        self._game, self._rng = game, rng
        self._desk = desk(game)
        self._root = batch(game.state, 1)
        self._moves, self._sums = int_zeros(game.max_legal_moves), float_zeros(game.max_legal_moves)
        self._worlds = 1 if game.heuristics.deterministic_stage else WORLDS

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        legal_moves(seat)
        hidden = seat.redacted_state
        new_worlds(self._desk, self._rng)
        store_from_python(self._root, 0, hidden)
        value = self._value_of(self._game, int(hidden.players))
        room = (self._desk, value, self._worlds, self._moves, self._sums)
        return Move(int(best_ahead(self._root, seat.index or 0, *room)), self._game)

    def end(self, seat: Seat) -> None:
        pass


class Searcher:
    """Searches with a value: the Craftsman, the Master and the Grandmaster."""

    def __init__(self, value_of: ValueOf, budget: Budget, exact: bool, reuse: bool) -> None:
        self._value_of, self._budget, self._exact, self._reuse = value_of, budget, exact, reuse

    def begin(self, game: Game[Any], rng: Ints) -> None:
        self._game, self._rng = game, rng
        self._thought: Thought | None = None
        self._clock = Clock(game)
        self._here = batch(game.state, 1)
        self._desk = desk(game)
        self._moves = int_zeros(game.max_legal_moves)

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        legal_moves(seat)
        hidden, index = seat.redacted_state, seat.index or 0
        part = self._clock.part(budget or self._budget)
        thought = self._think_of(int(hidden.players))
        store_from_python(self._here, 0, hidden)  # the thought's own root is still that of the last decision
        new_worlds(self._desk, self._rng)
        n = list_candidates(self._here, index, self._desk, self._moves)
        chosen = int(self._moves[0])
        if n > 1:
            thought.begin(hidden, index, n, part, reuse=self._reuse)
            for _ in thought.spend(self._clock.rest(part)):
                pass
            chosen = thought.choice()
        enter(self._here, index, self._desk, 0)
        self._game.rules.apply(self._desk.state[0], chosen)
        self._clock.stop(self._desk.state[0], index)
        return Move(chosen, self._game)

    def _think_of(self, players: int) -> Thought:
        if self._thought is None or self._thought.seats != players:
            value = self._value_of(self._game, players)
            self._thought = Thought(self._game, value, self._rng, exact=self._exact, seats=players)
        return self._thought

    def end(self, seat: Seat) -> None:
        pass
