"""SA-11 to SA-17, SA-22: the legality of tools. A legal use of a tool can always be completed."""

from __future__ import annotations

from draftwork.games.sagrada.constants import (
    CORK_BACKED_STRAIGHTEDGE,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    LENS_CUTTER,
    MAX_POOL,
    MAX_TOOLS,
    RUNNING_PLIERS,
    SOLO_COLOUR,
    TAP_WHEEL,
    VALUES,
)
from draftwork.games.sagrada.rules.dice import colour_of, die_at, die_of, value_of, with_die
from draftwork.games.sagrada.rules.illegality_codes import (
    AFTER_PLACING,
    BEFORE_DRAFT,
    CANNOT_COMPLETE,
    CANNOT_PAY,
    EMPTY_TRACK,
    FIRST_TURN,
    LEGAL,
    NEEDS_DIE,
    NEEDS_NO_DIE,
    NO_DIE,
    NO_DIE_LEFT,
    NO_PAYMENT,
    NO_TOOL,
    NOT_ON_TRACK,
    SECOND_TURN,
    TOO_EXPENSIVE,
    TOOL_GONE,
    TOOL_USED,
)
from draftwork.games.sagrada.rules.moving import can_move, cells_with_track_colour
from draftwork.games.sagrada.rules.phases import HAND
from draftwork.games.sagrada.rules.placing import Window, isolated_cells, legal_cells, occupied, window
from draftwork.games.sagrada.state import NONE, State
from draftwork.kernel import ctz, rule


@rule
def acts_on_hand(tool: int) -> bool:
    """SA-12: whether the tool works on a selected die."""
    return tool in (GROZING_PLIERS, LENS_CUTTER, FLUX_BRUSH) or tool in (
        CORK_BACKED_STRAIGHTEDGE,
        GRINDING_STONE,
        FLUX_REMOVER,
    )


@rule
def tool_index(s: State, tool: int) -> int:
    """The index of a tool among the tools of the match, or NONE."""
    for i in range(MAX_TOOLS):
        if s.tools[i] == tool:
            return i
    return NONE


@rule
def cost(s: State, i: int) -> int:
    """SA-11: the favour tokens that the i-th tool costs now."""
    return 1 if s.paid[i] == 0 else 2


@rule
def has_placeable_die(s: State, p: int, w: Window, pool: int) -> bool:
    """Whether a die of the pool can be placed without a tool."""
    for slot in range(MAX_POOL):
        die = die_at(pool, slot)
        if die and legal_cells(s, p, w, die, 0):
            return True
    return False


@rule
def pay_illegality(s: State, p: int, tool: int, pool: int, slot: int) -> int:
    """SA-22: the reason why a die of the pool may not pay for a tool."""
    die = die_at(pool, slot)
    if die == 0:
        return NO_DIE
    if colour_of(die) != SOLO_COLOUR[tool]:
        return CANNOT_PAY
    rest = with_die(pool, slot, 0)
    if tool == GLAZING_HAMMER and rest == 0:
        return NO_DIE_LEFT
    if tool == RUNNING_PLIERS and not has_placeable_die(s, p, window(s, p), rest):
        return NO_DIE_LEFT
    return LEGAL


@rule
def cost_illegality(s: State, p: int, i: int, pool: int) -> int:
    """SA-11, SA-22: the reason why the i-th tool cannot be paid. In solo a die of `pool` pays."""
    if s.players > 1:
        return LEGAL if s.tokens[p] >= cost(s, i) else TOO_EXPENSIVE
    if s.paid[i]:
        return TOOL_GONE
    for slot in range(MAX_POOL):
        if pay_illegality(s, p, s.tools[i], pool, slot) == LEGAL:
            return LEGAL
    return NO_PAYMENT


@rule
def nudged(die: int, step: int) -> int:
    """Tool 1: the die with its value changed by a step, or 0 if it has no such face."""
    value = value_of(die) + step
    return die + step if 1 <= value <= VALUES else 0


@rule
def turned_over(die: int) -> int:
    """Tool 10: the die with the opposite face up."""
    return die_of(colour_of(die), VALUES + 1 - value_of(die))


@rule
def hand_tool_illegality(s: State, p: int, w: Window, tool: int, die: int) -> int:
    """The reason why a tool cannot lead to the placement of a selected die."""
    if tool in (FLUX_BRUSH, FLUX_REMOVER):  # SA-16: the result is random
        return LEGAL
    works = False
    if tool == GROZING_PLIERS:
        for step in (-1, 1):
            other = nudged(die, step)
            if other and legal_cells(s, p, w, other, 0):
                works = True
    elif tool == LENS_CUTTER:
        if s.on_track == 0:  # SA-15
            return EMPTY_TRACK
        kinds = s.on_track
        while kinds and not works:
            works = legal_cells(s, p, w, ctz(kinds), 0) != 0
            kinds &= kinds - 1
    elif tool == CORK_BACKED_STRAIGHTEDGE:
        works = isolated_cells(s, p, w, die) != 0
    else:
        works = legal_cells(s, p, w, turned_over(die), 0) != 0
    return LEGAL if works else CANNOT_COMPLETE


@rule
def no_die_tool_illegality(s: State, p: int, w: Window, tool: int) -> int:
    """The reason why a tool that needs no selected die may not be used now."""
    second = s.turn >= s.players
    if tool == GLAZING_HAMMER:  # SA-17
        if not second:
            return SECOND_TURN
        if s.drafted:
            return BEFORE_DRAFT
        return LEGAL if s.pool else CANNOT_COMPLETE
    if tool == RUNNING_PLIERS:  # SA-17
        if second:
            return FIRST_TURN
        if not s.drafted:
            return AFTER_PLACING
        return LEGAL if has_placeable_die(s, p, w, s.pool) else CANNOT_COMPLETE
    if tool == TAP_WHEEL and cells_with_track_colour(s, w) == 0:  # SA-15
        return NOT_ON_TRACK
    cells = occupied(w)
    while cells:
        if can_move(s, p, w, tool, ctz(cells), NONE):
            return LEGAL
        cells &= cells - 1
    return CANNOT_COMPLETE


@rule
def tool_illegality(s: State, p: int, tool: int) -> int:
    """The reason why a tool may not be used in the phase TURN or HAND."""
    i = tool_index(s, tool)
    if i == NONE:
        return NO_TOOL
    if s.tool:  # SA-11
        return TOOL_USED
    if acts_on_hand(tool) != (s.phase == HAND):  # SA-12
        return NEEDS_DIE if acts_on_hand(tool) else NEEDS_NO_DIE
    code = cost_illegality(s, p, i, s.pool)
    if code != LEGAL:
        return code
    if s.phase == HAND:
        return hand_tool_illegality(s, p, window(s, p), tool, s.hand)
    return no_die_tool_illegality(s, p, window(s, p), tool)


@rule
def tool_places(s: State, p: int, w: Window, i: int, die: int, rest: int) -> bool:
    """SA-12: whether the i-th tool can lead to the placement of a die. `rest` is the pool without the die."""
    tool = s.tools[i]
    usable = acts_on_hand(tool) and cost_illegality(s, p, i, rest) == LEGAL
    return usable and hand_tool_illegality(s, p, w, tool, die) == LEGAL


@rule
def is_placeable_with_tool(s: State, p: int, w: Window, die: int, rest: int) -> bool:
    """SA-12: whether a tool can lead to the placement of a die. `rest` is the pool without the die."""
    if s.tool:
        return False
    for i in range(MAX_TOOLS):
        if tool_places(s, p, w, i, die, rest):
            return True
    return False
