"""The battery of the toy game, a third-party game with its own recorded data."""

from itertools import combinations
from pathlib import Path
from typing import Any

from draftwork.kernel import to_python
from draftwork.play import Match
from draftwork.testing import Battery, Secret


class TestHoard(Battery):
    game = "hoard"
    data = Path(__file__).parent.parent / "toy"

    def secret(self) -> Secret:
        """Seat 0 knows three of the nine cards. Seat 1 has buried one of the others and holds two."""
        match = Match("hoard", setup={"hands": [[1, 2, 3], [4, 5, 6]], "start": 0}, seed="secret")
        for move in ("bury 1", "bury 4", "play 2"):
            match.play(move)
        unseen = {4, 5, 6, 7, 8, 9}
        ways = [(buried, *hand) for buried in unseen for hand in combinations(sorted(unseen - {buried}), 2)]
        return Secret(match.state, 0, _buried_and_hand, dict.fromkeys(ways, 1.0))


def _buried_and_hand(state: Any) -> tuple[int, ...]:
    now = to_python(state)
    return (now.buried[1], *(card for card in range(1, 10) if now.hand[1] >> card & 1))
