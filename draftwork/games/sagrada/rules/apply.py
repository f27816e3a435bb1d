"""The effects of moves on the state."""

from __future__ import annotations

from draftwork.games.sagrada.constants import (
    CELLS,
    COLOURS,
    CORK_BACKED_STRAIGHTEDGE,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    LENS_CUTTER,
    MAX_POOL,
    ROUNDS,
    RUNNING_PLIERS,
)
from draftwork.games.sagrada.rules import tools
from draftwork.games.sagrada.rules.deal import begin_round
from draftwork.games.sagrada.rules.dice import colour_of, die_at, die_of, with_die
from draftwork.games.sagrada.rules.moving import after_move, moves_two
from draftwork.games.sagrada.rules.phases import (
    AGAIN,
    APART,
    DROP,
    FREE,
    HAND,
    LIFT,
    NUDGE,
    PAY,
    ROLLED,
    SWAP,
    TURN,
    VALUE,
)
from draftwork.games.sagrada.rules.placing import set_window, toggle_die, window
from draftwork.games.sagrada.rules.turn_chance import draw, reroll, reroll_hand
from draftwork.games.sagrada.rules.turns import (
    DONE,
    DOWN,
    DRAFT,
    FROM,
    PASS,
    PAY_WITH,
    PLACE,
    SET_VALUE,
    TO,
    TOOL,
    TRACK,
    UP,
    seat_of_turn,
    to_move,
)
from draftwork.games.sagrada.state import NONE, State
from draftwork.kernel import rule

CELLS_PER_WORD = CELLS // 2  # the cells in each of the two integers of a pattern
DOTS_SHIFT = 4 * CELLS_PER_WORD  # the first bit of the dots in the second integer


@rule
def space_kind(s: State, pattern: int, cell: int) -> int:
    """The kind of a printed space: 0 for white, then the colours, then the values."""
    return s.patterns[2 * pattern + cell // CELLS_PER_WORD] >> 4 * (cell % CELLS_PER_WORD) & 15


@rule
def reveal_pattern(s: State, p: int) -> None:
    """Write the spaces and tokens of the chosen pattern into the state (SA-2). Solo has no tokens (SA-21)."""
    pattern = s.pattern[p]
    for cell in range(CELLS):
        kind = space_kind(s, pattern, cell)
        if kind == 0:
            s.white[p] |= 1 << cell
        elif kind <= COLOURS:
            i = kind - 1
            s.colour_spaces[2 * p + i // 3] |= 1 << CELLS * (i % 3) + cell
        else:
            i = kind - 1 - COLOURS
            s.shade_spaces[2 * p + i // 3] |= 1 << CELLS * (i % 3) + cell
    if s.players > 1:
        s.tokens[p] = s.patterns[2 * pattern + 1] >> DOTS_SHIFT


@rule
def _choose_pattern(s: State, p: int, pattern: int) -> None:
    """SA-2: choose a pattern. After the last choice all patterns are revealed and the first round begins."""
    s.pattern[p] = pattern
    s.turn += 1
    if s.turn == s.players:
        for seat in range(s.players):
            reveal_pattern(s, seat)
        s.turn = 0
        s.phase = TURN
        begin_round(s)


@rule
def end_turn(s: State) -> None:
    """End the turn, skip the turns that SA-17 cancels, and end the round after the last turn."""
    s.drafted = 0
    s.tool = 0
    s.phase = TURN
    s.turn += 1
    while s.players <= s.turn < 2 * s.players and s.skip >> seat_of_turn(s, s.turn) & 1:  # SA-17
        s.turn += 1
    if s.turn == 2 * s.players:
        _end_round(s)


@rule
def _end_round(s: State) -> None:
    """SA-6: move the dice of the pool to the round track and begin the next round."""
    n = 0
    row = 0
    for slot in range(MAX_POOL):
        die = die_at(s.pool, slot)
        if die:
            row = with_die(row, n, die)
            s.on_track |= 1 << die
            n += 1
    s.track[s.round] = row
    s.pool = 0
    s.turn = 0
    s.skip = 0
    s.round += 1
    if s.round < ROUNDS:
        begin_round(s)


@rule
def _draft(s: State, slot: int) -> None:
    s.hand = die_at(s.pool, slot)
    s.slot = slot
    s.pool = with_die(s.pool, slot, 0)
    s.phase = HAND


@rule
def _end_draft(s: State) -> None:
    """End the draft after the die has left the hand."""
    s.hand = 0
    s.slot = NONE
    s.drafted = 1
    if s.tool:
        end_turn(s)
    else:
        s.phase = TURN


@rule
def _end_moving(s: State) -> None:
    """End the use of a tool that moves dice."""
    s.moved = NONE
    s.lifted = NONE
    if s.drafted:
        end_turn(s)
    else:
        s.phase = TURN


@rule
def _use_tool(s: State, p: int, tool: int) -> None:
    """SA-11, SA-12: pay for a tool before it takes effect. In solo the payment is a move of its own."""
    s.tool = tool
    if s.players == 1:
        s.phase = PAY
        return
    i = tools.tool_index(s, tool)
    price = tools.cost(s, i)
    s.tokens[p] -= price
    s.paid[i] += price
    _begin_tool(s, p)


@rule
def _pay(s: State, p: int, slot: int) -> None:
    """SA-22: remove the die and the tool from the match."""
    s.pool = with_die(s.pool, slot, 0)
    s.paid[tools.tool_index(s, s.tool)] = 1
    _begin_tool(s, p)


@rule
def _begin_tool(s: State, p: int) -> None:
    """Apply the immediate effect of a paid tool and set the phase of its first decision."""
    tool = s.tool
    if tool == GROZING_PLIERS:
        s.phase = NUDGE
    elif tool == LENS_CUTTER:
        s.phase = SWAP
    elif tool == FLUX_BRUSH:
        reroll_hand(s)
        s.phase = ROLLED
    elif tool == GLAZING_HAMMER:
        s.pool = reroll(s, s.pool)
        s.phase = TURN
    elif tool == RUNNING_PLIERS:
        s.skip |= 1 << p
        s.phase = AGAIN
    elif tool == CORK_BACKED_STRAIGHTEDGE:
        s.phase = APART
    elif tool == GRINDING_STONE:
        s.hand = tools.turned_over(s.hand)
        s.phase = HAND
    elif tool == FLUX_REMOVER:
        draw(s)
        s.phase = VALUE
    else:
        s.phase = LIFT


@rule
def _swap(s: State, i: int) -> None:
    """Tool 5: exchange the die in hand for a die of the round track."""
    r, place = i // MAX_POOL, i % MAX_POOL
    die = die_at(s.track[r], place)
    s.track[r] = with_die(s.track[r], place, s.hand)
    s.hand = die
    s.on_track = 0
    for other in range(ROUNDS):
        for slot in range(MAX_POOL):
            s.on_track |= 1 << die_at(s.track[other], slot)
    s.on_track &= ~1  # empty slots
    s.phase = HAND


@rule
def _drop(s: State, p: int, cell: int) -> None:
    """Put the lifted die on a cell."""
    set_window(s, p, after_move(window(s, p), s.lifted, cell))
    s.lifted = NONE
    if moves_two(s.tool) and s.moved == NONE:
        s.moved = cell
        s.phase = LIFT
    else:
        _end_moving(s)


@rule
def apply(s: State, move: int) -> None:
    """Apply a legal move."""
    p = to_move(s)
    if move < PASS:
        _choose_pattern(s, p, move)
    elif move == PASS:
        end_turn(s)
    elif move < PLACE:
        _draft(s, move - DRAFT)
    elif move < TOOL:
        set_window(s, p, toggle_die(window(s, p), s.hand, move - PLACE))
        _end_draft(s)
    elif move < PAY_WITH:
        _use_tool(s, p, move - TOOL + 1)
    elif move < UP:
        _pay(s, p, move - PAY_WITH)
    elif move < FROM:
        _change_die(s, move)
    elif move < TO:
        s.lifted = move - FROM
        s.phase = DROP
    elif move < DONE:
        _drop(s, p, move - TO)
    elif move == DONE:
        _end_moving(s)
    else:  # return the die
        s.pool = with_die(s.pool, s.slot, s.hand)
        _end_draft(s)


@rule
def _change_die(s: State, move: int) -> None:
    """Apply a step of tool 1, 5 or 11."""
    if move <= DOWN:
        s.hand += 1 - 2 * (move - UP)
        s.phase = HAND
    elif move < TRACK:
        s.hand = die_of(colour_of(s.hand), move - SET_VALUE + 1)
        s.phase = FREE
    else:
        _swap(s, move - TRACK)
