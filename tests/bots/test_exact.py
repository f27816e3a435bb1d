"""The exact solver agrees with a plain exhaustive search."""

from typing import Any

import pytest

from draftwork.bots.budget import Budget
from draftwork.bots.exact import TOO_DEEP, new_stack, solve
from draftwork.bots.search import hand_value, new_workspace, search_params
from draftwork.bots.search_run import SearchRun
from draftwork.bots.tree import NONE
from draftwork.bots.value import set_utility
from draftwork.games import load
from draftwork.kernel import batch, int_zeros, pack, store_from_python, unpack
from draftwork.kernel.generics import NOBODY, apply, candidates, to_move
from draftwork.kernel.random import generator
from draftwork.play import Match
from tests.bots.conftest import played

pytestmark = pytest.mark.long

PATCHWORK = load("patchwork")
LATE = 9  # decisions before the end


def late(seed: str) -> Match:
    """A random match LATE decisions before its end."""
    whole = played("patchwork", 2, 500, seed)
    match = Match("patchwork", seed=seed)
    for done in whole.history:
        if len(match.history) < len(whole.history) - LATE and not done.forced:
            match.play(done.move)
    return match


def best(state: Any) -> tuple[list[float], int]:
    """The utilities if every seat plays its best candidate, and the best candidate."""
    buffers = new_workspace(PATCHWORK).buffers
    if to_move(state) == NOBODY:
        set_utility(state, hand_value(PATCHWORK), buffers)
        return [buffers.utility[0], buffers.utility[1]], NONE
    moves = int_zeros(PATCHWORK.max_legal_moves)
    found: tuple[list[float], int] = ([-1.0, -1.0], NONE)
    for i in range(candidates(state, moves)):
        after = unpack(PATCHWORK.state, pack(state))
        apply(after, moves[i])
        utility, _ = best(after)
        if utility[to_move(state)] > found[0][to_move(state)]:
            found = (utility, moves[i])
    return found


def solved(match: Match, limit: int) -> int:
    root = batch(PATCHWORK.state, 1)
    store_from_python(root, 0, match.state)
    params = search_params(PATCHWORK, halving=False)
    stack, workspace = new_stack(PATCHWORK), new_workspace(PATCHWORK)
    return solve(root, match.to_move or 0, stack, workspace, params, hand_value(PATCHWORK), limit)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_last_decisions_of_a_match_are_solved(seed: str) -> None:
    match = late(seed)
    assert match.to_move is not None
    assert solved(match, 100_000) == best(match.state)[1]


def test_the_solver_gives_up_at_its_limits() -> None:
    assert solved(played("patchwork", 2, 0), 200) == TOO_DEEP
    assert solved(late("c"), 3) == NONE


def test_the_solver_is_tried_again_after_a_very_short_search() -> None:
    """The time for the solver was too short for a single move; its measured pace must not become 0."""
    run = SearchRun(PATCHWORK, hand_value(PATCHWORK), generator("pace"), exact=True)
    match = late("a")
    for seconds in (1e-5, 1e-5, 60.0):
        seat = match.to_move or 0
        state = match.seat(seat).redacted_state
        run.begin(state, seat, PATCHWORK.max_legal_moves, Budget(seconds=seconds))
        for _ in run.run(Budget(seconds=seconds)):
            assert seconds < 1  # the last decisions are solved without a search
        assert run._solver_pace > 0
    assert run.solved in match.legal_moves
