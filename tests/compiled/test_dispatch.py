"""Calls of compiled rules from Python, and the parts of Numba and NumPy on which they rely."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from draftwork.kernel import (
    PURE,
    Ints,
    batch,
    copy_state,
    int_array,
    int_list,
    new,
    pack,
    record,
    rule,
    to_python,
)


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert not PURE, "run with DRAFTWORK_PURE=0"


@record
class Counter:
    players: int
    values: Annotated[Ints, 3]


@record
class Other:
    unused: Annotated[Ints, 4]
    players: int


@rule
def add(s: Any, amount: Any) -> Any:
    s.players += 1
    return s.players + amount


@rule
def first(s: Any, values: Any) -> Any:
    return values[0]


@rule
def with_default(s: Any, amount: int = 5) -> int:
    total: int = s.players + amount
    return total


def entries(function: Any) -> dict[tuple[type, ...], Any]:
    found: dict[tuple[type, ...], Any] = function._entries
    return found


def test_a_call_with_a_state_and_integers_goes_to_the_machine_code_at_once() -> None:
    state = new(Counter)
    assert [add(state, 10), add(state, 10)] == [11, 12]
    machine_code = [compiled.entry_point for compiled in add.overloads.values()]  # type: ignore[attr-defined]
    assert entries(add)[type(state), int] in machine_code


def test_the_types_of_numbers_are_distinguished() -> None:
    state = new(Counter)
    assert add(state, 1) == 2
    assert add(state, 0.5) == 2.5
    assert add(state, True) == 4
    assert add(state, np.int64(1)) == 5
    assert add(state, 1) == 6


def test_the_types_of_arrays_are_distinguished() -> None:
    state = new(Counter)
    assert first(state, int_array([7])) == 7
    assert first(state, np.array([0.5])) == 0.5
    assert first(state, np.array([[3, 4]])).tolist() == [3, 4]


def test_record_classes_are_distinguished() -> None:
    one, two = new(Counter), new(Other)
    for expected in (1, 2, 3):
        assert add(one, 0) == expected
        assert add(two, 0) == expected
    assert to_python(two).unused == [0, 0, 0, 0]


def test_arguments_can_be_named_or_left_out() -> None:
    state = new(Counter)
    assert [with_default(state), with_default(state), with_default(state, 2)] == [5, 5, 2]
    assert with_default(s=state, amount=3) == 3


def test_a_rule_changes_an_element_of_a_batch_in_place() -> None:
    states = batch(Counter, 2)
    assert add(states[1], 0) == 1
    assert add(states[1], 0) == 2
    assert [to_python(states[i]).players for i in range(2)] == [0, 2]


def test_a_copy_is_independent() -> None:
    state = new(Counter)
    add(state, 0)
    copy = copy_state(state)
    add(copy, 0)
    assert (to_python(state).players, to_python(copy).players) == (1, 2)
    assert pack(state) != pack(copy)


def test_python_code_can_read_and_set_fields() -> None:
    state = new(Counter)
    state.players = 4
    state.values[1] = 9
    assert (state.players, int_list(state.values, 2)) == (4, [0, 9])
    assert add(state, 0) == 5
    for name in ("nothing", "dtypes"):
        with pytest.raises(AttributeError, match=name):
            getattr(state, name)
    with pytest.raises(ValueError, match="nothing"):
        state.nothing = 1  # type: ignore[attr-defined]


def test_numba_takes_the_memory_of_a_record_from_its_attribute_data() -> None:
    """A state sets this attribute. If a new Numba reads the memory in another way, calls get slow."""
    state, twin = new(Counter), new(Counter)
    add(twin, 0)
    type(state).data.__set__(state, twin.data)  # type: ignore[attr-defined]
    assert add(state, 0) == 2
    assert to_python(twin).players == 2
