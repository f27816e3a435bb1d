"""Analysis of the moves of a seat by a search, for hints and reviews. It uses only what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

import msgspec

from draftwork.bots.bot import legal_moves
from draftwork.bots.budget import Budget
from draftwork.bots.greedy import greedy_move
from draftwork.bots.lookahead import enter_determinization
from draftwork.bots.search import Workspace, new_workspace, reseed_worlds
from draftwork.bots.search_run import RootMove, SearchRun
from draftwork.bots.subtree import children, move_of
from draftwork.bots.tree import NONE, ROOT, best_child
from draftwork.bots.weights import learned_value
from draftwork.kernel import rule
from draftwork.kernel.errors import BadOption
from draftwork.kernel.generics import NOBODY, apply, to_move
from draftwork.kernel.random import generator
from draftwork.play import Move, Seat
from draftwork.play.moves import read_move

MAX_LISTED_MOVES = 80  # with more legal moves than this, only candidates are analysed
PLAYOUTS = 8  # playouts that estimate the parts of the score
MOVES_WITH_PARTS = 5  # best moves whose score is split into parts
MAX_LINE = 12  # moves of a principal variation


class ScorePart(msgspec.Struct):
    """The mean number of points from one rule, over some playouts."""

    rule: str
    amount: float


class MoveAnalysis(msgspec.Struct):
    """The statistics of a move, from the point of view of the seat."""

    move: int
    text: str
    win: float  # expected share of the victory; without ties, the probability of winning
    lead: float  # expected final lead over the best other seat; in solo games over the target
    spread: float  # standard deviation of the lead over the visits
    error: float  # standard error of the lead
    points: float  # expected final score
    visits: int
    line: list[str]  # principal variation, beginning with the move
    parts: list[ScorePart]


class Analysis(msgspec.Struct):
    game: str
    seat: int
    visits: int
    part: float  # share of the budget that is used
    exact: bool  # the position is solved: the first move is the best
    moves: list[MoveAnalysis]  # best first

    def json(self) -> dict[str, Any]:
        made: dict[str, Any] = msgspec.to_builtins(self)
        return made


def analyse(seat: Seat, budget: Budget, moves: Sequence[Move | int | str] = (), seed: str = "1") -> Analysis:
    """The analysis after the whole budget. `moves` are analysed even if they are not candidates."""
    *_, last = stream(seat, budget, moves, seed)
    return last


def stream(
    seat: Seat, budget: Budget, moves: Sequence[Move | int | str] = (), seed: str = "1"
) -> Iterator[Analysis]:
    """About ten intermediate analyses, then the final one, which alone has lines and parts of the score."""
    game = seat.game
    if game.heuristics is None:
        raise BadOption("no-search", game=game.name)
    legal = [int(move) for move in legal_moves(seat)]
    asked = [read_move(game, move) for move in moves]
    for number in asked:
        if number not in legal:
            raise BadOption("not-legal-here", move=game.notation.write_move(number))
    if len(legal) <= MAX_LISTED_MOVES:
        asked = legal
    redacted, index = seat.redacted_state, seat.index or 0
    rng = generator(seed)
    value = learned_value(game, int(redacted.players))
    search = SearchRun(game, value, rng, exact=True, seats=int(redacted.players))
    search.begin(redacted, index, len(asked), budget, extra_moves=asked or [legal[0]])
    reported = 0.0
    for part in search.run(budget):
        if part >= reported + 0.1 and part < 1:
            reported = part
            yield _analysis(seat, search, part, lines=False)
    yield _analysis(seat, search, 1.0, lines=True)


def _analysis(seat: Seat, search: SearchRun, part: float, lines: bool) -> Analysis:
    root_moves = search.root_moves()
    analyses = [_move_analysis(search, move) for move in root_moves if move.visits]
    if lines:
        continuations = Continuations(search)
        for i, move in enumerate(analyses):
            move.line = continuations.line(move.move)
            if i < MOVES_WITH_PARTS:
                move.parts = continuations.parts(move.move)
    exact = search.solved != NONE
    return Analysis(search.game.name, search.seat, search.visits, part, exact, analyses)


def _move_analysis(search: SearchRun, root_move: RootMove) -> MoveAnalysis:
    n = root_move.visits
    lead = root_move.lead / n
    spread = sqrt(max(0.0, root_move.square / n - lead * lead))
    text = search.game.notation.write_move(root_move.move)
    points, win = root_move.points / n, root_move.won / n
    return MoveAnalysis(root_move.move, text, win, lead, spread, spread / sqrt(n), points, n, [text], [])


class Continuations:
    """Continuations after a move: the principal variation, and the score after playouts."""

    def __init__(self, search: SearchRun) -> None:
        self._run = search
        self._workspace = new_workspace(search.game)
        reseed_worlds(self._workspace, search.rng)

    def line(self, move: int) -> list[str]:
        search = self._run
        tree = search.trees[0]
        write = search.game.notation.write_move
        node = next((node for node in children(tree, ROOT) if move_of(tree, node) == move), NONE)
        state = self._after(move, 0)
        line = [write(move)]
        while node != NONE and len(line) < MAX_LINE:
            mover = int(search.game.rules.to_move(state))
            node = NONE if mover == NOBODY else int(best_child(tree, search.seats, node, mover))
            if node == NONE or search.game.rules.illegality(state, move_of(tree, node)):
                break
            search.game.rules.apply(state, move_of(tree, node))
            line.append(write(move_of(tree, node)))
        return line

    def parts(self, move: int) -> list[ScorePart]:
        sums: dict[str, float] = {}
        for world in range(PLAYOUTS):
            state = self._after(move, world)
            play_to_end(state, self._workspace)
            for point in self._run.game.ui.points(state, self._run.seat):
                sums[point.rule] = sums.get(point.rule, 0.0) + point.amount / PLAYOUTS
        return [ScorePart(rule, amount) for rule, amount in sorted(sums.items())]

    def _after(self, move: int, world: int) -> Any:
        """The state after the move, in a determinization."""
        enter_determinization(self._run.root, self._run.seat, self._workspace, world)
        state = self._workspace.state[0]
        self._run.game.rules.apply(state, move)
        return state


@rule
def play_to_end(s: Any, workspace: Workspace) -> None:
    while to_move(s) != NOBODY:
        apply(s, greedy_move(s, 0.0, workspace.rng, workspace.moves, workspace.ratings, workspace.spare))
