"""Value functions: hand-written and learned points, leads and utilities."""

import numpy as np
import pytest

from draftwork.bots import Budget
from draftwork.bots.search import hand_value, new_workspace
from draftwork.bots.search_run import RootMove, SearchRun
from draftwork.bots.value import ValueBuffers, ValueFunction, learned_points, set_utility, weights_per_stage
from draftwork.bots.weights import learned_value
from draftwork.games import load
from draftwork.kernel import float_array
from draftwork.kernel.generics import estimate, features
from draftwork.kernel.random import generator
from draftwork.lab.fit import predict
from tests.bots.conftest import played

HOARD = load("hoard")
WIDTH = 4
HOARD_LEAD_SD = [6.0, 5.0, 4.0]


def new_buffers() -> ValueBuffers:
    return new_workspace(HOARD).buffers


def buffers_after(moves: int, players: int, value: ValueFunction) -> ValueBuffers:
    made = new_buffers()
    set_utility(played("hoard", players, moves).state, value, made)
    return made


def test_utilities_of_two_players_sum_to_one() -> None:
    made = buffers_after(2, 2, hand_value(HOARD))
    assert made.utility[0] + made.utility[1] == pytest.approx(1.0)
    assert made.lead[0] == -made.lead[1] == made.points[0] - made.points[1]


def test_final_states_have_their_real_result() -> None:
    match = played("hoard", 3, 99)
    made = new_buffers()
    set_utility(match.state, hand_value(HOARD), made)
    assert match.outcome is not None
    winners = match.outcome.winners
    assert [seat for seat in range(3) if made.won[seat] > 0] == list(winners)
    assert sum(made.won[seat] for seat in range(3)) == pytest.approx(1.0)
    assert [made.points[seat] for seat in range(3)] == [HOARD.rules.score(match.state, s) for s in range(3)]


def test_a_learned_value_adds_a_linear_function_of_the_features() -> None:
    state = played("hoard", 2, 0).state
    weights = [0.0] * (3 * weights_per_stage(WIDTH, 0))
    weights[:5] = [1.0, 10.0, 20.0, 30.0, 40.0]
    row = float_array([0.0] * WIDTH)
    points = learned_points(
        state, 1, ValueFunction(float_array(weights), 0, float_array([1.0] * 3), 1.0), row
    )
    features(state, 1, row)
    assert points - estimate(state, 1) == pytest.approx(
        1 + 10 * row[0] + 20 * row[1] + 30 * row[2] + 40 * row[3]
    )


def test_hidden_units_are_evaluated_as_in_the_fit() -> None:
    state = played("hoard", 2, 0).state
    some = np.random.default_rng(1).normal(size=weights_per_stage(WIDTH, 2))
    weights = np.concatenate([some, np.zeros(2 * weights_per_stage(WIDTH, 2))])
    row = float_array([0.0] * WIDTH)
    value = ValueFunction(float_array(weights.tolist()), 2, float_array([1.0] * 3), 1.0)
    points = learned_points(state, 0, value, row)
    assert points - estimate(state, 0) == pytest.approx(float(predict(some, np.array([list(row)]), 2)[0]))


def test_a_common_correction_changes_no_lead() -> None:
    weights = [0.0] * (3 * weights_per_stage(WIDTH, 0))
    hand = buffers_after(2, 2, hand_value(HOARD))
    weights[0] = weights[5] = weights[10] = 10.0  # ten points more for every seat
    made = buffers_after(2, 2, ValueFunction(float_array(weights), 0, float_array(HOARD_LEAD_SD), 6.0))
    assert made.points[0] == pytest.approx(hand.points[0] + 10)
    assert made.lead[0] == pytest.approx(hand.lead[0])


def first_visit(extra_stages: int) -> RootMove:
    run = SearchRun(HOARD, hand_value(HOARD)._replace(extra_stages=extra_stages), generator("further"))
    run.begin(played("hoard", 2, 0).seat(0).redacted_state, 0, 2, Budget(iterations=1))
    for _ in run.run(Budget(iterations=1)):
        pass
    return run.root_moves()[0]


def test_a_playout_over_several_stages_gives_the_mean_of_their_ends() -> None:
    """Hoard has three stages, and the winner is known only after the last one."""
    won = [first_visit(stages).won for stages in range(4)]
    assert 0 < won[0] < 1
    assert 0 < 2 * won[1] - won[0] < 1
    assert 3 * won[2] - 2 * won[1] in (pytest.approx(0.0), pytest.approx(1.0))
    assert won[3] == won[2]


def test_frozen_bots_play_no_extra_stages() -> None:
    sagrada = load("sagrada")
    assert learned_value(sagrada, 1).extra_stages > 0
    assert hand_value(sagrada).extra_stages == 0
