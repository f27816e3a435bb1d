"""A bot whose thinking is done by a worker process, for programs that run the rules pure.

Compiled code is not there at once: until the worker has answered for the first time, the Apprentice plays
here, and `standing_in` says so.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import IO, Any

import msgspec

from draftwork.bots.bot import to_decide
from draftwork.bots.budget import Budget
from draftwork.bots.ladder import load
from draftwork.bots.worker import Answer, Request, receive, send
from draftwork.games import Game
from draftwork.kernel import Ints, pack
from draftwork.kernel.errors import UnknownBot
from draftwork.kernel.random import word
from draftwork.play import Move, Seat

STAND_IN = "apprentice"


class Worker:
    """One process, and one request at a time; a process that died is replaced and asked again."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, request: Request) -> Answer:
        for _ in range(2):
            process = self._running()
            try:
                send(_pipe(process.stdin), request)
                data = receive(_pipe(process.stdout))
            except OSError:
                data = None
            if data is not None:
                return msgspec.msgpack.decode(data, type=Answer)
            self.close()
        return Answer(fault="the worker died twice")

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self.close()
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "draftwork.bots.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        return self._process

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
        self._ready: Future[Answer] | None = None
        self.standing_in = False

    def begin(self, game: Game[Any], rng: Ints) -> None:
        self._game = game
        self._seed = " ".join(str(int(word(rng))) for _ in range(4))
        self._stand_in = load(STAND_IN, game.name, self._seed)

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        to_decide(seat)
        request = Request(
            player=self._seed,
            bot=self._name,
            game=self._game.name,
            seed=self._seed,
            seat=seat.index or 0,
            state=pack(seat.hidden),
            iterations=budget.iterations if budget else None,
            seconds=budget.seconds if budget else None,
        )
        if self._ready is None:  # the first request also makes the worker compile, or load what is compiled
            self._ready = self._pool.submit(self._worker.ask, request)
            self.standing_in = not self._patient
            if not self.standing_in:
                return self._move(self._ready.result())
        elif self._ready.done():
            self.standing_in = False
        if self.standing_in:
            return self._stand_in.choose(seat)
        return self._move(self._pool.submit(self._worker.ask, request).result())

    def _move(self, answer: Answer) -> Move:
        if answer.fault:
            raise UnknownBot("worker-fault", fault=answer.fault[:200])
        return Move(answer.move, self._game)

    def end(self, seat: Seat) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
