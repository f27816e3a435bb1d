"""What a search thinks of the moves of a seat, for hints and reviews. It knows what the seat may know."""

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

MAX_LISTED_MOVES = (
    80  # where there are no more legal moves than this, all are looked at, not only the candidates
)
PLAYOUTS = 8  # matches played out to tell the parts of the score
MOVES_WITH_PARTS = 5  # of the best moves
MAX_LINE = 12


class ScorePart(msgspec.Struct):
    """Points that a rule brings, on average over matches played out from here."""

    rule: str
    amount: float


class MoveAnalysis(msgspec.Struct):
    """A move as the search sees it, from the side of the seat."""

    move: int
    text: str
    win: float  # the chance to win, or the expected part of the victory
    lead: float  # expected in the end, over the best other (alone: over what is to be beaten)
    spread: float  # standard deviation of the lead over the visits
    error: float  # standard error of the lead: what differs by less is not worth telling apart
    points: float  # expected in the end
    visits: int
    line: list[str]  # how it may go on, beginning with the move
    parts: list[ScorePart]


class Analysis(msgspec.Struct):
    game: str
    seat: int
    visits: int
    part: float  # of the budget used so far
    exact: bool  # nothing is left to search: the first move is the best
    moves: list[MoveAnalysis]  # the best first

    def json(self) -> dict[str, Any]:
        made: dict[str, Any] = msgspec.to_builtins(self)
        return made


def analyse(seat: Seat, budget: Budget, moves: Sequence[Move | int | str] = (), seed: str = "1") -> Analysis:
    """All that the budget finds out. `moves` are looked at even if the search would not care for them."""
    *_, last = stream(seat, budget, moves, seed)
    return last


def stream(
    seat: Seat, budget: Budget, moves: Sequence[Move | int | str] = (), seed: str = "1"
) -> Iterator[Analysis]:
    """The analysis as it grows, about ten times; only the last one has lines and parts of the score."""
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
    hidden, index = seat.redacted_state, seat.index or 0
    rng = generator(seed)
    value = learned_value(game, int(hidden.players))
    thought = SearchRun(game, value, rng, exact=True, seats=int(hidden.players))
    thought.begin(hidden, index, len(asked), budget, extra_moves=asked or [legal[0]])
    told = 0.0
    for part in thought.run(budget):
        if part >= told + 0.1 and part < 1:
            told = part
            yield _analysis(seat, thought, part, lines=False)
    yield _analysis(seat, thought, 1.0, lines=True)


def _analysis(seat: Seat, thought: SearchRun, part: float, lines: bool) -> Analysis:
    branches = thought.root_moves()
    judged = [_move_analysis(thought, branch) for branch in branches if branch.visits]
    if lines:
        teller = Continuations(thought)
        for i, move in enumerate(judged):
            move.line = teller.line(move.move)
            if i < MOVES_WITH_PARTS:
                move.parts = teller.parts(move.move)
    exact = thought.solved != NONE
    return Analysis(thought.game.name, thought.seat, thought.visits, part, exact, judged)


def _move_analysis(thought: SearchRun, branch: RootMove) -> MoveAnalysis:
    n = branch.visits
    lead = branch.lead / n
    spread = sqrt(max(0.0, branch.square / n - lead * lead))
    text = thought.game.notation.write_move(branch.move)
    points, win = branch.points / n, branch.won / n
    return MoveAnalysis(branch.move, text, win, lead, spread, spread / sqrt(n), points, n, [text], [])


class Continuations:
    """Tells how a match may go on after a move: the line of the tree, and what is scored in the end."""

    def __init__(self, thought: SearchRun) -> None:
        self._thought = thought
        self._desk = new_workspace(thought.game)
        reseed_worlds(self._desk, thought.rng)

    def line(self, move: int) -> list[str]:
        thought = self._thought
        tree = thought.trees[0]
        write = thought.game.notation.write_move
        node = next((node for node in children(tree, ROOT) if move_of(tree, node) == move), NONE)
        state = self._after(move, 0)
        line = [write(move)]
        while node != NONE and len(line) < MAX_LINE:
            mover = int(thought.game.rules.to_move(state))
            node = NONE if mover == NOBODY else int(best_child(tree, thought.seats, node, mover))
            if node == NONE or thought.game.rules.illegality(state, move_of(tree, node)):
                break
            thought.game.rules.apply(state, move_of(tree, node))
            line.append(write(move_of(tree, node)))
        return line

    def parts(self, move: int) -> list[ScorePart]:
        sums: dict[str, float] = {}
        for world in range(PLAYOUTS):
            state = self._after(move, world)
            play_to_end(state, self._desk)
            for point in self._thought.game.ui.points(state, self._thought.seat):
                sums[point.rule] = sums.get(point.rule, 0.0) + point.amount / PLAYOUTS
        return [ScorePart(rule, amount) for rule, amount in sorted(sums.items())]

    def _after(self, move: int, world: int) -> Any:
        """The state after the move, in an imagined world."""
        enter_determinization(self._thought.root, self._thought.seat, self._desk, world)
        state = self._desk.state[0]
        self._thought.game.rules.apply(state, move)
        return state


@rule
def play_to_end(s: Any, workspace: Workspace) -> None:
    while to_move(s) != NOBODY:
        apply(s, greedy_move(s, 0.0, workspace.rng, workspace.moves, workspace.ratings, workspace.spare))
