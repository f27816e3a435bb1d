"""The value of tools: the greedy value of the window after the best use, and the price in points."""

from __future__ import annotations

from draftwork.games.sagrada.ai.greedy_value import greedy_value
from draftwork.games.sagrada.ai.solo_value import PIP, kept_tool_value, pip_value
from draftwork.games.sagrada.constants import (
    COLOURS,
    CORK_BACKED_STRAIGHTEDGE,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    LATHEKIN,
    LENS_CUTTER,
    MAX_POOL,
    MAX_TOOLS,
    ROUNDS,
    RUNNING_PLIERS,
    TAP_WHEEL,
    VALUES,
)
from draftwork.games.sagrada.rules.dice import colour_of, die_at, die_of, value_of, with_die
from draftwork.games.sagrada.rules.illegality_codes import LEGAL
from draftwork.games.sagrada.rules.moving import after_move, destinations, is_on_track
from draftwork.games.sagrada.rules.placing import (
    Window,
    die_on,
    isolated_cells,
    legal_cells,
    occupied,
    toggle_die,
)
from draftwork.games.sagrada.rules.tools import (
    acts_on_hand,
    cost,
    cost_illegality,
    nudged,
    pay_illegality,
    tool_index,
    turned_over,
)
from draftwork.games.sagrada.state import State
from draftwork.kernel import ctz, rule

NOWHERE = -1000.0  # the value of a die that cannot be placed
TOKEN_NOW = 1.0  # the value of a favour token at the end
TOKEN_LATER = 0.3  # the additional value of a favour token at the start
GOOD_GAIN = 4.0  # for a die with this gain or more, tools that are slow to evaluate are left out
REROLL_BONUS = 1.0  # the excess of the best of several re-rolled dice over the best mean
MEAN_VALUE = 3.5  # the mean value of a rolled die


@rule
def token_value(s: State) -> float:
    """The value of a favour token."""
    return TOKEN_NOW + TOKEN_LATER * (ROUNDS - 1 - s.round) / ROUNDS


@rule
def price(s: State, tool: int, pool: int) -> float:
    """The price of a tool in points. In solo: the value of an unused tool minus the pips of the payment."""
    i = tool_index(s, tool)
    if s.players > 1:
        return token_value(s) * cost(s, i)
    paid = 0
    for slot in range(MAX_POOL):
        if pay_illegality(s, 0, tool, pool, slot) == LEGAL:
            paid = max(paid, value_of(die_at(pool, slot)))
    return kept_tool_value(s) - PIP * paid


@rule
def best_placement(s: State, p: int, w: Window, die: int, drafts: int) -> float:
    """The value of the window with the die on its best space, or NOWHERE."""
    best = NOWHERE
    cells = legal_cells(s, p, w, die, 0) if die else 0
    while cells:
        best = max(best, greedy_value(s, p, toggle_die(w, die, ctz(cells)), drafts))
        cells &= cells - 1
    return best


@rule
def _best_apart(s: State, p: int, w: Window, die: int, drafts: int) -> float:
    """The value of the best placement with tool 9, or NOWHERE."""
    best = NOWHERE
    cells = isolated_cells(s, p, w, die)
    while cells:
        best = max(best, greedy_value(s, p, toggle_die(w, die, ctz(cells)), drafts))
        cells &= cells - 1
    return best


@rule
def _best_on_track(s: State, p: int, w: Window, drafts: int) -> float:
    """The value of the best swap with tool 5. In solo the die leaves the target."""
    best = NOWHERE
    kinds = s.on_track
    while kinds:
        die = ctz(kinds)
        best = max(best, best_placement(s, p, w, die, drafts) + pip_value(s, die))
        kinds &= kinds - 1
    return best


@rule
def _mean_rolled(s: State, p: int, w: Window, colour: int, drafts: int) -> float:
    """The mean value of the window over the results of a re-roll, each with its best placement."""
    total = 0.0
    unplaced = greedy_value(s, p, w, drafts)
    for value in range(1, VALUES + 1):
        placed = best_placement(s, p, w, die_of(colour, value), drafts)
        total += placed if placed > NOWHERE else unplaced - pip_value(s, die_of(colour, value))
    return total / VALUES


@rule
def _mean_drawn(s: State, p: int, w: Window, drafts: int) -> float:
    """The mean value over the colours that tool 11 can draw, each with its best value."""
    total = 0.0
    unplaced = greedy_value(s, p, w, drafts)
    for colour in range(COLOURS):
        best = unplaced - pip_value(s, 1)
        for value in range(1, VALUES + 1):
            best = max(best, best_placement(s, p, w, die_of(colour, value), drafts))
        total += best
    return total / COLOURS


@rule
def hand_tool_value(s: State, p: int, w: Window, tool: int, die: int, drafts: int) -> float:
    """The value of the window after the best use of a tool on a selected die."""
    if tool == GROZING_PLIERS:
        return max(
            best_placement(s, p, w, nudged(die, 1), drafts), best_placement(s, p, w, nudged(die, -1), drafts)
        )
    if tool == LENS_CUTTER:
        return _best_on_track(s, p, w, drafts) - pip_value(s, die)
    if tool == FLUX_BRUSH:
        return _mean_rolled(s, p, w, colour_of(die), drafts)
    if tool == CORK_BACKED_STRAIGHTEDGE:
        return _best_apart(s, p, w, die, drafts)
    if tool == GRINDING_STONE:
        return best_placement(s, p, w, turned_over(die), drafts)
    return _mean_drawn(s, p, w, drafts)


@rule
def best_hand_tool(s: State, p: int, w: Window, slot: int, drafts: int, gain: float) -> float:
    """The value of the best tool on a die of the pool. `gain` is the gain of the die without a tool."""
    best = NOWHERE
    die, rest = die_at(s.pool, slot), with_die(s.pool, slot, 0)
    for i in range(MAX_TOOLS):
        tool = s.tools[i]
        if acts_on_hand(tool) and cost_illegality(s, p, i, rest) == LEGAL:
            slow = tool in (LENS_CUTTER, FLUX_BRUSH, FLUX_REMOVER)
            if not slow or gain < GOOD_GAIN:
                best = max(best, hand_tool_value(s, p, w, tool, die, drafts) - price(s, tool, rest))
    return best


@rule
def best_die_move(s: State, p: int, w: Window, tool: int, cell: int, drafts: int) -> float:
    """The value of the window after the best move of the die on a cell, or NOWHERE."""
    best = NOWHERE
    cells = destinations(s, p, w, tool, cell)
    while cells:
        best = max(best, greedy_value(s, p, after_move(w, cell, ctz(cells)), drafts))
        cells &= cells - 1
    return best


@rule
def _moving_tool_value(s: State, p: int, w: Window, tool: int, drafts: int, base: float) -> float:
    """The value of tools 2, 3, 4 and 12. The two moves of tool 4 are evaluated independently.

    `base` is the value of the window before.
    """
    best = second = NOWHERE
    cells = occupied(w)
    while cells:
        cell = ctz(cells)
        if tool != TAP_WHEEL or is_on_track(s, colour_of(die_on(w, cell))):
            found = best_die_move(s, p, w, tool, cell, drafts)
            if found > best:
                best, second = found, best
            elif found > second:
                second = found
        cells &= cells - 1
    return best + second - base if tool == LATHEKIN else best


@rule
def _reroll_value(s: State, p: int, w: Window, drafts: int) -> float:
    """The value of tool 7. In solo it includes the change of the target."""
    best = greedy_value(s, p, w, drafts)
    more = 0.0
    seen = 0
    for slot in range(MAX_POOL):
        die = die_at(s.pool, slot)
        if die:
            more += value_of(die) - MEAN_VALUE
            if not seen >> colour_of(die) & 1:
                seen |= 1 << colour_of(die)
                best = max(best, _mean_rolled(s, p, w, colour_of(die), drafts))
    return best + REROLL_BONUS + (PIP * (more + MEAN_VALUE) if s.players == 1 else 0.0)


@rule
def no_die_tool_value(s: State, p: int, w: Window, tool: int, drafts: int, base: float) -> float:
    """The value of the window after the best use of a tool that needs no selected die.

    `base` is the value of the window before.
    """
    if tool == GLAZING_HAMMER:
        return _reroll_value(s, p, w, drafts)
    if tool == RUNNING_PLIERS and s.players == 1:  # the second turn is next, so only the payment counts
        return base
    if tool != RUNNING_PLIERS:
        return _moving_tool_value(s, p, w, tool, drafts, base)
    best = NOWHERE
    for slot in range(MAX_POOL):
        best = max(best, best_placement(s, p, w, die_at(s.pool, slot), drafts - 1))
    return best
