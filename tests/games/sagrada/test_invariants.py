"""Invariants that random corruption seldom breaks."""

from collections.abc import Callable

import pytest

from draftwork.games.sagrada import GAME
from draftwork.games.sagrada.constants import CELLS
from draftwork.games.sagrada.notation.invariants_turn import turn_holds
from draftwork.games.sagrada.state import State
from draftwork.kernel import to_compiled, to_python
from draftwork.kernel.errors import BadPosition
from tests.games.sagrada.build import cell_number, die_number, play, start


def sixth_colour(now: State) -> None:
    """Set a bit that belongs to no colour: the second integer holds the cells of two colours."""
    now.colours[1] |= 1 << 2 * CELLS


def long_track(now: State) -> None:
    """Put seven dice on a space of the round track. With two players at most five remain in a round."""
    now.round = 1
    now.track[0] = sum(die_number("R1") << 6 * i for i in range(7))


@pytest.mark.parametrize(
    ("spoil", "reason"), [(sixth_colour, "sagrada-broken-window"), (long_track, "sagrada-broken-dice")]
)
def test_a_broken_state_is_refused(spoil: Callable[[State], None], reason: str) -> None:
    now = to_python(start())
    spoil(now)
    with pytest.raises(BadPosition) as refused:
        GAME.check_state(to_compiled(now))
    assert refused.value.message.id == reason


@pytest.mark.parametrize(
    ("word", "holds"), [(-1, False), (0, True), (0xFFFFFFFF, True), (0x100000000, False)]
)
def test_the_key_of_the_deal_consists_of_32_bit_words(word: int, holds: bool) -> None:
    now = to_python(start())
    now.key[3] = word
    if holds:
        GAME.check_state(to_compiled(now))
        return
    with pytest.raises(BadPosition) as refused:
        GAME.check_state(to_compiled(now))
    assert refused.value.message.id == "sagrada-broken-range"


def test_sa14_the_first_moved_die_is_in_the_window() -> None:
    s = play(start(tools=[4, 1, 2], windows={0: "a1 R1, c1 B2"}), "tool 4", "from a1")
    now = to_python(s)
    assert turn_holds(s, now)
    now.moved = cell_number("e4")
    assert not turn_holds(to_compiled(now), now)


def test_sa17_the_glazing_hammer_is_used_before_the_draft() -> None:
    s = play(start(1, tools=[7], pool="B1 B2 G3 P4"), "pass", "tool 7")
    now = to_python(s)
    assert turn_holds(s, now)
    now.drafted = 1
    assert not turn_holds(to_compiled(now), now)


def test_sa17_the_running_pliers_are_used_in_the_first_turn_of_a_round() -> None:
    s = start(1, tools=[8], rows="YR111/11111/11111/11111", pool="Y1 R2 R3 G4")
    play(s, "draft 1", "place a1", "tool 8")
    now = to_python(s)
    assert turn_holds(s, now)
    now.turn = 1
    assert not turn_holds(to_compiled(now), now)
