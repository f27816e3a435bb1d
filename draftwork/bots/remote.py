"""A bot whose thinking is done by a worker process, for programs that run the rules pure.

Compiled code is not there at once: until the worker has answered for the first time, the Apprentice plays
here, and `standing_in` says so.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import IO, Any

import msgspec

from draftwork.bots.bot import to_decide
from draftwork.bots.budget import Budget
from draftwork.bots.ladder import load
from draftwork.bots.worker import Answer, Request, receive, send
from draftwork.games import Game
from draftwork.kernel import Ints, pack
from draftwork.kernel.errors import UnknownBot, WorkerLost
from draftwork.kernel.mode import for_workers
from draftwork.kernel.random import next_word
from draftwork.play import Move, Seat
from draftwork.play.editions import pack_edition

STAND_IN = "apprentice"
TRIES = 2  # a process that died is replaced and asked again
COMMAND = (sys.executable, "-m", "draftwork.bots.worker")


class Worker:
    """One process, and one request at a time."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def ask(self, request: Request) -> int:
        """The move; WorkerLost if there is no process left that could tell."""
        for _ in range(TRIES):
            answer = self._try(request)
            if answer is None:
                self.close()
            elif answer.fault:
                raise UnknownBot("worker-fault", fault=answer.fault)
            else:
                return answer.move
        raise WorkerLost("worker-stopped" if self._stopped else "worker-died")

    def _try(self, request: Request) -> Answer | None:
        try:
            process = self._running()
            if (
                self._stopped
            ):  # looked at only now, so that `stop` either finds the process or is noticed here
                return None
            send(_pipe(process.stdin), request)
            data = receive(_pipe(process.stdout))
            return None if data is None else msgspec.msgpack.decode(data, type=Answer)
        except (OSError, msgspec.MsgspecError):
            return None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self.close()
        if self._process is None:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=for_workers(),
            )
        return self._process

    def stop(self) -> None:
        """Give up what another thread is asking, for good: a stopped worker answers nothing any more."""
        self._stopped = True
        if (process := self._process) is not None:
            process.kill()

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            _pipe(self._process.stdin).close()
            _pipe(self._process.stdout).close()
            self._process = None


def _pipe(stream: IO[bytes] | None) -> Any:
    assert stream is not None
    return stream


class Remote:
    """Plays a bot of the ladder in another process, which gets what the seat knows and nothing else."""

    def __init__(self, name: str, worker: Worker, patient: bool = False) -> None:
        self._name, self._worker, self._patient = name, worker, patient
        self._pool = ThreadPoolExecutor(1)
        self._ready: Future[int] | None = None
        self.standing_in = False

    def begin(self, game: Game[Any], rng: Ints) -> None:
        self._game = game
        self._seed = " ".join(str(int(next_word(rng))) for _ in range(4))
        self._stand_in = load(STAND_IN, game.name, self._seed)

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        to_decide(seat)
        request = Request(
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
        if self._ready is None:  # the first request also makes the worker compile, or load what is compiled
            self._ready = self._pool.submit(self._worker.ask, request)
            self.standing_in = not self._patient
            if not self.standing_in:
                return Move(self._ready.result(), self._game)
        elif self._ready.done():
            self.standing_in = False
        if self.standing_in:
            return self._stand_in.choose(seat)
        return Move(self._pool.submit(self._worker.ask, request).result(), self._game)

    def end(self, seat: Seat) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Wait for the thread that asks the worker, which must have been stopped."""
        self._pool.shutdown(cancel_futures=True)
