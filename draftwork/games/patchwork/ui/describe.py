"""Descriptions of moves for the log."""

from __future__ import annotations

from draftwork.games.contract import Description
from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import LAST_SPACE, LEATHER
from draftwork.games.patchwork.notation.moves import corner_of, patch_of, write_cell
from draftwork.games.patchwork.rules.turns import ADVANCE
from draftwork.games.patchwork.state import State
from draftwork.i18n import Message
from draftwork.kernel import to_python


def describe(before: State, after: State, move: int | None, seat: int) -> Description:
    """The description of a move, from the states before and after it."""
    assert move is not None  # Patchwork has no secret moves
    then, now = to_python(before), to_python(after)
    p = then.player
    steps = now.time[p] - then.time[p]
    did = _describe_move(then, move, steps)
    if now.special != then.special:
        did.append(Message("patchwork-log-special"))  # PW-12
    marks = [mark for mark in STANDARD.time_board.income if then.time[p] < mark <= now.time[p]]
    if marks and now.income[p]:
        did.append(Message("patchwork-log-income", {"n": len(marks) * now.income[p]}))  # PW-11
    if now.leather_taken > then.leather_taken:
        did.append(Message("patchwork-log-leather", {"n": now.leather_taken - then.leather_taken}))  # PW-10
    if steps and now.time[p] == LAST_SPACE:
        did.append(Message("patchwork-log-home"))  # PW-14
    return Description(did, continues=then.leather_to_place > 0)


def _describe_move(then: State, move: int, steps: int) -> list[Message]:
    if move == ADVANCE:
        ids = ("patchwork-log-advance", "patchwork-log-buttons")  # PW-7
        return [Message(id, {"n": steps}) for id in ids]
    patch = patch_of(move)
    if patch == LEATHER:
        return [Message("patchwork-log-sew", {"cell": write_cell(corner_of(move))})]
    bought = Message("patchwork-log-buy", {"patch": patch, "n": STANDARD.patches[patch].cost})
    return [bought, Message("patchwork-log-time", {"n": steps})]
