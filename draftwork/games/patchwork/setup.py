"""The state before the deal: options and the parts of the set-up that are fixed by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from draftwork.games.contract import Edition, Value
from draftwork.games.patchwork.components import EDITION, STANDARD
from draftwork.games.patchwork.constants import BOARDS, PATCHES, START_BUTTONS
from draftwork.games.patchwork.state import State
from draftwork.kernel import to_compiled, to_python
from draftwork.kernel.errors import BadSetup
from draftwork.kernel.records import blank

UNREACHABLE_SPACE = 99  # no token reaches this space
PARTS = ("circle", "start")


def prepare(
    players: int, options: Mapping[str, Value], setup: Mapping[str, Any], edition: Edition = EDITION
) -> State:
    """The state before the deal. What the set-up leaves open is -1."""
    board = str(options["board"])
    s = blank(State)
    s.players = players
    s.board = BOARDS.index(board)
    for i, space in enumerate((*STANDARD.time_board.leather[board], UNREACHABLE_SPACE)):
        s.leather_spaces[i] = space  # PW-4
    for i, patch in enumerate(_circle(setup)):
        s.circle[i] = patch
    s.in_circle = (1 << PATCHES) - 1
    s.start = _start(setup)
    s.player = s.special = -1
    for seat in range(players):
        s.buttons[seat] = START_BUTTONS  # PW-1
    return to_compiled(s)


def _circle(setup: Mapping[str, Any]) -> list[int]:
    if "circle" not in setup:
        return [-1] * PATCHES
    circle = setup["circle"]
    if (
        not isinstance(circle, list | tuple)
        or any(type(patch) is not int for patch in circle)
        or sorted(circle) != list(range(PATCHES))
    ):
        raise BadSetup("patchwork-bad-circle", n=PATCHES, last=PATCHES - 1)
    return list(circle)


def _start(setup: Mapping[str, Any]) -> int:
    start = setup.get("start", -1)
    if "start" in setup and (type(start) is not int or start not in (0, 1)):
        raise BadSetup("patchwork-bad-start")
    return int(start)


def dealt_setup(s: State) -> dict[str, Any]:
    """The dealt circle and start player, in the form of a set-up."""
    now = to_python(s)
    return {"circle": [*now.circle], "start": now.start}


def options_of(s: State) -> dict[str, Value]:
    """The options that a state was prepared with."""
    return {"board": BOARDS[to_python(s).board]}
