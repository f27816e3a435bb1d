"""Speed of the engine: `python -m benchmarks.engine [GAME…] [--seconds 2] [--json FILE]`.

It measures random games per CPU second, with a list of all moves and with sampled moves, on one thread and on
all cores, and the cost of a copy inside compiled code. A child process measures the same in pure mode, so
that the ratio compares both modes on the same machine at the same time.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.arguments import parse_arguments, run_pure, save_figures
from draftwork.games import Game, load
from draftwork.kernel import PURE, Batch, batch, copy_slot, rule, store_from_python
from draftwork.lab.playout import DECISIONS
from draftwork.lab.simulate import play_chunk

COPIES = 1_000_000


def initial_states(game: Game[Any], players: int) -> Batch[Any]:
    states = batch(game.state, 1)
    options = {option.name: option.default for option in game.options}
    store_from_python(states, 0, game.new_state(players, options, {}))
    return states


def rate(play: Callable[[range], Any], seconds: float, chunk: int) -> dict[str, float]:
    """Measure games and decisions per CPU second, for at least `seconds`."""
    play(range(1))  # compile or load before the clock starts
    games = decisions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        rows = play(range(games, games + chunk))
        games += chunk
        decisions += int(rows[:, DECISIONS].sum())
    return {"games": games / spent, "decisions": decisions / spent}


def all_cores(play: Callable[[range], Any], seconds: float, chunk: int) -> dict[str, float]:
    """Measure games per second of wall-clock time with one thread per core."""
    threads = os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        begun = time.perf_counter()
        counts = list(pool.map(lambda _: count_games(play, seconds, chunk), range(threads)))
        spent = time.perf_counter() - begun
    return {"threads": threads, "games": sum(counts) / spent}


def count_games(play: Callable[[range], Any], seconds: float, chunk: int) -> int:
    games = 0
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        play(range(games, games + chunk))
        games += chunk
    return games


@rule
def copy_often(states: Batch[Any], times: int) -> None:
    """Copy between varying slots, so that the compiler cannot remove the copies."""
    n = len(states)
    for i in range(times):
        copy_slot(states, i % n, states, (i * 7 + 1) % n)


def copy_cost(game: Game[Any], players: int) -> float:
    """Measure the nanoseconds of one copy of a state inside a rule."""
    times = COPIES // 100 if PURE else COPIES
    states = batch(game.state, 64)
    for i in range(64):
        store_from_python(states, i, initial_states(game, players)[0])
    copy_often(states, 64)
    begun = time.process_time()
    copy_often(states, times)
    return (time.process_time() - begun) / times * 1e9


def measure(name: str, players: int, seconds: float) -> dict[str, Any]:
    game = load(name)
    states = initial_states(game, players)
    chunk = 20 if PURE else 2000

    def listing(numbers: range) -> Any:
        return play_chunk(game, states, "benchmark", numbers, listing=True)

    def sampling(numbers: range) -> Any:
        return play_chunk(game, states, "benchmark", numbers, listing=False)

    figures: dict[str, Any] = {
        "listing": rate(listing, seconds, chunk),
        "sampling": rate(sampling, seconds, chunk),
        "copy_ns": copy_cost(game, players),
    }
    if not PURE:
        figures["listing_all_cores"] = all_cores(listing, seconds, chunk)
        figures["sampling_all_cores"] = all_cores(sampling, seconds, chunk)
    return figures


def report(name: str, players: int, compiled: dict[str, Any], pure: dict[str, Any]) -> Table:
    table = Table(title=f"{name}, {players} players, random play")
    for column in ("", "compiled", "pure", "ratio"):
        table.add_column(column, justify="left" if not column else "right")
    for key, label in (("listing", "listing all moves"), ("sampling", "sampling, no list")):
        for unit in ("games", "decisions"):
            fast, slow = compiled[key][unit], pure[key][unit]
            table.add_row(f"{label}: {unit} / CPU s", f"{fast:,.0f}", f"{slow:,.0f}", f"{fast / slow:.0f}×")
    for key, label in (("listing", "listing"), ("sampling", "sampling")):
        cores = compiled[f"{key}_all_cores"]
        row = f"{label}, {cores['threads']} threads: games / s"
        table.add_row(
            row, f"{cores['games']:,.0f}", "", f"{cores['games'] / compiled[key]['games']:.2f}× one thread"
        )
    fast, slow = compiled["copy_ns"], pure["copy_ns"]
    table.add_row("copy of a state: ns", f"{fast:.0f}", f"{slow:,.0f}", f"{slow / fast:.0f}×")
    return table


def main() -> None:
    arguments = parse_arguments(__doc__)
    kept: dict[str, Any] = {}
    console = Console(width=110)
    for name in arguments.games:
        for players in load(name).players:
            with console.status(f"{name}, {players} players"):
                compiled = measure(name, players, arguments.seconds)
                pure = run_pure("benchmarks.engine", "measure", name, players, arguments.seconds)
            console.print(report(name, players, compiled, pure))
            kept[f"{name}-{players}"] = {"compiled": compiled, "pure": pure}
    save_figures(arguments.json, kept)


if __name__ == "__main__":
    main()
