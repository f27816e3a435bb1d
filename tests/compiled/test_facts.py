"""Statistics of many random games, which only compiled code can play quickly."""

import pytest

from draftwork.kernel import PURE
from draftwork.lab.simulate import simulate


@pytest.mark.parametrize(("board", "mean", "moves"), [("2014", -11.4, 78.4), ("later", -11.23, 78.6)])
def test_100_000_random_games_of_patchwork(board: str, mean: float, moves: float) -> None:
    """The facts at the end of the rules: mean score, decisions per game, legal moves per decision."""
    assert not PURE, "run with DRAFTWORK_PURE=0"
    result = simulate("patchwork", games=100_000, seed="facts", options={"board": board})
    assert sum(seat.mean for seat in result.seats) / 2 == pytest.approx(mean, abs=0.1)
    assert result.moves_per_decision == pytest.approx(moves, abs=0.5)
    assert result.decisions_per_game == pytest.approx(42.8, abs=0.1)
    for seat in result.seats:
        assert seat.sd == pytest.approx(11.4, abs=0.15)
        assert seat.wins / 100_000 == pytest.approx(0.5, abs=0.01)
