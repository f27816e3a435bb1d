"""The job of choosing moves for bots. A request holds only what its seat may know."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from draftwork.bots.bot import Bot
from draftwork.bots.budget import Budget
from draftwork.bots.ladder import load
from draftwork.games import Game
from draftwork.games import load as load_game
from draftwork.kernel import pack, unpack
from draftwork.kernel.errors import DraftworkError, UnknownBot, WorkerLost
from draftwork.kernel.mode import for_workers
from draftwork.play import Match
from draftwork.play.editions import learn_edition
from draftwork.workers.process import JobCrashed, Program, Worker, job_command
from draftwork.workers.protocol import Job

MAX_BOTS = 32  # kept in memory; a bot that was dropped loses its search tree, and trees are large
COMMAND = job_command(__name__)


class ThinkRequest(msgspec.Struct):
    player: str  # requests with the same player are for the same bot, which keeps its search tree
    bot: str
    game: str
    seed: str
    seat: int
    state: bytes  # redacted for the seat
    iterations: int | None = None  # a budget other than the bot's own
    seconds: float | None = None
    edition: bytes = b""  # from `play.editions.pack_edition`; empty for an edition of the package


def opening_request(game: Game[Any], bot: str) -> ThinkRequest:
    """A request for the first decision of a match."""
    match = Match(game.name, players=game.players[-1], seed="opening")
    seat = match.to_move or 0
    return ThinkRequest("", bot, game.name, "opening", seat, pack(match.seat(seat).redacted_state))


class BotHost:
    """Keeps bots between requests and lets them choose."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()  # by game, bot and player

    def choose(self, request: ThinkRequest) -> int:
        game = load_game(request.game)
        learn_edition(game.name, request.edition)
        state = unpack(game.state, request.state)
        seat = Match.from_state(game, state, play_forced=False).seat(request.seat)
        budget = None
        if request.iterations is not None or request.seconds is not None:
            budget = Budget(request.iterations, request.seconds)
        return int(self._bot(request).choose(seat, budget))

    def _bot(self, request: ThinkRequest) -> Bot:
        key = (request.game, request.bot, request.player)
        bot = self._bots.pop(key, None) or load(request.bot, request.game, request.seed)
        if request.player:  # a request that only loads code names no player
            self._bots[key] = bot
        if len(self._bots) > MAX_BOTS:
            self._bots.popitem(last=False)
        return bot


def job() -> Job:
    return Job(ThinkRequest, BotHost().choose)


class ThinkWorker(Worker):
    """A worker that chooses moves. A second process is asked if the first one dies."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        super().__init__(Program(command, for_workers(), quiet=True))

    async def choose(self, request: ThinkRequest) -> int:
        try:
            return msgspec.msgpack.decode(await self.ask(request), type=int)
        except (WorkerLost, JobCrashed, msgspec.MsgspecError) as error:
            raise WorkerLost("worker-stopped" if self.stopped else "worker-died") from error
        except DraftworkError as error:
            raise UnknownBot("worker-fault", fault=error.message) from error
