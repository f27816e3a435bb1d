"""The ladder: what is loaded by name, and how it behaves as a player."""

import pytest

from draftwork import Match, bots
from draftwork.bots import Budget
from draftwork.games import load
from draftwork.kernel.errors import BadOption, NotYourTurn, UnknownBot
from tests.bots.conftest import played

pytestmark = pytest.mark.long


def play(game: str, names: list[str], seed: str, iterations: int = 20) -> Match:
    match = Match(game, players=len(names), seed=seed)
    seated = [bots.load(name, game, f"{seed}/{i}") for i, name in enumerate(names)]
    while match.to_move is not None:
        match.play(seated[match.to_move].choose(match.seat(match.to_move), Budget(iterations=iterations)))
    return match


@pytest.mark.parametrize("bot", bots.RUNGS)
def test_every_rung_plays_a_match_to_its_end_and_again_the_same(bot: str) -> None:
    first, again = (play("hoard", [bot, bot, "random"], "end") for _ in range(2))
    assert first.outcome is not None
    assert [played.move.number for played in first.history] == [
        played.move.number for played in again.history
    ]


def test_another_seed_makes_other_choices() -> None:
    histories = {
        tuple(played.move.number for played in play("hoard", ["random", "random"], seed).history)
        for seed in "abcdef"
    }
    assert len(histories) > 1


def test_bots_that_think_beat_the_random_one() -> None:
    wins = 0.0
    for i in range(12):
        outcome = play("hoard", ["craftsman", "random"], f"strength {i}", 40).outcome
        assert outcome is not None
        wins += (0 in outcome.winners) / len(outcome.winners)
    assert wins >= 8


@pytest.mark.parametrize("bot", bots.RUNGS)
def test_nobody_chooses_out_of_turn(bot: str) -> None:
    match = played("hoard", 2, 1)
    with pytest.raises(NotYourTurn):
        bots.load(bot, "hoard", "1").choose(match.seat(1 - (match.to_move or 0)))


def test_only_bots_that_know_the_game_are_offered() -> None:
    game = load("hoard")
    assert bots.names(game)[: len(bots.RUNGS)] == list(bots.RUNGS)
    with pytest.raises(UnknownBot, match="deep") as fault:
        bots.load("deep", "hoard")
    assert "grandmaster" in str(fault.value)


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"iterations": 1, "seconds": 1.0},
        {"iterations": 0},
        {"iterations": 1.5},
        {"seconds": 0},
        {"seconds": float("nan")},
        {"seconds": "1"},
        {"iterations": 5, "threads": 0},
    ],
)
def test_a_budget_that_is_none_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Budget(**wrong)  # type: ignore[arg-type]


def test_several_threads_search_together() -> None:
    match = played("hoard", 2, 0)
    move = bots.load("master", "hoard", "1").choose(
        match.seat(match.to_move), Budget(iterations=30, threads=2)
    )
    assert move in match.moves


def test_seconds_are_kept_to_roughly_and_used() -> None:
    """No timed assert: that the search ran more than its first piece is enough."""
    match = played("hoard", 2, 0)
    found = bots.analyse(match.seat(match.to_move), Budget(seconds=0.05))
    assert found.visits > 8


def test_what_the_tree_knows_of_the_next_decision_is_kept() -> None:
    """And nothing else: the moves stay legal through a whole match of a game whose trees can be kept."""
    from draftwork.bots.search import hand_value
    from draftwork.bots.strategies import Searcher
    from draftwork.kernel.random import generator

    match = Match("patchwork", seed="reuse")
    pair = [
        Searcher(lambda game, players: hand_value(game), Budget(iterations=200), exact=False, reuse_tree=True)
        for _ in range(2)
    ]
    for i, bot in enumerate(pair):
        bot.begin(match.game, generator(f"reuse {i}"))
    kept = 0
    while match.to_move is not None and len(match.history) < 16:
        bot = pair[match.to_move]
        match.play(bot.choose(match.seat(match.to_move)))
        assert bot._run is not None
        kept += bot._run._kept_visits > 0
    assert kept > 3
