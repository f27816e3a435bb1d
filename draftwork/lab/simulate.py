"""Simulation of many games between bots."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from draftwork.bots import RANDOM
from draftwork.games import Game, Value, load
from draftwork.i18n import shorten
from draftwork.kernel import PURE, Batch, batch, int_zeros, store_from_python, to_python
from draftwork.kernel.deal import KEY_WORDS, deal_keys
from draftwork.kernel.errors import BadOption
from draftwork.kernel.random import STATE_WORDS
from draftwork.lab.arena import game_config
from draftwork.lab.bot_game import GameConfig, ScheduledGame
from draftwork.lab.bot_specs import BotSpec, parse_bot
from draftwork.lab.game_pool import play_all
from draftwork.lab.playout import (
    COLUMNS,
    DECISIONS,
    MOVES,
    RANK,
    SCORE,
    SEAT_COLUMNS,
    PlayoutBuffers,
    play_batch,
)
from draftwork.play.settings import check_edition
from draftwork.workers.pool import core_count

IntArray = NDArray[np.int64]

MAX_GAMES = 10_000_000  # fits into the memory of a small machine
CHUNK = 500  # games of a thread between two reports of progress


class SeatResult(msgspec.Struct):
    bot: str
    mean: float  # of the score
    sd: float
    wins: float  # a shared victory counts 1/n for each winner


class Simulation(msgspec.Struct):
    """The output of `draftwork simulate --json`, see docs/formats.md."""

    game: str
    players: int
    games: int
    seed: str
    cpu_seconds: float
    games_per_cpu_second: float
    decisions_per_game: float
    moves_per_decision: float
    seats: list[SeatResult]


def simulate(
    game: str,
    *,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    games: int = 1000,
    seed: str = "1",
    options: Mapping[str, Value] | None = None,
    edition: Mapping[str, Any] | str | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda finished: None,
) -> Simulation:
    """Simulate games. Game i has the seed "SEED/i", so each of them can be replayed as a match.

    Games of random bots run in threads of this process. Other games run in `workers` processes: None is one
    per core, 0 is this process.
    """
    played = load(game)
    config = game_config(played, players, seed, options or {}, edition)
    specs = _check_bots(played, bots, config.players)
    if type(games) is not int or not 1 <= games <= MAX_GAMES:
        raise BadOption("bad-games", games=shorten(games, 20), most=MAX_GAMES)
    names = [spec.spec for spec in specs]
    if any(spec.name != RANDOM for spec in specs):
        workers = core_count() if workers is None else workers
        rows, seconds = _play_bots(config, names, games, workers, progress)
    else:
        rows, seconds = _play_random(played, config, games, progress)
    return _summary(played, names, config.seed, rows, seconds)


def _check_bots(game: Game[Any], bots: Sequence[str] | None, seats: int) -> list[BotSpec]:
    texts = list(bots) if bots is not None else [RANDOM] * seats
    specs = [parse_bot(text, game) for text in texts]
    if len(specs) != seats:
        raise BadOption("bad-bots", given=len(specs), players=seats)
    return specs


def _play_bots(
    config: GameConfig, bots: list[str], games: int, workers: int, progress: Callable[[int], None]
) -> tuple[IntArray, float]:
    """The tally of games between bots, and the CPU seconds of all processes."""
    rows: list[list[int]] = []
    seconds = 0.0
    schedule = [ScheduledGame(i, 0, tuple(bots)) for i in range(games)]
    with closing(play_all(config, schedule, workers)) as results:
        for result in results:
            seats = [value for pair in zip(result.scores, result.ranks) for value in pair]
            rows.append([result.decisions, result.moves, *seats])
            seconds += result.cpu_seconds
            progress(1)
    return np.array(rows, dtype=np.int64), seconds


def _play_random(
    game: Game[Any], config: GameConfig, games: int, progress: Callable[[int], None]
) -> tuple[IntArray, float]:
    prepared = batch(game.state, 1)
    components = check_edition(game, config.edition)
    store_from_python(prepared, 0, game.new_state(config.players, config.options, {}, components))
    play_chunk(game, prepared, config.seed, range(1))  # compile before the time is measured
    start = time.process_time()
    rows = _play_all(game, prepared, config.seed, games, progress)
    return rows, time.process_time() - start


def _play_all(
    game: Game[Any], prepared: Batch[Any], seed: str, games: int, progress: Callable[[int], None]
) -> IntArray:
    """The tally of all games, a row for each. Compiled code runs without the GIL, so threads are enough."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    pool = ThreadPoolExecutor(1 if PURE else os.cpu_count())
    try:
        running = [pool.submit(play_chunk, game, prepared, seed, chunk) for chunk in chunks]
        for done in as_completed(running):
            progress(len(done.result()))
        return np.concatenate([future.result() for future in running])
    finally:
        pool.shutdown(cancel_futures=True)  # Ctrl-C does not wait for games that have not begun


def play_chunk(
    game: Game[Any], prepared: Batch[Any], seed: str, numbers: range, listing: bool = True
) -> IntArray:
    """Play the games with these numbers, and return a row of the tally for each."""
    seats = to_python(prepared[0]).players
    columns = COLUMNS + SEAT_COLUMNS * seats
    tally = int_zeros(columns * len(numbers))
    play_batch(
        prepared,
        batch(game.state, len(numbers)),
        deal_keys(f"{seed}/{i}" for i in numbers),
        PlayoutBuffers(int_zeros(KEY_WORDS), int_zeros(STATE_WORDS), int_zeros(game.max_legal_moves)),
        tally,
        listing,
    )
    return np.asarray(tally, dtype=np.int64).reshape(len(numbers), columns)


def _summary(game: Game[Any], bots: list[str], seed: str, rows: IntArray, seconds: float) -> Simulation:
    seats = rows[:, COLUMNS:].reshape(len(rows), len(bots), SEAT_COLUMNS)
    is_first = seats[:, :, RANK] == 0
    wins = (is_first / is_first.sum(axis=1, keepdims=True)).sum(axis=0)
    scores = seats[:, :, SCORE]
    sd = scores.std(axis=0, ddof=1) if len(rows) > 1 else np.zeros(len(bots))
    decisions = int(rows[:, DECISIONS].sum())
    return Simulation(
        game=game.name,
        players=len(bots),
        games=len(rows),
        seed=seed,
        cpu_seconds=seconds,
        games_per_cpu_second=len(rows) / max(seconds, 1e-9),
        decisions_per_game=decisions / len(rows),
        moves_per_decision=int(rows[:, MOVES].sum()) / decisions,
        seats=[
            SeatResult(bot, float(scores[:, i].mean()), float(sd[i]), float(wins[i]))
            for i, bot in enumerate(bots)
        ],
    )
