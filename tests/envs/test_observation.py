"""Observations: their channels agree with the game, and they contain nothing that is hidden from the seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from draftwork import Match
from draftwork.envs.observation import Observer
from draftwork.games import load
from draftwork.kernel import int_zeros
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator
from tests.shipped import GAMES

ALL_GAMES = (*GAMES, "hoard")


def settings_of(name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """All numbers of players, with the default options and with one other value of each option."""
    game = load(name)
    for players in game.players:
        yield players, {}
        for option in game.options:
            if option.players is None or players in option.players:
                yield players, {option.name: option.allowed[-1]}


CASES = [(name, *case) for name in ALL_GAMES for case in settings_of(name)]


def random_match(name: str, players: int, options: dict[str, Any], seed: int, plies: int) -> Match:
    """A match after some random moves, without a history; it may be over."""
    match = Match(name, players=players, seed=seed, **options)
    rng, out = generator(str(seed)), int_zeros(match.game.max_legal_moves)
    for _ in range(plies):
        if match.game.rules.to_move(match.state) == NOBODY:
            break
        match.game.rules.apply(match.state, match.game.rules.sample_move(match.state, rng, out))
    return match


def written(observer: Observer, match: Match, seat: int | None) -> tuple[int, np.ndarray[Any, Any]]:
    """The observation, after a check that exactly the numbers of the channels are written."""
    out = np.full(observer.size + 1, np.nan, np.float32)
    observer.write(match.state, seat, out)
    return int(np.isnan(out).sum()), out[:-1]


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_the_channels_are_exactly_what_is_written_and_bounded(
    name: str, players: int, options: dict[str, Any]
) -> None:
    observer = Observer(load(name), players)
    for seed, plies in enumerate((0, 1, 7, 30, 1000)):
        match = random_match(name, players, options, seed, plies)
        for seat in (None, *range(players)):
            unwritten, observation = written(observer, match, seat)
            assert unwritten == 1
            assert np.abs(observation).max() <= 1


@pytest.mark.parametrize(("name", "players", "options"), CASES)
@settings(max_examples=4, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 60), seat=st.integers(0, 3))
def test_an_observation_does_not_depend_on_what_the_seat_may_not_know(
    name: str, players: int, options: dict[str, Any], seed: int, plies: int, seat: int
) -> None:
    """The seat imagines what is hidden from it: another possible deal gives the same bits."""
    match = random_match(name, players, options, seed, plies)
    viewer = match.seat(seat % players)
    observer = Observer(match.game, players)
    true = observer.observe(match.state, viewer.index)
    for imagined in range(2):
        other = viewer.imagine(3 * seed + imagined)
        assert observer.observe(other.state, viewer.index).tobytes() == true.tobytes()


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_redacted_state_gives_the_same_observation(name: str) -> None:
    match = random_match(name, load(name).players[-1], {}, 5, 9)
    observer = Observer(match.game, match.players)
    for seat in (None, *range(match.players)):
        redacted = match.seat(seat).redacted_state
        assert np.array_equal(observer.observe(redacted, seat), observer.observe(match.state, seat))


@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_names_of_channels_are_unique_and_explained(name: str) -> None:
    for players in load(name).players:
        channels = load(name).observation.channels(players)
        assert len({channel.name for channel in channels}) == len(channels)
        assert all(channel.meaning and channel.size > 0 for channel in channels)


@pytest.mark.parametrize("name", GAMES)
def test_seats_are_numbered_from_the_viewer(name: str) -> None:
    match = random_match(name, load(name).players[-1], {}, 3, 12)
    observer = Observer(match.game, match.players)
    places = observer.slices()
    for seat in range(match.players):
        observation = observer.observe(match.state, seat)
        movers = [k for k in range(match.players) if observation[places[f"to move[{k}]"]] == 1]
        assert movers == [((match.to_move or 0) - seat) % match.players]


def test_the_quilts_of_patchwork() -> None:
    match = random_match("patchwork", 2, {}, 1, 25)
    observer = Observer(match.game, 2)
    for seat in range(2):
        observation = observer.observe(match.state, seat)
        for k in range(2):
            quilt = match.view(seat)["players"][(seat + k) % 2]["quilt"]
            covered = [cell == "#" for row in quilt for cell in row]
            assert (observation[observer.slices()[f"quilt[{k}]"]] == covered).all()


def test_the_offer_of_patchwork() -> None:
    match = random_match("patchwork", 2, {}, 1, 4)
    observer = Observer(match.game, 2)
    offer = observer.observe(match.state, 0)[observer.slices()["offer"]].reshape(3, -1)
    assert offer.argmax(axis=1).tolist() == match.view(0)["offer"]
    assert offer.sum() == 3


def test_the_pool_of_blueprints_and_only_the_own_building() -> None:
    match = random_match("blueprints", 3, {}, 1, 5)
    observer, places = Observer(match.game, 3), Observer(match.game, 3).slices()
    observation = observer.observe(match.state, 1)
    assert (observation[places["pool"]] * 4).round().astype(int).tolist() == list(match.state.pool)
    assert observation[places["plan known"]] == 1
    assert observer.observe(match.state, None)[places["plan known"]] == 0
    assert not observer.observe(match.state, None)[places["building"]].any()


def test_the_private_objective_of_sagrada_is_seen_by_its_owner_alone() -> None:
    match = random_match("sagrada", 3, {}, 1, 9)
    observer, places = Observer(match.game, 3), Observer(match.game, 3).slices()
    observation = observer.observe(match.state, 2)
    assert observation[places["private[0]"]].argmax() == match.state.private[2]
    assert not observation[places["private[1]"]].any()
    assert not observation[places["private[2]"]].any()


def test_the_factories_of_sintra() -> None:
    match = random_match("sintra", 2, {}, 1, 6)
    observer = Observer(match.game, 2)
    sources = observer.observe(match.state, 0)[observer.slices()["sources"]].reshape(-1, 5)
    factories: list[str] = match.view(0)["factories"]
    counts = [[factory.count(letter) for letter in "POYWB"] for factory in factories]
    assert (sources[: len(counts)] * 4).tolist() == counts


def test_a_game_without_channels_of_its_own_has_its_fields() -> None:
    match = random_match("hoard", 2, {}, 1, 2)
    observer = Observer(match.game, 2)
    observation = observer.observe(match.state, 0)
    hand = observation[observer.slices()["hand"]]
    state = match.seat(0).redacted_state
    assert hand.tolist() == pytest.approx([x / (abs(x) + 1) for x in state.hand])
