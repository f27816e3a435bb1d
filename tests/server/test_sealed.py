"""Simultaneous secret decisions: the pattern choice of Sagrada."""

from itertools import permutations

import pytest

from draftwork.kernel.errors import IllegalMove
from draftwork.server.errors import NotNow
from draftwork.server.table import render
from tests.server.tables import OLA, TableDriver, started_table


def choose(driver: TableDriver, seat: int, pick: int = 0) -> int:
    return driver.move(seat, driver.legal_moves(seat)[pick])


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_patterns_are_chosen_in_any_order(order: tuple[int, ...]) -> None:
    driver = started_table("sagrada", 3)
    start = driver.table.number
    assert sorted(driver.table.to_act) == [0, 1, 2]
    chosen = {}
    for i, seat in enumerate(order):
        assert set(driver.table.to_act) == set(order[i:])
        moves = driver.legal_moves(seat)
        chosen[seat] = moves[seat]
        driver.move(seat, moves[seat], answers=start)  # other choices are hidden, so the move is not stale
    assert driver.table.match is not None
    assert {played.seat: played.move.number for played in driver.table.match.history[:3]} == chosen
    assert driver.table.sealed == {}
    assert driver.table.position_event == driver.table.number
    again = driver.reload()
    assert again.match is not None
    assert again.match.position() == driver.table.match.position()


def test_a_seat_has_choices_before_its_turn() -> None:
    driver = started_table("sagrada", 3)
    for seat in range(3):
        leaves = [choice.move for choice in render.choices(driver.table, seat)]
        assert leaves == driver.legal_moves(seat)
        assert len(leaves) == 4
    late = driver.table.to_act[-1]
    choose(driver, late)
    assert render.choices(driver.table, late) == []
    game = render.game_snapshot(driver.table, late, 0.0)
    assert game is not None
    assert game.sealed


def test_a_second_choice_and_a_pattern_not_dealt_are_refused() -> None:
    driver = started_table("sagrada", 3)
    first, second, late = driver.table.to_act
    mine, theirs = driver.legal_moves(late), driver.legal_moves(second)
    with pytest.raises(IllegalMove):
        driver.move(late, theirs[0])
    driver.move(late, mine[0])
    with pytest.raises(NotNow, match="already chosen"):
        driver.move(late, mine[1])
    choose(driver, first)
    with pytest.raises(NotNow, match="already chosen"):
        driver.move(first, 0)


def test_a_sealed_choice_can_be_undone_until_all_have_chosen() -> None:
    driver = started_table("sagrada", 2)
    first, late = driver.table.to_act
    moves = driver.legal_moves(late)
    driver.move(late, moves[0])
    game = render.game_snapshot(driver.table, late, 0.0)
    assert game is not None
    assert game.undo.free
    driver.undo(late)
    assert late in driver.table.to_act
    driver.move(late, moves[3])
    choose(driver, first)
    assert driver.table.match is not None
    assert next(p.move.number for p in driver.table.match.history if p.seat == late) == moves[3]
    with pytest.raises(Exception, match=r"secret decision|revealed something"):
        driver.undo(first)


def test_others_learn_only_that_a_seat_has_chosen() -> None:
    driver = started_table("sagrada", 2)
    first, late = driver.table.to_act
    choose(driver, late)
    for viewer in (first, None):
        entry = render.log_since(driver.table, viewer, None)[-1]
        assert (entry.kind, entry.seat, entry.text, entry.words, entry.id) == ("sealed", late, "", [], "")
    mine = render.log_since(driver.table, late, driver.person(late).id)[-1]
    assert mine.text.startswith("pattern ")
    assert mine.id != ""
    choose(driver, first)
    opened = [entry for entry in render.log_since(driver.table, None, OLA.id) if entry.kind == "move"]
    assert all(entry.text.removeprefix("pattern ").isdigit() for entry in opened[:2])
