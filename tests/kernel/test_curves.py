"""The curves: exp, logistic and tanh."""

import math
import random

import pytest

from draftwork.kernel.curves import MAX_ARGUMENT, exp, logistic, tanh

ARGUMENTS = [0.0, -0.0, 1e-300, 0.3465, 0.3466, 1.0, -1.0, 20.0, -40.0, MAX_ARGUMENT, -MAX_ARGUMENT]
BITS = ["0x1.9511fc6871043p-6", "0x1.1aec7b35a00d4p+0", "0x1.819bc560f6110p+16"]
_RANDOM = random.Random(1)
ARGUMENTS += [_RANDOM.uniform(-30, 30) for _ in range(2000)]


def test_curves_agree_with_the_mathematics_library() -> None:
    for x in ARGUMENTS:
        assert exp(x) == pytest.approx(math.exp(x), rel=3e-13)
        assert logistic(x) == pytest.approx(1 / (1 + math.exp(-x)), rel=3e-13)
        assert tanh(x) == pytest.approx(math.tanh(x), abs=1e-13)


def test_curves_have_the_same_bits_on_every_machine() -> None:
    """The expected bits are fixed. Those of a mathematics library may differ in the last digit."""
    assert [exp(x).hex() for x in (-3.7, 0.1, 11.5)] == BITS
    assert tanh(0.3).hex() == "0x1.2a4dda7d914f8p-2"


def test_curves_are_constant_beyond_the_range() -> None:
    assert exp(1e300) == exp(MAX_ARGUMENT) > 1e300
    assert exp(-1e300) == exp(-MAX_ARGUMENT) > 0.0
    assert logistic(-1e300) < 1e-300
    assert logistic(1e300) == 1.0
    assert (tanh(-1e300), tanh(1e300)) == (-1.0, 1.0)
