"""Heuristics of Patchwork: candidates, ratings, estimates and features."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

import pytest

from draftwork.games.patchwork import GAME, HEURISTICS
from draftwork.games.patchwork.ai.features import FEATURES
from draftwork.games.patchwork.ai.fillability import shape_counts, square_gap
from draftwork.games.patchwork.constants import BOARDS, PLACEMENT_PATCH
from draftwork.games.patchwork.notation.moves import read_move
from draftwork.games.patchwork.rules.turns import ADVANCE
from draftwork.games.patchwork.state import State
from draftwork.kernel import batch, float_array, int_zeros, pack
from draftwork.kernel.bits import split
from draftwork.kernel.deal import deal_key
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator, random_below
from tests.games.patchwork.build import FULL, all_but, cells, start, with_fields

SEEDS = range(3)


def decisions(board: str, seed: int) -> Iterator[State]:
    """The states of a match, up to the final one. About two of three moves are candidates."""
    s = GAME.new_state(2, {"board": board}, {})
    GAME.rules.deal(s, deal_key(f"bots {seed}"))
    rng, out = generator(f"bots {seed}"), int_zeros(GAME.max_legal_moves)
    while GAME.rules.to_move(s) != NOBODY:
        yield s
        if random_below(rng, 3) == 0:
            move = GAME.rules.sample_move(s, rng, out)
        else:
            move = out[random_below(rng, HEURISTICS.candidates(s, out))]
        GAME.rules.apply(s, move)
    yield s


def candidates(s: State) -> list[int]:
    out = int_zeros(GAME.max_legal_moves)
    return [int(out[i]) for i in range(HEURISTICS.candidates(s, out))]


def ratings(s: State, *texts: str) -> list[float]:
    moves = int_zeros(len(texts))
    for i, text in enumerate(texts):
        moves[i] = read_move(text)
        assert GAME.rules.illegality(s, moves[i]) == 0, text
    rated = float_array([0.0] * len(texts))
    HEURISTICS.rate(s, moves, len(texts), rated, batch(State, 1))
    return list(rated)


def seen(s: State, seat: int) -> list[float]:
    out = float_array([float("nan")] * len(FEATURES))  # NaN shows which features are not written
    HEURISTICS.features(s, seat, out)
    return list(out)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_candidates_are_legal_with_one_for_each_patch(board: str, seed: int) -> None:
    for s in decisions(board, seed):
        found = candidates(s)
        if GAME.rules.to_move(s) == NOBODY:
            assert found == []
            continue
        out = int_zeros(GAME.max_legal_moves)
        legal = {int(out[i]) for i in range(GAME.rules.legal_moves(s, out))}
        assert 1 <= len(found) <= HEURISTICS.max_candidates
        assert set(found) <= legal
        patches = [None if move == ADVANCE else PLACEMENT_PATCH[move - 1] for move in found]
        could = {None if move == ADVANCE else PLACEMENT_PATCH[move - 1] for move in legal}
        assert len(set(patches)) == len(patches)
        assert set(patches) == could


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_features_are_complete_and_moderate_numbers(board: str, seed: int) -> None:
    for s in decisions(board, seed):
        for seat in range(2):
            row = seen(s, seat)
            assert len(row) == len(FEATURES) == len(set(FEATURES))
            assert all(isfinite(x) and abs(x) < 10 for x in row)


def test_features_show_both_seats_alike() -> None:
    """The features about the seat itself are those about the opponent for the other seat, and vice versa."""
    own = [i for i, name in enumerate(FEATURES) if f"other-{name}" in FEATURES]
    other = [FEATURES.index(f"other-{FEATURES[i]}") for i in own]
    for s in decisions("2014", 5):
        mine, theirs = seen(s, 0), seen(s, 1)
        assert [mine[i] for i in own] == [theirs[i] for i in other]
        assert [mine[i] for i in other] == [theirs[i] for i in own]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_estimate_is_the_score_at_the_end(seed: int) -> None:
    *_, s = decisions("2014", seed)
    assert [HEURISTICS.estimate(s, seat) for seat in range(2)] == [
        GAME.rules.score(s, seat) for seat in range(2)
    ]


def test_the_estimate_of_a_seat_on_the_last_space_is_its_score() -> None:
    s = with_fields(start(), time=[53, 40], income=[9, 9], buttons=[7, 7], player=1)
    assert HEURISTICS.estimate(s, 0) == GAME.rules.score(s, 0)
    assert HEURISTICS.estimate(s, 1) > GAME.rules.score(s, 1) + 2 * 9  # two incomes and some time are left


def test_stages_increase_and_all_are_reached() -> None:
    stages = [HEURISTICS.stage(s) for s in decisions("2014", 1)]
    assert stages == sorted(stages)
    assert set(stages) == set(range(HEURISTICS.stages))
    assert len(HEURISTICS.lead_sd) == HEURISTICS.stages


def test_a_leather_patch_is_midturn() -> None:
    s = with_fields(start(), time=[18, 19])
    assert not HEURISTICS.midturn(s)
    GAME.rules.apply(s, ADVANCE)
    assert HEURISTICS.midturn(s)


def test_rating_does_not_change_the_state() -> None:
    for s in decisions("2014", 2):
        before = pack(s)
        moves = int_zeros(GAME.max_legal_moves)
        n = HEURISTICS.candidates(s, moves)
        HEURISTICS.rate(s, moves, n, float_array([0.0] * len(moves)), batch(State, 1))
        assert pack(s) == before


def test_leather_patches_fill_isolated_cells() -> None:
    """A ring covers the cells around e5. Only a leather patch can fill e5, so it is placed there."""
    ring = cells(*(f"leather {name}" for name in ("d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6")))
    s = with_fields(start(), time=[18, 19], covered={0: ring})
    GAME.rules.apply(s, ADVANCE)
    assert candidates(s) == [read_move("leather e5")]


def test_a_corner_is_a_better_placement_than_the_middle() -> None:
    """A patch in the middle leaves a longer border, and so cells that are harder to fill."""
    corner, middle = ratings(start(), "2 a1", "2 d5")
    assert corner > middle


def test_income_is_worth_more_early() -> None:
    """Patch 8 costs four spaces more than patch 7 and earns one button more per income."""
    circle = [0, 7, 8, *(i for i in range(1, 33) if i not in (7, 8))]
    early = ratings(start(circle), "7 a1", "8 a1")
    late = ratings(with_fields(start(circle), time=[46, 46]), "7 a1", "8 a1")
    assert early[1] - early[0] > late[1] - late[0]


def test_the_special_tile_is_worth_completing() -> None:
    """Both placements fill an isolated cell. Only one of them completes a 7x7 square."""
    s = with_fields(start(), time=[18, 19], covered={0: all_but("e5", "i9")})  # e5 lies in every square
    GAME.rules.apply(s, ADVANCE)
    inside, outside = ratings(s, "leather e5", "leather i9")
    assert inside > outside + 1


def test_a_cheap_patch_beats_advancing_while_time_is_left() -> None:
    """Patch 3 covers three cells for three buttons and one space, and keeps the turn."""
    s = with_fields(start(), buttons=[5, 5], time=[10, 18])
    patch, advance = ratings(s, "3 a1", "advance")
    assert patch > advance


def test_advancing_beats_an_expensive_patch_at_the_end() -> None:
    """Patch 18 costs ten buttons for five cells and one income, which is worse than advancing."""
    s = with_fields(start([0, 18, *(i for i in range(1, 33) if i != 18)]), time=[50, 50], buttons=[10, 0])
    patch, advance = ratings(s, "18 a1", "advance")
    assert advance > patch


def test_shape_counts_of_known_cells() -> None:
    """The cells are a square across the two integers, one isolated cell, and a pair."""
    low, high = split(cells(*(f"leather {name}" for name in ("a6", "b6", "a7", "b7", "e5", "h9", "i9"))))
    assert shape_counts(low, high) == (5, 1, 2, 1)
    assert shape_counts(*split(FULL)) == (144, 0, 0, 64)
    assert square_gap(*split(cells("leather e5", "leather a1", "leather i1"))) == 1
