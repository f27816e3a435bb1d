"""A game and its states for OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pyspiel

from draftwork.envs.open_spiel.course import Ply
from draftwork.envs.open_spiel.declaration import declare, game_info, given_params, read_params
from draftwork.envs.open_spiel.observer import Observer, make_observer, write_position
from draftwork.envs.open_spiel.restore import restore
from draftwork.games import Game
from draftwork.kernel.generics import NOBODY
from draftwork.play import position
from draftwork.play.moves import moves_of, read_move
from draftwork.play.seat import view_of

_OUTCOMES = [(byte, 1 / 256) for byte in range(256)]


class DraftworkGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of Draftwork with its number of players and its options. Each game has a subclass."""

    draftwork_game: ClassVar[Game[Any]]

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.draftwork_game
        self.setup, imperfect = read_params(game, params)
        declared = declare(game, self.setup, imperfect)
        super().__init__(declared, game_info(self.setup), given_params(game, params))
        self.first = Ply.from_seed(self.setup, b"")
        self._has_private = declared.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def new_initial_state(self, given: Any = None) -> DraftworkState:
        """A state before the deal, or the state that a struct, its dictionary or its JSON text describes."""
        state = DraftworkState(self, self.first)
        if given is not None:
            restore(state, given)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        return make_observer(self.setup, iig_obs_type, params, self._has_private)

    def max_chance_nodes_in_history(self) -> int:
        return self.setup.seed_bytes


class DraftworkState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state. Its only attribute is a ply, which clones share."""

    def __init__(self, game: DraftworkGame, ply: Ply) -> None:
        super().__init__(game)
        self.ply = ply

    def current_player(self) -> int:
        turn = self.ply.turn
        if turn is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if turn == NOBODY else turn

    def is_terminal(self) -> bool:
        return self.ply.turn == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values of the next byte of the seed."""
        return _OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return self.ply.legal_moves()

    def _apply_action(self, action: int) -> None:
        ply = self.ply
        self.ply = ply.play(action) if ply.turn is not None else ply.with_byte(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action:02x}"
        return str(moves_of(self.ply.setup.game)[action])

    def returns(self) -> list[float]:
        """For each player the share of the others that are behind, minus the share of those ahead.

        A player without opponents has 1 for a win and -1 for a loss.
        """
        players = self.ply.setup.players
        if not self.is_terminal():
            return [0.0] * players
        ranks = self.ply.ranks()
        if players == 1:
            return [-1.0 if ranks[0] else 1.0]
        return [sum((other > own) - (other < own) for other in ranks) / (players - 1) for own in ranks]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DraftworkState:
        """A random state that agrees with all that the player knows. It has no history."""
        if self.ply.turn is None:
            raise ValueError("before the deal there is no information state")
        return DraftworkState(self.get_game(), self.ply.resample(player, sampler))

    def __str__(self) -> str:
        """The complete position, also what is hidden from all players."""
        ply = self.ply
        if ply.turn is None:
            return f"seed: {(ply.seed or b'').hex()}"
        return position.write(ply.setup.game, ply.state)

    def _to_struct(self) -> dict[str, Any]:
        """The complete state. `new_initial_state` reads it."""
        ply = self.ply
        texts = [str(moves_of(ply.setup.game)[move]) for move in ply.moves]
        if ply.seed is not None:
            return {
                "seed": ply.seed.hex(),
                "moves": texts,
                "position": None if ply.turn is None else str(self),
            }
        return {"seed": None, "moves": [], "position": str(self)}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        if player == pyspiel.PlayerId.CHANCE:
            return {"seed": f"{action:02x}"}
        return moves_of(self.ply.setup.game)[action].json()

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        if "seed" in struct:
            return [int(struct["seed"], 16)]
        return [read_move(self.ply.setup.game, struct["text"])]

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """What the player may know: the view, the position and the moves as the player knew them."""
        ply = self.ply
        if ply.turn is None:
            return {"seat": player, "view": None, "position": None, "moves": []}
        known = ply.redacted(player)
        return {
            "seat": player,
            "view": view_of(ply.setup.game, known, player),
            "position": write_position(ply, player),
            "moves": [{"seat": entry.seat, "text": entry.text} for entry in ply.log(player)],
        }
