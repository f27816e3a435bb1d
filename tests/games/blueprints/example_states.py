"""Example states of Blueprints, and their views, pictures and texts for a seat."""

from __future__ import annotations

from functools import cache
from xml.etree import ElementTree

from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.drawing.svg import svg
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.terminal.table import terminal
from draftwork.games.blueprints.ui.view import Building, View, view
from draftwork.kernel import int_zeros
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator
from draftwork.play.seat import redact_state
from tests.games.blueprints.build import start
from tests.games.drawing import plain_lines

LONG = GAME.max_plies


@cache
def played(decisions: int, players: int = 2, seed: str = "plan") -> State:
    """The full state after random moves. Pictures and texts are drawn from its redacted form."""
    state = start(players, seed)
    rng, out = generator(seed), int_zeros(GAME.max_legal_moves)
    for _ in range(decisions):
        if GAME.rules.to_move(state) == NOBODY:
            break
        GAME.rules.apply(state, GAME.rules.sample_move(state, rng, out))
    return state


def with_removed() -> State:
    """A state with a removed die in the current round."""
    for seed in map(str, range(200)):
        state = played(50, 3, seed)
        now = shown(state)
        assert now.round
        if any(die.removed for one in now.round.buildings for die in one.taken):
            return state
    raise AssertionError("no die was removed")


def shown(state: State, seat: int = 0) -> View:
    """The view of a seat."""
    return view(redact_state(GAME, state, seat), seat)


STATES = {
    "start": played(0),
    "start, 4 players": played(0, 4),
    "middle": played(31),
    "discard": played(30),
    "middle, 3 players": played(29, 3),
    "middle, 4 players": played(60, 4),
    "removed": with_removed(),
    "end": played(LONG),
    "end, 3 players": played(LONG, 3),
    "end, 4 players": played(LONG, 4),
}
OVER = [name for name in STATES if name.startswith("end")]


def picture(state: State, seat: int = 0, language: str = "en") -> str:
    return svg(redact_state(GAME, state, seat), seat, language)


def tree(state: State, seat: int = 0, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(picture(state, seat, language))


def lines(state: State, seat: int = 0, language: str = "en") -> list[str]:
    return plain_lines(terminal(redact_state(GAME, state, seat), seat, language))


def known(now: View) -> list[Building]:
    """The buildings in a view that are not hidden."""
    rounds = [*now.past, *([now.round] if now.round else [])]
    return [building for one in rounds for building in one.buildings if building.plan]
