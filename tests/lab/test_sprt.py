"""The sequential test, compared with values computed by hand."""

from pathlib import Path

import pytest

from draftwork.kernel.errors import BadOption
from draftwork.lab.arena import ArenaConfig, Execution, arena
from draftwork.lab.results_file import read
from draftwork.lab.seating import seatings
from draftwork.lab.sprt import BOUND, deal_outcome, expected_share, parse_bounds, sprt
from tests.lab.results import result


def test_likelihood_ratio() -> None:
    """With the two prior outcomes the mean is 0.625 and the variance 0.5625 - 0.390625."""
    verdict = sprt([1.0, 0.5], 0.5, 0.6, (0, 70))
    assert verdict.llr == pytest.approx(0.1 * (1.25 - 1.1) * 4 / (2 * 0.171875))
    assert (verdict.low, verdict.high, verdict.decision) == (0, 70, "open")


def test_decisions() -> None:
    assert pytest.approx(2.944, abs=0.001) == BOUND
    assert sprt([1.0] * 60, 0.5, 0.55, (0, 35)).decision == "accepted"
    assert sprt([0.0] * 60, 0.5, 0.55, (0, 35)).decision == "rejected"
    assert sprt([1.0, 0.0] * 60, 0.5, 0.55, (0, 35)).decision == "open"
    assert sprt([1.0], 0.5, 0.55, (0, 35)).decision == "open"


def test_expected_shares() -> None:
    assert expected_share(seatings("ab", 2), "a", 0) == 0.5
    assert expected_share(seatings("ab", 2), "a", 400) == pytest.approx(10 / 11)
    assert expected_share(seatings("ab", 3), "a", 0) == 0.5
    assert expected_share(seatings("ab", 3), "a", 400) == pytest.approx((10 / 12 + 20 / 21) / 2)
    assert expected_share(seatings("ab", 1), "a", 400) == pytest.approx(10 / 11)


def test_outcomes_of_deals() -> None:
    assert deal_outcome([result(0, "ab", [1, 0]), result(0, "ba", [1, 0])], "ab") == 0.5
    assert deal_outcome([result(0, "ab", [1, 0]), result(0, "ba", [1, 1])], "ab") == 0.75
    assert deal_outcome([result(0, "abb", [0, 0, 1]), result(0, "baa", [0, 1, 1])], "ab") == 0.5
    won, lost = result(0, "a", [1]), result(0, "b", [1])
    lost.shares = [0.0]
    assert deal_outcome([won, lost], "ab") == 1.0


@pytest.mark.parametrize("given", ["", "30", "30,0", "0,0", "0,x", "0,30,60", "nan,5", "0,5000"])
def test_malformed_bounds_are_refused(given: str) -> None:
    with pytest.raises(BadOption, match="is not a test"):
        parse_bounds(given)


def test_bounds() -> None:
    assert parse_bounds("0,30") == (0.0, 30.0)
    assert parse_bounds("-400, 0.5") == (-400.0, 0.5)


def test_the_arena_stops_when_the_test_is_decided(tmp_path: Path) -> None:
    bots, elo, file = ["apprentice", "random"], (-800.0, -400.0), tmp_path / "games.jsonl"
    made = arena(ArenaConfig("hoard", bots=bots, deals=200, sprt=elo), Execution(workers=0, file=file))
    assert made.sprt
    assert made.sprt.decision == "accepted"
    assert made.deals < 200
    games = read(file)[1]
    deals = [games[first : first + 2] for first in range(0, len(games), 2)]
    assert len(deals) == made.deals
    null, other = (expected_share(seatings(bots, 2), bots[0], difference) for difference in elo)
    outcomes = [deal_outcome(deal, bots) for deal in deals]
    assert sprt(outcomes, null, other, elo) == made.sprt
    assert sprt(outcomes[:-1], null, other, elo).decision == "open"


def test_the_test_needs_two_bots() -> None:
    with pytest.raises(BadOption, match="compares two bots; given: 3"):
        arena(
            ArenaConfig("hoard", bots=["apprentice", "random", "journeyman"], sprt=(0, 30)),
            Execution(workers=0),
        )
