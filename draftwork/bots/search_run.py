"""The Python side of a search: it runs visits in pieces, on one or several threads, within a budget."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from draftwork.bots.budget import Budget
from draftwork.bots.exact import SolverStack, new_stack, solve
from draftwork.bots.search import (
    HALVING_VISITS,
    SearchParams,
    Workspace,
    new_workspace,
    reseed_worlds,
    run_visits,
    search_params,
)
from draftwork.bots.subtree import children, copy_subtree, find_node, move_of
from draftwork.bots.tree import LEAD, NONE, POINTS, ROOT, SQUARE, SUMS, WON, Tree, add_node, clear, new_tree
from draftwork.bots.value import ValueFunction
from draftwork.games import Game
from draftwork.kernel import PURE, Batch, Ints, batch, copy_state, int_zeros, pack, store_from_python
from draftwork.kernel.random import generator

MAX_NODES = 20_000 if PURE else 3_000_000
NODES_PER_SECOND = 20_000 if PURE else 2_000_000  # for a budget of seconds
CLOCK_INTERVAL = 0.004  # seconds between two readings of the clock
EXACT_SHARE = 0.1  # share of the seconds for the exact solver
EXACT_PACE = 500.0 if PURE else 30_000.0  # moves per second of the solver, until it is measured


@dataclass
class RootMove:
    """The statistics of a move of the root."""

    move: int
    visits: int = 0
    utility: float = 0.0  # sum over visits, like the following
    lead: float = 0.0
    square: float = 0.0
    points: float = 0.0
    won: float = 0.0
    dropped: bool = True  # by sequential halving, in all trees


@dataclass
class SearchRun:
    """The search of one player in one match. Call `begin` and `run` for each decision."""

    game: Game[Any]
    value: ValueFunction
    rng: Ints
    exact: bool = False
    seat: int = 0
    seats: int = 2
    solved: int = NONE  # the move that the exact solver has found
    root: Batch[Any] = field(init=False)
    trees: list[Tree] = field(default_factory=list)
    workspaces: list[Workspace] = field(default_factory=list)
    _spare: tuple[Tree, Ints] | None = None  # buffers to copy a subtree to
    _params: SearchParams = field(init=False)
    _stack: SolverStack | None = None
    _kept_visits: int = 0
    _has_extra_moves: bool = False
    _solver_pace: float = EXACT_PACE  # moves per second

    def __post_init__(self) -> None:
        self.root = batch(self.game.state, 1)

    def begin(
        self,
        redacted: Any,
        seat: int,
        candidate_count: int,
        budget: Budget,
        reuse_tree: bool = False,
        extra_moves: Sequence[int] = (),
    ) -> None:
        """Prepare a decision of a seat in a redacted state.

        With `reuse_tree`, the subtree of the last search for this state is kept. `extra_moves` are searched
        beside the candidates, by sequential halving.
        """
        assert self.game.heuristics
        reusable = reuse_tree and self.game.heuristics.deterministic_stage
        node = self._find_node(redacted, seat) if reusable else NONE
        self.seat, self.solved = seat, NONE
        store_from_python(self.root, 0, redacted)
        halving = not self.game.heuristics.deterministic_stage or bool(extra_moves)
        if budget.iterations is not None:
            halving = halving or budget.iterations < HALVING_VISITS * candidate_count
        self._params = search_params(self.game, halving)
        if self._allocate(budget):
            node = NONE  # the trees are new
        for workspace in self.workspaces:
            reseed_worlds(workspace, self.rng)
        if node != NONE and len(self.trees) == 1 and not halving:
            self._keep_subtree(node)
        else:
            for tree in self.trees:
                clear(tree, self.seats)
        self._kept_visits = self.visits
        self._has_extra_moves = bool(extra_moves)
        if extra_moves:
            self._add_moves(extra_moves)

    def _add_moves(self, moves: Sequence[int]) -> None:
        self._run_visits(1, 1)
        for tree in self.trees:
            known = {move_of(tree, node) for node in children(tree, ROOT)}
            for move in moves:
                if move not in known:
                    add_node(tree, self.seats, ROOT, move, 0.0)

    def _allocate(self, budget: Budget) -> bool:
        """Allocate trees and workspaces; True if the trees are new."""
        assert self.game.heuristics
        if budget.iterations is not None:
            nodes = (budget.iterations + 2) * (self.game.heuristics.max_candidates + 1)
        else:
            nodes = int((budget.seconds or 0.0) * NODES_PER_SECOND)
        nodes = min(MAX_NODES, nodes + self.game.max_legal_moves + 2)
        if len(self.trees) != budget.threads or len(self.trees[0].visits) < nodes:
            self.trees = [self._new_tree(nodes) for _ in range(budget.threads)]
            self.workspaces = [new_workspace(self.game) for _ in range(budget.threads)]
            self._spare = None
            return True
        return False

    def _find_node(self, redacted: Any, seat: int) -> int:
        """The node of this state below the last chosen move, or NONE."""
        if len(self.trees) != 1 or self.visits == 0 or self.solved != NONE:
            return NONE
        last = self.best_move()
        start = next(node for node in children(self.trees[0], ROOT) if move_of(self.trees[0], node) == last)
        root = copy_state(self.root[0])
        self.game.rules.determinize(root, self.seat, generator("reuse"))
        return find_node(self.game, root, self.seat, self.trees[0], start, pack(redacted), seat)

    def _keep_subtree(self, node: int) -> None:
        tree = self.trees[0]
        if self._spare is None:
            self._spare = (self._new_tree(len(tree.visits)), int_zeros(len(tree.visits)))
        fresh, origin = self._spare
        copy_subtree(tree, node, fresh, origin, self.seats)
        self.trees[0], self._spare = fresh, (tree, origin)

    def _new_tree(self, nodes: int) -> Tree:
        return new_tree(nodes, self.seats, self.game.num_moves)

    @property
    def visits(self) -> int:
        return sum(int(tree.visits[ROOT]) for tree in self.trees)

    def run(self, budget: Budget) -> Iterator[float]:
        """Search until the budget is used up, and yield the used share after each piece."""
        if budget.iterations is not None:
            yield from self._run_iterations(budget.iterations)
        else:
            assert budget.seconds is not None
            yield from self._run_seconds(budget.seconds)

    def _run_iterations(self, iterations: int) -> Iterator[float]:
        if self._solve(iterations) and not self._has_extra_moves:
            return
        done = 0
        while done < iterations:
            piece = min(iterations - done, max(64, iterations // 20))
            self._run_visits(piece, iterations)
            done += piece
            yield done / iterations

    def _run_seconds(self, seconds: float) -> Iterator[float]:
        start = time.perf_counter()
        piece = 4 if PURE else 16
        if self._solve(int(seconds * EXACT_SHARE * self._solver_pace)) and not self._has_extra_moves:
            return
        while True:
            before = time.perf_counter()
            left = start + seconds - before
            if left <= 0 and self.visits > 1:  # at least two visits, however short the time
                return
            done = self.visits - self._kept_visits
            seconds_per_visit = (before - start) / done if done else 0.0
            planned = done + int(left / seconds_per_visit) if seconds_per_visit else 1_000_000
            self._run_visits(piece, max(1, planned // len(self.trees)))
            took = max(time.perf_counter() - before, 1e-6)
            piece = max(1, min(int(piece * min(CLOCK_INTERVAL, max(left - took, 1e-4)) / took), 4 * piece))
            yield min(1.0, (time.perf_counter() - start) / seconds)

    def _solve(self, limit: int) -> bool:
        assert self.game.heuristics
        if not self.exact or not self.game.heuristics.deterministic_stage:
            return False
        if self._stack is None:
            self._stack = new_stack(self.game)
        arguments = (self._stack, self.workspaces[0], self._params, self.value)
        start = time.perf_counter()
        found = int(solve(self.root, self.seat, *arguments, limit))
        if found == NONE:  # the whole limit was used
            self._solver_pace = limit / max(time.perf_counter() - start, 1e-6)
        self.solved = max(found, NONE)  # TOO_DEEP counts as NONE
        return self.solved != NONE

    def _run_visits(self, visits: int, planned: int) -> None:
        def run_tree(i: int) -> None:
            arguments = (self.root, self.seat, self.trees[i], self.workspaces[i])
            run_visits(*arguments, self._params, self.value, visits, planned)

        if len(self.trees) == 1:
            run_tree(0)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(run_tree, range(len(self.trees))))

    def root_moves(self) -> list[RootMove]:
        """The moves of the root, best first: the solved one, then those with the most visits."""
        found: dict[int, RootMove] = {}
        for tree in self.trees:
            for node in children(tree, ROOT):
                move = move_of(tree, node)
                root_move = found.setdefault(move, RootMove(move))
                root_move.visits += int(tree.visits[node])
                root_move.utility += float(tree.utility[self.seats * node + self.seat])
                at = SUMS * (self.seats * node + self.seat)
                root_move.lead += float(tree.sums[at + LEAD])
                root_move.square += float(tree.sums[at + SQUARE])
                root_move.points += float(tree.sums[at + POINTS])
                root_move.won += float(tree.sums[at + WON])
                root_move.dropped &= bool(tree.dropped[node])
        if self.solved != NONE:
            found.setdefault(self.solved, RootMove(self.solved))
        return sorted(found.values(), key=self._sort_key, reverse=True)

    def best_move(self) -> int:
        return self.root_moves()[0].move

    def _sort_key(self, root_move: RootMove) -> tuple[bool, bool, int, float, int]:
        mean = root_move.utility / root_move.visits if root_move.visits else -1.0
        if self._params.halving and not root_move.dropped:
            return root_move.move == self.solved, True, 0, mean, -root_move.move
        return root_move.move == self.solved, not root_move.dropped, root_move.visits, mean, -root_move.move
