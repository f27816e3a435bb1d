"""The sentences for the numbers that `refuse` gives, each with its rule."""

from __future__ import annotations

from draftwork.games.sagrada.constants import LETTERS, POOL, SOLO_COLOUR
from draftwork.games.sagrada.notation.moves import cell_text, kind_of
from draftwork.games.sagrada.rules import illegality_codes
from draftwork.games.sagrada.rules.tools import cost, place_of
from draftwork.games.sagrada.rules.turns import MOVES, to_move
from draftwork.games.sagrada.state import State
from draftwork.i18n import Message, Value
from draftwork.kernel import to_python

# Number, message (after "sagrada-why-") and rule.
_SENTENCES = {
    illegality_codes.NOT_DEALT: ("not-dealt", "SA-2"),
    illegality_codes.NO_DIE: ("no-die", "SA-4"),
    illegality_codes.DRAFTED: ("drafted", "SA-5"),
    illegality_codes.UNPLACEABLE: ("unplaceable", "SA-12"),
    illegality_codes.MUST_PLACE: ("must-place", "SA-12"),
    illegality_codes.OCCUPIED: ("occupied", "SA-10"),
    illegality_codes.NOT_EDGE: ("not-edge", "SA-7"),
    illegality_codes.NOT_TOUCHING: ("not-touching", "SA-7"),
    illegality_codes.WRONG_COLOUR: ("wrong-colour", "SA-8"),
    illegality_codes.WRONG_SHADE: ("wrong-shade", "SA-8"),
    illegality_codes.ADJACENT_COLOUR: ("adjacent-colour", "SA-9"),
    illegality_codes.ADJACENT_VALUE: ("adjacent-value", "SA-9"),
    illegality_codes.TOUCHING: ("touching", "SA-17"),
    illegality_codes.NO_TOOL: ("no-tool", "SA-3"),
    illegality_codes.TOOL_USED: ("tool-used", "SA-11"),
    illegality_codes.TOOL_GONE: ("tool-gone", "SA-22"),
    illegality_codes.TOO_DEAR: ("too-dear", "SA-11"),
    illegality_codes.NO_PAYMENT: ("no-payment", "SA-22"),
    illegality_codes.NEEDS_DIE: ("needs-die", "SA-12"),
    illegality_codes.NEEDS_NO_DIE: ("needs-no-die", "SA-12"),
    illegality_codes.SECOND_TURN: ("second-turn", "SA-17"),
    illegality_codes.FIRST_TURN: ("first-turn", "SA-17"),
    illegality_codes.BEFORE_DRAFT: ("before-draft", "SA-17"),
    illegality_codes.AFTER_PLACING: ("after-placing", "SA-17"),
    illegality_codes.EMPTY_TRACK: ("empty-track", "SA-15"),
    illegality_codes.NOT_ON_TRACK: ("not-on-track", "SA-15"),
    illegality_codes.NO_END: ("no-end", "SA-12"),
    illegality_codes.CANNOT_PAY: ("cannot-pay", "SA-22"),
    illegality_codes.STRANDS: ("strands", "SA-22"),
    illegality_codes.NO_FACE: ("no-face", "SA-12"),
    illegality_codes.NO_TRACK_DIE: ("no-track-die", "SA-15"),
    illegality_codes.EMPTY_SPACE: ("empty-space", "SA-13"),
    illegality_codes.SAME_DIE: ("same-die", "SA-14"),
    illegality_codes.OTHER_COLOUR: ("other-colour", "SA-14"),
    illegality_codes.CANNOT_MOVE: ("cannot-move", "SA-13"),
    illegality_codes.SAME_SPACE: ("same-space", "SA-13"),
    illegality_codes.NO_SECOND: ("no-second", "SA-14"),
}

CELL_CODES = range(illegality_codes.OCCUPIED, illegality_codes.TOUCHING + 1)  # why a die may not go to a cell


def refusal(s: State, move: int, reason: int) -> Message:
    """The sentence for a number that `refuse` gave."""
    if reason == illegality_codes.NO_SUCH:
        return Message("no-such-move", {"move": str(move), "last": MOVES - 1})
    if reason == illegality_codes.OVER:
        return Message("match-over")
    now = to_python(s)
    if reason == illegality_codes.NOT_NOW:
        return Message(f"sagrada-now-{now.phase}")
    i = kind_of(move)[1]
    if reason in CELL_CODES:
        return cell_refusal(reason, i)
    name, rule = _SENTENCES[reason]
    return Message(f"sagrada-why-{name}", _args(s, reason, i), rule)


def cell_refusal(code: int, cell: int) -> Message:
    """The sentence for a code of CELL_CODES."""
    name, rule = _SENTENCES[code]
    return Message(f"sagrada-why-{name}", {"cell": cell_text(cell)}, rule)


def tool_name(tool: int) -> Message:
    return Message(f"sagrada-tool-{tool}")


def _args(s: State, reason: int, i: int) -> dict[str, Value]:
    now = to_python(s)
    if reason in (illegality_codes.NO_DIE, illegality_codes.NOT_DEALT):
        return {"n": i + 1}
    if reason == illegality_codes.TOO_DEAR:
        return {"tool": tool_name(i + 1), "cost": cost(s, place_of(s, i + 1)), "n": now.tokens[to_move(s)]}
    if reason in (illegality_codes.NO_PAYMENT, illegality_codes.CANNOT_PAY, illegality_codes.STRANDS):
        tool = now.tool or i + 1
        return {"tool": tool_name(tool), "colour": LETTERS[SOLO_COLOUR[tool]]}
    if (
        illegality_codes.NO_TOOL <= reason <= illegality_codes.NO_END
        and reason != illegality_codes.NOT_ON_TRACK
    ):
        return {} if reason == illegality_codes.TOOL_USED else {"tool": tool_name(i + 1)}
    if reason == illegality_codes.NO_TRACK_DIE:
        return {"round": i // POOL + 1, "n": i % POOL + 1}
    return {"cell": cell_text(i)} if reason >= illegality_codes.EMPTY_SPACE else {}
