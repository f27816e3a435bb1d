from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from draftwork.kernel import to_python
from draftwork.play import Match
from draftwork.testing import Battery, Secret

TESTS = Path(__file__).parent.parent


@pytest.mark.long
class TestSagrada(Battery):
    game = "sagrada"
    data = TESTS
    schema = TESTS.parent / "docs" / "schema"

    def secret(self) -> Secret:
        """In a game of three, seat 0 knows one of the five private objectives."""
        setup = {"start": 0, "private": ["R", "Y", "G"], "patterns": [[1, 2], [3, 4], [5, 6]]}
        match = Match("sagrada", players=3, setup=setup, seed="secret")
        for pattern in (1, 5, 9):
            match.play(f"pattern {pattern}")
        return Secret(match.state, 0, _others, dict.fromkeys(permutations(range(1, 5), 2), 1.0))


def _others(state: Any) -> tuple[int, int]:
    now = to_python(state)
    return now.private[1], now.private[2]
