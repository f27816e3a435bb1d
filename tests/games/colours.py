"""The contrast of two colours "#rrggbb", and their difference for each kind of colour vision."""

from __future__ import annotations

import math
from collections.abc import Sequence

Light = Sequence[float]  # red, green and blue, linear, from 0 to 1
_GREY = (0.2126, 0.7152, 0.0722)  # the weights of red, green and blue in the luminance of sRGB

# Matrices that simulate vision without one kind of cones (Machado, Oliveira and Fernandes, 2009, severity 1)
# and without colour.
VISION: dict[str, tuple[Light, Light, Light]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "achromatopsia": (_GREY, _GREY, _GREY),
}
_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)  # D65


def _linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def _times(matrix: Sequence[Light], light: Light) -> list[float]:
    return [sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix]


def luminance(colour: str) -> float:
    """The relative luminance of WCAG."""
    return _times([_GREY], _linear(colour))[0]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _lab(light: Light) -> tuple[float, float, float]:
    parts = [part / white for part, white in zip(_times(_XYZ, light), _WHITE, strict=True)]
    x, y, z = (p ** (1 / 3) if p > 216 / 24389 else (24389 / 27 * p + 16) / 116 for p in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, other: str, vision: str = "normal") -> float:
    """The CIELAB distance (CIE 1976) of two colours as they are seen. People just notice a distance of 2."""
    first, second = (_lab(_seen(colour, vision)) for colour in (one, other))
    return math.dist(first, second)


def _seen(colour: str, vision: str) -> list[float]:
    return [min(1, max(0, part)) for part in _times(VISION[vision], _linear(colour))]
