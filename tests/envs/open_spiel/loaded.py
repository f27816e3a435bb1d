"""The games as OpenSpiel loads them: all numbers of players and all options, and states of random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import draftwork.envs.open_spiel
from draftwork.games import load
from draftwork.kernel.errors import BadOption
from tests.shipped import GAMES

NAMES = (*GAMES, "hoard")
PREFIX = draftwork.envs.open_spiel.PREFIX


def variants(name: str) -> Iterator[dict[str, Any]]:
    """The parameters of every number of players, and of every value of an option that it allows."""
    game = load(name)
    for players in game.players:
        yield {"players": players}
        for option in game.options:
            for value in option.allowed:
                try:
                    game.new_state(
                        players, {o.name: o.default for o in game.options} | {option.name: value}, {}
                    )
                except BadOption:
                    continue
                if value != option.default:
                    yield {"players": players, option.name: value}


VARIANTS = [(name, params) for name in NAMES for params in [*variants(name), {"imperfect_information": True}]]
IDS = [f"{name}-{'-'.join(f'{key}={value}' for key, value in params.items())}" for name, params in VARIANTS]


def game_of(name: str, params: dict[str, Any] | None = None) -> Any:
    return pyspiel.load_game(PREFIX + name, params or {})


def dealt(game: Any, seed: int) -> Any:
    """A state after a random deal."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.randrange(len(state.chance_outcomes())))
    return state


def states(game: Any, seed: int, step: int = 7) -> Iterator[Any]:
    """States of a random match: of every `step`-th decision, and the last one."""
    rng = random.Random(seed)
    state, ply = dealt(game, seed), 0
    while not state.is_terminal():
        if ply % step == 0:
            yield state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
        ply += 1
    yield state
