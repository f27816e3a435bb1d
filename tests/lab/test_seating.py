"""Bot specifications and seatings."""

from collections import Counter
from itertools import permutations

import pytest

from draftwork.bots import Budget
from draftwork.games import load
from draftwork.kernel.errors import BadOption, UnknownBot
from draftwork.lab.bot_specs import distinct_bots, parse_bot
from draftwork.lab.seating import seatings


def test_as_many_bots_as_players_rotate_through_the_seats() -> None:
    assert seatings("ab", 2) == [("a", "b"), ("b", "a")]
    assert seatings("abc", 3) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert seatings("a", 1) == [("a",)]
    assert seatings("abb", 3) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert seatings("abab", 4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_more_bots_than_seats_meet_in_pairs_in_both_orders() -> None:
    found = seatings("abcd", 2)
    assert len(found) == 12
    assert set(found) == set(permutations("abcd", 2))


def test_with_two_bots_and_four_seats_each_sits_alone_among_copies_of_the_other() -> None:
    found = seatings("ab", 4)
    assert len(found) == len(set(found)) == 8
    alone = {(bot, seats.index(bot)) for seats in found for bot in "ab" if seats.count(bot) == 1}
    assert alone == {(bot, seat) for bot in "ab" for seat in range(4)}


def test_in_solo_games_each_bot_plays_each_deal_once() -> None:
    assert seatings("abc", 1) == [("a",), ("b",), ("c",)]


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("ab", 3), ("abc", 3), ("abcd", 3)])
def test_every_bot_sits_on_every_seat_equally_often(bots: str, players: int) -> None:
    found = seatings(bots, players)
    times = Counter((seat, bot) for seats in found for seat, bot in enumerate(seats))
    assert len(times) == len(bots) * players
    assert len(set(times.values())) == 1


def test_one_bot_alone_is_refused() -> None:
    with pytest.raises(BadOption, match="At least 2 bots"):
        seatings("a", 2)


def test_specifications_with_budgets() -> None:
    game = load("hoard")
    assert parse_bot("apprentice", game).budget is None
    assert parse_bot("master@3000", game).budget == Budget(iterations=3000)
    assert parse_bot("grandmaster@0.1s", game).budget == Budget(seconds=0.1)
    assert parse_bot("grandmaster@2s", game).name == "grandmaster"


@pytest.mark.parametrize(
    "spec", ["master@", "master@s", "master@fast", "master@1e3", "master@-1", "master@1.5", "master@1s@2s"]
)
def test_malformed_budgets_are_refused(spec: str) -> None:
    with pytest.raises(BadOption, match="is not a bot and its budget"):
        parse_bot(spec, load("hoard"))


def test_unknown_bots_bad_budgets_and_duplicates_are_refused() -> None:
    with pytest.raises(BadOption, match="Iterations"):
        parse_bot("master@0", load("hoard"))
    with pytest.raises(BadOption, match="Seconds"):
        parse_bot("master@0s", load("hoard"))
    with pytest.raises(UnknownBot, match="no bot “deep”"):
        parse_bot("deep@5", load("hoard"))
    with pytest.raises(BadOption, match="“random” is in the list twice"):
        distinct_bots(["random", "apprentice", "random"], load("hoard"), 2)
    with pytest.raises(BadOption, match="“random” is in the list twice"):
        distinct_bots(["random", "random", "random"], load("hoard"), 3)
    assert distinct_bots(["random", "apprentice", "random"], load("hoard"), 3) == ["random", "apprentice"]
