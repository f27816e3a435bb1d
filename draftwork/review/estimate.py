"""Means of samples with their standard errors."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Estimate(NamedTuple):
    """A mean with its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, sample: NDArray[np.floating[Any]]) -> Estimate:
        """The mean of a sample. A single value has no known error; it counts as 0."""
        error = float(np.std(sample, ddof=1)) / sqrt(len(sample)) if len(sample) > 1 else 0.0
        return cls(float(np.mean(sample)), error)

    @classmethod
    def sum(cls, parts: list[Estimate]) -> Estimate:
        """The sum of independent estimates."""
        return cls(sum(part.mean for part in parts), sqrt(sum(part.error**2 for part in parts)))
