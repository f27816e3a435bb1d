"""One game between bots, and all that is kept of it."""

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

# Enough to call all that has to be compiled; the first compiles, so that the second has time to play.
WARM_UP_BUDGETS = (Budget(iterations=20), Budget(seconds=0.01))


class ScheduledGame(msgspec.Struct, frozen=True, tag=True):
    """A game to be played: the deal, and which of its seatings."""

    deal: int
    seating: int
    seats: Seating


class GameResult(msgspec.Struct):
    """A line of the file that `draftwork arena --out` writes, explained in docs/formats.md."""

    deal: int
    seating: int
    bots: list[str]  # by seat, as are the following
    scores: list[int]
    ranks: list[int]
    shares: list[float]  # of the victory
    points: list[dict[str, int]]  # by rule
    ms: list[list[float]]  # of every turn
    decisions: int  # of all seats, forced ones too
    moves: int  # that were possible, in all decisions
    cpu_seconds: float


class GameConfig(msgspec.Struct, frozen=True):
    """What all games of an arena have in common."""

    game: str
    players: int
    seed: str
    options: dict[str, Value]
    edition: dict[str, Any] | None = None  # None: our components

    def play(self, game: ScheduledGame, budget: Budget | None = None) -> GameResult:
        """Play a game; a budget takes the place of those of all bots."""
        game = load(self.game)
        sitting = [parse_bot(spec, game) for spec in game.seats]
        deal = f"{self.seed}/{game.deal}"
        players = [one.load(self.game, f"{deal}/{game.seating}/{i}") for i, one in enumerate(sitting)]
        match = self.match(deal)
        begun = time.process_time()
        clock = TurnTimer(match)
        while match.to_move is not None:
            clock.decide(players[match.to_move], budget or sitting[match.to_move].budget)
        for seat, player in enumerate(players):
            player.end(match.seat(seat))
        return _result(match, game, clock, time.process_time() - begun)

    def match(self, deal: str) -> Match:
        return Match(
            self.game, players=self.players, seed=deal, edition=self.edition, **cast(Any, self.options)
        )

    def warm(self, bots: list[str]) -> None:
        """Compile what these bots need, so that no game waits for it."""
        if PURE:
            return
        for bot in bots:
            for budget in WARM_UP_BUDGETS:
                self.play(ScheduledGame(0, 0, (bot,) * self.players), budget)


class TurnTimer:
    """Lets bots decide, and measures their turns: decisions up to one that begins another turn."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.turns: list[list[float]] = [[] for _ in range(match.players)]  # seconds
        self.moves = 0
        self._looked = 0  # the part of the history that is already counted
        search = match.game.heuristics
        self._midturn = search.midturn if search else lambda state: False

    def decide(self, bot: Bot, budget: Budget | None) -> None:
        seat = self.match.to_move
        assert seat is not None
        self.moves += len(self.match.moves)
        fresh = self._is_new_turn() or not self.turns[seat]
        place = self.match.seat(seat)
        begun = time.perf_counter()
        move = bot.choose(place, budget)
        took = time.perf_counter() - begun
        if fresh:
            self.turns[seat].append(took)
        else:
            self.turns[seat][-1] += took
        self.match.play(move, seat)

    def _is_new_turn(self) -> bool:
        """Whether a turn began since the last decision; its first ones may have been forced."""
        history = self.match.history
        states = [unpack(self.match.game.state, played.before) for played in history[self._looked :]]
        self._looked = len(history) + 1  # the decision to be made now is looked at already
        return any(not self._midturn(state) for state in [*states, self.match.state])


def win_shares(ranks: list[int]) -> list[float]:
    """Each seat's part of the victory."""
    first = ranks.count(0)
    return [1 / first if rank == 0 else 0.0 for rank in ranks]


def _by_rule(match: Match) -> list[dict[str, int]]:
    sums: list[dict[str, int]] = []
    for points in match.scores.explain():
        found: dict[str, int] = {}
        for point in points:
            found[point.rule] = found.get(point.rule, 0) + int(point.amount)
        sums.append(found)
    return sums


def _result(match: Match, job: ScheduledGame, clock: TurnTimer, cpu_seconds: float) -> GameResult:
    outcome = match.outcome
    assert outcome
    ranks = [int(rank) for rank in outcome.ranks]
    forced = sum(played.forced for played in match.history)
    return GameResult(
        deal=job.deal,
        seating=job.seating,
        bots=list(job.seats),
        scores=[int(score) for score in outcome.scores],
        ranks=ranks,
        shares=win_shares(ranks),
        points=_by_rule(match),
        ms=[[round(1000 * seconds, 3) for seconds in turns] for turns in clock.turns],
        decisions=len(match.history),
        moves=clock.moves + forced,
        cpu_seconds=round(cpu_seconds, 4),
    )
