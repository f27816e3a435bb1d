"""Simulation of many games, and compilation ahead of time."""

import pytest

from draftwork import Match, bots
from draftwork.games import load, playable
from draftwork.kernel.errors import BadOption, BadPlayers, NotYourTurn, UnknownBot, UnknownGame
from draftwork.lab.simulate import CHUNK, simulate
from draftwork.lab.warm import steps, warm
from draftwork.testing.effort import THOROUGH

pytestmark = pytest.mark.long


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = (
        simulate("patchwork", games=30),
        simulate("patchwork", games=30),
        simulate("patchwork", games=30, seed="2"),
    )
    assert first.seats == again.seats != other.seats
    assert first.decisions_per_game == again.decisions_per_game
    assert (first.game, first.players, first.games, first.seed) == ("patchwork", 2, 30, "1")
    assert sum(seat.wins for seat in first.seats) == 30
    assert first.games_per_cpu_second == pytest.approx(30 / first.cpu_seconds)


def test_one_game_has_a_standard_deviation_of_zero() -> None:
    result = simulate("patchwork", games=1)
    assert [seat.sd for seat in result.seats] == [0, 0]
    assert sorted(seat.wins for seat in result.seats) == [0, 1]


def test_progress_sums_to_the_number_of_games() -> None:
    progress: list[int] = []
    simulate("patchwork", games=CHUNK + 3, progress=progress.append)
    assert sorted(progress) == [3, CHUNK]


def test_random_play_has_the_documented_statistics() -> None:
    """A small sample of the facts at the end of the rules; the large one is in tests/compiled."""
    result = simulate("patchwork", games=400)
    mean = sum(seat.mean for seat in result.seats) / 2
    assert mean == pytest.approx(-11.4, abs=2)
    assert result.moves_per_decision == pytest.approx(78.4, abs=4)
    assert result.decisions_per_game == pytest.approx(42.8, abs=1)


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess")
    with pytest.raises(BadPlayers):
        simulate("patchwork", players=4)
    with pytest.raises(UnknownBot, match="no bot “deep”"):
        simulate("patchwork", bots=["random", "deep"])
    with pytest.raises(BadOption, match="Bots needed: 2; given: 3"):
        simulate("patchwork", bots=["random"] * 3)
    with pytest.raises(BadOption, match="1 to 10,000,000"):
        simulate("patchwork", games=0)
    with pytest.raises(BadOption, match="must be a whole number from 1 to 10,000,000, not “10”"):
        simulate("patchwork", games="10")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="no option"):
        simulate("patchwork", options={"speed": 1})


def test_warm_steps_include_search_analysis_and_self_play() -> None:
    names = []
    for name, step in steps(load("hoard")):
        step()
        names.append(name)
    assert {"hoard: determinize", "hoard: simulation", "hoard: craftsman", "hoard: self-play"} <= set(names)


def test_every_game_is_compiled_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes in pure mode run the same steps. A thorough run takes all games instead of two."""
    games = playable() if THOROUGH else [load("hoard"), load("patchwork")]
    monkeypatch.setattr("draftwork.lab.warm.playable", lambda: games)
    names: list[str] = []
    warm(lambda n, name: names.append(name))
    assert sorted(names) == sorted(name for game in games for name, _ in steps(game))


def test_the_random_bot_is_reproducible_and_wrong_arguments_are_refused() -> None:
    def played(seed: str) -> list[str]:
        match, bot = Match("patchwork", seed=5), bots.load("random", "patchwork", seed)
        while match.to_move is not None:
            match.play(bot.choose(match.seat(match.to_move)))
        return match.record().moves

    assert played("a") == played("a") != played("b")
    match = Match("patchwork", seed=5)
    with pytest.raises(NotYourTurn, match="nothing to decide"):
        bots.load("random", "patchwork", "a").choose(match.seat(1 - (match.to_move or 0)))
    with pytest.raises(UnknownBot):
        bots.load("deep", "patchwork", "a")
    with pytest.raises(BadOption):
        bots.load("random", "patchwork", "\ud800")
    with pytest.raises(UnknownGame):
        bots.load("random", "chess", "a")
