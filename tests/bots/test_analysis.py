"""Analysis of moves by the search."""

import json

import pytest

from draftwork import bots
from draftwork.bots import Budget
from draftwork.kernel.errors import BadMove, BadOption, NotYourTurn
from tests.bots.conftest import played


def test_every_legal_move_is_analysed_best_first() -> None:
    match = played("hoard", 3, 3)
    seat = match.seat(match.to_move)
    found = bots.analyse(seat, Budget(iterations=300))
    assert sorted(analysis.move for analysis in found.moves) == seat.legal_moves.numbers
    assert sum(analysis.visits for analysis in found.moves) == found.visits == 301
    for analysis in found.moves:
        assert 0 <= analysis.win <= 1
        assert analysis.error <= analysis.spread
        assert analysis.text == analysis.line[0] == match.game.notation.write_move(analysis.move)


def test_parts_of_the_score_belong_to_rules_of_the_game() -> None:
    match = played("hoard", 2, 0)
    best = bots.analyse(match.seat(match.to_move), Budget(iterations=60)).moves[0]
    assert {part.rule for part in best.parts} <= {"HO-4", "HO-5"}
    assert sum(part.amount for part in best.parts) > 0


def test_stream_yields_growing_analyses_that_are_json() -> None:
    match = played("hoard", 2, 0)
    found = list(bots.stream(match.seat(match.to_move), Budget(iterations=200)))
    assert len(found) > 3
    assert [one.part for one in found] == sorted(one.part for one in found)
    assert found[-1].part == 1
    assert json.loads(json.dumps(found[-1].json()))["moves"][0]["parts"]


def test_the_first_move_has_the_best_lead() -> None:
    """The lead of the first move is the highest, up to three standard errors and a point."""
    match = played("hoard", 2, 2)
    seat = match.seat(match.to_move)
    found = bots.analyse(seat, Budget(iterations=400))
    assert len(found.moves) > 1
    assert (
        found.moves[0].lead >= max(analysis.lead for analysis in found.moves) - 3 * found.moves[0].error - 1
    )


def test_wrong_seats_and_moves_are_refused() -> None:
    match = played("hoard", 2, 1)
    seat, other = match.seat(match.to_move), match.seat(1 - (match.to_move or 0))
    budget = Budget(iterations=10)
    with pytest.raises(NotYourTurn):
        bots.analyse(other, budget)
    with pytest.raises(BadMove):
        bots.analyse(seat, budget, ["nonsense"])
    illegal = next(move for move in range(match.game.num_moves) if move not in seat.legal_moves.numbers)
    with pytest.raises(BadOption, match="not legal"):
        bots.analyse(seat, budget, [illegal])
