"""The sentences for the numbers that `refuse` gives, each with its rule."""

from __future__ import annotations

from draftwork.games.sagrada import reasons
from draftwork.games.sagrada.moves import cell_text, kind_of
from draftwork.games.sagrada.rules import MOVES, to_move
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.tables import LETTERS, POOL, SOLO_COLOUR
from draftwork.games.sagrada.tools import cost, place_of
from draftwork.i18n import Message, Value
from draftwork.kernel import to_python

# Number, message (after "sagrada-why-") and rule.
_SENTENCES = {
    reasons.NOT_DEALT: ("not-dealt", "SA-2"),
    reasons.NO_DIE: ("no-die", "SA-4"),
    reasons.DRAFTED: ("drafted", "SA-5"),
    reasons.UNPLACEABLE: ("unplaceable", "SA-12"),
    reasons.MUST_PLACE: ("must-place", "SA-12"),
    reasons.OCCUPIED: ("occupied", "SA-10"),
    reasons.NOT_EDGE: ("not-edge", "SA-7"),
    reasons.NOT_TOUCHING: ("not-touching", "SA-7"),
    reasons.WRONG_COLOUR: ("wrong-colour", "SA-8"),
    reasons.WRONG_SHADE: ("wrong-shade", "SA-8"),
    reasons.ADJACENT_COLOUR: ("adjacent-colour", "SA-9"),
    reasons.ADJACENT_VALUE: ("adjacent-value", "SA-9"),
    reasons.TOUCHING: ("touching", "SA-17"),
    reasons.NO_TOOL: ("no-tool", "SA-3"),
    reasons.TOOL_USED: ("tool-used", "SA-11"),
    reasons.TOOL_GONE: ("tool-gone", "SA-22"),
    reasons.TOO_DEAR: ("too-dear", "SA-11"),
    reasons.NO_PAYMENT: ("no-payment", "SA-22"),
    reasons.NEEDS_DIE: ("needs-die", "SA-12"),
    reasons.NEEDS_NO_DIE: ("needs-no-die", "SA-12"),
    reasons.SECOND_TURN: ("second-turn", "SA-17"),
    reasons.FIRST_TURN: ("first-turn", "SA-17"),
    reasons.BEFORE_DRAFT: ("before-draft", "SA-17"),
    reasons.AFTER_PLACING: ("after-placing", "SA-17"),
    reasons.EMPTY_TRACK: ("empty-track", "SA-15"),
    reasons.NOT_ON_TRACK: ("not-on-track", "SA-15"),
    reasons.NO_END: ("no-end", "SA-12"),
    reasons.CANNOT_PAY: ("cannot-pay", "SA-22"),
    reasons.STRANDS: ("strands", "SA-22"),
    reasons.NO_FACE: ("no-face", "SA-12"),
    reasons.NO_TRACK_DIE: ("no-track-die", "SA-15"),
    reasons.EMPTY_SPACE: ("empty-space", "SA-13"),
    reasons.SAME_DIE: ("same-die", "SA-14"),
    reasons.OTHER_COLOUR: ("other-colour", "SA-14"),
    reasons.CANNOT_MOVE: ("cannot-move", "SA-13"),
    reasons.SAME_SPACE: ("same-space", "SA-13"),
    reasons.NO_SECOND: ("no-second", "SA-14"),
}


def refusal(s: State, move: int, reason: int) -> Message:
    """The sentence for a number that `refuse` gave."""
    if reason == reasons.NO_SUCH:
        return Message("no-such-move", {"move": str(move), "last": MOVES - 1})
    if reason == reasons.OVER:
        return Message("match-over")
    now = to_python(s)
    if reason == reasons.NOT_NOW:
        return Message(f"sagrada-now-{now.phase}")
    return sentence(s, reason, kind_of(move)[1])


def sentence(s: State, reason: int, i: int) -> Message:
    """Why the i-th of a kind of moves (a slot, a cell, a tool from 0) is not possible."""
    name, rule = _SENTENCES[reason]
    return Message(f"sagrada-why-{name}", _args(s, reason, i), rule)


def tool_name(tool: int) -> Message:
    return Message(f"sagrada-tool-{tool}")


def _args(s: State, reason: int, i: int) -> dict[str, Value]:
    now = to_python(s)
    if reason in (reasons.NO_DIE, reasons.NOT_DEALT):
        return {"n": i + 1}
    if reason == reasons.TOO_DEAR:
        return {"tool": tool_name(i + 1), "cost": cost(s, place_of(s, i + 1)), "n": now.tokens[to_move(s)]}
    if reason in (reasons.NO_PAYMENT, reasons.CANNOT_PAY, reasons.STRANDS):
        tool = now.tool or i + 1
        return {"tool": tool_name(tool), "colour": LETTERS[SOLO_COLOUR[tool]]}
    if reasons.NO_TOOL <= reason <= reasons.NO_END and reason != reasons.NOT_ON_TRACK:
        return {} if reason == reasons.TOOL_USED else {"tool": tool_name(i + 1)}
    if reason == reasons.NO_TRACK_DIE:
        return {"round": i // POOL + 1, "n": i % POOL + 1}
    on_cell = reasons.OCCUPIED <= reason <= reasons.TOUCHING or reason >= reasons.EMPTY_SPACE
    return {"cell": cell_text(i)} if on_cell else {}
