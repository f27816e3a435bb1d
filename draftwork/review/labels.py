"""Labels of decisions by their loss."""

from __future__ import annotations

from draftwork.review.estimate import Estimate
from draftwork.review.model import Label

SIGNIFICANCE = 1.96  # standard errors that a loss must exceed
# From these losses of win probability on, a decision is an inaccuracy, a mistake or a blunder.
WIN_THRESHOLDS = (0.02, 0.04, 0.08)
_SEVERITIES: tuple[Label, ...] = ("good", "inaccuracy", "mistake", "blunder")


def label(win: Estimate, points: Estimate, point_thresholds: tuple[float, ...]) -> Label:
    """The label of a decision whose move was not the best one.

    The losses are given in win probability and in points of lead. The more severe label of the two counts.
    Without thresholds, points do not count.
    """
    if not (is_significant(win) or is_significant(points)):
        return "equal"
    return _SEVERITIES[max(_severity(win, WIN_THRESHOLDS), _severity(points, point_thresholds))]


def _severity(loss: Estimate, thresholds: tuple[float, ...]) -> int:
    return sum(loss.mean >= least for least in thresholds) if is_significant(loss) else 0


def is_significant(loss: Estimate) -> bool:
    """Whether a loss is larger than its error explains."""
    return loss.mean > max(0.0, SIGNIFICANCE * loss.error)
