"""Invariants of a state that random positions seldom break."""

import pytest

from draftwork.games.sintra import GAME
from draftwork.games.sintra.constants import JOKER
from draftwork.kernel.errors import BadPosition
from tests.games.sintra.build import changed, start


@pytest.mark.parametrize("open_spaces", [-1, 1 << 8 * (JOKER + 1)])
def test_si3_the_open_spaces_of_a_strip_have_printed_colours(open_spaces: int) -> None:
    s = start()
    GAME.check_state(s)
    with pytest.raises(BadPosition) as bad:
        GAME.check_state(changed(s, open={0: open_spaces}))
    assert bad.value.message.id == "sintra-broken-strips"
