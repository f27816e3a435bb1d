"""The tree a person walks to a move: dice with their spaces, tools, and the steps of a tool, with why not."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from draftwork.games.contract import Choice
from draftwork.games.sagrada.constants import CELLS, LETTERS, POOL, ROUNDS, SOLO_COLOUR, VALUES
from draftwork.games.sagrada.notation.edition import patterns_of
from draftwork.games.sagrada.notation.moves import cell_text, kind_of, write_move
from draftwork.games.sagrada.rules.bag import per_round
from draftwork.games.sagrada.rules.dice import at, colour_of, value_of
from draftwork.games.sagrada.rules.illegality import refuse, why_not_cell
from draftwork.games.sagrada.rules.moving import after_move
from draftwork.games.sagrada.rules.phases import (
    AGAIN,
    APART,
    CHOOSE,
    DROP,
    FREE,
    HAND,
    LIFT,
    NUDGE,
    PAY,
    ROLLED,
    TURN,
    VALUE,
)
from draftwork.games.sagrada.rules.placing import (
    Window,
    beside,
    die_on,
    filled,
    flip,
    part,
    set_window,
    window,
)
from draftwork.games.sagrada.rules.scoring import TOKEN, score
from draftwork.games.sagrada.rules.tools import cost, place_of
from draftwork.games.sagrada.rules.turns import (
    DONE,
    DOWN,
    DRAFT,
    FROM,
    PASS,
    PAY_WITH,
    PLACE,
    RETURN,
    SET,
    TO,
    TOOL,
    TRACK,
    UP,
    to_move,
)
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.pattern_names import pattern_label
from draftwork.games.sagrada.ui.refusal import CELL_CODES, cell_refusal, refusal, tool_name
from draftwork.i18n import Message, Value
from draftwork.kernel import copy_state, to_python
from draftwork.kernel.generics import NOBODY


def choices(s: State) -> list[Choice]:
    if to_move(s) == NOBODY:
        return []
    now = to_python(s)
    phase = now.phase
    if phase == CHOOSE:
        return _patterns(s, now)
    if phase == TURN:
        return [*_drafts(s, now), *_tools(s, now), _leaf(s, PASS)]
    if phase == AGAIN:
        return _drafts(s, now)
    if phase in (HAND, ROLLED, FREE, APART):
        more = _tools(s, now) if phase == HAND and not now.tool else []
        back = [_leaf(s, RETURN)] if phase in (ROLLED, FREE) else []
        return [*_cells(s, PLACE), *more, *back]
    if phase == PAY:
        slots = [slot for slot in range(per_round(s)) if at(now.pool, slot)]
        return [_leaf(s, PAY_WITH + slot) for slot in slots]
    if phase == LIFT:
        stop = [] if refuse(s, DONE) else [_leaf(s, DONE)]
        return [*_lifts(s), *stop]
    return _cells(s, TO) if phase == DROP else _changes(s, now)


def _changes(s: State, now: State) -> list[Choice]:
    if now.phase == NUDGE:
        return [_leaf(s, UP), _leaf(s, DOWN)]
    if now.phase == VALUE:
        return [_leaf(s, SET + value) for value in range(VALUES)]
    places = range((ROUNDS - 1) * POOL)
    return [_leaf(s, TRACK + i) for i in places if at(now.track[i // POOL], i % POOL)]


def die_args(die: int) -> dict[str, Value]:
    return {"colour": LETTERS[colour_of(die)], "value": value_of(die)}


def path(s: State, move: int) -> list[Message]:
    return [_label(s, move)]


def _label(s: State, move: int) -> Message:
    kind, i = kind_of(move)
    return Message(f"sagrada-do-{kind}", _label_args(to_python(s), kind, i))


def _label_args(now: State, kind: str, i: int) -> dict[str, Value]:
    if kind == "pattern":
        pattern = patterns_of(now)[i]
        return {"n": i + 1, "name": pattern_label(pattern.name), "dots": pattern.dots}
    if kind == "draft":
        return {"n": i + 1, **die_args(at(now.pool, i))}
    if kind == "pay":
        return die_args(at(now.pool, i))
    if kind in ("place", "from", "to"):
        return {"cell": cell_text(i)}
    if kind == "tool":
        return {"name": tool_name(i + 1)}
    if kind == "value":
        return {"value": i + 1}
    if kind == "track":
        return {"round": i // POOL + 1, **die_args(at(now.track[i // POOL], i % POOL))}
    return {}


def _key(move: int) -> str:
    return write_move(move).replace(" ", "-")


def _leaf(s: State, move: int) -> Choice:
    """A move, or why not."""
    label = _label(s, move)
    reason = refuse(s, move)
    if reason:
        return Choice(_key(move), label, why_not=refusal(s, move, reason))
    return Choice(_key(move), label, move, gains=_gains(s, move), effects=_blocks(s, move))


def _blocks(s: State, move: int) -> tuple[Message, ...]:
    """SA-8, SA-9: beside a die no space can be filled any more that is printed with its colour or value."""
    now, p = to_python(s), to_move(s)
    kind, cell = kind_of(move)
    if kind not in ("place", "to"):
        return ()
    w = window(s, p)
    die = now.hand if kind == "place" else die_on(w, now.lifted)
    left = w if kind == "place" else flip(w, die, now.lifted)
    colours = part(now.colour_spaces[2 * p], now.colour_spaces[2 * p + 1], colour_of(die))
    shades = part(now.shade_spaces[2 * p], now.shade_spaces[2 * p + 1], value_of(die) - 1)
    blocked = beside(1 << cell) & ~filled(left) & (colours | shades)
    if not blocked:
        return ()
    cells = tuple(cell_text(one) for one in range(CELLS) if blocked >> one & 1)
    return (Message("sagrada-effect-blocks", {"cells": cells}, "SA-9"),)


def _patterns(s: State, now: State) -> list[Choice]:
    p = to_move(s)
    return [_leaf(s, 2 * now.dealt_cards[2 * p + i // 2] + i % 2) for i in range(4)]


def _drafts(s: State, now: State) -> list[Choice]:
    """For each die of the pool where it may go, and for each other space why not."""
    if now.drafted and now.phase == TURN:
        return []
    found: list[Choice] = []
    for slot in range(per_round(s)):
        die = at(now.pool, slot)
        if die:
            leaf = _leaf(s, DRAFT + slot)
            spaces = _spaces(s, die)
            effects = _effects(spaces)
            found.append(
                Choice(
                    leaf.key,
                    leaf.label,
                    leaf.move,
                    leaf.why_not,
                    effects=effects,
                    next=[_space_choice(space) for space in spaces],
                )
            )
    return found


class _Space(NamedTuple):
    """A space of the own window, for a die that is not in hand yet."""

    cell: int
    illegality: int  # LEGAL where the die may go
    gains: int | None  # the change of the score, where the die may go


def _spaces(s: State, die: int) -> list[_Space]:
    p = to_move(s)
    w = window(s, p)
    codes = [why_not_cell(s, p, w, die, 0, cell, True) for cell in range(CELLS)]
    fits = [cell for cell in range(CELLS) if not codes[cell]]
    gains = dict(zip(fits, _gains_in(s, [flip(w, die, cell) for cell in fits]), strict=True))
    return [_Space(cell, codes[cell], gains.get(cell)) for cell in range(CELLS)]


@cache
def _space_choice(space: _Space) -> Choice:
    """The choice of a space as it will be after the draft, without its move."""
    move = PLACE + space.cell
    label = Message("sagrada-do-place", {"cell": cell_text(space.cell)})
    why_not = cell_refusal(space.illegality, space.cell) if space.illegality else None
    return Choice(_key(move), label, why_not=why_not, gains=space.gains)


def _effects(spaces: list[_Space]) -> tuple[Message, ...]:
    """A message with the spaces where a die may go, then a message for each reason against other spaces."""
    effects: list[Message] = []
    fits: tuple[Message, ...] = tuple(
        Message("sagrada-fits-cell", {"cell": cell_text(space.cell), "n": space.gains})
        for space in spaces
        if space.gains is not None
    )
    if fits:
        effects.append(Message("sagrada-fits", {"cells": fits}, "SA-10"))
    for code in CELL_CODES:
        cells = tuple(cell_text(space.cell) for space in spaces if space.illegality == code)
        if cells:
            refused = cell_refusal(code, 0)
            effects.append(Message(refused.id.replace("-why-", "-not-"), {"cells": cells}, refused.rule))
    return tuple(effects)


def _gains(s: State, move: int) -> int | None:
    """What a space or a tool changes the score by at once."""
    now = to_python(s)
    kind, i = kind_of(move)
    if kind == "place":
        return _gains_in(s, [flip(window(s, to_move(s)), now.hand, i)])[0]
    if kind == "to":
        return _gains_in(s, [after_move(window(s, to_move(s)), now.lifted, i)])[0]
    if kind == "tool":
        return 0 if now.players == 1 else -TOKEN * cost(s, place_of(s, i + 1))
    return None


def _gains_in(s: State, windows: list[Window]) -> list[int]:
    """What the score changes by with each of some windows instead of the one there is."""
    p = to_move(s)
    before, after = score(s, p), copy_state(s)
    gains: list[int] = []
    for w in windows:
        set_window(after, p, w)
        gains.append(score(after, p) - before)
    return gains


def _cells(s: State, first: int) -> list[Choice]:
    """A space for the die in hand, or for the one that is being moved."""
    return [_leaf(s, first + cell) for cell in range(CELLS)]


def _lifts(s: State) -> list[Choice]:
    """The dice in the window."""
    leaves = [_leaf(s, FROM + cell) for cell in range(CELLS)]
    on_dice = filled(window(s, to_move(s)))
    return [leaf for cell, leaf in enumerate(leaves) if on_dice >> cell & 1]


def _tools(s: State, now: State) -> list[Choice]:
    return [_tool(s, now, i, tool) for i, tool in enumerate(now.tools) if tool]


def _tool(s: State, now: State, i: int, tool: int) -> Choice:
    solo = now.players == 1
    leaf = _leaf(s, TOOL + tool - 1)
    text = Message(f"sagrada-tool-{tool}-text")
    if solo:
        price = Message("sagrada-pays-die", {"colour": LETTERS[SOLO_COLOUR[tool]]}, "SA-22")
    else:
        price = Message("sagrada-pays-tokens", {"n": cost(s, i)}, "SA-11")
    return Choice(leaf.key, leaf.label, leaf.move, leaf.why_not, leaf.gains, (text, price))
