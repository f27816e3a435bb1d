"""The observation of a Blueprints match by a learning agent."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    BAG_SIZE,
    DICE_PER_MATERIAL,
    DICE_PER_SEAT,
    HATCHED,
    KINDS,
    MATERIALS,
    MAX_SEATS,
    NUM_CARDS,
    NUM_IN_DEMAND,
    ROUNDS,
    SPACES,
    VALUES,
)
from draftwork.games.blueprints.rules.building import (
    BYTE,
    heights_of,
    is_standing,
    kind_at,
    material_points,
    nibble,
    place_at,
    tops_of,
)
from draftwork.games.blueprints.rules.pool import num_drawn
from draftwork.games.blueprints.rules.scoring import score
from draftwork.games.blueprints.rules.turns import to_move
from draftwork.games.blueprints.state import REMOVED, UNKNOWN, State
from draftwork.games.contract import Channel
from draftwork.games.types import seat_channels
from draftwork.kernel import Floats, rule
from draftwork.kernel.encoding import put_bits, put_counts, put_one_hot, put_ratio, put_zeros

_IN_POOL, _HEIGHT, _BUILT, _SCORE = 4, 6, 40, 20
_OF_KIND = 3  # dice of one kind in a building
_PER_SPACE = 6
ONE_OF_EACH = sum(1 << BYTE * material for material in range(MATERIALS))
TABLE = (
    Channel("round", ROUNDS, "1 at the round"),
    Channel("turn", 1, f"turns completed in this round / {DICE_PER_SEAT * MAX_SEATS}"),
    Channel("discarding", 1, "1 if the seat to move must discard a die"),
    Channel("in demand", NUM_IN_DEMAND * MATERIALS, "1 at the first and at the second material in demand"),
    Channel("pool", KINDS, f"dice of each kind (6 * material + value - 1) / {_IN_POOL}"),
    Channel("bag", MATERIALS, f"dice of each material in the bag / {DICE_PER_MATERIAL}"),
    Channel("plan known", 1, "1 if the viewer has a plan in this round"),
    Channel("plan", SPACES, f"heights on the plan of the viewer / {_HEIGHT}; 0 for a hatched space"),
    Channel(
        "building",
        SPACES * _PER_SPACE,
        "per space of the viewer's building: 1 if it is hatched, value of the "
        f"top die / {VALUES}, dice on it / {_HEIGHT}, dice missing to the plan / {_HEIGHT}, 1 if the height "
        "is that of the plan, 1 if the top die is glass",
    ),
    Channel("material points", MATERIALS, f"points of each material in the viewer's building / {_BUILT}"),
)
SEAT = (
    Channel("to move", 1, "1 for the seat to move"),
    Channel("turns left", 1, f"turns left in this round / {DICE_PER_SEAT}"),
    Channel("dice", KINDS, f"dice of each kind taken in this round and not removed / {_OF_KIND}"),
    Channel("removed", 1, f"dice removed in this round / {DICE_PER_SEAT}"),
    Channel("materials", MATERIALS, f"dice of each material / {DICE_PER_SEAT}"),
    Channel("values", VALUES, f"dice of each value / {DICE_PER_SEAT}"),
    Channel("built", ROUNDS, f"building scores of finished rounds / {_BUILT}"),
    Channel("cards", ROUNDS * NUM_CARDS, "per round and card: 1 if the seat has won it"),
    Channel("score", 1, f"score now / {_SCORE}"),
)


def channels(players: int) -> tuple[Channel, ...]:
    """All channels, in the order in which `observe` writes them."""
    return TABLE + seat_channels(players, SEAT)


@rule
def observe(s: State, seat: int, out: Floats) -> int:
    """Write the observation of a seat. A spectator sees the table like the first seat, and no building."""
    at = put_one_hot(out, 0, s.round, ROUNDS)
    at = put_ratio(out, at, s.turn, DICE_PER_SEAT * MAX_SEATS)
    at = put_ratio(out, at, s.discarding, 1)
    r = min(s.round, ROUNDS - 1)
    for i in range(NUM_IN_DEMAND):
        at = put_one_hot(out, at, s.in_demand[NUM_IN_DEMAND * r + i], MATERIALS)
    for kind in range(KINDS):
        at = put_ratio(out, at, s.pool[kind], _IN_POOL)
    at = _put_bag(s, r, out, at)
    at = _put_building(s, seat, out, at)
    first = max(seat, 0)
    for k in range(s.players):
        at = _put_seat(s, r, (first + k) % s.players, out, at)
    return at


@rule
def _put_bag(s: State, r: int, out: Floats, at: int) -> int:
    """Write the dice in the bag: all but those in demand and those drawn; none after the end."""
    put_zeros(out, at, MATERIALS)
    if s.round == ROUNDS:
        return at + MATERIALS
    gone = 0  # dice by material, a byte each
    for i in range(NUM_IN_DEMAND):
        gone += 1 << BYTE * s.in_demand[NUM_IN_DEMAND * r + i]
    for j in range(num_drawn(s)):
        gone += 1 << BYTE * (s.dice[BAG_SIZE * r + j] // VALUES)
    return put_counts(out, at, DICE_PER_MATERIAL * ONE_OF_EACH - gone, MATERIALS, DICE_PER_MATERIAL)


@rule
def _put_building(s: State, seat: int, out: Floats, at: int) -> int:
    """Write the plan and the building of the viewer; zeros for a spectator and after the end."""
    end = at + 1 + SPACES + SPACES * _PER_SPACE + MATERIALS
    put_zeros(out, at, end - at)
    if seat < 0 or s.round == ROUNDS or s.plans[MAX_SEATS * s.round + seat] == UNKNOWN:
        return end
    plan = s.deck[s.plans[MAX_SEATS * s.round + seat]]
    building = s.taken[MAX_SEATS * s.round + seat]
    tops, heights = tops_of(building, plan), heights_of(building)
    out[at] = 1.0
    for space in range(SPACES):
        target = nibble(plan, space) % HATCHED
        put_ratio(out, at + 1 + space, target, _HEIGHT)
        _put_space(
            nibble(tops, space), nibble(heights, space), target, out, at + 1 + SPACES + _PER_SPACE * space
        )
    for i in range(DICE_PER_SEAT):
        if is_standing(building, i) and kind_at(building, i) // VALUES == MATERIALS - 1:
            out[at + SPACES + _PER_SPACE * place_at(building, i)] = 1.0
        elif is_standing(building, i):
            out[at + SPACES + _PER_SPACE * place_at(building, i)] = 0.0
    for material in range(MATERIALS):
        put_ratio(out, end - MATERIALS + material, material_points(building, material), _BUILT)
    return end


@rule
def _put_space(top: int, height: int, target: int, out: Floats, at: int) -> int:
    hatched = top == HATCHED
    at = put_ratio(out, at, 1 if hatched else 0, 1)
    at = put_ratio(out, at, 0 if hatched else top, VALUES)
    at = put_ratio(out, at, height, _HEIGHT)
    at = put_ratio(out, at, target - height, _HEIGHT)
    return put_ratio(out, at, 1 if height == target else 0, 1)


@rule
def _put_seat(s: State, r: int, p: int, out: Floats, at: int) -> int:
    building = s.taken[MAX_SEATS * r + p]
    at = put_ratio(out, at, 1 if to_move(s) == p else 0, 1)
    taken = 0
    while taken < DICE_PER_SEAT and kind_at(building, taken) >= 0:
        taken += 1
    at = put_ratio(out, at, DICE_PER_SEAT - taken if s.round < ROUNDS else 0, DICE_PER_SEAT)
    at = _put_dice(building, taken, out, at)
    for finished in range(ROUNDS):
        at = put_ratio(out, at, s.built[MAX_SEATS * finished + p], _BUILT)
    at = put_bits(out, at, s.cards[p], ROUNDS * NUM_CARDS)
    return put_ratio(out, at, score(s, p), _SCORE)


@rule
def _put_dice(building: int, taken: int, out: Floats, at: int) -> int:
    """Write the dice of a building without their places, which are hidden from others."""
    kinds = put_zeros(out, at, KINDS)
    gone = materials = values = 0  # the last two have a byte for each material and value
    for i in range(taken):
        kind = kind_at(building, i)
        if place_at(building, i) == REMOVED:
            gone += 1
        else:
            out[at + kind] += 1.0
            materials += 1 << BYTE * (kind // VALUES)
            values += 1 << BYTE * (kind % VALUES)
    for kind in range(KINDS):
        out[at + kind] = min(1.0, out[at + kind] / _OF_KIND)
    at = put_ratio(out, kinds, gone, DICE_PER_SEAT)
    at = put_counts(out, at, materials, MATERIALS, DICE_PER_SEAT)
    return put_counts(out, at, values, VALUES, DICE_PER_SEAT)
