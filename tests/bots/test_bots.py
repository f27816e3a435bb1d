"""The bots of the ladder as players."""

import pytest

from draftwork import Match, bots
from draftwork.bots import Budget
from draftwork.games import load
from draftwork.kernel.errors import BadOption, NotYourTurn, UnknownBot
from tests.bots.conftest import played

pytestmark = pytest.mark.long


def play(game: str, names: list[str], seed: str, iterations: int = 20) -> Match:
    match = Match(game, players=len(names), seed=seed)
    loaded = [bots.load(name, game, f"{seed}/{i}") for i, name in enumerate(names)]
    while match.to_move is not None:
        match.play(loaded[match.to_move].choose(match.seat(match.to_move), Budget(iterations=iterations)))
    return match


@pytest.mark.parametrize("bot", bots.RUNGS)
def test_every_rung_plays_reproducible_matches(bot: str) -> None:
    first, again = (play("hoard", [bot, bot, "random"], "end") for _ in range(2))
    assert first.outcome is not None
    assert [played.move.number for played in first.history] == [
        played.move.number for played in again.history
    ]


def test_other_seeds_give_other_choices() -> None:
    histories = {
        tuple(played.move.number for played in play("hoard", ["random", "random"], seed).history)
        for seed in "abcdef"
    }
    assert len(histories) > 1


def test_a_searching_bot_beats_the_random_bot() -> None:
    wins = 0.0
    for i in range(12):
        outcome = play("hoard", ["craftsman", "random"], f"strength {i}", 40).outcome
        assert outcome is not None
        wins += (0 in outcome.winners) / len(outcome.winners)
    assert wins >= 8


@pytest.mark.parametrize("bot", bots.RUNGS)
def test_a_bot_refuses_to_choose_out_of_turn(bot: str) -> None:
    match = played("hoard", 2, 1)
    with pytest.raises(NotYourTurn):
        bots.load(bot, "hoard", "1").choose(match.seat(1 - (match.to_move or 0)))


def test_names_lists_the_ladder_and_unknown_bots_are_refused() -> None:
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
def test_invalid_budgets_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Budget(**wrong)  # type: ignore[arg-type]


def test_a_search_with_two_threads_gives_a_legal_move() -> None:
    match = played("hoard", 2, 0)
    move = bots.load("master", "hoard", "1").choose(
        match.seat(match.to_move), Budget(iterations=30, threads=2)
    )
    assert move in match.legal_moves


def test_a_budget_of_seconds_is_used() -> None:
    """The time is not checked. More than 8 visits show that the search went on after its first piece."""
    match = played("hoard", 2, 0)
    found = bots.analyse(match.seat(match.to_move), Budget(seconds=0.05))
    assert found.visits > 8


def test_subtrees_are_reused_for_the_next_decision() -> None:
    """All moves are legal, and most searches start with visits of the search before."""
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
    reused = 0
    while match.to_move is not None and len(match.history) < 16:
        bot = pair[match.to_move]
        match.play(bot.choose(match.seat(match.to_move)))
        assert bot._run is not None
        reused += bot._run._kept_visits > 0
    assert reused > 3
