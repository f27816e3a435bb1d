"""Games between bots, and their results."""

from __future__ import annotations

import time
from typing import Any, cast

import msgspec

from draftwork.bots import Bot, Budget
from draftwork.games import Value, load
from draftwork.kernel import PURE, unpack
from draftwork.lab.bot_specs import parse_bot
from draftwork.lab.seating import Seating
from draftwork.play import Match

# Enough to call every function of a bot. The first budget compiles the code, so that the second, which is
# limited by time, is not used up by the compiler.
WARM_UP_BUDGETS = (Budget(iterations=20), Budget(seconds=0.01))


class ScheduledGame(msgspec.Struct, frozen=True, tag=True):
    """A game to play: the deal, the number of the seating, and the bots by seat."""

    deal: int
    seating: int
    seats: Seating


class GameResult(msgspec.Struct):
    """The result of a game: a line of the file that `draftwork arena --out` writes, see docs/formats.md."""

    deal: int
    seating: int
    bots: list[str]  # by seat, like the lists below
    scores: list[int]
    ranks: list[int]
    shares: list[float]  # shares of the victory
    points: list[dict[str, int]]  # by rule
    ms: list[list[float]]  # milliseconds of every turn
    decisions: int  # of all seats, forced ones included
    moves: int  # sum of the numbers of legal moves over all decisions
    cpu_seconds: float


class GameConfig(msgspec.Struct, frozen=True):
    """The settings that all games of an arena share."""

    game: str
    players: int
    seed: str
    options: dict[str, Value]
    edition: dict[str, Any] | None = None  # None: the default edition

    def play(self, scheduled: ScheduledGame, budget: Budget | None = None) -> GameResult:
        """Play a game. A budget replaces those of all bots."""
        game = load(self.game)
        specs = [parse_bot(spec, game) for spec in scheduled.seats]
        deal = f"{self.seed}/{scheduled.deal}"
        seed = f"{deal}/{scheduled.seating}"
        bots = [spec.load(self.game, f"{seed}/{seat}") for seat, spec in enumerate(specs)]
        match = self.match(deal)
        began = time.process_time()
        timer = TurnTimer(match)
        while match.to_move is not None:
            timer.decide(bots[match.to_move], budget or specs[match.to_move].budget)
        for seat, bot in enumerate(bots):
            bot.end(match.seat(seat))
        return _result(match, scheduled, timer, time.process_time() - began)

    def match(self, deal: str) -> Match:
        return Match(
            self.game, players=self.players, seed=deal, edition=self.edition, **cast(Any, self.options)
        )

    def warm(self, bots: list[str]) -> None:
        """Compile the code of these bots before the first game."""
        if PURE:
            return
        for bot in bots:
            for budget in WARM_UP_BUDGETS:
                self.play(ScheduledGame(0, 0, (bot,) * self.players), budget)


class TurnTimer:
    """Asks bots for decisions and measures the time of their turns."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.turns: list[list[float]] = [[] for _ in range(match.players)]  # seconds
        self.moves = 0  # sum of the numbers of legal moves
        self._checked_states = 0  # number of states that were checked for a new turn
        heuristics = match.game.heuristics
        self._midturn = heuristics.midturn if heuristics else lambda state: False

    def decide(self, bot: Bot, budget: Budget | None) -> None:
        seat = self.match.to_move
        assert seat is not None
        self.moves += len(self.match.legal_moves)
        new_turn = self._is_new_turn() or not self.turns[seat]
        view = self.match.seat(seat)
        began = time.perf_counter()
        move = bot.choose(view, budget)
        took = time.perf_counter() - began
        if new_turn:
            self.turns[seat].append(took)
        else:
            self.turns[seat][-1] += took
        self.match.play(move, seat)

    def _is_new_turn(self) -> bool:
        """Whether a turn began since the last decision. Its first moves may have been forced."""
        history = self.match.history
        states = [unpack(self.match.game.state, played.before) for played in history[self._checked_states :]]
        self._checked_states = len(history) + 1  # the current state is checked below
        return any(not self._midturn(state) for state in [*states, self.match.state])


def win_shares(ranks: list[int]) -> list[float]:
    """The share of each seat in the victory."""
    winners = ranks.count(0)
    return [1 / winners if rank == 0 else 0.0 for rank in ranks]


def _by_rule(match: Match) -> list[dict[str, int]]:
    sums: list[dict[str, int]] = []
    for points in match.scores.explain():
        found: dict[str, int] = {}
        for point in points:
            found[point.rule] = found.get(point.rule, 0) + int(point.amount)
        sums.append(found)
    return sums


def _result(match: Match, scheduled: ScheduledGame, timer: TurnTimer, cpu_seconds: float) -> GameResult:
    outcome = match.outcome
    assert outcome
    ranks = [int(rank) for rank in outcome.ranks]
    forced = sum(played.forced for played in match.history)
    return GameResult(
        deal=scheduled.deal,
        seating=scheduled.seating,
        bots=list(scheduled.seats),
        scores=[int(score) for score in outcome.scores],
        ranks=ranks,
        shares=win_shares(ranks),
        points=_by_rule(match),
        ms=[[round(1000 * seconds, 3) for seconds in turns] for turns in timer.turns],
        decisions=len(match.history),
        moves=timer.moves + forced,
        cpu_seconds=round(cpu_seconds, 4),
    )
