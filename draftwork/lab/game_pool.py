"""A pool of worker processes that play games, and the job of these processes.

`compiled` decides how the rules run in the workers. Bots that search need the compiler; the process that
waits for them does not.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator, Sequence

import msgspec

from draftwork.i18n import Message
from draftwork.kernel import PURE
from draftwork.lab.bot_game import GameConfig, GameResult, ScheduledGame
from draftwork.workers import protocol
from draftwork.workers.pool import WorkerPool
from draftwork.workers.process import Program, Worker, environment, job_command

COMMAND = job_command(__name__)


class Setup(msgspec.Struct, tag=True):
    """The first request to a worker: compile what these bots need."""

    config: GameConfig
    bots: list[str]


class _Handler:
    _config: GameConfig

    def handle(self, request: Setup | ScheduledGame) -> GameResult | None:
        if isinstance(request, ScheduledGame):
            return self._config.play(request)
        self._config = request.config
        self._config.warm(request.bots)
        return None


def job() -> protocol.Job:
    return protocol.Job(Setup | ScheduledGame, _Handler().handle)


def play_all(
    config: GameConfig, games: Sequence[ScheduledGame], workers: int, compiled: bool | None = None
) -> Generator[GameResult]:
    """The results in the order of the games. Without workers, games are played in this process.

    Closing the generator ends the workers.
    """
    if not games:
        return
    if workers == 0:
        for game in games:
            yield config.play(game)
        return
    pool = GamePool(config, games, min(workers, len(games)), not PURE if compiled is None else compiled)
    try:
        yield from pool.results()
    finally:
        pool.close()


class GamePool(WorkerPool):
    """Worker processes that play games."""

    def __init__(
        self, config: GameConfig, games: Sequence[ScheduledGame], workers: int, compiled: bool
    ) -> None:
        self._shown: set[str] = set()  # ids of the notices so far
        program = Program(COMMAND, environment(compiled), on_notice=self._show)
        setup = Setup(config, sorted({bot for game in games for bot in game.seats}))
        super().__init__([Worker(program, tries=1) for _ in range(workers)], setup, games)

    def results(self) -> Iterator[GameResult]:
        for data in self.encoded_results():
            yield msgspec.msgpack.decode(data, type=GameResult)

    def _show(self, notice: Message) -> None:
        """Show a notice of the workers to the user once."""
        if notice.id not in self._shown:
            self._shown.add(notice.id)
            logging.getLogger("draftwork").warning("%s", notice)
