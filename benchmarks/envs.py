"""The speed of our environments beside others, in one run: `python -m benchmarks.envs [GAME…]`.

It measures decisions of random play per CPU second, and the CPU time of a copy and of a reset. Other
libraries are measured too if they are installed: PettingZoo's classic games (the package is
"pettingzoo[classic]"), OpenSpiel's games in C++ ("open_spiel") and pgx ("pgx").
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pettingzoo
from gymnasium.vector import AutoresetMode
from rich.console import Console
from rich.table import Table as Grid

import draftwork.envs.pettingzoo
from benchmarks.arguments import parse_arguments, save_figures
from draftwork.envs.vector import VectorEnv
from draftwork.games import load

LANES = 1024
CLASSIC = ("connect_four_v3", "tictactoe_v3", "chess_v6", "leduc_holdem_v4")
OPEN_SPIEL = ("connect_four", "backgammon", "chess", "go", "hearts")
PGX = ("connect_four", "backgammon", "chess", "go_9x9")
Figures = dict[str, float]
DECISIONS, COPY, RESET = "decisions / CPU s", "copy, µs", "reset, µs"


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per CPU second. The first round, which may compile, does not count."""
    work()
    done, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        done += work()
    return done / (time.process_time() - begun)


def microseconds(work: Callable[[], Any], seconds: float) -> float:
    """The CPU time of a call."""

    def once() -> int:
        work()
        return 1

    return 1e6 / rate(once, seconds / 4)


def vector(game: str, seconds: float) -> Iterator[tuple[str, Figures]]:
    """Our vector environment on one thread, with each kind of output."""
    players = 2 if 2 in load(game).players else load(game).players[0]
    kinds = (("bits", False), ("bits", True), ("bytes", False), ("bytes", True))
    for masks, observing in kinds:
        env = VectorEnv(
            game,
            LANES,
            players=players,
            masks=masks,
            observations=observing,
            autoreset_mode=AutoresetMode.SAME_STEP,
            threads=1,
        )
        env.reset(seed=1)

        def work(env: VectorEnv = env) -> int:
            env.step(env.sample())
            return LANES

        figures = {DECISIONS: rate(work, seconds)}
        if masks == "bits" and observing:
            figures[RESET] = microseconds(env.reset, seconds) / LANES
        yield f"vector {game}, {masks}{' and observations' if observing else ''}", figures


def turn_based(env: Any, seconds: float) -> Figures:
    """An AEC environment of PettingZoo with action masks."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> int:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            return 0
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return 1

    return {
        DECISIONS: rate(work, seconds),
        COPY: microseconds(lambda: copy.deepcopy(env), seconds),
        RESET: microseconds(env.reset, seconds),
    }


def classic(seconds: float) -> Iterator[tuple[str, Figures]]:
    """PettingZoo's classic games, as far as their packages are installed."""
    for name in CLASSIC:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        yield f"PettingZoo {name}", turn_based(module.raw_env(), seconds)


def open_spiel(seconds: float) -> Iterator[tuple[str, Figures]]:
    """OpenSpiel's games in C++, called from Python, with and without the tensor of an observation."""
    if not find_spec("pyspiel"):
        return
    pyspiel: Any = import_module("pyspiel")
    for name in OPEN_SPIEL:
        game = pyspiel.load_game(name)
        for observing in (False, True):
            play = _OpenSpielPlay(game, observing)
            figures = {DECISIONS: rate(play, seconds)}
            if not observing:
                figures[COPY] = microseconds(play.state.clone, seconds)
                figures[RESET] = microseconds(game.new_initial_state, seconds)
            yield f"OpenSpiel {name}{' and observations' if observing else ''}", figures


class _OpenSpielPlay:
    """Random play in a game of OpenSpiel, one action after the other."""

    def __init__(self, game: Any, observing: bool) -> None:
        self._game, self._observing = game, observing
        self._rng = np.random.default_rng(1)
        self.state = game.new_initial_state()

    def __call__(self) -> int:
        state = self.state
        if state.is_terminal():
            self.state = self._game.new_initial_state()
            return 0
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(self._rng.choice(outcomes, p=chances)))
            return 0
        if self._observing:
            state.observation_tensor(state.current_player())
        moves = state.legal_actions()
        state.apply_action(moves[self._rng.integers(len(moves))])
        return 1


def pgx(seconds: float) -> Iterator[tuple[str, Figures]]:
    """The games of pgx on the CPU, in batches of the same size, with automatic resets."""
    if not find_spec("pgx"):
        return
    jax: Any = import_module("jax")
    library: Any = import_module("pgx")
    wrappers: Any = (
        import_module("pgx.experimental.wrappers") if find_spec("pgx.experimental.wrappers") else None
    )
    for name in PGX:
        env = library.make(name)
        reset = wrappers.auto_reset(env.step, env.init) if wrappers else env.step
        step = jax.jit(jax.vmap(reset))
        choose = jax.jit(
            lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=-1)
        )
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), LANES))
        held = [state, jax.random.PRNGKey(2)]

        def work(held: list[Any] = held, step: Any = step, choose: Any = choose) -> int:
            held[1], key = jax.random.split(held[1])
            held[0] = step(held[0], choose(key, held[0].legal_action_mask))
            held[0].rewards.block_until_ready()
            return LANES

        yield f"pgx {name}", {DECISIONS: rate(work, seconds)}


def measure(games: list[str], seconds: float) -> dict[str, Figures]:
    """The figures of everything that is installed."""
    found: dict[str, Figures] = {}
    for game in games:
        found |= dict(vector(game, seconds))
        found[f"PettingZoo API, {game}"] = turn_based(pettingzoo.make("aec", f"draftwork/{game}-v0"), seconds)
    for others in (classic, open_spiel, pgx):
        found |= dict(others(seconds))
    return found


def main() -> None:
    arguments = parse_arguments(__doc__)
    assert draftwork.envs.pettingzoo.RENDER_MODES  # the import has registered our games
    found = measure(arguments.games, arguments.seconds)
    grid = Grid("", DECISIONS, COPY, RESET)
    for name, figures in found.items():
        cells = [f"{figures[key]:,.0f}" if key in figures else "" for key in (DECISIONS, COPY, RESET)]
        grid.add_row(name, *cells)
    Console().print(grid)
    save_figures(arguments.json, found)


if __name__ == "__main__":
    main()
