"""Who plays: bots as they are written, and where they sit."""

from collections import Counter
from itertools import permutations

import pytest

from draftwork.bots import Budget
from draftwork.games import load
from draftwork.kernel.errors import BadOption, UnknownBot
from draftwork.lab.bot_specs import distinct_bots, parse_bot
from draftwork.lab.seating import seatings


def test_as_many_bots_as_players_rotate() -> None:
    assert seatings("ab", 2) == [("a", "b"), ("b", "a")]
    assert seatings("abc", 3) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert seatings("a", 1) == [("a",)]
    assert seatings("abb", 3) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert seatings("abab", 4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_more_bots_than_two_players_meet_in_pairs_both_ways() -> None:
    found = seatings("abcd", 2)
    assert len(found) == 12
    assert set(found) == set(permutations("abcd", 2))


def test_two_bots_of_four_players_sit_alone_among_copies_of_the_other() -> None:
    found = seatings("ab", 4)
    assert len(found) == len(set(found)) == 8
    alone = {(bot, seats.index(bot)) for seats in found for bot in "ab" if seats.count(bot) == 1}
    assert alone == {(bot, seat) for bot in "ab" for seat in range(4)}


def test_who_plays_alone_has_each_deal_once() -> None:
    assert seatings("abc", 1) == [("a",), ("b",), ("c",)]


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("ab", 3), ("abc", 3), ("abcd", 3)])
def test_everybody_sits_on_every_seat_equally_often(bots: str, players: int) -> None:
    found = seatings(bots, players)
    times = Counter((seat, bot) for seats in found for seat, bot in enumerate(seats))
    assert len(times) == len(bots) * players
    assert len(set(times.values())) == 1


def test_one_bot_cannot_be_compared() -> None:
    with pytest.raises(BadOption, match="At least 2 bots"):
        seatings("a", 2)


def test_bots_are_written_with_what_they_may_think() -> None:
    game = load("hoard")
    assert parse_bot("apprentice", game).budget is None
    assert parse_bot("master@3000", game).budget == Budget(iterations=3000)
    assert parse_bot("grandmaster@0.1s", game).budget == Budget(seconds=0.1)
    assert parse_bot("grandmaster@2s", game).name == "grandmaster"


@pytest.mark.parametrize(
    "spec", ["master@", "master@s", "master@fast", "master@1e3", "master@-1", "master@1.5", "master@1s@2s"]
)
def test_budgets_written_wrongly(spec: str) -> None:
    with pytest.raises(BadOption, match="is not a bot and its budget"):
        parse_bot(spec, load("hoard"))


def test_bots_that_are_not_there() -> None:
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
