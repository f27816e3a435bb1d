"""Fits of value functions to made-up training rows."""

import numpy as np
import pytest

from draftwork.lab.fit import fit, predict
from draftwork.lab.self_play import EXPLORED, FINAL, GAME, HAND, HEAD, SEAT, STAGE, FloatArray

RNG = np.random.default_rng(7)
HAND_LEAD_SD = (9.0, 9.0)  # hand-written standard deviations of the lead, for stages without rows


def rows(games: int, curved: bool) -> FloatArray:
    """Rows of two stages and two seats. The estimate is always 15.

    Its error is a function of two features, linear unless `curved`, plus noise with standard deviation 1.
    """
    made = np.zeros((4 * games, HEAD + 2))
    made[:, GAME] = np.repeat(np.arange(games), 4)
    made[:, STAGE] = np.tile([0, 0, 1, 1], games)
    made[:, SEAT] = np.tile([0, 1], 2 * games)
    made[:, HEAD:] = RNG.normal(size=(4 * games, 2))
    made[:, HAND] = 15
    one, two = made[:, HEAD], made[:, HEAD + 1]
    made[:, FINAL] = 20 + 3 * one - 2 * two * (1 + made[:, STAGE]) + RNG.normal(size=len(made))
    if curved:
        made[:, FINAL] += 8 * np.tanh(3 * one * np.sign(two))
    return made


def test_a_linear_fit_finds_the_weights_of_each_stage() -> None:
    made = fit(rows(2000, curved=False), HAND_LEAD_SD, 0, RNG)
    assert made.weights == pytest.approx([5, 3, -2, 5, 3, -4], abs=0.15)
    assert made.error == pytest.approx(1.0, abs=0.1)
    assert made.hand_error > 3
    # The final lead is a difference of two seats with an error of one point each.
    assert made.lead_sd == pytest.approx([2**0.5] * 2, abs=0.15)


def test_hidden_units_fit_a_curve() -> None:
    data = rows(2000, curved=True)
    linear, curved = fit(data, HAND_LEAD_SD, 0, RNG), fit(data, HAND_LEAD_SD, 8, RNG)
    assert curved.error < 0.7 * linear.error


def test_a_constant_feature_does_no_harm() -> None:
    data = np.hstack([rows(300, curved=False), np.full((1200, 1), 5.0)])
    made = fit(data, HAND_LEAD_SD, 0, RNG)
    assert np.isfinite(made.weights).all()
    x = data[data[:, STAGE] == 0][:5, HEAD:]
    assert predict(np.array(made.weights[:4]), x, 0) == pytest.approx(5 + 3 * x[:, 0] - 2 * x[:, 1], abs=1.0)


def test_a_stage_without_rows_keeps_the_hand_written_estimate() -> None:
    made = fit(rows(300, curved=False), (9.0, 9.0, 7.5), 2, RNG)
    size = len(made.weights) // 3
    assert made.weights[2 * size :] == [0.0] * size
    assert made.lead_sd[2] == 7.5
    assert made.lead_sd[0] < 2
    assert np.isfinite(made.error)


def test_states_before_exploratory_moves_are_excluded() -> None:
    data = rows(1000, curved=False)
    explored = RNG.random(len(data) // 2) < 0.5
    data[:, EXPLORED] = np.repeat(explored, 2)
    data[data[:, EXPLORED] == 1, FINAL] += 30 * data[data[:, EXPLORED] == 1, HEAD]
    assert fit(data, HAND_LEAD_SD, 0, RNG).weights == pytest.approx([5, 3, -2, 5, 3, -4], abs=0.3)


def test_predictions_of_the_next_stage_are_better_targets_than_noisy_scores() -> None:
    """The state of the second stage predicts the score well. The rest is chance."""

    def miss(outcome_weight: float) -> float:
        data = rows(500, curved=False)
        first = data[:, STAGE] == 0
        data[~first, HEAD:] = data[first, HEAD:] + 2 * RNG.normal(size=(1000, 2))
        end = 20 + 3 * data[~first, HEAD] - 2 * data[~first, HEAD + 1] + 30 * RNG.normal(size=1000)
        data[first, FINAL] = data[~first, FINAL] = end
        made = fit(data, HAND_LEAD_SD, 0, RNG, outcome_weight)
        return abs(made.weights[1] - 3) + abs(made.weights[2] + 2)

    assert np.mean([miss(0.2) for _ in range(20)]) < 0.8 * np.mean([miss(1.0) for _ in range(20)])


def test_chance_that_all_seats_share_does_not_disturb_the_fit() -> None:
    data = rows(500, curved=False)
    data[:, FINAL] += np.repeat(40 * RNG.normal(size=len(data) // 2), 2)
    made = fit(data, HAND_LEAD_SD, 0, RNG)
    assert [made.weights[i] for i in (1, 2, 4, 5)] == pytest.approx([3, -2, 3, -4], abs=0.3)
