"""Explanations: the reason of a refusal, the points of a seat, and the end of a match."""

from __future__ import annotations

from draftwork.games.contract import Ending, Point
from draftwork.games.sagrada.constants import (
    ALL_CELLS,
    COLOUR_LETTERS,
    MAX_POOL,
    SOLO_COLOUR,
)
from draftwork.games.sagrada.notation.moves import cell_text, kind_of
from draftwork.games.sagrada.rules import illegality_codes
from draftwork.games.sagrada.rules.placing import occupied, window
from draftwork.games.sagrada.rules.scoring import (
    TOKEN_POINTS,
    points_per_empty_space,
    private_points,
    rank,
    score,
    target,
)
from draftwork.games.sagrada.rules.tools import cost, tool_index
from draftwork.games.sagrada.rules.turns import NUM_MOVES, to_move
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.names import tool_name
from draftwork.games.sagrada.ui.points import cells_in, objective_points, private_objective_points
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import to_python

# For each code the message, after "sagrada-why-", and the rule.
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
    illegality_codes.TOO_EXPENSIVE: ("too-dear", "SA-11"),
    illegality_codes.NO_PAYMENT: ("no-payment", "SA-22"),
    illegality_codes.NEEDS_DIE: ("needs-die", "SA-12"),
    illegality_codes.NEEDS_NO_DIE: ("needs-no-die", "SA-12"),
    illegality_codes.SECOND_TURN: ("second-turn", "SA-17"),
    illegality_codes.FIRST_TURN: ("first-turn", "SA-17"),
    illegality_codes.BEFORE_DRAFT: ("before-draft", "SA-17"),
    illegality_codes.AFTER_PLACING: ("after-placing", "SA-17"),
    illegality_codes.EMPTY_TRACK: ("empty-track", "SA-15"),
    illegality_codes.NOT_ON_TRACK: ("not-on-track", "SA-15"),
    illegality_codes.CANNOT_COMPLETE: ("no-end", "SA-12"),
    illegality_codes.CANNOT_PAY: ("cannot-pay", "SA-22"),
    illegality_codes.NO_DIE_LEFT: ("strands", "SA-22"),
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


def refusal(s: State, move: int, code: int) -> Message:
    """The sentence for a code of `illegality`."""
    if code == illegality_codes.NO_SUCH_MOVE:
        return Message("no-such-move", {"move": str(move), "last": NUM_MOVES - 1})
    if code == illegality_codes.MATCH_OVER:
        return Message("match-over")
    now = to_python(s)
    if code == illegality_codes.NOT_NOW:
        return Message(f"sagrada-now-{now.phase}")
    i = kind_of(move)[1]
    if code in CELL_CODES:
        return cell_refusal(code, i)
    name, rule = _SENTENCES[code]
    return Message(f"sagrada-why-{name}", _args(s, code, i), rule)


def cell_refusal(code: int, cell: int) -> Message:
    """The sentence for a code of CELL_CODES."""
    name, rule = _SENTENCES[code]
    return Message(f"sagrada-why-{name}", {"cell": cell_text(cell)}, rule)


def _args(s: State, code: int, i: int) -> dict[str, MessageValue]:
    """The arguments of the sentence for a code. `i` is the index of the move in its kind."""
    now = to_python(s)
    if code in (illegality_codes.NO_DIE, illegality_codes.NOT_DEALT):
        return {"n": i + 1}
    if code == illegality_codes.TOO_EXPENSIVE:
        return {"tool": tool_name(i + 1), "cost": cost(s, tool_index(s, i + 1)), "n": now.tokens[to_move(s)]}
    if code in (illegality_codes.NO_PAYMENT, illegality_codes.CANNOT_PAY, illegality_codes.NO_DIE_LEFT):
        tool = now.tool or i + 1
        return {"tool": tool_name(tool), "colour": COLOUR_LETTERS[SOLO_COLOUR[tool]]}
    if (
        illegality_codes.NO_TOOL <= code <= illegality_codes.CANNOT_COMPLETE
        and code != illegality_codes.NOT_ON_TRACK
    ):
        return {} if code == illegality_codes.TOOL_USED else {"tool": tool_name(i + 1)}
    if code == illegality_codes.NO_TRACK_DIE:
        return {"round": i // MAX_POOL + 1, "n": i % MAX_POOL + 1}
    return {"cell": cell_text(i)} if code >= illegality_codes.EMPTY_SPACE else {}


def points(s: State, seat: int) -> list[Point]:
    """The points of a seat with their reasons."""
    now = to_python(s)
    w = window(s, seat)
    found: list[Point] = []
    for objective in now.public:
        if objective >= 0:
            found += objective_points(w, objective)
    found += private_objective_points(s, now, w, seat)
    tokens = now.tokens[seat]
    if tokens:
        found.append(Point("SA-18", TOKEN_POINTS * tokens, Message("sagrada-points-tokens", {"n": tokens})))
    empty = ALL_CELLS & ~occupied(w)
    if empty:
        n = empty.bit_count()
        reason = Message("sagrada-points-empty", {"n": n, "each": -points_per_empty_space(s)})
        rule = "SA-18" if now.players > 1 else "SA-23"
        found.append(Point(rule, n * points_per_empty_space(s), reason, cells_in(empty)))
    return found


def ending(s: State) -> Ending:
    """The reason for the end of the match, and what decided it."""
    now = to_python(s)
    reason = Message("sagrada-ended", rule="SA-6")
    if now.players == 1:
        args = {"points": score(s, 0), "target": target(s)}
        won = "sagrada-solo-lost" if rank(s, 0) else "sagrada-solo-won"
        return Ending(reason, Message(won, args, "SA-23"), target=target(s))
    return Ending(reason, _decided_by(s, now))


def _decided_by(s: State, now: State) -> Message:
    """SA-20: the first comparison in which the winner is ahead of all remaining tied seats."""
    seats = list(range(now.players))
    winner = next(seat for seat in seats if rank(s, seat) == 0)
    tied = [seat for seat in seats if score(s, seat) == score(s, winner)]
    if len(tied) == 1:
        return Message("sagrada-won-points", rule="SA-18")
    tied = [seat for seat in tied if private_points(s, seat) == private_points(s, winner)]
    if len(tied) == 1:
        return Message("sagrada-won-private", rule="SA-20")
    tied = [seat for seat in tied if now.tokens[seat] == now.tokens[winner]]
    if len(tied) == 1:
        return Message("sagrada-won-tokens", rule="SA-20")
    return Message("sagrada-won-order", {"seat": winner + 1}, "SA-20")
