"""Structs of states, actions and observations, and pickles."""

import json
import pickle
import random
from typing import Any

import pyspiel
import pytest

from draftwork import open_position
from draftwork.kernel.errors import BadPosition
from tests.envs.open_spiel.loaded import NAMES, game_of, states


@pytest.mark.parametrize("name", NAMES)
def test_states_come_back_from_their_structs_with_their_history(name: str) -> None:
    game = game_of(name)
    begun = game.new_initial_state()
    begun.apply_action(200)
    for state in [game.new_initial_state(), begun, *states(game, 1, step=15)]:
        for given in (state.to_struct(), state.to_dict(), state.to_json()):
            again = game.new_initial_state(given)
            assert (str(again), again.history()) == (str(state), state.history())
            assert again.to_dict() == state.to_dict()
            if not state.is_chance_node():
                assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_come_back_from_their_position(name: str) -> None:
    game = game_of(name)
    for state in states(game, 2, step=15):
        other = state.resample_from_infostate(0, random.Random(1).random)
        struct = other.to_dict()
        assert struct["seed"] is None
        again = game.new_initial_state(struct)
        assert (str(again), again.legal_actions()) == (str(other), other.legal_actions())


@pytest.mark.parametrize("name", NAMES)
def test_actions_come_back_from_their_structs(name: str) -> None:
    game = game_of(name)
    for state in [game.new_initial_state(), *states(game, 3, step=15)]:
        if state.is_terminal():
            continue
        for action in state.legal_actions()[::7]:
            struct = state.action_to_struct(state.current_player(), action)
            assert state.struct_to_actions(struct) == [action]
            assert state.validate_action_struct(struct).ok()
        clone = state.clone()
        assert clone.apply_action_struct(struct).ok()
        assert clone.history()[-1] == action


def test_illegal_structs_are_refused() -> None:
    *_, state, _ = states(game_of("hoard"), 3, step=1)
    held = {state.action_to_struct(action).to_dict()["text"] for action in state.legal_actions()}
    for action in range(18):
        struct = state.action_to_struct(state.current_player(), action)
        assert state.validate_action_struct(struct).ok() == (struct.to_dict()["text"] in held)


@pytest.mark.parametrize("name", NAMES)
def test_observation_structs_hold_the_view_and_the_position_of_the_seat(name: str) -> None:
    for state in states(game_of(name), 4, step=15):
        for player in range(2):
            struct = state.to_observation_struct(player)
            data = json.loads(struct.to_json())
            assert data == struct.to_dict()
            seat = open_position(data["position"])
            assert seat.index == data["seat"] == player
            assert json.loads(json.dumps(seat.view)) == data["view"]
            assert len(data["moves"]) == len(state.history()) - 8


def test_impossible_structs_are_refused() -> None:
    game = game_of("hoard")
    *_, state = states(game, 1)
    struct = state.to_dict()
    with pytest.raises(ValueError, match="not legal"):
        game.new_initial_state(struct | {"moves": ["play 1", "play 1"]})
    with pytest.raises(ValueError, match="another game"):
        game_of("hoard", {"players": 3}).new_initial_state({"position": struct["position"]})
    with pytest.raises(TypeError, match="not list"):
        game.new_initial_state([])
    running = next(iter(states(game, 1)))
    with pytest.raises(BadPosition):
        game.new_initial_state({"position": running.observation_string(0)})


@pytest.mark.parametrize("name", NAMES)
def test_states_are_pickled_with_the_memories_of_all_players(name: str) -> None:
    game = game_of(name)

    def known(state: Any) -> list[str]:
        return [str(state), *(state.information_state_string(player) for player in range(2))]

    for state in states(game, 5, step=15):
        other = state.resample_from_infostate(1, random.Random(1).random)
        if not other.is_terminal():
            other.apply_action(other.legal_actions()[0])
        for each in (state, other):
            assert known(pickle.loads(pickle.dumps(each))) == known(each)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert (known(again), again.history()) == (known(state), state.history())
