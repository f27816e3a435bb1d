"""Learning a value from self-play: play, fit, test against what there was, and only then keep it."""

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

GATE_ELO = (0.0, 30.0)  # Elo: what a better value must show, by a sequential test with errors of 5 %
OUTCOME_WEIGHT = 0.2  # where a game has stages: how much of what is learned from is the end, see `fit`
GATE_CHUNK = 20  # deals between two looks at the test


@dataclass(frozen=True)
class TrainingConfig:
    """How a value is to be made."""

    players: int
    games: int = 2000  # of self-play, in each generation
    visits: int = 200  # of the search, for each decision
    generations: int = 2
    units: int = 8  # hidden units to try after the linear value; 0 for none
    gate: int = 400  # most deals to decide whether a value is better
    seed: str = "train"


class GateResult(msgspec.Struct):
    """How a new value did against the one before."""

    against: str
    deals: int
    share: float  # of the victories of one new seat among old ones
    error: float  # standard error of the share
    passed: bool


@dataclass
class TrainingResult:
    model: Model | None  # None if nothing beat the hand-written value
    story: list[dict[str, Any]] = field(default_factory=list)  # every fit and its gate


OnProgress = Callable[[str, int], None]  # what is being done, and how many games more are finished


def train(
    game: Game[Any], plan: TrainingConfig, command: str, tell: OnProgress = lambda job, n: None
) -> TrainingResult:
    assert game.heuristics
    club = SelfPlay(game, plan.players, game.heuristics.training_options(plan.players), plan.visits)
    made = TrainingResult(None)
    best: ValueFunction = hand_value(game)
    name = "hand"
    data: list[FloatArray] = []
    for generation in range(plan.generations):
        seed = f"{plan.seed}/{generation}"
        data.append(club.training_rows(range(plan.games), seed, best, lambda n: tell("play", n)))
        for units in (0, plan.units) if plan.units else (0,):
            # A generation plays better than the one before: learn from the last two.
            rows = np.concatenate(data[-2:])
            ends = 1.0 if game.heuristics.static_leaves else OUTCOME_WEIGHT
            fitted = fit(rows, game.heuristics.lead_sd, units, np.random.default_rng(generation), ends)
            value = value_from_model(game, Model(plan.players, units, fitted.weights, fitted.lead_sd, {}))
            gate = _gate(club, f"{seed}/gate/{units}", value, best, name, plan.gate, tell)
            made.story.append(_chapter(generation, units, len(rows), fitted, gate))
            if gate.passed:
                best, name = value, f"generation {generation + 1}, {units} hidden units"
                provenance = {"command": command, "rules_version": game.rules_version, "story": made.story}
                made.model = Model(plan.players, units, fitted.weights, fitted.lead_sd, provenance)
    return made


def _chapter(generation: int, units: int, rows: int, fitted: Fit, gate: GateResult) -> dict[str, Any]:
    return {
        "generation": generation + 1,
        "units": units,
        "rows": rows,
        "error": round(fitted.error, 3),
        "error_of_hand": round(fitted.hand_error, 3),
        "gate": msgspec.to_builtins(gate),
    }


def _gate(
    club: SelfPlay,
    seed: str,
    new: ValueFunction,
    old: ValueFunction,
    against: str,
    most: int,
    tell: OnProgress,
) -> GateResult:
    """One new seat among old ones, on as many deals as a sequential test takes.

    Where it is still open after the last deal, the interval decides: a gain may be real and small.
    """
    shares = np.zeros(0)
    seats = [tuple("new" if i == seat else "old" for i in range(max(2, club.players))) for seat in range(2)]
    null, other = (expected_share(seats, "new", elo) for elo in GATE_ELO)
    decision = "open"
    while len(shares) < most and decision == "open":
        deals = range(len(shares), min(most, len(shares) + GATE_CHUNK))
        shares = np.concatenate([shares, club.gate_shares(deals, seed, new, old, lambda n: tell("test", n))])
        decision = sprt(shares.tolist(), null, other, GATE_ELO).decision
    error = float(shares.std(ddof=1) / math.sqrt(len(shares)))
    share = round(float(shares.mean()), 4)
    better = decision == "accepted" or (decision == "open" and share - 1.96 * error > null)
    return GateResult(against, len(shares), share, round(error, 4), better)


def write_model(file: Path, game: Game[Any], model: Model) -> None:
    """Put a model into a file of weights, in place of the one for as many players."""
    assert game.heuristics
    names = list(game.heuristics.feature_names)
    kept = read(file, game).models if file.exists() else []
    models = sorted([m for m in kept if m.players != model.players] + [model], key=lambda m: m.players)
    rounded = [msgspec.structs.replace(m, weights=[round(w, 6) for w in m.weights]) for m in models]
    made = Weights(game.name, game.rules_version, names, game.heuristics.stages, rounded)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=0) + b"\n")
