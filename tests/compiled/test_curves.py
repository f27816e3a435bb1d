"""Compiled curves are equal to the plain ones to the last bit, so the compiler fuses and reorders nothing."""

import random

from draftwork.kernel import PURE
from draftwork.kernel.curves import exp, logistic, plain_exp, tanh

_RANDOM = random.Random(2)
POINTS = [_RANDOM.uniform(-reach, reach) for reach in (0.5, 3.0, 30.0, 800.0) for _ in range(5000)]


def test_compiled_curves_equal_plain_curves() -> None:
    assert not PURE, "run with DRAFTWORK_PURE=0"
    for x in POINTS:
        assert exp(x) == plain_exp(x)
        assert logistic(x) == 1.0 / (1.0 + plain_exp(-x))
        assert tanh(x) == 2.0 * (1.0 / (1.0 + plain_exp(-2.0 * x))) - 1.0
