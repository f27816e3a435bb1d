"""A bot that thinks in a worker process, for programs that run the rules as plain Python.

The worker has to load compiled code first. Until its first answer the Apprentice plays in this process, and
`RemoteBot.standing_in` is true.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

from draftwork.bots.bot import legal_moves
from draftwork.bots.budget import Budget
from draftwork.bots.ladder import STAND_IN, load
from draftwork.bots.think import COMMAND, ThinkRequest, ThinkWorker
from draftwork.games import Game
from draftwork.kernel import Ints, pack
from draftwork.kernel.random import next_word
from draftwork.play import Move, Seat
from draftwork.play.editions import pack_edition
from draftwork.workers.pool import LoopThread


class ThinkProcess:
    """A worker process that chooses moves, for callers without an event loop."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._thread = LoopThread()
        self._worker = ThinkWorker(command)

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    def submit(self, request: ThinkRequest) -> Future[int]:
        return self._thread.submit(self._worker.choose(request))

    def choose(self, request: ThinkRequest) -> int:
        return self.submit(request).result()

    def close(self) -> None:
        """End the process; pending requests raise WorkerLost."""
        self._thread.run(self._worker.close())
        self._thread.close()


class RemoteBot:
    """Plays a bot of the ladder in a worker process."""

    def __init__(self, name: str, process: ThinkProcess, patient: bool = False) -> None:
        self._name, self._process = name, process
        self._patient = patient  # wait for the first answer instead of letting the Apprentice play
        self._first: Future[int] | None = None
        self.standing_in = False

    def begin(self, game: Game[Any], rng: Ints) -> None:
        self._game = game
        self._seed = " ".join(str(int(next_word(rng))) for _ in range(4))
        self._stand_in = load(STAND_IN, game.name, self._seed)

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        legal_moves(seat)
        request = ThinkRequest(
            player=self._seed,
            bot=self._name,
            game=self._game.name,
            seed=self._seed,
            seat=seat.index or 0,
            state=pack(seat.redacted_state),
            iterations=budget.iterations if budget else None,
            seconds=budget.seconds if budget else None,
            edition=pack_edition(self._game, seat.edition),
        )
        if self._first is None:  # this request also makes the worker compile or load its code
            self._first = self._process.submit(request)
            self.standing_in = not self._patient
            if not self.standing_in:
                return Move(self._first.result(), self._game)
        elif self._first.done():
            self.standing_in = False
        if self.standing_in:
            return self._stand_in.choose(seat)
        return Move(self._process.choose(request), self._game)

    def end(self, seat: Seat) -> None:
        pass
