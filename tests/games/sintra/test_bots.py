"""The heuristics of Sintra: candidates, ratings, the estimate and the features."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import isfinite
from typing import Any

import pytest

from draftwork.bots.search import is_leaf, search_params
from draftwork.games.sintra import GAME, HEURISTICS
from draftwork.games.sintra.notation.moves import read_move, write_move
from draftwork.games.sintra.state import State
from draftwork.kernel import batch, float_array, int_zeros, pack, to_python, unpack
from draftwork.kernel.deal import deal_key
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator
from tests.games.sintra.build import OPTIONS, changed, flip, play, put, start, table

MATCHES = [
    (2, {}),
    (2, {"side": "B"}),
    (3, {"side": "B", "return_over_gaps": False}),
    (4, {"floor_at_zero": True}),
]


def match(players: int, options: dict[str, Any], seed: str = "bots") -> Iterator[State]:
    """All states of a random match, up to the final one. Each step changes the same object."""
    s = GAME.new_state(players, OPTIONS | options, {})
    GAME.rules.deal(s, deal_key(seed))
    rng, out = generator(seed), int_zeros(GAME.max_legal_moves)
    while GAME.rules.to_move(s) != NOBODY:
        yield s
        GAME.rules.apply(s, GAME.rules.sample_move(s, rng, out))
    yield s


def candidates(s: State) -> list[str]:
    out = int_zeros(HEURISTICS.max_candidates)
    return [write_move(int(out[i])) for i in range(HEURISTICS.candidates(s, out))]


def ratings(s: State, *texts: str) -> list[float]:
    moves = int_zeros(len(texts))
    for i, text in enumerate(texts):
        moves[i] = read_move(text)
    found = float_array([0.0] * len(texts))
    HEURISTICS.rate(s, moves, len(texts), found, batch(State, 1))
    return [float(x) for x in found]


def features(s: State, seat: int) -> list[float]:
    out = float_array([9e9] * len(HEURISTICS.feature_names))
    HEURISTICS.features(s, seat, out)
    return [float(x) for x in out]


def best(s: State) -> str:
    texts = candidates(s)
    return max(zip(ratings(s, *texts), texts, strict=True))[1]


@pytest.mark.parametrize(("players", "options"), MATCHES)
def test_until_the_end_there_are_candidates_and_they_are_legal(players: int, options: dict[str, Any]) -> None:
    legal, out = int_zeros(GAME.max_legal_moves), int_zeros(HEURISTICS.max_candidates)
    for s in match(players, options):
        allowed = {int(legal[i]) for i in range(GAME.rules.legal_moves(s, legal))}
        found = [int(out[i]) for i in range(HEURISTICS.candidates(s, out))]
        assert set(found) <= allowed
        assert len(set(found)) == len(found)
        assert bool(found) == bool(allowed)


@pytest.mark.parametrize(("players", "options"), MATCHES)
def test_values_are_finite_and_computing_them_changes_nothing(players: int, options: dict[str, Any]) -> None:
    for s in match(players, options):
        before = pack(s)
        for seat in range(players):
            assert all(isfinite(x) and abs(x) < 12 for x in features(s, seat))
            assert isfinite(HEURISTICS.estimate(s, seat))
        assert 0 <= HEURISTICS.stage(s) < HEURISTICS.stages == len(HEURISTICS.lead_sd)
        assert HEURISTICS.midturn(s) == (to_python(s).keeping >= 0)
        if GAME.rules.to_move(s) != NOBODY:
            assert all(isfinite(x) for x in ratings(s, *candidates(s)))
        assert pack(s) == before


@pytest.mark.parametrize(("players", "options"), MATCHES)
def test_the_estimate_of_a_finished_match_is_the_score(players: int, options: dict[str, Any]) -> None:
    *_, s = match(players, options)
    for seat in range(players):
        assert HEURISTICS.estimate(s, seat) == GAME.rules.score(s, seat)


@pytest.mark.parametrize(("players", "options"), MATCHES)
def test_the_value_of_a_new_round_does_not_depend_on_the_refill(
    players: int, options: dict[str, Any]
) -> None:
    """The search evaluates states at the start of a round, and the refill is random."""
    compared = 0
    last = b""
    for s in match(players, options):
        if last and to_python(unpack(State, last)).round < to_python(s).round < 6:
            other = unpack(State, last)
            for i in range(8):
                other.key[i] = deal_key("another")[i]
            GAME.rules.apply(other, _step(last, s))
            assert [*to_python(other).sources] != [*to_python(s).sources]
            for seat in range(players):
                assert features(other, seat) == features(s, seat)
                assert HEURISTICS.estimate(other, seat) == HEURISTICS.estimate(s, seat)
            compared += 1
        last = pack(s)
    assert compared == 5


def test_the_search_stops_at_the_end_of_the_round() -> None:
    s, guide = table(start(), "O", "W"), search_params(GAME, halving=False)
    first = HEURISTICS.stage(s)
    assert not is_leaf(play(s, "f1 orange 1"), first, guide)
    assert is_leaf(play(s, "f2 white 2"), first, guide)


def test_the_search_treats_a_round_as_deterministic() -> None:
    """SI-5, SI-18: panes are drawn only between rounds, so the key does not matter within a round."""
    rng, out, same = generator("moves"), int_zeros(GAME.max_legal_moves), []
    for s in islice(match(2, {}), 40):
        other = changed(s, key=[int(word) for word in deal_key("another")])
        move, first, after = GAME.rules.sample_move(s, rng, out), HEURISTICS.stage(s), unpack(State, pack(s))
        for one in (after, other):
            GAME.rules.apply(one, move)
            GAME.rules.redact(one, NOBODY)
        if HEURISTICS.stage(after) == first:
            same.append(pack(after) == pack(other))
    assert len(same) > 30
    assert search_params(GAME, halving=False).deterministic_stage == all(same)


def _step(last: bytes, after: State) -> int:
    """The move between two states."""
    legal = int_zeros(GAME.max_legal_moves)
    for i in range(GAME.rules.legal_moves(unpack(State, last), legal)):
        tried = unpack(State, last)
        GAME.rules.apply(tried, legal[i])
        if pack(tried) == pack(after):
            return int(legal[i])
    raise AssertionError("no legal move leads there")


def test_side_a_has_one_pane_to_keep_and_side_b_has_all_colours() -> None:
    for side, found in (("A", ["keep pink"]), ("B", ["keep pink", "keep orange", "keep yellow"])):
        s = play(put(table(start(side=side), "Y", "W"), 1, "PPOO"), "f1 yellow 1")
        assert candidates(s) == found


def test_candidates_use_as_few_jokers_as_possible() -> None:
    s = table(changed(flip(start(), 8, "B"), glazier=[7]), "P", "YY", "WWW")  # PYWJJ
    assert candidates(s) == ["return", "f1 pink 8", "f2 yellow 8 j1", "f3 white 8 j2"]


def test_in_the_last_round_a_strip_is_completed_rather_than_begun() -> None:
    s = changed(put(table(start(), "Y", "WWBB", "PPOO"), 1, "PPOO"), round=5)
    complete, begin = ratings(s, "f1 yellow 1", "f1 yellow 2")
    assert complete > begin + 1


def test_early_on_the_rightmost_window_is_completed_rather_than_the_leftmost() -> None:
    """Window 8 adds its points to every strip completed later; window 1 scores more if completed later."""
    s = put(put(table(start(), "Y", "WWBB", "PPOO"), 1, "PPOO"), 8, "BBPW")
    leftmost, rightmost = ratings(s, "f1 yellow 1", "f1 yellow 8")
    assert rightmost > leftmost + 0.5


def test_placing_more_panes_is_better_than_breaking_them() -> None:
    """Strip 2 can take one of three white panes and strip 3 can take two; otherwise the moves are alike."""
    whole, broken = ratings(table(start(), "WWW", "PPOO"), "f1 white 3", "f1 white 2")
    assert whole > broken


def test_the_step_to_the_bottom_row_costs_more_than_the_first() -> None:
    """In the last round: from the top a pane costs 1 point, from the row −14 it costs 4."""
    s = changed(table(start(), "OOO", "W"), round=5)
    first = ratings(s, "f1 orange 1")[0]
    last = ratings(changed(s, row=[7]), "f1 orange 1")[0]
    assert first - last > 2


def test_the_start_marker_is_not_worth_a_step_in_the_last_round() -> None:
    """A factory and the centre have one pane of the same colour; the marker is in the centre."""
    s = changed(table(start(), "W", centre="WPO"), round=5)
    factory, centre = ratings(s, "f1 white 3", "centre white 3")
    assert factory > centre


def test_returning_beats_breaking_four_panes() -> None:
    s = changed(table(start(), "OOOO", centre="OO"), glazier=[7], marker=0)  # strip 8 is BBPYW
    assert best(s) == "return"


def test_side_b_keeps_the_most_common_colour_of_the_palace() -> None:
    s = start(side="B")
    for place in (5, 6, 7):
        s = flip(s, place, "O")
    s = play(put(table(s, "Y", "W"), 1, "PPOO"), "f1 yellow 1")
    assert best(s) == "keep orange"


def test_a_palace_with_more_glass_is_worth_more() -> None:
    s = start()
    assert HEURISTICS.estimate(put(s, 1, "PPO"), 0) > HEURISTICS.estimate(s, 0)
    assert HEURISTICS.estimate(flip(s, 8, "P"), 0) > HEURISTICS.estimate(s, 0)
    assert HEURISTICS.estimate(changed(s, row=[4]), 0) < HEURISTICS.estimate(s, 0)


def feature(s: State, name: str, seat: int = 0) -> float:
    return features(s, seat)[HEURISTICS.feature_names.index(name)]


def test_features_of_strips_depend_on_what_they_lack_and_on_the_glazier() -> None:
    s = put(start(), 2, "OOYY")  # the strip OOYYW lacks one space of one colour
    assert feature(s, "lacking 2 in reach") == 0.5
    assert feature(s, "lacking 2 hidden") == 0
    assert feature(s, "lacking 8 in reach") == 3.5  # the seven others, all empty
    assert feature(s, "lacking 2 by worth") == 0.3  # window 2 scores 3
    assert feature(s, "window 2 glass") == 2
    assert feature(s, "window 2 colours lacking") == 0.5
    assert feature(changed(s, glazier=[2]), "lacking 2 hidden") == 0.5
    assert feature(s, "lacking 2 in reach", seat=1) == 0


def test_features_of_room_count_spaces_by_colour_from_the_glazier_on() -> None:
    s = changed(start(), glazier=[6])  # in reach: OOYBP and BBPYW
    assert feature(s, "strips in reach") == 0.5
    assert feature(s, "strips left") == 2
    assert feature(s, "least room") == 1  # white
    assert feature(s, "room for 2") == pytest.approx(9 / 5)
    assert feature(s, "room for 3") == pytest.approx(10 / 5)  # three blue
    assert feature(s, "largest rooms") == pytest.approx(7 / 5)
    assert feature(s, "rooms for 2 on a strip") == 1  # orange, blue
    assert feature(s, "rooms for 3 on a strip") == 0
    assert feature(changed(s, glazier=[7]), "least room") == 0
