"""Candidate sets of strips, generated from the number of sides with two and with three colours."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random
from typing import Any

from draftwork.games.sintra.components import OLD_OPEN_SET

COLOURS = "POYWB"
SIDES = 16  # two of each strip
MIN_SPACES, MAX_SPACES = 15, 16  # spaces of each colour in a set
PAIRINGS = 3000  # random pairings of sides to try


# Number of sides with three spaces of one colour and two of another. The other sides have 2 + 2 + 1 spaces of
# three colours, except for one with two jokers and three colours.
TWO_COLOUR_SIDES = {
    "all of two colours": 15,
    "13 of two, 2 of three": 13,
    "12 of two, 3 of three": 12,
    "10 of two, 5 of three": 10,
    "8 of two, 7 of three": 8,
}
FIRST_SET = "the first open set"


def candidates() -> dict[str, dict[str, Any]]:
    """Return the edition data of each candidate by name. The first is the set that was shipped before."""
    return {FIRST_SET: dict(OLD_OPEN_SET.data)} | {
        name: _edition(name, two) for name, two in TWO_COLOUR_SIDES.items()
    }


def _edition(name: str, two_colours: int) -> dict[str, Any]:
    random = Random(f"strips {name}")
    strips = _pair_sides(_balanced_sides(two_colours, random), random)
    listed = [{"id": i, "front": front, "back": back} for i, (front, back) in enumerate(strips, 1)]
    return {**OLD_OPEN_SET.data, "edition": name, "strips": listed}


def _balanced_sides(two_colours: int, random: Random) -> list[str]:
    """Choose distinct sides with about the same number of spaces of each colour, the joker side last."""
    two = [a * 3 + b * 2 for a, b in permutations(COLOURS, 2)]
    three = [a * 2 + b * 2 + c for a, b in combinations(COLOURS, 2) for c in COLOURS if c not in a + b]
    jokers = ["".join(chosen) + "JJ" for chosen in combinations(COLOURS, 3)]
    while True:
        chosen = random.sample(two, two_colours) + random.sample(three, SIDES - 1 - two_colours)
        chosen.append(random.choice(jokers))
        counts = Counter("".join(chosen))
        if all(MIN_SPACES <= counts[colour] <= MAX_SPACES for colour in COLOURS):
            return chosen


def _pair_sides(sides: list[str], random: Random) -> list[tuple[str, str]]:
    """Pair sides that share few colours. The joker side is the back of the last strip."""
    *plain, joker = sides
    best: list[tuple[str, str]] = []
    least = SIDES * len(COLOURS)
    for _ in range(PAIRINGS):
        random.shuffle(plain)
        pairs = [*zip(plain[0:-1:2], plain[1::2], strict=True), (plain[-1], joker)]
        shared = sum(_similarity(front, back) for front, back in pairs)
        if shared < least:
            best, least = pairs, shared
    return best


def _similarity(front: str, back: str) -> int:
    same_main = Counter(front).most_common(1)[0][0] == Counter(back).most_common(1)[0][0]
    return len(set(front) & set(back)) + (2 if same_main else 0)
