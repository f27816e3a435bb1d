"""Everything that is compiled, compiled once."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from draftwork import bots
from draftwork.bots import RUNGS, Budget
from draftwork.bots.search import hand_value
from draftwork.games import Game, load, playable
from draftwork.kernel import batch, int_zeros, store_from_python
from draftwork.kernel.deal import deal_key
from draftwork.kernel.random import generator
from draftwork.lab.selfplay import Club
from draftwork.lab.simulate import play_chunk
from draftwork.play import Match, Seat

Job = tuple[str, Callable[[], object]]


def jobs(game: Game[Any]) -> list[Job]:
    """What to compile for a game, each with a name to show."""
    return [(f"{game.name}: {step}", job) for step, job in _steps(game).items()]


def warm(advance: Callable[[int, str], None]) -> None:
    """Compile everything, each game in a process of its own, on all cores; tells every job that is done."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in [pool.submit(_in_process, game.name, advance) for game in playable()]:
            done.result()


def _in_process(game: str, advance: Callable[[int, str], None]) -> None:
    command = [sys.executable, "-m", __name__, game]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout
        for line in process.stdout:
            advance(1, line.strip())
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)


def _steps(game: Game[Any]) -> dict[str, Callable[[], object]]:
    def prepared() -> Any:
        options = {option.name: option.default for option in game.options}
        return game.new_state(game.players[0], options, {})

    def bulk(listing: bool) -> None:
        states = batch(game.state, 1)
        store_from_python(states, 0, prepared())
        play_chunk(game, states, "warm", range(1), listing)

    state = prepared()
    rules, rng, out = game.rules, generator("warm"), int_zeros(game.max_legal_moves)
    steps: dict[str, Callable[[], object]] = {
        "deal": lambda: rules.deal(state, deal_key("warm")),
        "to_move": lambda: rules.to_move(state),
        "legal_moves": lambda: rules.legal_moves(state, out),
        "refuse": lambda: rules.illegality(state, 0),
        "sample_move": lambda: rules.sample_move(state, rng, out),
        "apply": lambda: rules.apply(state, out[0]),
        "score": lambda: rules.score(state, 0),
        "rank": lambda: rules.rank(state, 0),
        "hide": lambda: rules.redact(state, 0),
        "imagine": lambda: rules.determinize(state, 0, rng),
        "views": lambda: _look(game),
        "simulation": partial(bulk, True),
        "sampling": partial(bulk, False),
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
    club = Club(game, game.players[0], ({},), 8)
    club.rows(range(1), "warm", value, lambda n: None)
    club.shares(range(1), "warm", value, value, lambda n: None)


def _look(game: Game[Any]) -> None:
    """Drawings and explanations call rules too."""
    match = Match(game.name, players=game.players[0], seed="warm")
    match.view(0)
    for choice in match.choices(match.to_move or 0):
        list(choice.leaves())
    match.from_position(match.position())
    match.scores.explain()


if __name__ == "__main__":
    logging.getLogger("draftwork").addHandler(
        logging.NullHandler()
    )  # who asked for it knows that it compiles
    logging.getLogger("draftwork").propagate = False
    for name, job in jobs(load(sys.argv[1])):
        job()
        print(name, flush=True)
