"""Training of value functions: self-play, a fit, and a gate: games against the best value function so far."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from draftwork.bots.search import hand_value
from draftwork.bots.value import ValueFunction
from draftwork.bots.weights import Model, Weights, read, value_from_model
from draftwork.games import Game
from draftwork.lab.fit import Fit, fit
from draftwork.lab.self_play import FloatArray, SelfPlay
from draftwork.lab.sprt import expected_share, sprt

GATE_ELO = (0.0, 30.0)  # hypotheses of the sequential test of the gate, in Elo
OUTCOME_WEIGHT = 0.2  # for games whose leaves are not static, see `fit`
GATE_CHUNK = 20  # deals between two evaluations of the test


@dataclass(frozen=True)
class TrainingConfig:
    """The parameters of a training run."""

    players: int
    games: int = 2000  # of self-play per generation
    visits: int = 200  # of the search per decision
    generations: int = 2
    units: int = 8  # hidden units of the second fit; 0: only a linear fit
    gate: int = 400  # maximum number of deals of the gate
    seed: str = "train"


class GateResult(msgspec.Struct):
    """The result of a new value function against the best one so far."""

    against: str
    deals: int
    share: float  # of the victories, for one new seat among old ones
    error: float  # standard error of the share
    passed: bool


@dataclass
class TrainingResult:
    model: Model | None  # None if no model beat the hand-written estimate
    story: list[dict[str, Any]] = field(default_factory=list)  # all fits and their gates


OnProgress = Callable[[str, int], None]  # the phase ("play" or "test") and the number of new games


def train(
    game: Game[Any], config: TrainingConfig, command: str, progress: OnProgress = lambda phase, n: None
) -> TrainingResult:
    """Train a value function. A model is kept only if it beats the best one so far."""
    heuristics = game.heuristics
    assert heuristics
    self_play = SelfPlay(game, config.players, heuristics.training_options(config.players), config.visits)
    result = TrainingResult(None)
    best: ValueFunction = hand_value(game)
    name = "hand"
    data: list[FloatArray] = []
    outcome_weight = 1.0 if heuristics.static_leaves else OUTCOME_WEIGHT
    for generation in range(config.generations):
        seed = f"{config.seed}/{generation}"
        data.append(self_play.training_rows(range(config.games), seed, best, lambda n: progress("play", n)))
        for units in (0, config.units) if config.units else (0,):
            rows = np.concatenate(data[-2:])  # a generation plays better than the one before it
            rng = np.random.default_rng(generation)
            fitted = fit(rows, heuristics.lead_sd, units, rng, outcome_weight)
            value = value_from_model(game, Model(config.players, units, fitted.weights, fitted.lead_sd, {}))
            shares = _play_gate(
                self_play, f"{seed}/gate/{units}", (value, best), config.gate, lambda n: progress("test", n)
            )
            gate = _gate_result(shares, name, self_play.players)
            result.story.append(_story_entry(generation, units, len(rows), fitted, gate))
            if gate.passed:
                best, name = value, f"generation {generation + 1}, {units} hidden units"
                origin = {"command": command, "rules_version": game.rules_version, "story": result.story}
                result.model = Model(config.players, units, fitted.weights, fitted.lead_sd, origin)
    return result


def _story_entry(generation: int, units: int, rows: int, fitted: Fit, gate: GateResult) -> dict[str, Any]:
    return {
        "generation": generation + 1,
        "units": units,
        "rows": rows,
        "error": round(fitted.error, 3),
        "error_of_hand": round(fitted.hand_error, 3),
        "gate": msgspec.to_builtins(gate),
    }


def _play_gate(
    self_play: SelfPlay,
    seed: str,
    values: tuple[ValueFunction, ValueFunction],
    max_deals: int,
    progress: Callable[[int], None],
) -> FloatArray:
    """Play deals until the sequential test is decided; return the share of the new value in each."""
    shares = np.zeros(0)
    while len(shares) < max_deals and _verdict(shares, self_play.players) == "open":
        deals = range(len(shares), min(max_deals, len(shares) + GATE_CHUNK))
        shares = np.concatenate([shares, self_play.gate_shares(deals, seed, values, progress)])
    return shares


def _verdict(shares: FloatArray, players: int) -> str:
    if not len(shares):
        return "open"
    null, alternative = _expected_shares(players)
    return sprt(shares.tolist(), null, alternative, GATE_ELO).decision


def _expected_shares(players: int) -> tuple[float, float]:
    """The share of the new value under the two hypotheses."""
    seats = [tuple("new" if i == seat else "old" for i in range(max(2, players))) for seat in range(2)]
    null, alternative = (expected_share(seats, "new", elo) for elo in GATE_ELO)
    return null, alternative


def _gate_result(shares: FloatArray, against: str, players: int) -> GateResult:
    """Judge the shares of the new value by the test, or by the 95 % interval if the test is still open."""
    verdict = _verdict(shares, players)
    null, _ = _expected_shares(players)
    error = float(shares.std(ddof=1) / math.sqrt(len(shares)))
    share = round(float(shares.mean()), 4)
    better = verdict == "accepted" or (verdict == "open" and share - 1.96 * error > null)
    return GateResult(against, len(shares), share, round(error, 4), better)


def write_model(file: Path, game: Game[Any], model: Model) -> None:
    """Put a model into a file of weights. It replaces the model for the same number of players."""
    assert game.heuristics
    names = list(game.heuristics.feature_names)
    kept = read(file, game).models if file.exists() else []
    models = sorted([m for m in kept if m.players != model.players] + [model], key=lambda m: m.players)
    rounded = [msgspec.structs.replace(m, weights=[round(w, 6) for w in m.weights]) for m in models]
    made = Weights(game.name, game.rules_version, names, game.heuristics.stages, rounded)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=0) + b"\n")
