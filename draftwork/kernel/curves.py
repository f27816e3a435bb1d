"""Curves for values and ratings, made of + − × ÷ and a table, so that they are the same on every machine.

The exponential function of a mathematics library may differ in its last bit from one to the next, and then a
frozen bot would choose differently somewhere.
"""

from __future__ import annotations

from draftwork.kernel import float_array, rule

FAR = 700.0  # beyond it, either way, the exponential function stays as it is there
DOUBLING = 0.6931471805599453  # the natural logarithm of 2
_MOST = 1010  # doublings up to FAR
POWERS = float_array(
    [1.0 / (1 << n) for n in range(_MOST, 0, -1)] + [float(1 << n) for n in range(_MOST + 1)]
)
_FACTORIALS = (1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800)
SERIES = float_array([1.0 / n for n in reversed(_FACTORIALS)])


def plain_exp(x: float) -> float:
    """The same as `exp`, never compiled: for tables made on import."""
    x = min(max(x, -FAR), FAR)
    doublings = int(x / DOUBLING + (0.5 if x > 0.0 else -0.5))
    rest = x - doublings * DOUBLING
    total = 0.0
    for i in range(len(SERIES)):
        total = total * rest + SERIES[i]
    return total * POWERS[_MOST + doublings]


exp = rule(plain_exp)


@rule
def logistic(x: float) -> float:
    """From 0 to 1, steepest at 0."""
    return 1.0 / (1.0 + exp(-x))


@rule
def tanh(x: float) -> float:
    """From -1 to 1, with slope 1 at 0."""
    return 2.0 * logistic(2.0 * x) - 1.0
