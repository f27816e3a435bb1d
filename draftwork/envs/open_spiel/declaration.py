"""The types, sizes and parameters that OpenSpiel asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from draftwork.envs.open_spiel.course import Setup
from draftwork.games import Game, Option, Value
from draftwork.play.settings import check_options, check_players

PREFIX = "draftwork_"
PLAYERS, IMPERFECT = "players", "imperfect_information"
_OUTCOMES = 256  # of a chance node


def declare(game: Game[Any], setup: Setup, imperfect: bool = False) -> Any:
    """The type of a game. `imperfect` declares imperfect information even if nothing is hidden."""
    kind = pyspiel.GameType
    hidden = imperfect or game.hidden_information or game.has_chance
    return kind(
        short_name=PREFIX + game.name,
        long_name=f"Draftwork: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=(
            kind.ChanceMode.EXPLICIT_STOCHASTIC if setup.seed_bytes else kind.ChanceMode.DETERMINISTIC
        ),
        information=(
            kind.Information.IMPERFECT_INFORMATION if hidden else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.ZERO_SUM if setup.players > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=default_params(game),
    )


def game_info(setup: Setup) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=setup.game.num_moves,
        max_chance_outcomes=_OUTCOMES if setup.seed_bytes else 0,
        num_players=setup.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if setup.players > 1 else None,
        max_game_length=setup.game.max_plies,
    )


def default_params(game: Game[Any]) -> dict[str, Value]:
    """The parameters of a game with their defaults: the players, the options, the declared information."""
    options = {option.name: option.default for option in game.options}
    return {PLAYERS: check_players(game, None), IMPERFECT: False, **options}


def default_setup(game: Game[Any]) -> Setup:
    return read_params(game, {})[0]


def read_params(game: Game[Any], params: Mapping[str, Any]) -> tuple[Setup, bool]:
    """The settings that parameters describe, and whether to declare imperfect information."""
    given = default_params(game) | dict(params)
    players, imperfect = check_players(game, given.pop(PLAYERS)), bool(given.pop(IMPERFECT))
    options = check_options(game, given)
    game.new_state(players, options, {})  # raises BadOption if they do not fit together
    return Setup(game.name, players, tuple(options.items())), imperfect


def given_params(game: Game[Any], params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters that the name of a game shows.

    OpenSpiel reads the text "2014" in a name as a number, so such a default is left out.
    """
    hidden = {option.name for option in game.options if _reads_as_number(option)}
    return {
        name: value for name, value in params.items() if name not in hidden or value != _default(game, name)
    }


def _default(game: Game[Any], name: str) -> Value:
    return default_params(game)[name]


def _reads_as_number(option: Option) -> bool:
    return isinstance(option.default, str) and option.default.replace(".", "").isdigit()
