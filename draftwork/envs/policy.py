"""Trained policies as bots, without the library that trained them.

A policy is a file `.npz` with the weights of a network: layers `w0`, `b0`, `w1`, … with tanh between them.
The input is the observation of a seat. The output is a number for each move, and the legal move with the
greatest number is played. The text `about` names the game and the number of players.

    class Agent(PolicyBot):
        weights = Path(__file__).parent / "weights.npz"

An entry point of the group "draftwork.bots" that names this class makes the bot known.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from draftwork.bots import Budget
from draftwork.envs.observation import FloatArray, Observer
from draftwork.games import Game, load
from draftwork.kernel import Ints
from draftwork.kernel.errors import BadWeights, NotYourTurn
from draftwork.play import Move, Seat


class About(msgspec.Struct):
    """What a policy plays, and how it was trained."""

    game: str
    rules_version: int
    players: int
    made: dict[str, Any] = {}


class Policy:
    """A network that rates moves."""

    def __init__(self, about: About, layers: list[tuple[FloatArray, FloatArray]]) -> None:
        self.about, self.layers = about, layers
        self.observer = Observer(load(about.game), about.players)

    def __call__(self, observation: FloatArray) -> FloatArray:
        """A number for each move; a greater one means a better move."""
        x = observation
        for i, (weight, bias) in enumerate(self.layers):
            x = x @ weight + bias
            if i + 1 < len(self.layers):
                x = np.tanh(x)
        return x

    def save(self, file: Path) -> None:
        """Write the policy to a file."""
        arrays: dict[str, NDArray[Any]] = {}
        for i, (weight, bias) in enumerate(self.layers):
            arrays |= {f"w{i}": weight, f"b{i}": bias}
        about = msgspec.json.encode(self.about).decode()
        np.savez_compressed(file, about=np.array(about), **arrays)  # type: ignore[arg-type]  # names of arrays


def read_policy(file: Path) -> Policy:
    """Read a policy; BadWeights if it does not fit the game as it is here."""
    try:
        with np.load(file, allow_pickle=False) as data:
            about = msgspec.json.decode(str(data["about"]), type=About)
            count = sum(name.startswith("w") for name in data.files)
            layers = [(data[f"w{i}"], data[f"b{i}"]) for i in range(count)]
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as fault:
        raise BadWeights("bad-weights", file=str(file)[-60:], fault=str(fault)[:200]) from None
    policy = Policy(about, layers)
    game = policy.observer.game
    sizes = [policy.observer.size, *(weight.shape[-1] for weight, _ in layers)]
    shapes = [weight.shape for weight, _ in layers]
    fits = shapes == [*pairwise(sizes)] and sizes[-1] == game.num_moves
    if not fits or about.rules_version != game.rules_version:
        raise BadWeights("other-weights", file=str(file)[-60:], game=about.game)
    return policy


class PolicyBot:
    """Plays the best legal move of a policy. A subclass names the file."""

    weights: ClassVar[Path]

    def begin(self, game: Game[Any], rng: Ints) -> None:
        """Read the policy; BadWeights if it plays another game."""
        self._policy = read_policy(self.weights)
        if self._policy.about.game != game.name:
            raise BadWeights("other-weights", file=str(self.weights)[-60:], game=game.name)

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        """The legal move with the greatest number. The budget does not matter."""
        moves = seat.legal_moves.numbers
        if not moves:
            raise NotYourTurn("nothing-to-decide")
        state = seat.redacted_state
        if int(state.players) != self._policy.about.players:
            raise BadWeights("other-weights", file=str(self.weights)[-60:], game=seat.game.name)
        numbers = self._policy(self._policy.observer.observe(state, seat.index))
        return Move(moves[int(np.argmax(numbers[moves]))], seat.game)

    def end(self, seat: Seat) -> None:
        """Nothing to do after the match."""
