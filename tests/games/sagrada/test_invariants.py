"""States that cannot arise are refused: each case breaks one thing that random corruption seldom breaks."""

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
    """There are five colours; the second word of masks has no third one."""
    now.colours[1] |= 1 << 2 * CELLS


def long_track(now: State) -> None:
    """A round of two players leaves at most five dice on the round track."""
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
def test_the_key_of_the_deal_is_made_of_words_of_32_bits(word: int, holds: bool) -> None:
    now = to_python(start())
    now.key[3] = word
    if holds:
        GAME.check_state(to_compiled(now))
        return
    with pytest.raises(BadPosition) as refused:
        GAME.check_state(to_compiled(now))
    assert refused.value.message.id == "sagrada-broken-range"


def test_sa16_the_die_that_was_moved_first_is_still_there() -> None:
    s = play(start(tools=[4, 1, 2], windows={0: "a1 R1, c1 B2"}), "tool 4", "from a1")
    now = to_python(s)
    assert turn_holds(s, now)
    now.moved = cell_number("e4")
    assert not turn_holds(to_compiled(now), now)


def test_sa17_the_glazing_hammer_is_paid_before_the_draft() -> None:
    s = play(start(1, tools=[7], pool="B1 B2 G3 P4"), "pass", "tool 7")
    now = to_python(s)
    assert turn_holds(s, now)
    now.drafted = 1
    assert not turn_holds(to_compiled(now), now)


def test_sa17_the_running_pliers_are_paid_in_the_first_turn_of_a_round() -> None:
    s = start(1, tools=[8], rows="YR111/11111/11111/11111", pool="Y1 R2 R3 G4")
    play(s, "draft 1", "place a1", "tool 8")
    now = to_python(s)
    assert turn_holds(s, now)
    now.turn = 1
    assert not turn_holds(to_compiled(now), now)
