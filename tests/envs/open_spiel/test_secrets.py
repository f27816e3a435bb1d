"""Observers, structs and resampled states give no more than the player may know."""

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from draftwork import open_position
from draftwork.kernel import pack
from draftwork.kernel.generics import NOBODY
from draftwork.play.seat import redact_state
from tests.envs.open_spiel.loaded import NAMES, game_of, states

PUBLIC = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
)
PRIVATE = pyspiel.IIGObservationType(
    public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)
ALL = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
)
HIDING = [name for name in NAMES if name != "patchwork"]


def known_to(state: Any, player: int) -> list[Any]:
    """Everything that the interface gives a player."""
    game = state.get_game()
    private = make_observation(game, PRIVATE)
    return [
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.to_observation_struct(player).to_json(),
        private.string_from(state, player),
        make_observation(game, PUBLIC).string_from(state, player),
        state.legal_actions(player) if state.current_player() == player else [],
        state.current_player(),
    ]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_hidden_information_changes_nothing_that_a_player_gets(name: str, seed: int) -> None:
    rng = random.Random(seed)
    changed = 0
    for state in states(game_of(name), seed, step=9):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert known_to(other, player) == known_to(state, player)
            changed += str(other) != str(state)
    assert bool(changed) == (name in HIDING)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_can_be_played_to_the_end(name: str) -> None:
    rng = random.Random(1)
    for state in states(game_of(name), 1, step=20):
        if state.is_terminal():
            continue
        before = str(state)
        other = state.resample_from_infostate(state.current_player(), rng.random)
        assert other.history() == []  # the true history would reveal the seed and secret moves
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
        assert sum(other.returns()) == pytest.approx(0)
        assert str(state) == before


@pytest.mark.parametrize("name", HIDING)
def test_different_numbers_give_different_hidden_information(name: str) -> None:
    state = next(iter(states(game_of(name), 2)))
    found = {
        str(state.resample_from_infostate(state.current_player(), random.Random(i).random)) for i in range(8)
    }
    assert len(found) == 8
    again = state.resample_from_infostate(state.current_player(), random.Random(0).random)
    assert str(again) in found


@pytest.mark.parametrize("name", ["sagrada", "hoard"])
def test_others_remember_only_what_everybody_knows_of_a_resampled_past(name: str) -> None:
    """The information state of another player does not depend on its true secret moves."""
    rng = random.Random(4)
    compared = 0
    for state in states(game_of(name), 4, step=2):
        if state.is_terminal() or len(state.history()) <= 8:
            continue
        player = state.current_player()
        other = 1 - player
        resampled = state.resample_from_infostate(player, rng.random)
        log = resampled.information_state_string(other).partition("moves: ")[2].partition("\n")[0]
        public = make_observation(
            state.get_game(),
            pyspiel.IIGObservationType(
                public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
            ),
        )
        assert log == public.string_from(state, 0).partition("moves: ")[2].partition("\n")[0]
        compared += 1
    assert compared


@pytest.mark.parametrize("name", NAMES)
def test_past_observations_and_actions_follow_from_the_information_state(name: str) -> None:
    """Perfect recall: the digest differs if anything that the player has seen differs."""
    game = game_of(name)
    seen: dict[str, list[str]] = {}
    for seed in (1, 1, 2):
        past: dict[int, list[str]] = {player: [] for player in range(2)}
        for state in states(game, seed, step=1):
            for player in range(2):
                past[player].append(state.observation_string(player))
                key = f"{player} {state.information_state_string(player)}"
                assert seen.setdefault(key, [*past[player]]) == past[player]
    assert len(seen) > 6


@pytest.mark.parametrize("name", NAMES)
def test_observation_strings_are_positions_of_the_seat(name: str) -> None:
    for state in states(game_of(name), 3, step=11):
        for player in range(2):
            seat = open_position(state.observation_string(player))
            assert seat.index == player
            assert seat.legal_moves.numbers == state.legal_actions(player)
            expected = redact_state(seat.game, state.ply.state, player)
            assert pack(seat.redacted_state) == pack(expected)


@pytest.mark.parametrize("name", NAMES)
def test_public_and_private_parts_make_up_what_a_player_knows(name: str) -> None:
    game = game_of(name, {"imperfect_information": True})
    public, private, everything = (make_observation(game, kind) for kind in (PUBLIC, PRIVATE, ALL))
    assert public.tensor is None
    has_secrets = False
    for state in states(game, 6, step=5):
        common = public.string_from(state, 0)
        assert common == public.string_from(state, 1)
        for player in range(2):
            first, *own = private.string_from(state, player).splitlines()
            assert first == f"player: {player}"
            whole = state.observation_string(player).splitlines()
            assert set(own) == set(whole) - set(common.splitlines())
            assert set(own) <= set(everything.string_from(state, player).splitlines())
            has_secrets |= len(own) > 1  # besides the line that names the seat
    assert has_secrets == (name in ("sagrada", "blueprints", "hoard"))
    assert NOBODY == -1


def test_other_kinds_of_observers_are_not_supported() -> None:
    game = game_of("hoard")
    for public, recall, private in (
        (False, False, pyspiel.PrivateInfoType.NONE),
        (False, True, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        (True, True, pyspiel.PrivateInfoType.ALL_PLAYERS),
        (False, False, pyspiel.PrivateInfoType.ALL_PLAYERS),
    ):
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        assert make_observation(game, kind) is None
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, PUBLIC, {"x": 1})


@pytest.mark.parametrize("name", NAMES)
def test_the_tensor_of_an_information_state_adds_the_moves_as_the_player_knows_them(name: str) -> None:
    game = game_of(name)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    now = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
    for state in states(game, 8, step=9):
        recall.set_from(state, 1)
        now.set_from(state, 1)
        size = len(now.tensor)
        assert np.array_equal(recall.tensor[:size], now.tensor)
        rows = recall.dict["moves"].reshape(-1, 2)
        log = state.ply.log(1)
        assert (rows[len(log) :] == 0).all()
        for row, entry in zip(rows, log, strict=False):
            assert round(row[0] * 2) - 1 == entry.seat
            assert round(row[1] * game.num_distinct_actions()) - 1 == entry.number


@pytest.mark.parametrize("name", NAMES)
def test_before_the_deal_nothing_is_seen(name: str) -> None:
    state = game_of(name).new_initial_state()
    state.apply_action(17)
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert not any(state.observation_tensor(0))
    assert json.loads(state.to_observation_struct(0).to_json())["view"] is None
    with pytest.raises(ValueError, match="before the deal"):
        state.resample_from_infostate(0, random.random)
