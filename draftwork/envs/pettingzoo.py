"""PettingZoo environments. Importing this module registers `draftwork/GAME-v0` for all installed games.

    env = pettingzoo.make("aec", "draftwork/patchwork-v0")
    env = pettingzoo.make("aec", "draftwork/sagrada-v0", players=3, options={"reduced_bag": True})
    env = pettingzoo.make("parallel", "draftwork/blueprints-v0")

The keyword arguments are the fields of `draftwork.envs.turns.TurnSettings`. In the parallel environments all
agents send an action, and that of the agent to move is played.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Self

import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray

from draftwork.envs.turns import Turns, TurnSettings
from draftwork.games import playable
from draftwork.play import Seat

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ["svg", "ansi", "human"]


def _metadata(game: str) -> dict[str, Any]:
    return {"name": f"draftwork_{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}


def _spaces(turns: Turns) -> tuple[dict[str, spaces.Space[Any]], dict[str, spaces.Space[Any]]]:
    """The observation and the action space of each agent."""
    moves, size = turns.game.num_moves, turns.observer.size
    observing: dict[str, spaces.Space[Any]] = {
        agent: spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )
        for agent in turns.agents
    }
    return observing, {agent: spaces.Discrete(moves) for agent in turns.agents}


class _Common:
    """What both kinds of environment have."""

    turns: Turns
    observation_spaces: dict[str, spaces.Space[Any]]
    action_spaces: dict[str, spaces.Space[Any]]

    def _set_up(self, game: str, settings: dict[str, Any]) -> None:
        self.turns = Turns(game, TurnSettings(**settings))
        self.metadata = _metadata(game)
        self.render_mode = self.turns.settings.render_mode
        self.possible_agents = [*self.turns.agents]
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = _spaces(self.turns)

    def seat(self, agent: str) -> Seat:
        """The seat of an agent, from which any bot of Draftwork can play."""
        return self.turns.match.seat(self.turns.seats[agent])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The match as a spectator sees it: SVG, text, or None after printing the text."""
        return self.turns.render()

    def close(self) -> None:
        """Nothing to release."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """An independent copy in the same state. The action spaces are copied with their generators."""
        other = self.__new__(type(self))
        memo[id(self)] = other
        for name, value in self.__dict__.items():
            setattr(other, name, copy.deepcopy(value, memo))
        return other


class DraftingEnv(_Common, pettingzoo.AECEnv[str, Observation, int]):
    """A match in which agents act one after the other. One agent may act several times in a row.

    With `max_cycles`, the match is cut off after as many decisions for each agent on average.
    """

    def __init__(self, *, game: str, **settings: Any) -> None:
        super().__init__()
        self._set_up(game, settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. `options` are ignored."""
        self.turns.deal(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._decisions = 0
        self.agent_selection = self.agents[self.turns.match.to_move or 0]

    def step(self, action: int | None) -> None:
        """Play the move of the selected agent; None after the end."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]  # None is its only valid argument
            return
        self.turns.play(action)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        limit = self.turns.settings.max_cycles
        if self.turns.match.to_move is None:
            self.rewards = self.turns.final_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif limit is not None and self._decisions >= limit * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.turns.match.to_move]
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and its legal moves."""
        return self.turns.observe(agent)


class ParallelDraftingEnv(_Common, pettingzoo.ParallelEnv[str, Observation, int]):
    """A match in which all agents send an action in each step, and that of the agent to move is played."""

    def __init__(self, *, game: str, **settings: Any) -> None:
        self._set_up(game, settings)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        """Begin a match. `options` are ignored."""
        self.turns.deal(seed)
        self.agents = [*self.possible_agents]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.turns.observe(agent) for agent in self.possible_agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Play the action of the agent to move."""
        self.turns.play(actions[self.possible_agents[self.turns.match.to_move or 0]])
        self._cycles += 1
        over = self.turns.match.to_move is None
        limit = self.turns.settings.max_cycles
        cut = not over and limit is not None and self._cycles >= limit
        agents = self.agents
        if over or cut:
            self.agents = []
        return (
            self._observations(),
            self.turns.final_rewards() if over else dict.fromkeys(agents, 0.0),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )


def register() -> None:
    """Register all installed games in both registries of PettingZoo."""
    kinds: list[tuple[Any, Callable[..., Any]]] = [("aec", DraftingEnv), ("parallel", ParallelDraftingEnv)]
    for game in playable():
        for kind, entry_point in kinds:
            name = f"draftwork/{game.name}-v0"
            registry = pettingzoo.aec_registry if kind == "aec" else pettingzoo.parallel_registry
            if name not in registry:
                pettingzoo.register(kind, name, entry_point, kwargs={"game": game.name})


register()
