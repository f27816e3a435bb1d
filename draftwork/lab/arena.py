"""Bots against each other on the same deals, and how strong they are."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from draftwork.games import Game, Value, load
from draftwork.i18n import brief
from draftwork.kernel.errors import BadOption
from draftwork.lab import sprt as sequential
from draftwork.lab.bot_game import GameConfig, GameResult, ScheduledGame
from draftwork.lab.bot_specs import distinct_bots
from draftwork.lab.game_pool import play_all
from draftwork.lab.ratings import Interval, standings
from draftwork.lab.results_file import ResultsFile, arena_settings
from draftwork.lab.seating import Seating, seatings
from draftwork.play.settings import check_edition, check_options, check_players, check_seed
from draftwork.workers.pool import core_count

MAX_DEALS, MAX_WORKERS = 20_000, 256


class BotResult(msgspec.Struct):
    name: str
    share: float
    low: float
    high: float
    elo: float
    mean_score: float
    ms_p50: float
    ms_p99: float
    margin: Interval | None
    components: dict[str, float]


class Arena(msgspec.Struct):
    """What `draftwork arena --json` prints, explained in docs/formats.md."""

    game: str
    players: int
    deals: int
    games: int
    bots: list[BotResult]
    sprt: sequential.Verdict | None = None


def arena(
    game: str,
    *,
    bots: Sequence[str],
    deals: int = 100,
    players: int | None = None,
    seed: str = "1",
    options: Mapping[str, Value] | None = None,
    edition: Mapping[str, Any] | str | None = None,
    sprt: tuple[float, float] | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
    file: Path | None = None,
    command: str = "",
    progress: Callable[[int], None] = lambda finished: None,
) -> Arena:
    """Deal i has the seed "SEED/i" and is played in every seating.

    Games are played by worker processes, without any (0) in this one. A file keeps the finished games: a
    second call with the same settings goes on where it stopped.
    """
    played = load(game)
    table = game_config(played, players, seed, options or {}, edition)
    names = distinct_bots(bots, played, table.players)
    rows = seatings(bots, table.players)
    if sprt and len(names) != 2:
        raise BadOption("sprt-two-bots", given=len(names))
    check_number(deals, 1, MAX_DEALS, "bad-deals")
    workers = core_count() if workers is None else check_number(workers, 0, MAX_WORKERS, "bad-workers")
    ledger = ResultsFile(file, arena_settings(table, bots), command) if file else None
    jobs = [ScheduledGame(deal, number, seats) for deal in range(deals) for number, seats in enumerate(rows)]
    games: list[GameResult] = []
    test = SequentialTest(names, rows, sprt) if sprt else None
    with closing(_results(table, jobs, ledger, workers, compiled)) as results:
        for result in results:
            games.append(result)
            progress(1)
            if test and test.add_game(games):
                break
    return _summary(table, names, games, test.verdict if test else None)


def game_config(
    game: Game[Any],
    players: int | None,
    seed: str,
    options: Mapping[str, Value],
    edition: Mapping[str, Any] | str | None,
) -> GameConfig:
    components = check_edition(game, edition)
    return GameConfig(
        game=game.name,
        players=check_players(game, players),
        seed=check_seed(seed),
        options=check_options(game, options),
        edition=None if components == game.edition else dict(components.data),
    )


def check_number(given: object, least: int, most: int, id: str) -> int:
    if type(given) is not int or not least <= given <= most:
        raise BadOption(id, given=brief(given, 20), most=most)
    return given


def _results(
    table: GameConfig,
    jobs: Sequence[ScheduledGame],
    ledger: ResultsFile | None,
    workers: int,
    compiled: bool | None,
) -> Generator[GameResult]:
    """All games in order: from the file those that are there, the others as they are finished."""
    kept = {(game.deal, game.seating): game for game in ledger.games} if ledger else {}
    missing = [job for job in jobs if (job.deal, job.seating) not in kept]
    with closing(play_all(table, missing, workers, compiled)) as fresh:
        for job in jobs:
            result = kept.get((job.deal, job.seating))
            if result is None:
                result = next(fresh)
                if ledger:
                    ledger.add(result)
            yield result


class SequentialTest:
    """A sequential test that is weighed after every deal."""

    def __init__(self, bots: Sequence[str], rows: Sequence[Seating], elo: tuple[float, float]) -> None:
        self._bots, self._each, self._elo = bots, len(rows), elo
        self._expected = [sequential.expected_share(rows, bots[0], difference) for difference in elo]
        self._outcomes: list[float] = []
        self.verdict: sequential.Verdict | None = None

    def add_game(self, games: Sequence[GameResult]) -> bool:
        if len(games) % self._each:
            return False
        self._outcomes.append(sequential.deal_outcome(games[-self._each :], self._bots))
        null, other = self._expected
        self.verdict = sequential.sprt(self._outcomes, null, other, self._elo)
        return self.verdict.decision != "open"


def _summary(
    table: GameConfig, bots: Sequence[str], games: Sequence[GameResult], test: sequential.Verdict | None
) -> Arena:
    return Arena(
        game=table.game,
        players=table.players,
        deals=len({game.deal for game in games}),
        games=len(games),
        bots=[
            BotResult(
                name=bot.name,
                share=bot.share.mean,
                low=bot.share.low,
                high=bot.share.high,
                elo=bot.elo.mean,
                mean_score=bot.mean_score,
                ms_p50=bot.ms_p50,
                ms_p99=bot.ms_p99,
                margin=bot.margin,
                components=bot.components,
            )
            for bot in standings(games, bots)
        ],
        sprt=test,
    )
