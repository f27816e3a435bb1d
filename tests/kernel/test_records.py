"""State records: layout, bytes and copies."""

from typing import Annotated

import pytest

from draftwork.kernel import (
    Ints,
    batch,
    copy_slot,
    layout,
    new,
    pack,
    record,
    store_from_python,
    to_compiled,
    to_python,
    unpack,
)
from draftwork.kernel.records import blank


@record
class Example:
    first: int  # an integer
    row: Annotated[Ints, 3]  # three of them


def filled() -> Example:
    now = blank(Example)
    now.first = -5
    for i in range(3):
        now.row[i] = i + 2**60
    return now


def test_the_layout_follows_the_class() -> None:
    assert layout(Example) == (("first", 0), ("row", 3))


def test_unpack_is_the_inverse_of_pack() -> None:
    s = to_compiled(filled())
    data = pack(s)
    assert len(data) == 8 * 4
    assert to_python(unpack(Example, data)) == filled() == to_python(s)
    assert data[:8] == (-5).to_bytes(8, "little", signed=True)


def test_copies_are_independent() -> None:
    s = to_compiled(filled())
    copy = unpack(Example, pack(s))
    copy.row[1] = 0
    copy.first = 1
    assert to_python(s) == filled()


def test_states_are_copied_into_and_within_a_batch() -> None:
    states = batch(Example, 3)
    store_from_python(states, 0, to_compiled(filled()))
    copy_slot(states, 2, states, 0)
    states[0].row[0] = 7
    assert to_python(states[2]) == filled()
    assert to_python(states[1]) == to_python(new(Example)) == blank(Example)
    assert len(states) == 3


def test_a_state_holds_integers_only() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.name: a state holds int"):

        @record
        class Wrong:
            name: str


def test_unknown_fields_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        blank(Example).second = 1  # type: ignore[attr-defined]
