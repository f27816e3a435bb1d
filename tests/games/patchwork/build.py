"""Hand-made states for the tests of Patchwork."""

from __future__ import annotations

from typing import Any

from draftwork.games.patchwork import GAME
from draftwork.games.patchwork.notation.moves import cells_of, read_move
from draftwork.games.patchwork.state import State
from draftwork.kernel import int_zeros, to_compiled, to_python
from draftwork.kernel.bits import split
from draftwork.kernel.deal import deal_key

IN_ORDER = list(range(33))  # the 1x2 patch comes first, so patches 1, 2 and 3 are on offer
FULL = (1 << 81) - 1


def start(circle: list[int] | None = None, board: str = "2014", first: int = 0) -> State:
    """A dealt state, by default with the patches in order."""
    s = GAME.new_state(2, {"board": board}, {"circle": circle or IN_ORDER, "start": first})
    GAME.rules.deal(s, deal_key("not used"))
    return s


def with_fields(s: State, **fields: Any) -> State:
    """The state with some fields replaced. `covered={seat: bits}` replaces the covered cells of a quilt."""
    now = to_python(s)
    for seat, bits in fields.pop("covered", {}).items():
        now.covered_low[seat], now.covered_high[seat] = split(bits)
    for name, value in fields.items():
        if isinstance(value, list):
            for i, one in enumerate(value):
                getattr(now, name)[i] = one
        else:
            setattr(now, name, value)
    return to_compiled(now)


def play(s: State, *texts: str) -> State:
    """The state after these legal moves."""
    for text in texts:
        move = read_move(text)
        assert GAME.rules.illegality(s, move) == 0, text
        GAME.rules.apply(s, move)
    return s


def legal(s: State) -> list[str]:
    """The texts of the legal moves."""
    out = int_zeros(GAME.max_legal_moves)
    return [GAME.notation.write_move(out[i]) for i in range(GAME.rules.legal_moves(s, out))]


def why_not(s: State, text: str) -> str:
    """The message that says why a move is illegal."""
    move = read_move(text)
    reason = GAME.rules.illegality(s, move)
    assert reason, f"{text} is legal"
    return str(GAME.ui.refusal(s, move, reason))


def cells(*texts: str) -> int:
    """The bits of the cells that moves cover."""
    return sum(1 << (r * 9 + c) for text in texts for r, c in cells_of(read_move(text)))


def all_but(*names: str) -> int:
    """The bits of all cells except the named ones."""
    return FULL & ~cells(*(f"leather {name}" for name in names))
