"""The calls of other libraries that correspond to ours: python-chess, and OpenSpiel's games in C++.

Both are optional: `pip install chess open_spiel`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from benchmarks import calls
from benchmarks.calls import Call, costs, pickle_and_back

PLIES = 60  # the length of a random match
OPEN_SPIEL_GAMES = ("chess", "go", "backgammon", "hearts")


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """The costs of the libraries that are installed, by a name to show."""
    found: dict[str, dict[str, float]] = {}
    if find_spec("chess"):
        found["python-chess"] = _python_chess(seconds)
    if find_spec("pyspiel"):
        found |= {f"OpenSpiel {name}": _open_spiel(name, seconds) for name in OPEN_SPIEL_GAMES}
    return found


def missing() -> list[str]:
    """The packages to install for the whole comparison."""
    return [
        package
        for module, package in (("chess", "chess"), ("pyspiel", "open_spiel"))
        if not find_spec(module)
    ]


def _python_chess(seconds: float) -> dict[str, float]:
    chess = import_module("chess")
    rng = random.Random(1)
    board = chess.Board()
    positions: list[Any] = []
    while not board.is_game_over() and len(positions) < PLIES:
        positions.append(board.copy())
        board.push(rng.choice(list(board.legal_moves)))

    def with_move(board: Any) -> Any:
        return board.copy(), rng.choice(list(board.legal_moves))

    return costs(
        {
            calls.NEW: Call(lambda board: chess.Board()),
            calls.TO_MOVE: Call(lambda board: board.turn),
            calls.LIST: Call(lambda board: list(board.legal_moves)),
            calls.PLAY: Call(lambda pair: pair[0].push(pair[1]), with_move),
            calls.VIEW: Call(lambda board: board.fen()),
            calls.COPY: Call(lambda board: board.copy()),
            calls.PICKLE: Call(pickle_and_back),
        },
        positions,
        seconds,
    )


def _open_spiel(name: str, seconds: float) -> dict[str, float]:
    game = import_module("pyspiel").load_game(name)
    rng = random.Random(1)
    positions: list[Any] = []
    state = game.new_initial_state()
    while not state.is_terminal() and len(positions) < PLIES:
        positions += [] if state.is_chance_node() else [state.clone()]
        state.apply_action(rng.choice(_actions(state)))

    def fresh(state: Any) -> Any:
        """A state that does not know its legal moves yet: a state keeps their list."""
        made = game.new_initial_state()
        for action in state.history():
            made.apply_action(action)
        return made

    def with_move(state: Any) -> Any:
        return fresh(state), rng.choice(state.legal_actions())

    return costs(
        {
            calls.NEW: Call(lambda state: game.new_initial_state()),
            calls.TO_MOVE: Call(lambda state: state.current_player()),
            calls.NUMBERS: Call(lambda state: state.legal_actions(), fresh),
            calls.PLAY: Call(lambda pair: pair[0].apply_action(pair[1]), with_move),
            calls.VIEW: Call(_observation(game)),
            calls.COPY: Call(lambda state: state.clone()),
            calls.PICKLE: Call(pickle_and_back),
        },
        positions,
        seconds,
    )


def _actions(state: Any) -> list[int]:
    if state.is_chance_node():
        return [action for action, _ in state.chance_outcomes()]
    actions: list[int] = state.legal_actions()
    return actions


def _observation(game: Any) -> Callable[[Any], object]:
    """The text of what a player sees; hearts has only the text of all that a player has learned."""
    if game.get_type().provides_observation_string:
        return lambda state: state.observation_string()
    return lambda state: state.information_state_string()
