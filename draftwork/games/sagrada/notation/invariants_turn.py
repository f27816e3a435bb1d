"""The invariants of the current turn and of the random results of tools."""

from __future__ import annotations

from draftwork.games.sagrada.constants import (
    COLOURS,
    COPPER_FOIL_BURNISHER,
    CORK_BACKED_STRAIGHTEDGE,
    EGLOMISE_BRUSH,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    LATHEKIN,
    LENS_CUTTER,
    MAX_TOOLS,
    ROUNDS,
    RUNNING_PLIERS,
    TAP_WHEEL,
    VALUES,
)
from draftwork.games.sagrada.rules import tools
from draftwork.games.sagrada.rules.bag import dice_per_round, num_dice, rounds_drawn
from draftwork.games.sagrada.rules.dice import die_at, value_of
from draftwork.games.sagrada.rules.illegality_codes import LEGAL
from draftwork.games.sagrada.rules.moving import lift_illegality, moves_two
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
    SWAP,
    TURN,
    VALUE,
)
from draftwork.games.sagrada.rules.placing import occupied, window
from draftwork.games.sagrada.rules.turn_chance import (
    DRAW_KIND,
    HAPPENED,
    MAX_FIXED_LUCK,
    OWN,
    PAYLOAD_SHIFT,
    REROLL_KIND,
    drawn_colour,
    entry_id,
    entry_kind,
    entry_place,
    returned_colour,
)
from draftwork.games.sagrada.rules.turns import MAX_LEGAL_MOVES, legal_moves, to_move
from draftwork.games.sagrada.state import NONE, UNKNOWN, State
from draftwork.kernel import int_zeros

MOVING_TOOLS = (EGLOMISE_BRUSH, COPPER_FOIL_BURNISHER, LATHEKIN, TAP_WHEEL)
CHANCE_TOOLS = (FLUX_BRUSH, GLAZING_HAMMER, FLUX_REMOVER)
TOOLS_BEFORE_DRAFT = (
    0,
    *MOVING_TOOLS,
    GLAZING_HAMMER,
)  # the tools that can be used before the draft; 0 for none
# The possible tools in the phases of a tool.
TOOLS_OF_PHASE = {
    NUDGE: (GROZING_PLIERS,),
    SWAP: (LENS_CUTTER,),
    ROLLED: (FLUX_BRUSH,),
    AGAIN: (RUNNING_PLIERS,),
    APART: (CORK_BACKED_STRAIGHTEDGE,),
    VALUE: (FLUX_REMOVER,),
    FREE: (FLUX_REMOVER,),
    LIFT: MOVING_TOOLS,
    DROP: MOVING_TOOLS,
}
PHASES_WITH_DIE = (HAND, NUDGE, SWAP, ROLLED, APART, VALUE, FREE)


def times_used(now: State, tool: int) -> int:
    """The number of uses of a tool, from the tokens on it."""
    return sum((now.paid[i] + 1) // 2 for i in range(MAX_TOOLS) if now.tools[i] == tool)


def luck_holds(s: State, now: State) -> bool:
    """Whether `State.luck` is possible.

    Each use of tools 6, 7 and 11 has an entry that has happened. If the dice of a round are unknown, entries
    may be missing.
    """
    entries = [entry for entry in now.luck if entry]
    ids = [entry & 255 for entry in entries]
    happened = [entry for entry in entries if entry & HAPPENED]
    rerolls = times_used(now, FLUX_BRUSH) + times_used(now, GLAZING_HAMMER)
    kinds = [entry_kind(entry) for entry in happened]
    missing = [rerolls - kinds.count(REROLL_KIND), times_used(now, FLUX_REMOVER) - kinds.count(DRAW_KIND)]
    forgotten = any(now.dice[r] == UNKNOWN for r in range(rounds_drawn(s)))
    return (
        entries == [now.luck[i] for i in range(len(entries))]
        and 0 not in ids
        and len(set(ids)) == len(ids)
        and len(entries) - len(happened) <= MAX_FIXED_LUCK
        and (min(missing) >= 0 if forgotten else missing == [0, 0])
        and all(_entry_holds(s, entry) for entry in entries)
        and all(_happened_by_now(now, entry & 255) for entry in happened)
    )


def _happened_by_now(now: State, id: int) -> bool:
    """Whether an entry is of an earlier turn, or of the tool of this turn. `id` are bits 0-7 of the entry."""
    used = now.tool in CHANCE_TOOLS and now.phase != PAY
    kind = DRAW_KIND if now.tool == FLUX_REMOVER else REROLL_KIND
    here = entry_id(now.round, now.turn, 0)
    return id < here or (used and id == here + kind)


def _entry_holds(s: State, entry: int) -> bool:
    n = dice_per_round(s)
    when = (entry & 255) - 1
    if when // 16 >= ROUNDS or when % 16 // 2 >= 2 * s.players:
        return False
    if entry_kind(entry) == REROLL_KIND:
        fixed = entry >> PAYLOAD_SHIFT
        values = [fixed >> 3 * slot & 7 for slot in range(n)]
        return 0 < fixed < 1 << 3 * n and max(values) <= VALUES
    place, colours = entry_place(entry), (returned_colour(entry), drawn_colour(entry))
    right_place = place in (0, OWN) or n * (when // 16 + 1) < place <= num_dice(s)
    if not entry & HAPPENED:
        return right_place and place != 0 and colours == (NONE, NONE) and entry >> PAYLOAD_SHIFT + 13 == 0
    known = all(0 <= colour < COLOURS for colour in colours) and entry >> PAYLOAD_SHIFT + 13 == 0
    return right_place and known and (place != OWN or colours[0] == colours[1])


def turn_holds(s: State, now: State) -> bool:
    """Whether the current turn is possible."""
    if now.phase == CHOOSE or now.round == ROUNDS:
        return _outside_holds(now)
    seat = to_move(s)
    return (
        _hand_holds(s, now)
        and _tool_holds(now)
        and _moving_holds(s, now, seat)
        and now.skip.bit_count() <= times_used(now, RUNNING_PLIERS)
        and not (now.turn >= now.players and now.skip >> seat & 1)
        and legal_moves(s, int_zeros(MAX_LEGAL_MOVES)) > 0
    )


def _outside_holds(now: State) -> bool:
    """Whether no turn is in progress before the first round or after the last."""
    idle = (now.drafted, now.tool, now.hand, now.skip, now.pool) == (0, 0, 0, 0, 0)
    nothing = now.slot == now.lifted == now.moved == NONE
    if now.phase == CHOOSE:
        return idle and nothing and now.round == 0 and now.turn < now.players
    return idle and nothing and now.turn == 0 and now.phase == TURN


def _hand_holds(s: State, now: State) -> bool:
    holding = now.phase in PHASES_WITH_DIE or (now.phase == PAY and tools.acts_on_hand(now.tool))
    if not holding:
        return now.slot == NONE and now.hand == 0
    valued = value_of(now.hand) == 0 if now.phase == VALUE else 1 <= value_of(now.hand) <= VALUES
    return 0 <= now.slot < dice_per_round(s) and valued and die_at(now.pool, now.slot) == 0


def _tool_holds(now: State) -> bool:
    """Whether the tool and the draft of the turn are possible in the phase."""
    paid = now.tool == 0 or times_used(now, now.tool) > 0
    if now.phase == PAY:
        in_game = now.tool in now.tools and now.tool != 0
        return now.players == 1 and in_game and not times_used(now, now.tool) and _timing_holds(now)
    if now.phase == TURN:
        return paid and (now.tool == 0 if now.drafted else now.tool in TOOLS_BEFORE_DRAFT)
    if now.phase == HAND:
        more = (GROZING_PLIERS, LENS_CUTTER, GRINDING_STONE)
        return paid and (now.tool == RUNNING_PLIERS if now.drafted else now.tool in TOOLS_BEFORE_DRAFT + more)
    return paid and now.tool in TOOLS_OF_PHASE[now.phase] and _timing_holds(now)


def _timing_holds(now: State) -> bool:
    """SA-12, SA-17: whether the tool may be used at this time of the turn."""
    if now.tool == RUNNING_PLIERS:
        return now.drafted == 1 and now.turn < now.players
    if now.tool == GLAZING_HAMMER:
        return now.drafted == 0 and now.turn >= now.players
    return now.tool in MOVING_TOOLS or now.drafted == 0


def _moving_holds(s: State, now: State, seat: int) -> bool:
    full = occupied(window(s, seat))
    if now.phase not in (LIFT, DROP):
        return now.lifted == now.moved == NONE
    if now.moved != NONE and not (moves_two(now.tool) and full >> now.moved & 1):
        return False
    if now.phase == LIFT:
        return now.lifted == NONE
    w = window(s, seat)
    return now.lifted != NONE and lift_illegality(s, seat, w, now.tool, now.lifted, now.moved) == LEGAL
