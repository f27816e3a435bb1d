"""The arena: bots play each other on the same deals, and their strength is measured."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from draftwork.games import Game, Value, load
from draftwork.i18n import shorten
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
    """The result of one bot, see docs/formats.md."""

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
    """The output of `draftwork arena --json`, see docs/formats.md."""

    game: str
    players: int
    deals: int
    games: int
    bots: list[BotResult]
    sprt: sequential.Verdict | None = None


@dataclass(frozen=True)
class ArenaConfig:
    """The settings of an arena."""

    game: str
    bots: Sequence[str]
    deals: int = 100
    players: int | None = None
    seed: str = "1"
    options: Mapping[str, Value] = field(default_factory=dict)
    edition: Mapping[str, Any] | str | None = None
    sprt: tuple[float, float] | None = None  # Elo bounds of a sequential test


@dataclass(frozen=True)
class Execution:
    """How the games of an arena are played and stored."""

    workers: int | None = None  # processes; None: one per core, 0: play in this process
    compiled: bool | None = None  # mode of the rules in the workers; None: as in this process
    file: Path | None = None  # stores finished games, so that a run can resume
    command: str = ""  # stored in the header of the file
    progress: Callable[[int], None] = lambda finished: None


def arena(config: ArenaConfig, execution: Execution | None = None) -> Arena:
    """Play an arena. Deal i has the seed "SEED/i" and is played in every seating.

    If the file of the execution already holds games of the same arena, only the missing games are played.
    """
    execution = execution or Execution()
    game = load(config.game)
    common = game_config(game, config.players, config.seed, config.options, config.edition)
    names = distinct_bots(config.bots, game, common.players)
    deal_seatings = seatings(config.bots, common.players)
    if config.sprt and len(names) != 2:
        raise BadOption("sprt-two-bots", given=len(names))
    check_number(config.deals, 1, MAX_DEALS, "bad-deals")
    if execution.workers is not None:
        check_number(execution.workers, 0, MAX_WORKERS, "bad-workers")
    schedule = [
        ScheduledGame(deal, i, seats) for deal in range(config.deals) for i, seats in enumerate(deal_seatings)
    ]
    games: list[GameResult] = []
    test = SequentialTest(names, deal_seatings, config.sprt) if config.sprt else None
    file = execution.file
    results_file = ResultsFile(file, arena_settings(common, config.bots), execution.command) if file else None
    with closing(_results(common, schedule, results_file, execution)) as results:
        for result in results:
            games.append(result)
            execution.progress(1)
            if test and test.add_game(games):
                break
    return _summary(common, names, games, test.verdict if test else None)


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
        raise BadOption(id, given=shorten(given, 20), most=most)
    return given


def _results(
    config: GameConfig,
    schedule: Sequence[ScheduledGame],
    results_file: ResultsFile | None,
    execution: Execution,
) -> Generator[GameResult]:
    """All games in order: stored ones from the file, the others as they are finished."""
    finished = {(game.deal, game.seating): game for game in results_file.games} if results_file else {}
    missing = [game for game in schedule if (game.deal, game.seating) not in finished]
    workers = core_count() if execution.workers is None else execution.workers
    with closing(play_all(config, missing, workers, execution.compiled)) as played:
        for game in schedule:
            result = finished.get((game.deal, game.seating))
            if result is None:
                result = next(played)
                if results_file:
                    results_file.add(result)
            yield result


class SequentialTest:
    """A sequential test that is evaluated after every deal."""

    def __init__(
        self, bots: Sequence[str], deal_seatings: Sequence[Seating], elo: tuple[float, float]
    ) -> None:
        self._bots, self._games_per_deal, self._elo = bots, len(deal_seatings), elo
        self._expected = [sequential.expected_share(deal_seatings, bots[0], difference) for difference in elo]
        self._outcomes: list[float] = []
        self.verdict: sequential.Verdict | None = None

    def add_game(self, games: Sequence[GameResult]) -> bool:
        """Evaluate the test if the last game ends a deal; True if it is decided."""
        if len(games) % self._games_per_deal:
            return False
        self._outcomes.append(sequential.deal_outcome(games[-self._games_per_deal :], self._bots))
        null, alternative = self._expected
        self.verdict = sequential.sprt(self._outcomes, null, alternative, self._elo)
        return self.verdict.decision != "open"


def _summary(
    config: GameConfig, bots: Sequence[str], games: Sequence[GameResult], verdict: sequential.Verdict | None
) -> Arena:
    return Arena(
        game=config.game,
        players=config.players,
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
        sprt=verdict,
    )
