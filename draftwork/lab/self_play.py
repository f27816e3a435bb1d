"""Games of the search against itself, in compiled code: what values learn from, and how they are tested."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

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
from draftwork.kernel.deal import KEY, deal_keys
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
from draftwork.kernel.random import STATE, random_below, seed_from_key

FloatArray = NDArray[np.float64]

CHUNK = 4  # games a thread plays between two reports
HALVING_BELOW = 500  # visits of a decision
# So that what is learned from differs: after one written state in LOOSE, one decision in STRAY is random.
EXPLORED_STATES, RANDOM_MOVES = 3, 5
# A row of what is written down of a state and a seat: these, then the features. STRAYED is 1 where a random
# decision follows before the next state is written: what came of it says little about the state.
STAGE, GAME, SEAT, HAND, FINAL, EXPLORED, HEAD = 0, 1, 2, 3, 4, 5, 6


@rule
def write_rows(s: Any, rows: Floats, n: int, game: int, buffers: Floats) -> int:
    """A row for each seat; return how many rows there are then."""
    width = HEAD + len(buffers)
    for seat in range(s.players):
        if (n + 1) * width > len(rows):
            return n
        features(s, seat, buffers)
        rows[n * width + STAGE] = float(stage(s))
        rows[n * width + GAME] = float(game)
        rows[n * width + SEAT] = float(seat)
        rows[n * width + HAND] = estimate(s, seat)
        rows[n * width + EXPLORED] = 0.0
        for i in range(len(buffers)):
            rows[n * width + HEAD + i] = buffers[i]
        n += 1
    return n


@rule
def write_ends(s: Any, rows: Floats, first: int, n: int, width: int) -> None:
    """What became of the rows of a game: each seat's points."""
    for i in range(first, n):
        rows[i * width + FINAL] = float(score(s, int(rows[i * width + SEAT])))


@rule
def search_move(
    s: Any,
    root: Batch[Any],
    tree: Tree,
    workspace: Workspace,
    params: SearchParams,
    value: ValueFunction,
    rng: Ints,
    visits: int,
) -> int:
    """The move that a search of what the seat to move knows would play."""
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
def self_play(
    s: Any,
    game: int,
    root: Batch[Any],
    tree: Tree,
    workspace: Workspace,
    params: SearchParams,
    one: ValueFunction,
    two: ValueFunction,
    second: int,
    rng: Ints,
    visits: int,
    rows: Floats,
    filled: int,
    stray: bool,
) -> int:
    """Play a dealt game; seats whose bit is set in `second` value states by `two`. Return the rows filled."""
    first = last = filled
    before = -1
    loose = False
    width = HEAD + len(workspace.buffers.features)
    while to_move(s) != NOBODY:
        if stage(s) != before or (params.static_leaves and not midturn(s)):
            last = filled
            filled = write_rows(s, rows, filled, game, workspace.buffers.features)
            before = stage(s)
            loose = stray and random_below(rng, EXPLORED_STATES) == 0
        if loose and random_below(rng, RANDOM_MOVES) == 0:
            for i in range(last, filled):
                rows[i * width + EXPLORED] = 1.0
            apply(s, workspace.moves[random_below(rng, candidates(s, workspace.moves))])
        elif second >> to_move(s) & 1:
            apply(s, search_move(s, root, tree, workspace, params, two, rng, visits))
        else:
            apply(s, search_move(s, root, tree, workspace, params, one, rng, visits))
    write_ends(s, rows, first, filled, width)
    return filled


@rule
def deal_one(prepared: Batch[Any], which: int, states: Batch[Any], keys: Ints, i: int, key: Ints) -> None:
    for w in range(KEY):
        key[w] = keys[i * KEY + w]
    copy_slot(states, 0, prepared, which)
    deal(states[0], key)


@rule
def win_share(s: Any, seats: int) -> float:
    """The part of the victory that falls to the seats given as bits."""
    share = 0.0
    for seat in range(s.players):
        if seats >> seat & 1:
            share += victory(s, seat)
    return share


@dataclass
class SelfPlay:
    """What self-play needs of a game with a number of players; `settings` are options to play under."""

    game: Game[Any]
    players: int
    settings: Sequence[Mapping[str, Any]]
    visits: int

    def __post_init__(self) -> None:
        defaults = {option.name: option.default for option in self.game.options}
        self.prepared = batch(self.game.state, len(self.settings))
        for i, setting in enumerate(self.settings):
            store_from_python(
                self.prepared, i, self.game.new_state(self.players, defaults | dict(setting), {})
            )

    def training_rows(
        self, games: range, seed: str, value: ValueFunction, progress: Callable[[int], None]
    ) -> FloatArray:
        """What there is to learn from games of a value against itself."""
        parts = self._map(lambda chunk: self._learn(chunk, seed, value), games, progress)
        return np.concatenate(list(parts))

    def gate_shares(
        self, deals: range, seed: str, new: ValueFunction, old: ValueFunction, progress: Callable[[int], None]
    ) -> FloatArray:
        """Per deal, what one new seat wins among old ones, over all seatings: 1/players if equal.

        Of somebody alone: more than a half if the new value wins the deal and the old one does not.
        """
        parts = self._map(lambda chunk: self._compete(chunk, seed, new, old), deals, progress)
        return np.concatenate(list(parts))

    def _map(
        self, job: Callable[[range], FloatArray], numbers: range, progress: Callable[[int], None]
    ) -> Iterable[FloatArray]:
        chunks = [numbers[i : i + CHUNK] for i in range(0, len(numbers), CHUNK)]
        pool = ThreadPoolExecutor(1 if PURE else os.cpu_count())
        try:
            running = {pool.submit(job, chunk): len(chunk) for chunk in chunks}
            for done in as_completed(running):
                done.result()
                progress(running[done])
            return [future.result() for future in running]
        finally:
            pool.shutdown(cancel_futures=True)

    def _seat(self) -> tuple[Batch[Any], Batch[Any], Tree, Workspace, SearchParams]:
        """Room for one game at a time."""
        search = self.game.heuristics
        assert search
        nodes = (self.visits + 2) * (search.max_candidates + 1)
        tree = new_tree(min(nodes, 200_000), self.players, self.game.num_moves)
        halving = not search.deterministic_stage or self.visits < HALVING_BELOW
        return (
            batch(self.game.state, 1),
            batch(self.game.state, 1),
            tree,
            new_workspace(self.game),
            search_params(self.game, halving),
        )

    def _learn(self, chunk: range, seed: str, value: ValueFunction) -> FloatArray:
        search = self.game.heuristics
        assert search
        states, root, tree, buffers, guide = self._seat()
        width = HEAD + len(search.feature_names)
        decisions = self.game.max_plies if guide.static_leaves else search.stages + 1
        rows = float_zeros(len(chunk) * decisions * self.players * width)
        keys, key, rng = deal_keys(f"{seed}/{i}" for i in chunk), int_zeros(KEY), int_zeros(STATE)
        filled = 0
        for i, number in enumerate(chunk):
            deal_one(self.prepared, number % len(self.prepared), states, keys, i, key)
            seed_from_key(rng, key)
            where = (states[0], number, root, tree, buffers, guide, value, value, 0, rng)
            filled = int(self_play(*where, self.visits, rows, filled, True))
        return np.asarray(rows, dtype=np.float64).reshape(-1, width)[:filled]

    def _compete(self, chunk: range, seed: str, new: ValueFunction, old: ValueFunction) -> FloatArray:
        states, root, tree, buffers, guide = self._seat()
        keys, key, rng = deal_keys(f"{seed}/{i}" for i in chunk), int_zeros(KEY), int_zeros(STATE)
        shares = np.zeros(len(chunk))

        def won(i: int, number: int, second: int, counted: int) -> float:
            deal_one(self.prepared, number % len(self.prepared), states, keys, i, key)
            seed_from_key(rng, key)
            where = (states[0], number, root, tree, buffers, guide, old, new, second, rng)
            self_play(*where, self.visits, float_zeros(0), 0, False)
            return float(win_share(states[0], counted))

        for i, number in enumerate(chunk):
            if self.players == 1:
                shares[i] = 0.5 + (won(i, number, 1, 1) - won(i, number, 0, 1)) / 2
            else:
                seats = [1 << seat for seat in range(self.players)]
                shares[i] = sum(won(i, number, seat, seat) for seat in seats) / self.players
        return shares
