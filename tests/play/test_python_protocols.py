"""Matches, seats and moves as Python objects: equality, hashes, order, copies, pickles and files."""

import copy
import inspect
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import draftwork
from draftwork import Match, Move, Seat
from draftwork.games import load, names
from draftwork.kernel import errors, pack
from tests.editions import GAMES as GAMES_WITH_EDITIONS
from tests.editions import own
from tests.exchange import check_exchange_with_a_pure_process, played

PLIES = st.integers(0, 30)
SEEDS = st.integers(0, 1000)
COPIES: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda one: pickle.loads(pickle.dumps(one)),
]


@pytest.mark.parametrize("make", COPIES, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("game", names())
@given(seed=SEEDS, plies=PLIES)
def test_copies_of_matches_are_equal_and_independent(
    game: str, make: Callable[[Match], Match], seed: int, plies: int
) -> None:
    match = played(game, seed, plies)
    other = make(match)
    assert other == match
    assert other.game is match.game
    before = pack(match.state)
    if not match.is_over:
        move = match.legal_moves[0]
        assert other.play(move) == move  # a move of the original is a move of the copy
        assert other != match
        assert pack(match.state) == before
        other.undo()
        assert other == match


@pytest.mark.parametrize("make", COPIES, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("game", names())
@given(seed=SEEDS, plies=PLIES)
def test_copies_of_seats_know_the_same(
    game: str, make: Callable[[Seat], Seat], seed: int, plies: int
) -> None:
    match = played(game, seed, plies)
    for index in (*range(match.players), None):
        seat = match.seat(index)
        other = make(seat)
        assert other == seat
        assert other.view == seat.view
        assert other.position == seat.position
        assert other.record == seat.record
        assert [*other.legal_moves] == [*seat.legal_moves]
        assert other.to_move == seat.to_move


@pytest.mark.parametrize("game", ["sagrada", "blueprints", "hoard"])
def test_the_pickle_of_a_seat_holds_no_secret(game: str) -> None:
    match = played(game, 7, 5)
    data = pickle.dumps(match.seat(0))
    assert pack(match.state) not in data
    assert pack(match.seat(0).redacted_state) in data
    restored = pickle.loads(data)
    assert restored._match.seed is None
    assert pack(restored._match.state) == pack(match.seat(0).redacted_state)


@pytest.mark.parametrize("game", GAMES_WITH_EDITIONS)
def test_custom_editions_survive_a_pickle(game: str) -> None:
    match = played(game, 3, 4, edition=own(game))
    other = pickle.loads(pickle.dumps(match))
    assert other == match
    assert other.edition.name == "my own copy"
    assert pickle.loads(pickle.dumps(match.seat(1))).view == match.seat(1).view


def test_pickles_pass_between_processes() -> None:
    check_exchange_with_a_pure_process()


@pytest.mark.parametrize("make", COPIES, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("game", names())
def test_what_a_match_gives_can_be_copied_and_pickled(game: str, make: Callable[[Any], Any]) -> None:
    match = played(game, 2, 6)
    moves = make(match.legal_moves)
    assert [*moves] == [*match.legal_moves]
    assert [number in moves for number in range(100)] == [
        number in match.legal_moves for number in range(100)
    ]
    assert len(make(match.seat(1 - (match.to_move or 0)).legal_moves)) == 0
    scores = make(match.scores)
    assert [*scores] == [*match.scores]
    assert scores.explain() == match.scores.explain()
    assert make(match.game) is match.game
    for data in (match.history, match.record(), match.seat(0).choices, match.seat(0).points):
        assert make(data) == data


def test_legal_moves_are_a_sequence() -> None:
    moves = Match("patchwork", seed=1).legal_moves
    assert isinstance(moves, Sequence)
    assert moves.index(moves[3]) == 3
    assert [*reversed(moves)] == moves[::-1]
    assert random.Random(1).choice(moves) in moves


def test_tab_completion_shows_the_public_names_only() -> None:
    shown = [name for name in dir(draftwork) if not name.startswith("__")]
    assert shown == sorted([*draftwork.__all__, "bots"])
    assert all(getattr(draftwork, name) is not None for name in shown)


def test_a_pickle_of_other_rules_is_refused() -> None:
    match = Match("patchwork", seed=1)
    data = match.__getstate__() | {"game": ("patchwork", 99)}
    with pytest.raises(draftwork.UnsupportedVersion):
        Match.__new__(Match).__setstate__(data)


MOVES = st.sampled_from(names()).flatmap(
    lambda game: st.tuples(st.just(game), st.integers(0, load(game).num_moves - 1))
)


@given(st.lists(MOVES))
def test_moves_are_hashable_and_ordered_by_game_and_number(keys: list[tuple[str, int]]) -> None:
    moves = [Move(number, load(game)) for game, number in keys]
    assert [(move.game.name, move.number) for move in sorted(moves)] == sorted(keys)
    assert len({*moves}) == len({*keys})
    assert all(copy.deepcopy(move) == move and hash(copy.copy(move)) == hash(move) for move in moves)
    assert pickle.loads(pickle.dumps(moves)) == moves


def test_moves_are_compared_with_moves_only() -> None:
    move = Match("patchwork", seed=1).legal_moves[0]
    assert move != 0
    with pytest.raises(TypeError):
        assert move < 1


def test_matches_of_different_seeds_differ() -> None:
    assert Match("patchwork", seed=1) != Match("patchwork", seed=2)
    assert Match("patchwork", seed=1) == Match("patchwork", seed=1)
    assert Match("patchwork", seed=1) != "patchwork"


@pytest.mark.parametrize("game", names())
def test_a_match_is_saved_and_loaded(game: str, tmp_path: Path) -> None:
    match = played(game, 5, 12)
    match.save(tmp_path / "game.json")
    assert Match.load(tmp_path / "game.json") == match
    assert Match.load(str(tmp_path / "game.json")) == match


def test_old_names_warn() -> None:
    match = Match("patchwork", seed=1)
    with pytest.warns(DeprecationWarning, match="legal_moves"):
        assert [*match.moves] == [*match.legal_moves]
    with pytest.warns(DeprecationWarning, match="legal_moves"):
        assert [*match.seat(0).moves] == [*match.seat(0).legal_moves]


def test_errors_are_at_the_top_level() -> None:
    classes = [one for one in vars(errors).values() if isinstance(one, type)]
    exported = [one for one in classes if issubclass(one, errors.DraftworkError)]
    assert len(exported) > 15
    assert all(getattr(draftwork, one.__name__) is one for one in exported)
    with pytest.raises(draftwork.IllegalMove):
        Match("patchwork", seed="tuesday").play("7 a1")


@pytest.mark.parametrize(
    "first",
    ["", "import draftwork.games", "from draftwork.games import load", "import draftwork.games.sagrada"],
)
def test_games_is_a_function_in_every_order_of_imports(first: str) -> None:
    code = f"{first}\nimport draftwork, draftwork.games, inspect\nassert inspect.isfunction(draftwork.games)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_function_games_and_the_package_games_live_side_by_side() -> None:
    assert draftwork.games is pickle.loads(pickle.dumps(draftwork.games))
    assert (
        inspect.getdoc(draftwork.games) == "The descriptions of all games that can be loaded, as JSON data."
    )
    assert {game["name"] for game in draftwork.games()} == {*names()}
    assert inspect.ismodule(sys.modules["draftwork.games"])
    assert load("patchwork").describe() in draftwork.games()


@pytest.mark.parametrize(
    "source", [lambda: 7, lambda: np.int64(7), lambda: random.Random(7), lambda: np.random.default_rng(7)]
)
def test_imagine_takes_seeds_and_generators(source: Callable[[], Any]) -> None:
    seat = played("sagrada", 1, 6).seat(0)
    one, other = seat.imagine(source()), seat.imagine(source())
    assert one == other
    assert one.seat(0).view == seat.view


def test_a_generator_that_goes_on_imagines_another_match() -> None:
    seat, rng = played("sagrada", 1, 6).seat(0), random.Random(1)
    assert len({pack(seat.imagine(rng).state) for _ in range(5)}) > 1


@pytest.mark.parametrize("wrong", ["seven", b"7", None, True, 1.5])
def test_imagine_refuses_other_sources(wrong: Any) -> None:
    with pytest.raises(draftwork.BadOption, match="random generator"):
        Match("sagrada", seed=1).seat(0).imagine(wrong)


def test_the_mask_is_an_array() -> None:
    match = Match("patchwork", seed=1)
    mask = match.legal_moves.mask()
    assert mask.dtype == np.bool_
    assert np.flatnonzero(mask).tolist() == match.legal_moves.numbers
