"""Descriptions of moves for the log."""

from __future__ import annotations

from draftwork.games.contract import Description
from draftwork.games.sagrada.constants import (
    COLOUR_LETTERS,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    MAX_POOL,
    RUNNING_PLIERS,
)
from draftwork.games.sagrada.notation.edition import patterns_of
from draftwork.games.sagrada.notation.moves import cell_text, kind_of
from draftwork.games.sagrada.rules.dice import colour_of, die_at, row_slots
from draftwork.games.sagrada.rules.phases import CHOOSE, TURN
from draftwork.games.sagrada.rules.placing import die_on, window
from draftwork.games.sagrada.rules.turns import to_move
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.choices import die_args
from draftwork.games.sagrada.ui.names import pattern_label, tool_name
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import to_python


def describe(before: State, after: State, move: int | None, seat: int) -> Description:
    """The description of a move for a viewer. `move` is None if the viewer may not know it."""
    then, now = to_python(before), to_python(after)
    begun = bool(then.drafted or then.tool or then.phase not in (TURN, CHOOSE))
    sealed = [Message("sagrada-log-sealed")]  # SA-2
    did = sealed if move is None else _did(before, then, now, *kind_of(move))
    return Description(did, _ended(then, now), continues=begun)


def _did(before: State, then: State, now: State, kind: str, i: int) -> list[Message]:
    """The clauses of a move. Lifting a die and ending a turn after other moves add no clause."""
    if kind in ("from", "done"):
        return []
    if kind == "pass":
        return [] if then.drafted or then.tool else [Message("sagrada-log-pass")]
    if kind == "to":
        die = die_on(window(before, to_move(before)), then.lifted)
        cells: dict[str, MessageValue] = {"from": cell_text(then.lifted), "cell": cell_text(i)}
        return [Message("sagrada-log-move", die_args(die) | cells)]
    if kind == "tool":
        return [_used(then, now, i + 1), *([] if then.players == 1 else _effect(now, i + 1))]
    if kind == "pay":
        return [Message("sagrada-log-pay", die_args(die_at(then.pool, i))), *_effect(now, then.tool)]
    return [Message(f"sagrada-log-{kind}", _args(then, now, kind, i))]


def _args(then: State, now: State, kind: str, i: int) -> dict[str, MessageValue]:
    if kind == "pattern":
        return {"name": pattern_label(patterns_of(then)[i].name)}
    if kind == "draft":
        return die_args(die_at(then.pool, i))
    if kind == "place":
        return {"cell": cell_text(i)}
    if kind == "track":
        return {"round": i // MAX_POOL + 1, **die_args(die_at(then.track[i // MAX_POOL], i % MAX_POOL))}
    return die_args(now.hand) if kind in ("up", "down", "value") else {}


def _used(then: State, now: State, tool: int) -> Message:
    """SA-11: the tool and its price in tokens. SA-22: in solo the next move pays."""
    return Message("sagrada-log-tool", {"tool": tool_name(tool), "n": sum(then.tokens) - sum(now.tokens)})


def _effect(now: State, tool: int) -> list[Message]:
    """The immediate effect of a paid tool."""
    if tool == FLUX_BRUSH:
        return [Message("sagrada-log-rolled", die_args(now.hand))]
    if tool == GLAZING_HAMMER:
        return [Message("sagrada-log-pool")]
    if tool == RUNNING_PLIERS:
        return [Message("sagrada-log-skip")]
    if tool == GRINDING_STONE:
        return [Message("sagrada-log-turned", die_args(now.hand))]
    if tool == FLUX_REMOVER:
        return [Message("sagrada-log-drawn", {"colour": COLOUR_LETTERS[colour_of(now.hand)]})]
    return []


def _ended(then: State, now: State) -> list[Message]:
    """SA-6: the end of a round and the dice that went to the round track."""
    if now.round == then.round:
        return []
    left = sum(die > 0 for die in row_slots(now.track[then.round]))
    over = Message("sagrada-log-round", {"round": then.round + 1})
    return [over, Message("sagrada-log-track-left", {"n": left})]
