"""Labels of losses, and estimates with their errors."""

import numpy as np
import pytest

from draftwork.review.estimate import Estimate
from draftwork.review.labels import label

NOTHING = Estimate(0.0, 0.0)
POINTS = (1.0, 2.0, 4.0)


@pytest.mark.parametrize(
    ("loss", "expected"),
    [
        (0.01, "good"),
        (0.02, "inaccuracy"),
        (0.04, "mistake"),
        (0.08, "blunder"),
        (0.5, "blunder"),
        (0.0, "equal"),
        (-0.1, "equal"),
    ],
)
def test_labels_by_win_probability(loss: float, expected: str) -> None:
    assert label(Estimate(loss, 0.001), NOTHING, ()) == expected


def test_a_loss_within_its_error_is_about_equal() -> None:
    assert label(Estimate(0.1, 0.06), NOTHING, ()) == "equal"
    assert label(Estimate(0.1, 0.05), NOTHING, ()) == "blunder"


def test_the_more_severe_label_counts() -> None:
    assert label(Estimate(0.01, 0.001), Estimate(2.5, 0.1), POINTS) == "mistake"
    assert label(Estimate(0.1, 0.001), Estimate(1.5, 0.1), POINTS) == "blunder"
    assert label(Estimate(0.01, 0.001), Estimate(2.5, 2.0), POINTS) == "good"


def test_points_do_not_count_without_thresholds() -> None:
    assert label(NOTHING, Estimate(50.0, 0.1), ()) == "good"


def test_estimates() -> None:
    assert Estimate.of(np.array([1.0, 3.0])) == (2.0, 1.0)
    assert Estimate.of(np.array([5.0])) == (5.0, 0.0)
    assert Estimate.sum([Estimate(1.0, 3.0), Estimate(2.0, 4.0)]) == (3.0, 5.0)
