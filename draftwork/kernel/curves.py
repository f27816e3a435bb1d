"""exp, logistic and tanh with the same bits on every machine: they use only + − × ÷ and a table.

The exponential functions of mathematics libraries may differ in the last bit. A frozen bot would then choose
different moves on different machines.
"""

from __future__ import annotations

from draftwork.kernel import float_array, rule

MAX_ARGUMENT = 700.0  # arguments of exp are clipped to ±MAX_ARGUMENT
LN_2 = 0.6931471805599453  # the natural logarithm of 2
_MAX_EXPONENT = 1010  # exp(MAX_ARGUMENT) is below 2 ** _MAX_EXPONENT
# The powers of 2 with exponents from -_MAX_EXPONENT to _MAX_EXPONENT.
POWERS = float_array(
    [1.0 / (1 << n) for n in range(_MAX_EXPONENT, 0, -1)] + [float(1 << n) for n in range(_MAX_EXPONENT + 1)]
)
_FACTORIALS = (1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800)
# The coefficients of the Taylor series of exp, from the highest degree.
SERIES = float_array([1.0 / n for n in reversed(_FACTORIALS)])


def plain_exp(x: float) -> float:
    """The exponential function, never compiled: for tables that are built on import."""
    x = min(max(x, -MAX_ARGUMENT), MAX_ARGUMENT)
    exponent = int(x / LN_2 + (0.5 if x > 0.0 else -0.5))
    rest = x - exponent * LN_2
    total = 0.0
    for i in range(len(SERIES)):
        total = total * rest + SERIES[i]
    return total * POWERS[_MAX_EXPONENT + exponent]


exp = rule(plain_exp)


@rule
def logistic(x: float) -> float:
    """The logistic function: from 0 to 1, with value 1/2 at 0."""
    return 1.0 / (1.0 + exp(-x))


@rule
def tanh(x: float) -> float:
    """The hyperbolic tangent: from -1 to 1, with slope 1 at 0."""
    return 2.0 * logistic(2.0 * x) - 1.0
