from pathlib import Path
from typing import Any

import pytest

from draftwork.kernel import to_python
from draftwork.play import Match
from draftwork.testing import Battery, Secret

TESTS = Path(__file__).parent.parent
FIRST_SEAT_1 = 1  # where seat 1 has its plan and its dice of the first round

# Four plans each of one, two and three spaces.
SHAPES = {1: ["6X", "XX", "XX"], 2: ["33", "XX", "XX"], 3: ["22", "2X", "XX"]}
DECK = {
    "game": "blueprints",
    "edition": "towers",
    "plans": [{"id": i + 1, "rows": SHAPES[1 + i % 3]} for i in range(12)],
}


@pytest.mark.long
class TestBlueprints(Battery):
    game = "blueprints"
    data = TESTS
    schema = TESTS.parent / "docs" / "schema"

    def secret(self) -> Secret:
        """Seat 1 placed a 3 and a 5 and removed a 2, so it has one space or two spaces with a die on each."""
        match = Match("blueprints", seed="secret", edition=DECK, setup=SETUP)
        for move in MOVES:
            match.play(move)
        return Secret(match.state, 0, _plan_and_spaces, _weights())


SETUP: dict[str, Any] = {
    "start": 1,
    "plans": [[3, 2]],
    "in_demand": ["WR"],
    "dice": [["S3", "S5", "S2", "G1", "G1", "G2", "G3", "G4", "W1", "W2", "W3", "W4", "R1", "R2"]],
}
MOVES = (
    "S3 a1",
    "discard G1",
    "G1 a1",
    "discard G2",
    "S5 b1",
    "discard G3",
    "G4 b1",
    "discard W1",
    "S2 remove",
)


def _plan_and_spaces(state: Any) -> tuple[int, tuple[int, ...]]:
    now = to_python(state)
    dice = now.taken[FIRST_SEAT_1]
    return now.plans[FIRST_SEAT_1], tuple(dice >> 8 * i + 5 & 7 for i in range(3))


def _weights() -> dict[Any, float]:
    """Return the possible values, counted by hand: seat 0 has plan 3, so three such plans are left."""
    weights: dict[Any, float] = {}
    for plan in range(12):
        if plan % 3 == 0:  # 5 on 3, and no space for the 2
            weights[plan, (1, 1, 0)] = 1
        if plan % 3 == 1:  # a second space would take the 2
            weights[plan, (1, 2, 0)] = weights[plan, (2, 1, 0)] = 1 / 4
    return weights
