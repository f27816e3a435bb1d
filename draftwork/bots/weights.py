"""Files of learned value functions: one for each game, with a model for each number of players.

`draftwork train` writes them. The field `made` of a model tells how it was trained and tested.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from draftwork.bots.search import hand_value
from draftwork.bots.value import ValueFunction, weights_per_stage
from draftwork.games import Game, load
from draftwork.kernel import float_array
from draftwork.kernel.errors import BadWeights

WEIGHTS_FOLDER = Path(__file__).parent / "learned"


class Model(msgspec.Struct):
    players: int
    units: int  # hidden units; 0 for a linear value
    weights: list[float]  # see `draftwork.bots.value`
    spread: list[float]  # per stage, the standard deviation of the final lead around its prediction
    made: dict[str, Any]  # the command, the training data and the result of the gate


class Weights(msgspec.Struct):
    game: str
    rules_version: int
    features: list[str]
    stages: int
    models: list[Model]

    def model(self, players: int) -> Model | None:
        return next((model for model in self.models if model.players == players), None)


def read(file: Path, game: Game[Any]) -> Weights:
    """Read a file of weights; BadWeights if it does not fit the game."""
    try:
        weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    except (OSError, msgspec.MsgspecError) as fault:
        raise BadWeights("bad-weights", file=str(file)[-60:], fault=str(fault)[:200]) from None
    heuristics = game.heuristics
    names = list(heuristics.feature_names) if heuristics else []
    if (
        heuristics is None
        or weights.game != game.name
        or weights.features != names
        or weights.stages != heuristics.stages
    ):
        raise BadWeights("other-weights", file=str(file)[-60:], game=game.name)
    for model in weights.models:
        size = weights.stages * weights_per_stage(len(names), model.units)
        if len(model.weights) != size or len(model.spread) != weights.stages:
            raise BadWeights("other-weights", file=str(file)[-60:], game=game.name)
    return weights


@cache
def installed_weights(name: str) -> Weights | None:
    """The weights in this package, or in the folder of a third-party game."""
    game = load(name)
    for file in (WEIGHTS_FOLDER / f"{game.name}.json", game.folder / "weights.json"):
        if file.exists():
            return read(file, game)
    return None


def value_from_model(game: Game[Any], model: Model) -> ValueFunction:
    assert game.heuristics
    return ValueFunction(
        float_array(model.weights), model.units, float_array(model.spread), game.heuristics.lead_scale
    )


def learned_value(game: Game[Any], players: int) -> ValueFunction:
    """The value function of the bots that are not frozen: learned, or else the hand-written estimate."""
    assert game.heuristics
    weights = installed_weights(game.name)
    model = weights.model(players) if weights else None
    value = value_from_model(game, model) if model else hand_value(game)
    return value._replace(extra_stages=game.heuristics.extra_stages(players))
