"""A match for turn-based environments: the current decision, its legal moves, and the rewards at the end."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from draftwork.envs.observation import FloatArray, Observer
from draftwork.envs.rewards import final_reward, reward_number
from draftwork.games import load
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match
from draftwork.play.settings import check_options, check_players

AGENT = "player_{}".format


@dataclass(frozen=True, kw_only=True)
class TurnSettings:
    """The settings of a turn-based environment."""

    players: int | None = None  # the default is 2 if the game allows it
    options: Mapping[str, Any] = field(default_factory=dict)
    edition: Any = None
    reward: str = "win"  # or "lead", see `rewards`
    illegal: str = "raise"  # or "random": a random legal move replaces an illegal one
    render_mode: str | None = None
    max_cycles: int | None = None  # the match is cut off after so many cycles


class Turns:
    """The matches of an environment, one after the other."""

    def __init__(self, game: str, settings: TurnSettings) -> None:
        self.game, self.settings = load(game), settings
        self.players = check_players(self.game, settings.players)
        check_options(self.game, settings.options)
        self.reward_kind = reward_number(settings.reward)
        self.agents = [AGENT(seat) for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observer = Observer(self.game, self.players)
        self._seed, self._count = secrets.token_hex(16), 0

    def deal(self, seed: int | None) -> None:
        """Begin a match. A seed gives the match that `draftwork.Match` deals from it."""
        if seed is not None:
            self._seed, self._count = str(seed), 0
        text = f"{self._seed}/{self._count}" if self._count else self._seed
        self._count += 1
        given = self.settings
        self.match = Match(
            self.game.name, players=self.players, seed=text, edition=given.edition, **given.options
        )
        self.replaced = 0  # illegal moves that were replaced by random ones
        self._rng = generator(f"{text}/illegal")

    def play(self, action: Any) -> None:
        """Play the move with this number. See `TurnSettings.illegal`."""
        legal = self.match.legal_moves
        if self.settings.illegal == "random" and action not in legal:
            self.replaced += 1
            action = legal[random_below(self._rng, len(legal))]
        self.match.play(action)

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the seat of an agent may know, and its legal moves.

        All numbers of the mask are 0 in the turn of others. After the end all are 1, so that a policy can
        divide by their sum; the only possible action is then None.
        """
        seat = self.seats[agent]
        out: FloatArray = np.zeros(self.observer.size, np.float32)
        self.observer.write(self.match.state, seat, out)
        mask = np.zeros(self.game.num_moves, np.int8)
        if self.match.to_move is None:
            mask[:] = 1
        elif self.match.to_move == seat:
            mask[self.match.legal_moves.numbers] = 1
        return {"observation": out, "action_mask": mask}

    def final_rewards(self) -> dict[str, float]:
        """The rewards of a finished match."""
        state = self.match.state
        return {
            agent: float(final_reward(state, seat, self.reward_kind)) for agent, seat in self.seats.items()
        }

    def render(self) -> str | None:
        """The picture or the text for a spectator. In the mode "human" the text is printed."""
        mode, spectator = self.settings.render_mode, self.match.seat(None)
        if mode == "svg":
            return spectator.svg()
        if mode == "human":
            print(spectator.terminal())
        return spectator.terminal() if mode == "ansi" else None

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        other = self.__new__(type(self))
        other.__dict__ |= self.__dict__
        other.observer = Observer(self.game, self.players)
        if hasattr(self, "match"):
            other.match = self.match.copy()
            other._rng = self._rng[:] if isinstance(self._rng, list) else np.array(self._rng)
        return other
