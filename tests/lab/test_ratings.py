"""The statistics of an arena, compared with values computed by hand."""

from math import log10

import numpy as np
import pytest

from draftwork.lab.bot_game import GameResult
from draftwork.lab.elo import elo
from draftwork.lab.ratings import BOOTSTRAP_SAMPLES, bootstrap_weights, deal_sums, lead, standings
from tests.lab.results import result


def halves(deals: int, each: int = 1) -> list[GameResult]:
    """Games in which bot a wins every second deal in all its games."""
    return [result(i, "ab", [i % 2, 1 - i % 2]) for i in range(deals) for _ in range(each)]


def rating(won: int, lost: int) -> float:
    """The Elo difference after some games, with the drawn game that is added."""
    return 400 * log10((won + 0.5) / (lost + 0.5))


def test_the_share_has_an_interval() -> None:
    a, b = standings(halves(100), "ab")
    assert a.share.mean == b.share.mean == 0.5
    assert (a.share.low, a.share.high) == pytest.approx((0.5 - 0.098, 0.5 + 0.098), abs=0.012)
    assert a.games == 100


def test_games_of_one_deal_are_not_independent() -> None:
    a, _ = standings(halves(50, each=4), "ab")
    width = 2 * 1.96 * 0.5 / 50**0.5  # of 50 deals, not of 200 games
    assert a.share.high - a.share.low == pytest.approx(width, abs=0.03)


def test_the_bootstrap_draws_deals_with_replacement_reproducibly() -> None:
    rows = bootstrap_weights(7)
    assert rows.shape == (BOOTSTRAP_SAMPLES, 7)
    assert (rows.sum(axis=1) == 7).all()
    assert rows.max() > 1
    assert (rows == bootstrap_weights(7)).all()


def test_a_tie_shares_the_victory() -> None:
    a, b = standings([result(0, "ab", [5, 5])], "ab")
    assert (a.share.mean, b.share.mean) == (0.5, 0.5)


def test_shares_of_a_bot_and_of_copies() -> None:
    games = [result(0, "abb", [3, 1, 2]), result(0, "bab", [4, 1, 0], seating=1)]
    a, b = standings(games, "ab")
    assert (a.seats, a.games, a.share.mean, a.mean_score) == (1, 2, 0.5, 2.0)
    assert (b.seats, b.games, b.share.mean, b.mean_score) == (2, 2, 0.25, 1.75)


def test_elo_of_two_bots() -> None:
    games = [result(i, "ab", [1, 0] if i else [0, 1]) for i in range(4)]
    a, b = standings(games, "ab")
    assert a.elo.mean == 1000
    assert a.elo.low == a.elo.high == 1000
    assert b.elo.mean == pytest.approx(1000 - rating(3, 1))
    assert b.elo.low < b.elo.mean < b.elo.high


def test_elo_of_a_bot_that_always_wins_is_finite() -> None:
    a, b = standings([result(i, "ab", [1, 0]) for i in range(4)], "ab")
    assert a.elo.mean - b.elo.mean == pytest.approx(rating(4, 0))


def test_elo_adds_up_along_a_chain() -> None:
    games = [result(i, pair, [1, 0] if i else [0, 1]) for pair in ("ab", "bc") for i in range(4)]
    a, b, c = standings(games, "abc")
    assert a.elo.mean - b.elo.mean == pytest.approx(rating(3, 1))
    assert a.elo.mean - c.elo.mean == pytest.approx(2 * rating(3, 1))


def test_elo_of_one_among_two_copies() -> None:
    """One seat of three wins half of ten games: its strength is 2, and a little less with the added draw."""
    wins, games = np.array([[5.0, 5.0]]), np.array([[10.0]])
    rated = elo(wins, games, np.array([[1.0, 2.0]]), anchor=1)
    strength = 10 ** ((rated[0, 0] - rated[0, 1]) / 400)
    assert 10 * strength / (strength + 2) + strength / (strength + 1) == pytest.approx(5.5)
    assert 1 < strength < 2
    assert rated[0, 1] == 1000


def test_elo_in_solo_games_compares_with_the_target() -> None:
    games = [result(i, bot, [i]) for bot in "ab" for i in range(4)]
    for game in games:
        won = game.deal > 0 if game.bots == ["a"] else game.deal > 2
        game.shares = [float(won)]
    a, b = standings(games, "ab")
    assert (a.share.mean, b.share.mean) == (0.75, 0.25)
    assert a.elo.mean - b.elo.mean == pytest.approx(2 * rating(3, 1))
    assert a.margin is None


def test_the_apprentice_is_the_anchor() -> None:
    games = [result(i, "ab", [1, 0]) for i in range(3)]
    for game in games:
        game.bots = ["master", "apprentice"]
    master, apprentice = standings(games, ["master", "apprentice"])
    assert apprentice.elo.mean == 1000
    assert master.elo.mean == pytest.approx(1000 + rating(3, 0))


def test_only_games_with_one_seat_count_for_share_score_and_margin() -> None:
    games = [
        result(0, "abb", [9, 5, 7], points=[{"X-1": 6, "X-2": 3}, {"X-1": 5}, {"X-1": 7}]),
        result(0, "baa", [4, 8, 2], points=[{"X-2": 4}, {"X-1": 8}, {"X-1": 2}]),
        result(1, "bab", [3, 5, 6], points=[{"X-1": 3}, {"X-2": 5}, {"X-1": 6}]),
    ]
    a, b = standings(games, "ab")
    assert (a.games, b.games) == (2, 1)
    assert (a.share.mean, b.share.mean) == (0.5, 0.0)
    assert (a.mean_score, b.mean_score) == (7.0, 4.0)
    assert a.margin
    assert b.margin
    assert (a.margin.mean, b.margin.mean) == ((2 - 1) / 2, -4.0)
    assert a.components == {"X-1": 3.0, "X-2": 4.0}
    assert b.components == {"X-2": 4.0}


def test_all_victories_count_for_elo() -> None:
    sums, seats = deal_sums([result(0, "abb", [1, 2, 3]), result(0, "baa", [1, 2, 3])], "ab")
    assert sums.wins.tolist() == [[1.0, 1.0, 0.0]]
    assert sums.games.tolist() == [[1.0, 1.0]]
    assert seats.tolist() == [[1.0, 2.0, 0.0], [2.0, 1.0, 0.0]]


def test_times_include_all_turns_of_a_bot() -> None:
    turns = [float(i) for i in range(101)]
    games = [result(0, "ab", [1, 0], ms=[turns[:50], [7.0]]), result(0, "ba", [1, 0], ms=[[7.0], turns[50:]])]
    a, b = standings(games, "ab")
    assert (a.ms_p50, a.ms_p99) == (50.0, 99.0)
    assert (b.ms_p50, b.ms_p99) == (7.0, 7.0)


def test_lead() -> None:
    assert [lead([9, 5, 7], seat) for seat in range(3)] == [2, -4, -2]
    assert lead([9], 0) == 0
