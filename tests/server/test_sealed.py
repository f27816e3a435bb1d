"""Decisions that everybody makes at once and in secret: Sagrada's patterns."""

from itertools import permutations

import pytest

from draftwork.kernel.errors import IllegalMove
from draftwork.server.errors import NotNow
from draftwork.server.table import render
from tests.server.tables import OLA, Sitting, started


def choose(sitting: Sitting, seat: int, pick: int = 0) -> int:
    return sitting.move(seat, sitting.legal(seat)[pick])


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_patterns_are_chosen_in_any_order(order: tuple[int, ...]) -> None:
    sitting = started("sagrada", 3)
    begun = sitting.table.number
    assert sorted(sitting.table.to_act) == [0, 1, 2]
    chosen = {}
    for i, seat in enumerate(order):
        assert set(sitting.table.to_act) == set(order[i:])
        moves = sitting.legal(seat)
        chosen[seat] = moves[seat]
        sitting.move(seat, moves[seat], answers=begun)  # nobody has seen the others' choices
    assert sitting.table.match is not None
    assert {played.seat: played.move.number for played in sitting.table.match.history[:3]} == chosen
    assert sitting.table.sealed == {}
    assert sitting.table.last_position == sitting.table.number
    again = sitting.again()
    assert again.match is not None
    assert again.match.position() == sitting.table.match.position()


def test_choices_are_there_before_the_rules_reach_a_seat() -> None:
    sitting = started("sagrada", 3)
    for seat in range(3):
        leaves = [choice.move for choice in render.choices(sitting.table, seat)]
        assert leaves == sitting.legal(seat)
        assert len(leaves) == 4
    late = sitting.table.to_act[-1]
    choose(sitting, late)
    assert render.choices(sitting.table, late) == []
    game = render.game_snapshot(sitting.table, late, 0.0)
    assert game is not None
    assert game.sealed


def test_nobody_chooses_twice_or_what_they_were_not_dealt() -> None:
    sitting = started("sagrada", 3)
    first, second, late = sitting.table.to_act
    mine, theirs = sitting.legal(late), sitting.legal(second)
    with pytest.raises(IllegalMove):
        sitting.move(late, theirs[0])
    sitting.move(late, mine[0])
    with pytest.raises(NotNow, match="already chosen"):
        sitting.move(late, mine[1])
    choose(sitting, first)
    with pytest.raises(NotNow, match="already chosen"):
        sitting.move(first, 0)


def test_a_sealed_choice_is_free_to_change_until_all_have_chosen() -> None:
    sitting = started("sagrada", 2)
    first, late = sitting.table.to_act
    moves = sitting.legal(late)
    sitting.move(late, moves[0])
    game = render.game_snapshot(sitting.table, late, 0.0)
    assert game is not None
    assert game.undo.free
    sitting.undo(late)
    assert late in sitting.table.to_act
    sitting.move(late, moves[3])
    choose(sitting, first)
    assert sitting.table.match is not None
    assert next(p.move.number for p in sitting.table.match.history if p.seat == late) == moves[3]
    with pytest.raises(Exception, match=r"secret decision|revealed something"):
        sitting.undo(first)


def test_others_learn_only_that_somebody_has_chosen() -> None:
    sitting = started("sagrada", 2)
    first, late = sitting.table.to_act
    choose(sitting, late)
    for viewer in (first, None):
        line = render.log_since(sitting.table, viewer, None)[-1]
        assert (line.kind, line.seat, line.text, line.words, line.id) == ("sealed", late, "", [], "")
    mine = render.log_since(sitting.table, late, sitting.person(late).id)[-1]
    assert mine.text.startswith("pattern ")
    assert mine.id != ""
    choose(sitting, first)
    opened = [line for line in render.log_since(sitting.table, None, OLA.id) if line.kind == "move"]
    assert all(line.text.removeprefix("pattern ").isdigit() for line in opened[:2])
