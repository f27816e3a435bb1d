"""BP-10: hidden information, and the model by which it is sampled."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from scipy.stats import chisquare

from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.rules import secrets
from draftwork.games.blueprints.rules.building import kind_at, place_at
from draftwork.games.blueprints.rules.secrets import CONTRADICTION, first_building
from draftwork.games.blueprints.state import State
from draftwork.kernel import PURE, pack, to_compiled, to_python, unpack
from draftwork.kernel.random import generator
from draftwork.testing import Secret
from draftwork.testing.checks.hidden_information import check_frequencies
from draftwork.testing.effort import THOROUGH
from tests.games.blueprints.build import building, deck, legal, play, start, tower

pytestmark = pytest.mark.long

SHAPES = (["6X", "XX", "XX"], ["33", "XX", "XX"], ["22", "2X", "XX"])
TOWERS = deck(*(SHAPES[i % 3] for i in range(12)))


def spaces_of(plan: int) -> int:
    return plan % 3 + 1


def ways(known: list[tuple[int, bool]], spaces: int) -> dict[tuple[int, ...], float]:
    """All ways to place dice (value, removed) on some spaces, with their probabilities, by brute force."""
    found: dict[tuple[int, ...], float] = {}
    for places in product(range(spaces + 1), repeat=len(known)):
        tops, probability = [0] * spaces, 1.0
        for (value, removed), place in zip(known, places, strict=True):
            fits = [space for space in range(spaces) if tops[space] <= value]
            if removed != (place == 0) or removed == bool(fits) or (place and place - 1 not in fits):
                break
            if place:
                probability /= len(fits)
                tops[place - 1] = value
        else:
            found[places] = probability
    return found


def hidden_seats(*known: str, plans: list[int]) -> State:
    """A first round in which the other seats have taken these dice."""
    players = 1 + len(known)
    s = start(players, edition=TOWERS, plans=[plans], in_demand=["WR"], dice=[["W1", "W2", "W3"]])
    now = to_python(s)
    for seat, dice in enumerate(known, 1):
        now.taken[seat] = building(dice)
    now.turn = 0
    return to_compiled(now)


def plan_and_places(seat: int) -> Any:
    def value(state: State) -> tuple[int, tuple[int, ...]]:
        now = to_python(state)
        dice = now.taken[seat]
        return now.plans[seat], tuple(place_at(dice, i) for i in range(6) if kind_at(dice, i) >= 0)

    return value


def read(dice: str) -> list[tuple[int, bool]]:
    return [(int(die[-1]), die.startswith("x")) for die in dice.split() if die not in "|-/"]


BUILDINGS = ["W3", "W3 W5", "W5 W3 xS2", "W3 W5 xS2", "W4 S4 G4 R6 xW3", "W6 W5 xW4 xR3 xS2 xG1"]


@pytest.mark.parametrize("dice", [*BUILDINGS, "W1 W2 W3 W4 W5" if THOROUGH else "W1 W2 W3"])
def test_bp10_buildings_are_sampled_by_the_model(dice: str) -> None:
    s = hidden_seats(dice, plans=[1, 3])
    weights = {
        (plan, places): weight
        for plan in range(1, 12)  # seat 0 has plan 0
        for places, weight in ways(read(dice), spaces_of(plan)).items()
    }
    check_frequencies(GAME, Secret(s, 0, plan_and_places(1), weights), 1000)


def test_bp10_two_hidden_seats_never_have_the_same_plan() -> None:
    first, second = "W3 W5 xS2", "W5 W4 S6"
    s = hidden_seats(first, second, plans=[1, 2, 3])
    seats = [
        {plan: sum(ways(read(dice), spaces_of(plan)).values()) for plan in range(1, 12)}
        for dice in (first, second)
    ]
    weights = {
        (a, b): seats[0][a] * seats[1][b]
        for a, b in product(range(1, 12), repeat=2)
        if a != b and seats[0][a] * seats[1][b]
    }
    secret = Secret(s, 0, lambda state: (to_python(state).plans[1], to_python(state).plans[2]), weights)
    check_frequencies(GAME, secret, 2000)


def test_the_order_of_the_bag_is_sampled_uniformly() -> None:
    s = start(3, in_demand=["WR"], dice=[["W1"] * 7 + ["G1"] * 2])
    GAME.rules.redact(s, 0)
    hidden, rng = pack(s), generator("bag")
    seen: Counter[int] = Counter()
    values: Counter[int] = Counter()
    for _ in range(2000):
        state = unpack(State, hidden)
        GAME.rules.determinize(state, 0, rng)
        kind = to_python(state).dice[20]
        seen[kind // 6] += 1
        values[kind % 6] += 1
    assert seen[0] == 0, "all seven wooden dice are drawn"
    left = [7, 8, 6]  # recycled, stone, glass
    assert chisquare([seen[i] for i in (1, 2, 3)], [2000 * n / 21 for n in left]).pvalue > 1e-4
    assert chisquare([values[i] for i in range(6)]).pvalue > 1e-4


def test_redact_removes_plans_places_and_future_chance() -> None:
    s = start(2)
    GAME.rules.redact(s, 1)
    now = to_python(s)
    assert (now.plans[0], now.tops[0]) == (-1, -1)
    assert now.plans[1] >= 0
    assert {*list(now.plans)[4:], *list(now.dice)[8:], *list(now.in_demand)[2:]} == {-1}


def test_the_systematic_search_finds_a_building_if_one_exists() -> None:
    for dice in (
        "W3 W5 xS2",
        "W5 W3 xS2",
        "W5 xW5",
        "xW5",
        "W6 W6 W6 xW5",
        "W1 W6 xW2 W6",
        "W6 W6 xW1 W6 xW2",
    ):
        for plan in range(3):
            heights = to_python(start(edition=TOWERS)).deck[plan]
            found = first_building(tower(dice), heights)
            possible = ways(read(dice), spaces_of(plan))
            assert (found != CONTRADICTION) == bool(possible), (dice, plan)
            if possible:
                taken = range(len(read(dice)))
                assert tuple(place_at(found, i) for i in taken) in possible
                assert [kind_at(found, i) for i in taken] == [kind_at(tower(dice), i) for i in taken]


@pytest.mark.skipif(not PURE, reason="compiled rules keep their constants")
def test_without_samples_the_systematic_search_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "MAX_TRIES", 0)
    s = hidden_seats("W3 W5 xS2", "W5 W4 S6", plans=[1, 2, 3])
    GAME.rules.redact(s, 0)
    hidden = pack(s)
    for seed in range(20):
        state = unpack(State, hidden)
        GAME.rules.determinize(state, 0, generator(str(seed)))
        now = to_python(state)
        assert now.plans[1] != now.plans[2]
        assert plan_and_places(1)(state)[1] in ways(read("W3 W5 xS2"), spaces_of(now.plans[1]))
        GAME.rules.redact(state, 0)
        assert pack(state) == hidden


def test_nothing_is_hidden_when_the_match_is_over() -> None:
    s = start(2)
    while GAME.rules.to_move(s) != -1:
        play(s, legal(s)[0])
    before = pack(s)
    GAME.rules.redact(s, -1)
    assert pack(s) == before
    GAME.rules.determinize(s, -1, generator("over"))
    assert pack(s) == before
