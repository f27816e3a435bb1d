"""`benchmarks.sets`: the comparison of sets of strips for Sintra."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks import sets
from benchmarks.strips import adapt
from benchmarks.strips.candidates import COLOURS, FIRST_SET, TWO_COLOUR_SIDES, candidates
from draftwork.games.sintra.notation.edition import read_edition

SETS = candidates()
NEW = {name: edition for name, edition in SETS.items() if name != FIRST_SET}


def sides(edition: dict[str, Any]) -> list[str]:
    return [strip[side] for strip in edition["strips"] for side in ("front", "back")]


@pytest.mark.parametrize("edition", NEW.values(), ids=NEW)
def test_a_candidate_is_balanced_and_its_strips_have_two_different_sides(edition: dict[str, Any]) -> None:
    read_edition(edition)
    counts = Counter("".join(sides(edition)))
    assert all(counts[colour] in (15, 16) for colour in COLOURS)
    assert len({"".join(sorted(side)) for side in sides(edition)}) == 16
    assert all(set(strip["front"]) != set(strip["back"]) for strip in edition["strips"])


def test_candidates_have_the_given_number_of_two_coloured_sides() -> None:
    for name, two in TWO_COLOUR_SIDES.items():
        shapes = Counter(
            tuple(sorted(Counter(side).values())) for side in sides(SETS[name]) if "J" not in side
        )
        assert shapes == +Counter({(2, 3): two, (1, 2, 2): 15 - two})


def test_candidates_are_reproducible() -> None:
    assert candidates() == SETS


def test_the_cells_that_fresh_sides_lack_follow_from_their_colours() -> None:
    assert adapt.initial_lack(SETS[FIRST_SET]) == 8
    assert adapt.initial_lack(SETS["all of two colours"]) == 7


def test_the_curve_of_probabilities_is_fitted() -> None:
    random = np.random.default_rng(1)
    rounds, lacks = random.integers(0, 25, 30_000) / 4, random.integers(1, 9, 30_000)
    curve = (0.7, 1.2, 0.9, 0.3)
    done = random.random(30_000) < adapt._completion_probability(rounds, lacks, *curve)
    looks = [(float(r), int(n), bool(d)) for r, n, d in zip(rounds, lacks, done, strict=True)]
    found = adapt.constants(
        adapt.Observations(looks, [(6.0, True), (6.0, False)], 10, 12, 10, 15, [3], [2]), fresh=7
    )
    names = ("HALF_AT", "HALF_STEP", "SLOPE_AT", "SLOPE_STEP")
    assert [found[name] for name in names] == pytest.approx(curve, abs=0.1)
    assert (found["COLOUR_POINTS"], found["FRAME"], found["GROWTH"]) == (1.2, 1.5, 0.5)


def test_constants_are_replaced_where_they_are_assigned() -> None:
    text = "A, B = 0.5, 2.0\nC = 3  # why\nD = A + 1\nE = 0.25"
    assert sets.with_constants(text, {"B": 1.75, "C": 7, "E": 0.3}) == (
        "A, B = 0.5, 1.75\nC = 7  # why\nD = A + 1\nE = 0.3"
    )


def test_every_adapted_constant_exists_in_the_value_module() -> None:
    seen = adapt.Observations([(1.0, 1, True), (1.0, 8, False)] * 9, [(6.0, True)], 1, 1, 1, 1, [1], [1])
    found = dict.fromkeys(adapt.constants(seen, 7), 123.0)
    text = (sets.ROOT / sets.ESTIMATE_FILE).read_text(encoding="utf-8")
    assert sets.with_constants(text, found).count("123") == len(found)


def test_a_summary_of_games(tmp_path: Path) -> None:
    game = {"start": 0, "scores": [10, 20], "winners": [1], "broken": [-4, 0], "sides": [6, 8]}
    tie = {"start": 1, "scores": [30, 30], "winners": [0, 1], "broken": [-4, 0], "sides": [6, 8]}
    file = tmp_path / "set.jsonl"
    file.write_text("\n".join(map(json.dumps, (game, tie))), encoding="utf-8")
    assert sets.summary(file) == {
        "games": 2,
        "winner": "25.0 ± 5.0",
        "player": "22.5 ± 7.5",
        "broken": "-2.0 ± 0.0",
        "sides": "7.0 ± 0.0",
        "first player wins": "25.0 ± 25.0",
    }
