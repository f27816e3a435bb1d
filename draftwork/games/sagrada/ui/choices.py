"""The choice tree: dice with their spaces, tools, and the steps of a tool."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from draftwork.games.contract import Choice
from draftwork.games.sagrada.constants import CELLS, COLOUR_LETTERS, MAX_POOL, ROUNDS, SOLO_COLOUR, VALUES
from draftwork.games.sagrada.notation.edition import patterns_of
from draftwork.games.sagrada.notation.moves import cell_text, kind_of, write_move
from draftwork.games.sagrada.rules.bag import dice_per_round
from draftwork.games.sagrada.rules.dice import colour_of, die_at, value_of, with_die
from draftwork.games.sagrada.rules.illegality import cell_illegality, illegality
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
    adjacent,
    die_on,
    nth_mask,
    occupied,
    set_window,
    toggle_die,
    window,
)
from draftwork.games.sagrada.rules.scoring import TOKEN_POINTS, score
from draftwork.games.sagrada.rules.tools import cost, tool_index, tool_places
from draftwork.games.sagrada.rules.turns import (
    DONE,
    DOWN,
    DRAFT,
    FROM,
    PASS,
    PAY_WITH,
    PLACE,
    RETURN,
    SET_VALUE,
    TO,
    TOOL,
    TRACK,
    UP,
    to_move,
)
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.explain import CELL_CODES, cell_refusal, refusal
from draftwork.games.sagrada.ui.names import pattern_label, tool_name
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import copy_state, to_python
from draftwork.kernel.generics import NOBODY


def choices(s: State) -> list[Choice]:
    """The choices of the seat to move."""
    if to_move(s) == NOBODY:
        return []
    now = to_python(s)
    phase = now.phase
    if phase == CHOOSE:
        return _pattern_choices(s, now)
    if phase == TURN:
        return [*_draft_choices(s, now), *_tool_choices(s, now), _leaf(s, PASS)]
    if phase == AGAIN:
        return _draft_choices(s, now)
    if phase in (HAND, ROLLED, FREE, APART):
        more = _tool_choices(s, now) if phase == HAND and not now.tool else []
        back = [_leaf(s, RETURN)] if phase in (ROLLED, FREE) else []
        return [*_space_choices(s, PLACE), *more, *back]
    if phase == PAY:
        slots = [slot for slot in range(dice_per_round(s)) if die_at(now.pool, slot)]
        return [_leaf(s, PAY_WITH + slot) for slot in slots]
    if phase == LIFT:
        stop = [] if illegality(s, DONE) else [_leaf(s, DONE)]
        return [*_lift_choices(s), *stop]
    return _space_choices(s, TO) if phase == DROP else _step_choices(s, now)


def _step_choices(s: State, now: State) -> list[Choice]:
    """The choices of tools 1, 5 and 11."""
    if now.phase == NUDGE:
        return [_leaf(s, UP), _leaf(s, DOWN)]
    if now.phase == VALUE:
        return [_leaf(s, SET_VALUE + value) for value in range(VALUES)]
    places = range((ROUNDS - 1) * MAX_POOL)
    return [_leaf(s, TRACK + i) for i in places if die_at(now.track[i // MAX_POOL], i % MAX_POOL)]


def die_args(die: int) -> dict[str, MessageValue]:
    """The arguments of a message that names a die."""
    return {"colour": COLOUR_LETTERS[colour_of(die)], "value": value_of(die)}


def choice_path(s: State, move: int) -> list[Message]:
    """The labels of the choices that lead to a legal move."""
    return [_label(s, move)]


def _label(s: State, move: int) -> Message:
    kind, i = kind_of(move)
    return Message(f"sagrada-do-{kind}", _label_args(to_python(s), kind, i))


def _label_args(now: State, kind: str, i: int) -> dict[str, MessageValue]:
    if kind == "pattern":
        pattern = patterns_of(now)[i]
        return {"n": i + 1, "name": pattern_label(pattern.name), "dots": pattern.dots}
    if kind == "draft":
        return {"n": i + 1, **die_args(die_at(now.pool, i))}
    if kind == "pay":
        return die_args(die_at(now.pool, i))
    if kind in ("place", "from", "to"):
        return {"cell": cell_text(i)}
    if kind == "tool":
        return {"name": tool_name(i + 1)}
    if kind == "value":
        return {"value": i + 1}
    if kind == "track":
        return {"round": i // MAX_POOL + 1, **die_args(die_at(now.track[i // MAX_POOL], i % MAX_POOL))}
    return {}


def _key(move: int) -> str:
    """The key of the choice of a move."""
    return write_move(move).replace(" ", "-")


def _leaf(s: State, move: int) -> Choice:
    """The choice of a move, or the reason why it is refused."""
    label = _label(s, move)
    code = illegality(s, move)
    if code:
        return Choice(_key(move), label, why_not=refusal(s, move, code))
    return Choice(_key(move), label, move, gains=_gains(s, move), effects=_blocked_spaces(s, move))


def _blocked_spaces(s: State, move: int) -> tuple[Message, ...]:
    """SA-8, SA-9: a message with the spaces beside the die that become unusable.

    They are empty and printed with the colour or value of the die.
    """
    now, p = to_python(s), to_move(s)
    kind, cell = kind_of(move)
    if kind not in ("place", "to"):
        return ()
    w = window(s, p)
    die = now.hand if kind == "place" else die_on(w, now.lifted)
    left = w if kind == "place" else toggle_die(w, die, now.lifted)
    colours = nth_mask(now.colour_spaces[2 * p], now.colour_spaces[2 * p + 1], colour_of(die))
    shades = nth_mask(now.shade_spaces[2 * p], now.shade_spaces[2 * p + 1], value_of(die) - 1)
    blocked = adjacent(1 << cell) & ~occupied(left) & (colours | shades)
    if not blocked:
        return ()
    cells = tuple(cell_text(one) for one in range(CELLS) if blocked >> one & 1)
    return (Message("sagrada-effect-blocks", {"cells": cells}, "SA-9"),)


def _pattern_choices(s: State, now: State) -> list[Choice]:
    p = to_move(s)
    return [_leaf(s, 2 * now.dealt_cards[2 * p + i // 2] + i % 2) for i in range(4)]


def _draft_choices(s: State, now: State) -> list[Choice]:
    """A choice for each die of the pool, with the spaces where it may go."""
    if now.drafted and now.phase == TURN:
        return []
    found: list[Choice] = []
    for slot in range(dice_per_round(s)):
        die = die_at(now.pool, slot)
        if die:
            spaces = _spaces_for_die(s, die)
            after = [_space_choice(space) for space in spaces]
            leaf = _leaf(s, DRAFT + slot)
            fits = any(not space.illegality for space in spaces)
            tools = _needed_tools(s, now, slot) if leaf.move is not None and not fits else ()
            found.append(replace(leaf, effects=(*tools, *_space_effects(spaces)), next=after))
    return found


def _needed_tools(s: State, now: State, slot: int) -> tuple[Message, ...]:
    """SA-12: for a die that fits nowhere, a message for each tool with which it can be placed."""
    p, w, die, rest = to_move(s), window(s, to_move(s)), die_at(now.pool, slot), with_die(now.pool, slot, 0)
    usable = [(i, t) for i, t in enumerate(now.tools) if t and tool_places(s, p, w, i, die, rest)]
    prices = [(tool, replace(_price(s, i, tool), rule="")) for i, tool in usable]
    args: list[dict[str, MessageValue]] = [
        {"n": tool, "tool": tool_name(tool), "price": price} for tool, price in prices
    ]
    return tuple(Message("sagrada-fits-tool", one, "SA-12") for one in args)


class _Space(NamedTuple):
    """A space in the window of the seat to move, for a die that is not in hand yet."""

    cell: int
    illegality: int  # LEGAL if the die may go there
    gains: int | None  # the change of the score if the die may go there


def _spaces_for_die(s: State, die: int) -> list[_Space]:
    """All spaces in the window of the seat to move, for a die of the pool."""
    p = to_move(s)
    w = window(s, p)
    codes = [cell_illegality(s, p, w, die, 0, cell) for cell in range(CELLS)]
    fits = [cell for cell in range(CELLS) if not codes[cell]]
    gains = dict(zip(fits, _gains_of_windows(s, [toggle_die(w, die, cell) for cell in fits]), strict=True))
    return [_Space(cell, codes[cell], gains.get(cell)) for cell in range(CELLS)]


@cache
def _space_choice(space: _Space) -> Choice:
    """The choice of a space after the draft, for `Choice.next`."""
    move = PLACE + space.cell
    label = Message("sagrada-do-place", {"cell": cell_text(space.cell)})
    why_not = cell_refusal(space.illegality, space.cell) if space.illegality else None
    legal = None if why_not else move
    return Choice(_key(move), label, legal, why_not=why_not, gains=space.gains)


def _space_effects(spaces: list[_Space]) -> tuple[Message, ...]:
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
            effects.append(Message(f"{refused.id}-several", {"names": cells}, refused.rule))
    return tuple(effects)


def _gains(s: State, move: int) -> int | None:
    """The immediate change of the score by a placement or by the price of a tool."""
    now = to_python(s)
    kind, i = kind_of(move)
    if kind == "place":
        return _gains_of_windows(s, [toggle_die(window(s, to_move(s)), now.hand, i)])[0]
    if kind == "to":
        return _gains_of_windows(s, [after_move(window(s, to_move(s)), now.lifted, i)])[0]
    if kind == "tool":
        return 0 if now.players == 1 else -TOKEN_POINTS * cost(s, tool_index(s, i + 1))
    return None


def _gains_of_windows(s: State, windows: list[Window]) -> list[int]:
    """The changes of the score if the window of the seat to move were replaced."""
    p = to_move(s)
    before, after = score(s, p), copy_state(s)
    gains: list[int] = []
    for w in windows:
        set_window(after, p, w)
        gains.append(score(after, p) - before)
    return gains


def _space_choices(s: State, first: int) -> list[Choice]:
    """The choices of a space for the die in hand or the lifted die. `first` is the move of cell 0."""
    return [_leaf(s, first + cell) for cell in range(CELLS)]


def _lift_choices(s: State) -> list[Choice]:
    """A choice for each die in the window, with the reason if the tool cannot move it."""
    leaves = [_leaf(s, FROM + cell) for cell in range(CELLS)]
    on_dice = occupied(window(s, to_move(s)))
    return [leaf for cell, leaf in enumerate(leaves) if on_dice >> cell & 1]


def _tool_choices(s: State, now: State) -> list[Choice]:
    return [_tool_choice(s, i, tool) for i, tool in enumerate(now.tools) if tool]


def _tool_choice(s: State, i: int, tool: int) -> Choice:
    text = Message(f"sagrada-tool-{tool}-text")
    return replace(_leaf(s, TOOL + tool - 1), effects=(text, _price(s, i, tool)))


def _price(s: State, i: int, tool: int) -> Message:
    """The price of the i-th tool."""
    if to_python(s).players == 1:
        return Message("sagrada-pays-die", {"colour": COLOUR_LETTERS[SOLO_COLOUR[tool]]}, "SA-22")
    return Message("sagrada-pays-tokens", {"n": cost(s, i)}, "SA-11")
