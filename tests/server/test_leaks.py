"""Views reveal nothing hidden: two tables with different hidden information look the same byte for byte."""

from typing import Any

import pytest

from draftwork.kernel.random import random_below
from draftwork.server import protocol
from draftwork.server.table import render
from tests.server.tables import ZOE, fresh_id
from tests.server.twin_tables import TwinTables, twins

pytestmark = pytest.mark.long

STEPS = 6  # decisions to play on both tables
CASES = [("sagrada", 2), ("sagrada", 3), ("blueprints", 2), ("blueprints", 3), ("hoard", 3), ("sintra", 2)]


def play_and_compare(pair: TwinTables) -> int:
    """Play both tables with various commands between the moves, and compare; returns the number of steps."""
    pair.compare()
    for step in range(STEPS):
        if not pair.step():
            return step
        pair.compare()
        if pair.viewer is not None and random_below(pair.rng, 3) == 0:
            number, person = pair.one.table.number, pair.one.person(pair.viewer)
            pair.both(protocol.NewUndo(pair.viewer, number, fresh_id()), person)
            pair.both(protocol.NewChat("hm", fresh_id()), person)
            pair.compare()
        elif random_below(pair.rng, 4) == 0:
            pair.both(protocol.NewChat("look!", fresh_id()), ZOE)
    return STEPS


@pytest.mark.parametrize(("game", "players"), CASES)
def test_views_reveal_nothing_hidden(game: str, players: int) -> None:
    steps = pairs = differing = 0
    for viewer in (None, *range(players)):
        for moves in (0, 1, 2, 5, 11, 23):
            seed = f"{game} {viewer} {moves}"
            pair = twins(game, players, moves, viewer, seed, same_future=moves % 2 == 0 or moves > 2)
            if pair is not None:
                pairs += 1
                differing += pair.differ
                steps += play_and_compare(pair)
    assert differing >= pairs - 3
    assert steps >= pairs


def check_leak_is_detected(monkeypatch: pytest.MonkeyPatch, name: str, make: Any) -> None:
    monkeypatch.setattr(render, name, make)
    pair = twins("sagrada", 2, 5, 0, "leak", same_future=True)
    assert pair is not None
    with pytest.raises(AssertionError, match="reveals a secret"):
        play_and_compare(pair)


def test_a_view_of_the_whole_state_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(table: Any, match: Any, seat: int | None) -> dict[str, Any]:
        return {"position": match.position()}

    check_leak_is_detected(monkeypatch, "_view", view)


def test_points_of_other_seats_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def points(table: Any, match: Any, seat: int | None) -> Any:
        return match.scores.explain()

    check_leak_is_detected(monkeypatch, "_points", points)
