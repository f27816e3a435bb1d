"""The observation of a Sagrada match by a learning agent."""

from __future__ import annotations

from draftwork.games.contract import Channel
from draftwork.games.sagrada.constants import (
    CELLS,
    COLOURS,
    MAX_CARDS,
    MAX_POOL,
    MAX_TOOLS,
    OBJECTIVES,
    ROUNDS,
    TOOLS,
    VALUES,
)
from draftwork.games.sagrada.rules.apply import space_kind
from draftwork.games.sagrada.rules.dice import colour_of, die_at, value_of
from draftwork.games.sagrada.rules.phases import CHOOSE, PHASE_NAMES
from draftwork.games.sagrada.rules.placing import nth_mask
from draftwork.games.sagrada.rules.scoring import score
from draftwork.games.sagrada.rules.turn_chance import bag_counts
from draftwork.games.sagrada.rules.turns import to_move
from draftwork.games.sagrada.state import NONE, State
from draftwork.games.types import seat_channels
from draftwork.kernel import Floats, rule
from draftwork.kernel.encoding import put_bits, put_counts, put_one_hot, put_ratio, put_zeros

_DIE = COLOURS + VALUES
_DEALT = 4  # patterns on the dealt cards of a seat
_IN_BAG, _PAID, _TOKENS, _SCORE = 18, 6, 6, 80
TABLE = (
    Channel("round", ROUNDS, "1 at the round"),
    Channel("turn", 1, "turn of the round / 8"),
    Channel("phase", len(PHASE_NAMES), f"1 at the kind of decision: {', '.join(PHASE_NAMES)}"),
    Channel("drafted", 1, "1 after the draft of this turn"),
    Channel("options", 2, "reduced_bag, and solo_private with both, 1 for yes"),
    Channel(
        "pool", MAX_POOL * _DIE, "per slot of the draft pool: 1 at the colour and at the value of the die"
    ),
    Channel("hand", _DIE, "1 at the colour and at the value of the selected die"),
    Channel("hand slot", MAX_POOL, "1 at the slot from which it comes"),
    Channel("lifted", CELLS, "1 at the cell of the die that a tool is moving"),
    Channel("moved", CELLS, "1 at the cell of the first die that the tool moved"),
    Channel("tool in use", TOOLS, "1 at the tool used in this turn"),
    Channel("tools", TOOLS, "1 at the tools of the match"),
    Channel("paid", TOOLS, f"favour tokens on each tool / {_PAID}; in solo 1 / {_PAID} for a used tool"),
    Channel("public", OBJECTIVES, "1 at the public objectives"),
    Channel("bag", COLOURS, f"dice of each colour in the bag / {_IN_BAG}"),
    Channel(
        "track",
        ROUNDS * MAX_POOL * 2,
        "per slot of each space of the round track: (colour + 1) / "
        f"{COLOURS} and value / {VALUES} of the die, 0 for none",
    ),
    Channel("second private", COLOURS, "solo: 1 at the second private objective"),
    Channel("dealt cards", MAX_CARDS, "1 at the dealt pattern cards of the viewer, if they are known"),
    Channel(
        "dealt spaces",
        _DEALT * CELLS * 2,
        "while patterns are chosen, per pattern and cell: (colour + 1) / "
        f"{COLOURS} and shade / {VALUES} of the space, 0 for none",
    ),
)
SEAT = (
    Channel("to move", 1, "1 for the seat to move"),
    Channel("skips", 1, "1 if the seat skips its second turn of the round"),
    Channel("private", COLOURS, "1 at the private objective, if it is known"),
    Channel("tokens", 1, f"favour tokens / {_TOKENS}"),
    Channel("score", 1, f"score now, without hidden points / {_SCORE}"),
    Channel("white spaces", CELLS, "per cell, by rows: 1 for a white space"),
    Channel("colour spaces", COLOURS * CELLS, "per colour and cell: 1 for a space of this colour"),
    Channel("shade spaces", VALUES * CELLS, "per value and cell: 1 for a space of this shade"),
    Channel("dice by colour", COLOURS * CELLS, "per colour and cell: 1 for a die of this colour"),
    Channel("dice by value", VALUES * CELLS, "per value and cell: 1 for a die of this value"),
)


def channels(players: int) -> tuple[Channel, ...]:
    """All channels, in the order in which `observe` writes them."""
    return TABLE + seat_channels(players, SEAT)


@rule
def observe(s: State, seat: int, out: Floats) -> int:
    """Write the observation of a seat. A spectator sees the table like the first seat."""
    at = put_one_hot(out, 0, s.round if s.phase != CHOOSE else NONE, ROUNDS)
    at = put_ratio(out, at, s.turn, 8)
    at = put_one_hot(out, at, s.phase, len(PHASE_NAMES))
    at = put_ratio(out, at, s.drafted, 1)
    at = put_ratio(out, at, s.reduced_bag, 1)
    at = put_ratio(out, at, s.solo_private, 1)
    at = _put_turn(s, out, at)
    at = _put_tools(s, out, at)
    at = put_zeros(out, at, OBJECTIVES)
    for i in range(len(s.public)):
        if s.public[i] >= 0:
            out[at - OBJECTIVES + s.public[i]] = 1.0
    at = put_counts(out, at, bag_counts(s), COLOURS, _IN_BAG)
    at = _put_track(s, out, at)
    at = put_one_hot(out, at, s.private[1] if s.players == 1 else NONE, COLOURS)
    at = _put_cards(s, seat, out, at)
    first = max(seat, 0)
    for k in range(s.players):
        at = _put_seat(s, (first + k) % s.players, out, at)
    return at


@rule
def _put_die(die: int, out: Floats, at: int) -> int:
    at = put_one_hot(out, at, colour_of(die) if die else NONE, COLOURS)
    return put_one_hot(out, at, value_of(die) - 1, VALUES)


@rule
def _put_turn(s: State, out: Floats, at: int) -> int:
    """Write the pool and the die of this turn."""
    for slot in range(MAX_POOL):
        at = _put_die(die_at(s.pool, slot), out, at)
    at = _put_die(s.hand if s.slot != NONE else 0, out, at)
    at = put_one_hot(out, at, s.slot, MAX_POOL)
    at = put_one_hot(out, at, s.lifted, CELLS)
    return put_one_hot(out, at, s.moved, CELLS)


@rule
def _put_tools(s: State, out: Floats, at: int) -> int:
    at = put_one_hot(out, at, s.tool - 1, TOOLS)
    paid = put_zeros(out, at, TOOLS)
    end = put_zeros(out, paid, TOOLS)
    for i in range(MAX_TOOLS):
        if s.tools[i]:
            out[at + s.tools[i] - 1] = 1.0
            put_ratio(out, paid + s.tools[i] - 1, s.paid[i], _PAID)
    return end


@rule
def _put_track(s: State, out: Floats, at: int) -> int:
    for r in range(ROUNDS):
        for slot in range(MAX_POOL):
            die = die_at(s.track[r], slot)
            at = put_ratio(out, at, colour_of(die) + 1 if die else 0, COLOURS)
            at = put_ratio(out, at, value_of(die), VALUES)
    return at


@rule
def _put_cards(s: State, seat: int, out: Floats, at: int) -> int:
    """Write the dealt cards of the viewer and, while one is chosen, what is printed on them."""
    spaces = put_zeros(out, at, MAX_CARDS)
    end = put_zeros(out, spaces, _DEALT * CELLS * 2)
    if seat < 0 or s.dealt_cards[2 * seat] < 0:
        return end
    for i in range(2):
        out[at + s.dealt_cards[2 * seat + i]] = 1.0
    if s.phase == CHOOSE:
        for i in range(_DEALT):
            pattern = 2 * s.dealt_cards[2 * seat + i // 2] + i % 2
            for cell in range(CELLS):
                kind = space_kind(s, pattern, cell)
                spaces = put_ratio(out, spaces, kind if kind <= COLOURS else 0, COLOURS)
                spaces = put_ratio(out, spaces, kind - COLOURS if kind > COLOURS else 0, VALUES)
    return end


@rule
def _put_seat(s: State, p: int, out: Floats, at: int) -> int:
    at = put_ratio(out, at, 1 if to_move(s) == p else 0, 1)
    at = put_ratio(out, at, s.skip >> p & 1, 1)
    at = put_one_hot(out, at, s.private[p], COLOURS)
    at = put_ratio(out, at, s.tokens[p], _TOKENS)
    at = put_ratio(out, at, score(s, p), _SCORE)
    at = put_bits(out, at, s.white[p], CELLS)
    at = _put_masks(s.colour_spaces[2 * p], s.colour_spaces[2 * p + 1], COLOURS, out, at)
    at = _put_masks(s.shade_spaces[2 * p], s.shade_spaces[2 * p + 1], VALUES, out, at)
    at = _put_masks(s.colours[2 * p], s.colours[2 * p + 1], COLOURS, out, at)
    return _put_masks(s.values[2 * p], s.values[2 * p + 1], VALUES, out, at)


@rule
def _put_masks(low: int, high: int, n: int, out: Floats, at: int) -> int:
    """Write n masks of cells from two integers with three masks each."""
    for i in range(n):
        at = put_bits(out, at, nth_mask(low, high, i), CELLS)
    return at
