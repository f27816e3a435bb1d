"""Compilation of all rules and bots ahead of time, as a job of worker processes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import msgspec

from draftwork import bots
from draftwork.bots import RUNGS, Budget
from draftwork.bots.search import hand_value
from draftwork.games import Game, load, playable
from draftwork.kernel import batch, int_zeros, store_from_python
from draftwork.kernel.deal import deal_key
from draftwork.kernel.random import generator
from draftwork.lab.self_play import SelfPlay
from draftwork.lab.simulate import play_chunk
from draftwork.play import Match, Seat
from draftwork.workers.pool import LoopThread
from draftwork.workers.process import Program, Worker, job_command
from draftwork.workers.protocol import Job


def steps(game: Game[Any]) -> list[tuple[str, Callable[[], object]]]:
    """The functions that compile a game, in order, each with a name to show."""
    return [(f"{game.name}: {name}", step) for name, step in _steps(game).items()]


def warm(advance: Callable[[int, str], None]) -> None:
    """Compile everything, each game in a process of its own, and call `advance` after every step."""
    thread = LoopThread()
    try:
        thread.run(_warm_all(playable(), advance))
    finally:
        thread.close()


async def _warm_all(games: Sequence[Game[Any]], advance: Callable[[int, str], None]) -> None:
    cores = asyncio.Semaphore(os.cpu_count() or 1)

    async def warm_game(game: Game[Any]) -> None:
        worker = Worker(Program(job_command(__name__), os.environ), tries=1)
        try:
            async with cores:
                for name, _ in steps(game):
                    await worker.ask(Step(game.name, name))
                    advance(1, name)
        finally:
            await worker.close()

    await asyncio.gather(*map(warm_game, games))


class Step(msgspec.Struct):
    """A request: run one step of a game."""

    game: str
    name: str


def job() -> Job:
    steps_of = cache(lambda game: dict(steps(load(game))))  # later steps use the state of earlier ones

    def run(step: Step) -> None:
        steps_of(step.game)[step.name]()

    return Job(Step, run)


def _steps(game: Game[Any]) -> dict[str, Callable[[], object]]:
    def new_state() -> Any:
        options = {option.name: option.default for option in game.options}
        return game.new_state(game.players[0], options, {})

    def simulate(listing: bool) -> None:
        states = batch(game.state, 1)
        store_from_python(states, 0, new_state())
        play_chunk(game, states, "warm", range(1), listing)

    state = new_state()
    rules, rng, out = game.rules, generator("warm"), int_zeros(game.max_legal_moves)
    steps: dict[str, Callable[[], object]] = {
        "deal": lambda: rules.deal(state, deal_key("warm")),
        "to_move": lambda: rules.to_move(state),
        "legal_moves": lambda: rules.legal_moves(state, out),
        "illegality": lambda: rules.illegality(state, 0),
        "sample_move": lambda: rules.sample_move(state, rng, out),
        "apply": lambda: rules.apply(state, out[0]),
        "score": lambda: rules.score(state, 0),
        "rank": lambda: rules.rank(state, 0),
        "redact": lambda: rules.redact(state, 0),
        "determinize": lambda: rules.determinize(state, 0, rng),
        "views": lambda: _show_match(game),
        "simulation": partial(simulate, True),
        "sampling": partial(simulate, False),
    }
    if game.heuristics is not None:
        steps |= {name: partial(_choose, game, name) for name in RUNGS}
        steps |= {"analysis": partial(_analyse, game), "self-play": partial(_self_play, game)}
    return steps


def _seat(game: Game[Any]) -> Seat:
    match = Match(game.name, players=game.players[0], seed="warm")
    return match.seat(match.to_move)


def _choose(game: Game[Any], name: str) -> None:
    bots.load(name, game.name, "warm").choose(_seat(game), Budget(iterations=8))


def _analyse(game: Game[Any]) -> None:
    bots.analyse(_seat(game), Budget(iterations=8))


def _self_play(game: Game[Any]) -> None:
    value = hand_value(game)
    self_play = SelfPlay(game, game.players[0], ({},), 8)
    self_play.training_rows(range(1), "warm", value, lambda n: None)
    self_play.gate_shares(range(1), "warm", (value, value), lambda n: None)


def _show_match(game: Game[Any]) -> None:
    """Make the view, choices, position and explanation of a match, which call rules too."""
    match = Match(game.name, players=game.players[0], seed="warm")
    match.view(0)
    for choice in match.choices(match.to_move or 0):
        list(choice.leaves())
    match.from_position(match.position())
    match.scores.explain()
