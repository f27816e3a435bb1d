"""State records: layout, bytes, copies."""

from typing import Annotated

import pytest

from draftwork.kernel import Ints, assign, batch, layout, live, new, pack, plain, record, replace, unpack
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


def test_bytes_and_states_are_inverse_in_both_forms() -> None:
    s = live(filled())
    data = pack(s)
    assert len(data) == 8 * 4
    assert plain(unpack(Example, data)) == filled() == plain(s)
    assert data[:8] == (-5).to_bytes(8, "little", signed=True)


def test_copies_are_independent() -> None:
    s = live(filled())
    copy = unpack(Example, pack(s))
    copy.row[1] = 0
    copy.first = 1
    assert plain(s) == filled()


def test_states_in_a_batch() -> None:
    states = batch(Example, 3)
    replace(states, 0, live(filled()))
    assign(states, 2, states, 0)
    states[0].row[0] = 7
    assert plain(states[2]) == filled()
    assert plain(states[1]) == plain(new(Example)) == blank(Example)
    assert len(states) == 3


def test_a_state_holds_integers_only() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.name: a state holds int"):

        @record
        class Wrong:
            name: str


def test_unknown_fields_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        blank(Example).second = 1  # type: ignore[attr-defined]
