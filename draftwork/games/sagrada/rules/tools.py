"""SA-11 to SA-17, SA-22: which tools can be used, looking ahead so that every use can end legally."""

from __future__ import annotations

from draftwork.games.sagrada.constants import (
    CORK_BACKED_STRAIGHTEDGE,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    LENS_CUTTER,
    MOST_TOOLS,
    POOL,
    RUNNING_PLIERS,
    SOLO_COLOUR,
    TAP_WHEEL,
    VALUES,
)
from draftwork.games.sagrada.rules.dice import at, colour_of, die_of, put, value_of
from draftwork.games.sagrada.rules.illegality_codes import (
    AFTER_PLACING,
    BEFORE_DRAFT,
    CANNOT_PAY,
    EMPTY_TRACK,
    FIRST_TURN,
    LEGAL,
    NEEDS_DIE,
    NEEDS_NO_DIE,
    NO_DIE,
    NO_END,
    NO_PAYMENT,
    NO_TOOL,
    NOT_ON_TRACK,
    SECOND_TURN,
    STRANDS,
    TOO_DEAR,
    TOOL_GONE,
    TOOL_USED,
)
from draftwork.games.sagrada.rules.moving import can_move, colours_on_track
from draftwork.games.sagrada.rules.phases import HAND
from draftwork.games.sagrada.rules.placing import Window, apart, filled, spaces, window
from draftwork.games.sagrada.state import NONE, State
from draftwork.kernel import ctz, rule


@rule
def acts_on_hand(tool: int) -> bool:
    """SA-12: the tools used on a selected die."""
    return tool in (GROZING_PLIERS, LENS_CUTTER, FLUX_BRUSH) or tool in (
        CORK_BACKED_STRAIGHTEDGE,
        GRINDING_STONE,
        FLUX_REMOVER,
    )


@rule
def place_of(s: State, tool: int) -> int:
    """Where among the tools of the game it is, or NONE."""
    for i in range(MOST_TOOLS):
        if s.tools[i] == tool:
            return i
    return NONE


@rule
def cost(s: State, i: int) -> int:
    """SA-11."""
    return 1 if s.paid[i] == 0 else 2


@rule
def can_place_one(s: State, p: int, w: Window, pool: int) -> bool:
    for slot in range(POOL):
        die = at(pool, slot)
        if die and spaces(s, p, w, die, 0):
            return True
    return False


@rule
def why_not_pay(s: State, p: int, tool: int, pool: int, slot: int) -> int:
    """SA-22: whether a die of the pool pays for a tool."""
    die = at(pool, slot)
    if die == 0:
        return NO_DIE
    if colour_of(die) != SOLO_COLOUR[tool]:
        return CANNOT_PAY
    rest = put(pool, slot, 0)
    if tool == GLAZING_HAMMER and rest == 0:
        return STRANDS
    if tool == RUNNING_PLIERS and not can_place_one(s, p, window(s, p), rest):
        return STRANDS
    return LEGAL


@rule
def why_not_afford(s: State, p: int, i: int, pool: int) -> int:
    """SA-11, SA-22: whether the i-th tool can be paid, in solo from the given pool."""
    if s.players > 1:
        return LEGAL if s.tokens[p] >= cost(s, i) else TOO_DEAR
    if s.paid[i]:
        return TOOL_GONE
    for slot in range(POOL):
        if why_not_pay(s, p, s.tools[i], pool, slot) == LEGAL:
            return LEGAL
    return NO_PAYMENT


@rule
def nudged(die: int, step: int) -> int:
    """Tool 1: the die one higher or lower, 0 where it has no such face."""
    value = value_of(die) + step
    return die + step if 1 <= value <= VALUES else 0


@rule
def turned_over(die: int) -> int:
    """Tool 10."""
    return die_of(colour_of(die), VALUES + 1 - value_of(die))


@rule
def why_not_on_hand(s: State, p: int, w: Window, tool: int, die: int) -> int:
    """Whether a tool on a selected die leads to its being placed."""
    if tool in (FLUX_BRUSH, FLUX_REMOVER):  # SA-16: chance decides
        return LEGAL
    works = False
    if tool == GROZING_PLIERS:
        for step in (-1, 1):
            other = nudged(die, step)
            if other and spaces(s, p, w, other, 0):
                works = True
    elif tool == LENS_CUTTER:
        if s.on_track == 0:  # SA-15
            return EMPTY_TRACK
        kinds = s.on_track
        while kinds and not works:
            works = spaces(s, p, w, ctz(kinds), 0) != 0
            kinds &= kinds - 1
    elif tool == CORK_BACKED_STRAIGHTEDGE:
        works = apart(s, p, w, die) != 0
    else:
        works = spaces(s, p, w, turned_over(die), 0) != 0
    return LEGAL if works else NO_END


@rule
def why_not_without_die(s: State, p: int, w: Window, tool: int) -> int:
    """Whether a tool that is used with no die in hand may be used now, and has an effect."""
    second = s.turn >= s.players
    if tool == GLAZING_HAMMER:  # SA-17
        if not second:
            return SECOND_TURN
        if s.drafted:
            return BEFORE_DRAFT
        return LEGAL if s.pool else NO_END
    if tool == RUNNING_PLIERS:  # SA-17
        if second:
            return FIRST_TURN
        if not s.drafted:
            return AFTER_PLACING
        return LEGAL if can_place_one(s, p, w, s.pool) else NO_END
    if tool == TAP_WHEEL and colours_on_track(s, w) == 0:  # SA-15
        return NOT_ON_TRACK
    cells = filled(w)
    while cells:
        if can_move(s, p, w, tool, ctz(cells), NONE):
            return LEGAL
        cells &= cells - 1
    return NO_END


@rule
def why_not_tool(s: State, p: int, tool: int) -> int:
    """For a player with no die in hand, or with one selected."""
    i = place_of(s, tool)
    if i == NONE:
        return NO_TOOL
    if s.tool:  # SA-11
        return TOOL_USED
    if acts_on_hand(tool) != (s.phase == HAND):  # SA-12
        return NEEDS_DIE if acts_on_hand(tool) else NEEDS_NO_DIE
    reason = why_not_afford(s, p, i, s.pool)
    if reason != LEGAL:
        return reason
    if s.phase == HAND:
        return why_not_on_hand(s, p, window(s, p), tool, s.hand)
    return why_not_without_die(s, p, window(s, p), tool)


@rule
def helped(s: State, p: int, w: Window, die: int, rest: int) -> bool:
    """SA-12: whether a tool could still get a die placed that fits nowhere; `rest` is the pool without it."""
    if s.tool:
        return False
    for i in range(MOST_TOOLS):
        tool = s.tools[i]
        usable = acts_on_hand(tool) and why_not_afford(s, p, i, rest) == LEGAL
        if usable and why_not_on_hand(s, p, w, tool, die) == LEGAL:
            return True
    return False
