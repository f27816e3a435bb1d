"""Builders of states for the tests of Sintra."""

from __future__ import annotations

from typing import Any

from draftwork.games.sintra import GAME
from draftwork.games.sintra.components import OLD_OPEN_SET
from draftwork.games.sintra.constants import CENTRE, LETTERS, SPACE_LETTERS
from draftwork.games.sintra.notation.moves import read_move
from draftwork.games.sintra.rules.panes import one, parse_panes
from draftwork.games.sintra.state import State
from draftwork.kernel import int_zeros, pack, to_compiled, to_python, unpack
from draftwork.kernel.deal import deal_key

OPTIONS: dict[str, Any] = {"side": "A", "return_over_gaps": True, "floor_at_zero": False}
FRONTS = [f"{i}f" for i in range(1, 9)]  # PPOOY OOYYW YYWWB WWBBP BBPPO PPOWB OOYBP BBPYW
TRACK = "PPOYWB"


def start(players: int = 2, setup: dict[str, Any] | None = None, seed: str = "any", **options: Any) -> State:
    """A dealt state of the first open set: strips in order, front up; seat 0 begins; round panes PPOYWB."""
    fixed = {"round_track": TRACK, "strips": [FRONTS] * players, "start": 0}
    s = GAME.new_state(players, OPTIONS | options, fixed | (setup or {}), OLD_OPEN_SET)
    GAME.rules.deal(s, deal_key(seed))
    return s


def dealt(seed: str, players: int = 2) -> State:
    """A dealt state of the current edition."""
    s = GAME.new_state(players, OPTIONS, {})
    GAME.rules.deal(s, deal_key(seed))
    return s


def changed(s: State, **fields: Any) -> State:
    """A copy with changed fields. A list replaces the first values of an array, a dict those at its keys."""
    now = to_python(unpack(State, pack(s)))
    for name, value in fields.items():
        if isinstance(value, list | dict):
            for i, one_value in value.items() if isinstance(value, dict) else enumerate(value):
                getattr(now, name)[i] = one_value
        else:
            setattr(now, name, value)
    return to_compiled(now)


def table(s: State, *factories: str, centre: str = "") -> State:
    """A copy with these panes on the factories and in the centre."""
    sources = [parse_panes(panes) for panes in factories] + [0] * (CENTRE - len(factories))
    return changed(s, sources=[*sources, parse_panes(centre)])


def put(s: State, place: int, panes: str, seat: int = 0, jokers: str = "") -> State:
    """A copy with panes added to the strip at a place (from 1), on spaces of their colour and on jokers."""
    now = to_python(s)
    i = 8 * seat + place - 1
    spaces = sum(one(LETTERS.index(pane)) for pane in panes) + len(jokers) * one(SPACE_LETTERS.index("J"))
    return changed(s, open={i: now.open[i] - spaces}, held={i: now.held[i] + parse_panes(panes + jokers)})


def flip(s: State, place: int, pane: str, seat: int = 0) -> State:
    """A copy with a pane in the upper frame below a place; its strip is flipped and empty."""
    i = 8 * seat + place - 1
    side = to_python(s).sides[to_python(s).strip[i] ^ 1]
    spaces = sum(one(side >> 3 * k & 7) for k in range(5))
    return changed(s, frames={i: LETTERS.index(pane) + 1}, open={i: spaces}, held={i: 0})


def remove(s: State, place: int, panes: str = "PP", seat: int = 0) -> State:
    """A copy with both frames below a place filled; its strip is gone."""
    upper, lower = (LETTERS.index(pane) + 1 for pane in panes)
    i = 8 * seat + place - 1
    return changed(s, frames={i: upper + 8 * lower}, open={i: 0}, held={i: 0})


def play(s: State, *texts: str) -> State:
    """Play legal moves on a state and return it."""
    for text in texts:
        move = read_move(text)
        reason = GAME.rules.illegality(s, move)
        assert reason == 0, f"{text}: {reason}"
        GAME.rules.apply(s, move)
    return s


def legal(s: State) -> list[str]:
    """The texts of the legal moves."""
    out = int_zeros(GAME.max_legal_moves)
    return [GAME.notation.write_move(out[i]) for i in range(GAME.rules.legal_moves(s, out))]


def why_not(s: State, text: str) -> str:
    """The reason why a move is illegal."""
    move = read_move(text)
    reason = GAME.rules.illegality(s, move)
    assert reason, f"{text} is legal"
    assert text not in legal(s)
    return str(GAME.ui.refusal(s, move, reason))
