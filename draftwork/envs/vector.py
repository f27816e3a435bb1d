"""Gymnasium vector environments: many matches in one array, stepped by compiled code on all cores.

    env = VectorEnv("patchwork", 1024, opponents="apprentice")
    observations, infos = env.reset(seed=1)
    observations, rewards, terminations, truncations, infos = env.step(env.sample())

Importing this module also registers `draftwork/GAME-v0` for `gymnasium.make_vec`.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from draftwork.envs.buffers import new_outputs, replace_buffers
from draftwork.envs.lanes import (
    ALL_SEATS,
    DISABLED,
    NEXT_STEP,
    SAME_STEP,
    Lanes,
    Mode,
    Scratch,
    first_illegal,
    reset_lanes,
    step_lanes,
)
from draftwork.envs.observation import Observer
from draftwork.envs.opponents import Opponents, opponent_number
from draftwork.envs.rewards import reward_number
from draftwork.games import Game, Value, load, playable
from draftwork.kernel import PURE, batch, float_zeros, int_zeros, store_from_python, to_python
from draftwork.kernel.deal import KEY_WORDS, deal_keys
from draftwork.kernel.errors import BadOption, GameOver, IllegalMove
from draftwork.kernel.random import STATE_WORDS, generator
from draftwork.play.moves import read_move
from draftwork.play.settings import check_edition, check_options, check_players

Observations = dict[str, NDArray[Any]]
_MODES = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.DISABLED: DISABLED,
}
MASKS = ("bits", "bytes")


@dataclass(frozen=True, kw_only=True)
class VectorSettings:
    """The settings of a vector environment."""

    players: int | None = None  # the default is 2 if the game allows it
    options: Mapping[str, Value] = field(default_factory=dict)
    edition: Any = None
    observations: bool = True  # False: only masks are written
    masks: str = "bits"  # or "bytes"
    autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP
    opponents: str | None = None  # a bot that plays all seats but one; None: the caller plays all seats
    seat: int | None = None  # of the caller, if there are opponents; None: it differs from lane to lane
    duplicates: int = 1  # so many consecutive lanes have the same deals
    reward: str = "win"  # or "lead", see `rewards`
    threads: int | None = None  # None: one per core


class VectorEnv(gymnasium.vector.VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """A vector environment. `settings` are the fields of `VectorSettings`.

    A step returns the same arrays each time, with new contents; `use_buffers` replaces them. `infos` has
    `to_move`, the seat to move in each lane, and `rewards`, those of all seats. Forced moves are played at
    once.
    """

    def __init__(self, game: str, num_envs: int = 1, **settings: Any) -> None:
        settings.pop("render_mode", None)  # from gymnasium.make_vec
        self.settings = given = VectorSettings(**settings)
        self.game: Game[Any] = load(game)
        self.num_envs = num_envs
        self.players = check_players(self.game, given.players)
        if given.masks not in MASKS or min(num_envs, given.duplicates) < 1:
            raise BadOption("bad-vector", masks=", ".join(MASKS))
        self.metadata = {"autoreset_mode": given.autoreset_mode, "render_modes": []}
        self._mode = Mode(
            num_moves=self.game.num_moves,
            packed=given.masks == "bits",
            observing=given.observations,
            opponent=opponent_number(given.opponents, self.game),
            autoreset=_MODES[given.autoreset_mode],
            reward=reward_number(given.reward),
        )
        self._opponents = Opponents(given.opponents, self.game) if given.opponents else None
        self.observer = Observer(self.game, self.players)
        size = self.observer.size if given.observations else 0
        width = -(-self.game.num_moves // 8) if self._mode.packed else self.game.num_moves
        finals = self._mode.autoreset == SAME_STEP
        self.buffers = new_outputs(num_envs, self.players, size, width, finals)
        self._set_spaces(size, width)
        self._lanes = self._new_lanes()
        self._all = np.arange(num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._seed = secrets.token_hex(16)
        self._deals = np.full(num_envs, -1)  # per lane, the number of the deal whose key is ready
        threads = 1 if PURE else given.threads or os.cpu_count() or 1
        self._scratch = [self._new_scratch() for _ in range(min(threads, num_envs))]
        self._pool = ThreadPoolExecutor(threads) if len(self._scratch) > 1 else None

    def _set_spaces(self, size: int, width: int) -> None:
        mask = spaces.Box(0, 255 if self._mode.packed else 1, (width,), np.uint8)
        single: dict[str, spaces.Space[Any]] = {"action_mask": mask}
        if size:
            single["observation"] = spaces.Box(-1, 1, (size,), np.float32)
        self.single_observation_space = spaces.Dict(single)
        self.single_action_space = spaces.Discrete(self.game.num_moves)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _new_lanes(self) -> Lanes:
        prepared = batch(self.game.state, 1)
        options = check_options(self.game, self.settings.options)
        edition = check_edition(self.game, self.settings.edition)
        store_from_python(prepared, 0, self.game.new_state(self.players, options, {}, edition))
        seats = np.full(self.num_envs, ALL_SEATS, np.int64)
        if self.settings.opponents is not None:
            seats[:] = np.arange(self.num_envs) % self.players
            if self.settings.seat is not None:
                seats[:] = range(self.players)[self.settings.seat]
        n = self.num_envs
        return Lanes(
            states=batch(self.game.state, n),
            prepared=prepared,
            keys=np.zeros((n, KEY_WORDS), np.int64),
            rngs=np.zeros((n, STATE_WORDS), np.int64),
            seat=seats,
            over=np.ones(n, np.bool_),
            dealt=np.zeros(n, np.bool_),
        )

    def _new_scratch(self) -> Scratch:
        most = self.game.max_legal_moves
        return Scratch(
            spare=batch(self.game.state, 1),
            trial=batch(self.game.state, 2),
            key=int_zeros(KEY_WORDS),
            rng=int_zeros(STATE_WORDS),
            moves=int_zeros(most),
            ratings=float_zeros(most),
        )

    @property
    def seats(self) -> NDArray[np.int64]:
        """Per lane, the seat of the caller; -1 if the caller plays all seats."""
        return self._lanes.seat

    def seed_of(self, lane: int) -> str:
        """The seed of the match in a lane: `draftwork.Match` with this seed has the same deal."""
        return self._seed_text(lane, int(self._deals[lane]) - 1)

    def _seed_text(self, lane: int, deal: int) -> str:
        return f"{self._seed}/{lane // self.settings.duplicates}/{deal}"

    def state_of(self, lane: int) -> Any:
        """A copy of the complete state in a lane, including what is hidden from the seats."""
        return to_python(self._lanes.states[lane])

    def use_buffers(self, **buffers: NDArray[Any]) -> None:
        """Write into these arrays from now on. The names are the fields of `lanes.Outputs`."""
        self.buffers = replace_buffers(self.buffers, buffers)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each lane. The next step overwrites the array."""
        return self.buffers.sample

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal new matches in all lanes, or in those of the boolean array `options["reset_mask"]`."""
        super().reset(seed=seed)
        which = self._all
        if options and "reset_mask" in options:
            which = np.flatnonzero(options["reset_mask"])
        if seed is not None:
            self._seed = str(seed)
            self._deals[:] = -1
        if seed is not None or not self._lanes.keys.any():
            for lane in range(self.num_envs):
                self._lanes.rngs[lane] = generator(f"{self._seed}/{lane}")
            self._lanes.dealt[:] = True
            self._refill()
        self._clear()
        self._run(
            lambda scratch, part: reset_lanes(self._lanes, self.buffers, scratch, self._mode, part), which
        )
        self._settle()
        self.buffers.reward.fill(0)
        self.buffers.rewards.fill(0)
        self.buffers.terminated.fill(False)
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in each lane. An illegal one raises IllegalMove, and then no lane has changed."""
        actions = np.ascontiguousarray(actions, np.int64)
        lanes, mode = self._lanes, self._mode
        if mode.autoreset == DISABLED and lanes.over.any():
            raise GameOver("match-over")
        wrong = first_illegal(lanes, mode, self._all, actions)
        if wrong >= 0:
            self._refuse(wrong, int(actions[wrong]))
        self._clear()
        self._run(
            lambda scratch, part: step_lanes(lanes, self.buffers, scratch, mode, part, actions[part]),
            self._all,
        )
        self._settle()
        out = self.buffers
        return self._observations(), out.reward, out.terminated, self._truncated, self._infos()

    def _clear(self) -> None:
        self.buffers.reward.fill(0)
        self.buffers.rewards.fill(0)
        self.buffers.terminated.fill(False)
        self.buffers.waiting.fill(False)

    def _run(self, work: Callable[[Scratch, NDArray[np.int64]], None], which: NDArray[np.int64]) -> None:
        """Do the work for these lanes, in parts on all threads. Compiled code runs without the GIL."""
        if self._pool is None or len(which) < 2 * len(self._scratch):
            work(self._scratch[0], which)
        else:
            parts = np.array_split(which, len(self._scratch))
            for done in [self._pool.submit(work, *each) for each in zip(self._scratch, parts, strict=True)]:
                done.result()
        self._refill()

    def _refill(self) -> None:
        """Write the keys of the next deals where they were used."""
        if not self._lanes.dealt.any():
            return
        used = np.flatnonzero(self._lanes.dealt)
        self._deals[used] += 1
        texts = [self._seed_text(int(lane), int(self._deals[lane])) for lane in used]
        self._lanes.keys[used] = np.asarray(deal_keys(texts), np.int64).reshape(-1, KEY_WORDS)
        self._lanes.dealt[used] = False

    def _settle(self) -> None:
        """Let the opponents move that are not compiled, until the caller must decide in all lanes."""
        while self._opponents is not None and self.buffers.waiting.any():
            waiting = np.flatnonzero(self.buffers.waiting)
            moves = [self._opponents_move(int(lane)) for lane in waiting]
            actions = np.array(moves, np.int64)
            step_lanes(self._lanes, self.buffers, self._scratch[0], self._mode, waiting, actions)
            self._refill()

    def _opponents_move(self, lane: int) -> int:
        assert self._opponents
        seat = int(self.buffers.to_move[lane])
        return self._opponents.choose(lane, self.seed_of(lane), self._lanes.states[lane], seat)

    def _refuse(self, lane: int, action: int) -> None:
        number = read_move(self.game, action)
        state = self._lanes.states[lane]
        error = IllegalMove(self.game.ui.refusal(state, number, self.game.rules.illegality(state, number)))
        error.add_note(f"lane {lane}, action {action}")
        raise error

    def _observations(self) -> Observations:
        found = {"action_mask": self.buffers.mask}
        if self._mode.observing:
            found["observation"] = self.buffers.observation
        return found

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {"to_move": self.buffers.to_move, "rewards": self.buffers.rewards}
        ended = self.buffers.terminated
        if self._mode.autoreset == SAME_STEP and self._mode.observing and ended.any():
            finals = np.full(self.num_envs, None, object)
            for lane in np.flatnonzero(ended):
                finals[lane] = {"observation": self.buffers.final_observation[lane].copy()}
            infos |= {"final_obs": finals, "_final_obs": ended.copy()}
        return infos

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def register() -> None:
    """Register all installed games for `gymnasium.make_vec`."""
    for game in playable():
        gymnasium.register(
            f"draftwork/{game.name}-v0",
            vector_entry_point="draftwork.envs.vector:VectorEnv",
            kwargs={"game": game.name},
            disable_env_checker=True,
        )


register()
