"""Self-play in compiled code: training rows for value functions, and games that compare two of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from draftwork.bots.search import (
    SearchParams,
    Workspace,
    new_workspace,
    reseed_worlds,
    run_visits,
    search_params,
)
from draftwork.bots.tree import NONE, ROOT, Tree, best_child, clear, move_to, new_tree
from draftwork.bots.value import ValueFunction, victory
from draftwork.games import Game
from draftwork.kernel import (
    PURE,
    Batch,
    Floats,
    Ints,
    batch,
    copy_slot,
    float_zeros,
    int_zeros,
    rule,
    store_from_python,
    store_state,
)
from draftwork.kernel.deal import KEY_WORDS, deal_keys
from draftwork.kernel.generics import (
    NOBODY,
    apply,
    candidates,
    deal,
    determinize,
    estimate,
    features,
    midturn,
    redact,
    score,
    stage,
    to_move,
)
from draftwork.kernel.random import STATE_WORDS, random_below, seed_from_key

FloatArray = NDArray[np.float64]

CHUNK = 4  # games of a thread between two reports of progress
HALVING_BELOW = 500  # visits per decision; with fewer, the root uses sequential halving in every game
# Exploration: after one recorded state in EXPLORED_STATES, one decision in RANDOM_MOVES is random.
EXPLORED_STATES, RANDOM_MOVES = 3, 5
# Columns of a row for a state and a seat; the features follow from HEAD on. HAND is the hand-written
# estimate, FINAL the final score. EXPLORED is 1 if a random move follows before the next recorded
# state: the result of the game then says little about the state.
STAGE, GAME, SEAT, HAND, FINAL, EXPLORED, HEAD = 0, 1, 2, 3, 4, 5, 6


class SearchBuffers(NamedTuple):
    """The buffers and parameters of the search; they are reused for all decisions."""

    root: Batch[Any]
    tree: Tree
    workspace: Workspace
    params: SearchParams
    rng: Ints
    visits: int  # per decision


class Opponents(NamedTuple):
    """The value functions that the seats of a game use."""

    first: ValueFunction
    second: ValueFunction
    second_seats: int  # bit mask of the seats that use the second


class Recording(NamedTuple):
    """Where and how a game writes its training rows."""

    rows: Floats
    filled: int  # rows so far
    game: int  # number of the game
    explore: bool  # make random decisions


@rule
def write_rows(s: Any, rows: Floats, n: int, game: int, features_buffer: Floats) -> int:
    """Write a row for each seat; return the new number of rows."""
    width = HEAD + len(features_buffer)
    for seat in range(s.players):
        if (n + 1) * width > len(rows):
            return n
        features(s, seat, features_buffer)
        rows[n * width + STAGE] = float(stage(s))
        rows[n * width + GAME] = float(game)
        rows[n * width + SEAT] = float(seat)
        rows[n * width + HAND] = estimate(s, seat)
        rows[n * width + EXPLORED] = 0.0
        for i in range(len(features_buffer)):
            rows[n * width + HEAD + i] = features_buffer[i]
        n += 1
    return n


@rule
def write_results(s: Any, rows: Floats, first: int, n: int, width: int) -> None:
    """Write the final score of each seat into the rows of a game."""
    for i in range(first, n):
        rows[i * width + FINAL] = float(score(s, int(rows[i * width + SEAT])))


@rule
def search_move(s: Any, buffers: SearchBuffers, value: ValueFunction) -> int:
    """The move of a search in the redacted state of the seat to move."""
    root, tree, workspace, params, rng, visits = buffers
    seat = to_move(s)
    store_state(root, 0, s)
    redact(root[0], seat)
    reseed_worlds(workspace, rng)
    store_state(workspace.state, 0, root[0])
    determinize(workspace.state[0], seat, rng)
    if candidates(workspace.state[0], workspace.moves) == 1:
        return workspace.moves[0]
    clear(tree, s.players)
    run_visits(root, seat, tree, workspace, params, value, visits, visits)
    best = best_child(tree, s.players, ROOT, seat)
    return NONE if best == NONE else move_to(tree, best)


@rule
def self_play(s: Any, buffers: SearchBuffers, opponents: Opponents, recording: Recording) -> int:
    """Play a dealt game to its end; return the number of rows that are filled then."""
    workspace, rng, rows = buffers.workspace, buffers.rng, recording.rows
    first = filled = recording.filled
    state_rows = filled  # first row of the last recorded state
    recorded_stage = -1
    exploring = False
    width = HEAD + len(workspace.buffers.features)
    while to_move(s) != NOBODY:
        if stage(s) != recorded_stage or (buffers.params.static_leaves and not midturn(s)):
            state_rows = filled
            filled = write_rows(s, rows, filled, recording.game, workspace.buffers.features)
            recorded_stage = stage(s)
            exploring = recording.explore and random_below(rng, EXPLORED_STATES) == 0
        if exploring and random_below(rng, RANDOM_MOVES) == 0:
            for i in range(state_rows, filled):
                rows[i * width + EXPLORED] = 1.0
            apply(s, workspace.moves[random_below(rng, candidates(s, workspace.moves))])
        elif opponents.second_seats >> to_move(s) & 1:
            apply(s, search_move(s, buffers, opponents.second))
        else:
            apply(s, search_move(s, buffers, opponents.first))
    write_results(s, rows, first, filled, width)
    return filled


@rule
def deal_one(prepared: Batch[Any], which: int, states: Batch[Any], keys: Ints, i: int, key: Ints) -> None:
    """Deal a game from the i-th key and the prepared state `which`."""
    for w in range(KEY_WORDS):
        key[w] = keys[i * KEY_WORDS + w]
    copy_slot(states, 0, prepared, which)
    deal(states[0], key)


@rule
def win_share(s: Any, seats: int) -> float:
    """The share of the victory of some seats, which are given as a bit mask."""
    share = 0.0
    for seat in range(s.players):
        if seats >> seat & 1:
            share += victory(s, seat)
    return share


@dataclass
class SelfPlay:
    """Self-play of a game with a number of players. Games alternate between the given options."""

    game: Game[Any]
    players: int
    options: Sequence[Mapping[str, Any]]
    visits: int

    def __post_init__(self) -> None:
        defaults = {option.name: option.default for option in self.game.options}
        self.prepared = batch(self.game.state, len(self.options))
        for i, options in enumerate(self.options):
            state = self.game.new_state(self.players, defaults | dict(options), {})
            store_from_python(self.prepared, i, state)

    def training_rows(
        self, games: range, seed: str, value: ValueFunction, progress: Callable[[int], None]
    ) -> FloatArray:
        """The rows of games in which all seats use one value function."""
        return self._map(lambda chunk: self._record(chunk, seed, value), games, progress)

    def gate_shares(
        self,
        deals: range,
        seed: str,
        values: tuple[ValueFunction, ValueFunction],
        progress: Callable[[int], None],
    ) -> FloatArray:
        """Per deal, the share of one seat with the new value among seats with the old one: the mean over all
        seatings.

        `values` are the new and the old one. Equal values have a share of 1/players. In a solo game the share
        is above 0.5 if only the new value wins the deal, and below if only the old one does.
        """
        return self._map(lambda chunk: self._compare(chunk, seed, values), deals, progress)

    def _map(
        self, play: Callable[[range], FloatArray], numbers: range, progress: Callable[[int], None]
    ) -> FloatArray:
        """Play chunks of games in threads. Compiled code runs without the GIL."""
        chunks = [numbers[i : i + CHUNK] for i in range(0, len(numbers), CHUNK)]
        pool = ThreadPoolExecutor(1 if PURE else os.cpu_count())
        try:
            running = {pool.submit(play, chunk): len(chunk) for chunk in chunks}
            for done in as_completed(running):
                done.result()
                progress(running[done])
            return np.concatenate([future.result() for future in running])
        finally:
            pool.shutdown(cancel_futures=True)

    def _buffers(self) -> SearchBuffers:
        heuristics = self.game.heuristics
        assert heuristics
        nodes = (self.visits + 2) * (heuristics.max_candidates + 1)
        halving = not heuristics.deterministic_stage or self.visits < HALVING_BELOW
        return SearchBuffers(
            root=batch(self.game.state, 1),
            tree=new_tree(min(nodes, 200_000), self.players, self.game.num_moves),
            workspace=new_workspace(self.game),
            params=search_params(self.game, halving),
            rng=int_zeros(STATE_WORDS),
            visits=self.visits,
        )

    def _record(self, chunk: range, seed: str, value: ValueFunction) -> FloatArray:
        heuristics = self.game.heuristics
        assert heuristics
        states, buffers = batch(self.game.state, 1), self._buffers()
        width = HEAD + len(heuristics.feature_names)
        decisions = self.game.max_plies if buffers.params.static_leaves else heuristics.stages + 1
        rows = float_zeros(len(chunk) * decisions * self.players * width)
        keys, key = deal_keys(f"{seed}/{i}" for i in chunk), int_zeros(KEY_WORDS)
        filled = 0
        for i, number in enumerate(chunk):
            deal_one(self.prepared, number % len(self.prepared), states, keys, i, key)
            seed_from_key(buffers.rng, key)
            recording = Recording(rows, filled, number, True)
            filled = int(self_play(states[0], buffers, Opponents(value, value, 0), recording))
        return np.asarray(rows, dtype=np.float64).reshape(-1, width)[:filled]

    def _compare(self, chunk: range, seed: str, values: tuple[ValueFunction, ValueFunction]) -> FloatArray:
        new, old = values
        states, buffers = batch(self.game.state, 1), self._buffers()
        keys, key = deal_keys(f"{seed}/{i}" for i in chunk), int_zeros(KEY_WORDS)
        shares = np.zeros(len(chunk))

        def won(i: int, number: int, new_seats: int, counted: int) -> float:
            deal_one(self.prepared, number % len(self.prepared), states, keys, i, key)
            seed_from_key(buffers.rng, key)
            recording = Recording(float_zeros(0), 0, number, False)
            self_play(states[0], buffers, Opponents(old, new, new_seats), recording)
            return float(win_share(states[0], counted))

        for i, number in enumerate(chunk):
            if self.players == 1:
                shares[i] = 0.5 + (won(i, number, 1, 1) - won(i, number, 0, 1)) / 2
            else:
                seats = [1 << seat for seat in range(self.players)]
                shares[i] = sum(won(i, number, seat, seat) for seat in seats) / self.players
        return shares
