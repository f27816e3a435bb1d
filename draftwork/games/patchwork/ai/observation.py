"""The observation of a Patchwork match by a learning agent."""

from __future__ import annotations

from draftwork.games.contract import Channel
from draftwork.games.patchwork.constants import (
    BOARDS,
    CELLS,
    COST,
    FIRST_ORIENTATION,
    INCOME,
    INCOMES_UP_TO,
    LAST_SPACE,
    ORIENTATION_SIZE,
    PATCHES,
    TIME,
)
from draftwork.games.patchwork.rules.offer import OFFER_SIZE
from draftwork.games.patchwork.rules.scoring import score
from draftwork.games.patchwork.rules.turns import to_move
from draftwork.games.patchwork.state import State
from draftwork.games.types import seat_channels
from draftwork.kernel import Floats, popcount, rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_BITS, next_bit
from draftwork.kernel.encoding import put_bits, put_one_hot, put_ratio, put_zeros

_BUTTONS, _INCOME, _COST, _TIME, _PATCH_INCOME, _SIZE, _SCORE = 40, 20, 10, 6, 3, 8, 100
_LEATHER = 5  # leather patches of a time board
_INCOMES = int(INCOMES_UP_TO[LAST_SPACE])
TABLE = (
    Channel("board", len(BOARDS), "1 at the printing of the time board"),
    Channel("leather to place", 1, "1 if the seat to move must place a leather patch now"),
    Channel("leather left", _LEATHER, "per leather patch of the time board: 1 while it is there"),
    Channel("special open", 1, "1 while nobody has the special tile"),
    Channel("patches left", 1, f"patches in the circle / {PATCHES}"),
    Channel(
        "circle",
        PATCHES,
        "per patch: 1 for the first clockwise of the neutral token, less for later ones, "
        "0 for a patch that is gone",
    ),
    Channel("offer", OFFER_SIZE * PATCHES, "per place of the offer: 1 at the number of its patch"),
    Channel(
        "offer facts",
        OFFER_SIZE * 5,
        f"per place of the offer: cost / {_COST}, time / {_TIME}, income / "
        f"{_PATCH_INCOME}, cells / {_SIZE}, and 1 if the seat to move can pay it",
    ),
)
SEAT = (
    Channel("to move", 1, "1 for the seat to move"),
    Channel("quilt", CELLS, "per cell, by rows: 1 if it is covered"),
    Channel("buttons", 1, f"buttons / {_BUTTONS}"),
    Channel("income", 1, f"buttons on the patches of the quilt / {_INCOME}"),
    Channel("time", 1, f"space of the time token / {LAST_SPACE}"),
    Channel("incomes left", 1, f"income marks ahead of the time token / {_INCOMES}"),
    Channel("next leather", 1, "spaces to the next leather patch / 10; 1 if there is none ahead"),
    Channel("special", 1, "1 for the owner of the special tile"),
    Channel("score", 1, f"score now / {_SCORE}"),
)


def channels(players: int) -> tuple[Channel, ...]:
    """All channels, in the order in which `observe` writes them."""
    return TABLE + seat_channels(players, SEAT)


@rule
def observe(s: State, seat: int, out: Floats) -> int:
    """Write the observation of a seat. A spectator sees the table like the first seat."""
    at = put_one_hot(out, 0, s.board, len(BOARDS))
    at = put_ratio(out, at, s.leather_to_place, 1)
    for i in range(_LEATHER):
        at = put_ratio(out, at, 1 if i >= s.leather_taken else 0, 1)
    at = put_ratio(out, at, 1 if s.special < 0 else 0, 1)
    at = put_ratio(out, at, popcount(s.in_circle), PATCHES)
    at = _put_circle(s, out, at)
    first = max(seat, 0)
    for k in range(s.players):
        at = _put_seat(s, (first + k) % s.players, out, at)
    return at


@rule
def _put_circle(s: State, out: Floats, at: int) -> int:
    """Write the patches of the circle and the facts of those on offer."""
    offer = put_zeros(out, at, PATCHES)
    facts = put_zeros(out, offer, OFFER_SIZE * PATCHES)
    end = put_zeros(out, facts, OFFER_SIZE * 5)
    place = s.neutral
    for i in range(popcount(s.in_circle)):
        place = next_bit(s.in_circle, place)
        patch = s.circle[place]
        out[at + patch] = 1.0 - i / PATCHES
        if i < OFFER_SIZE:
            out[offer + i * PATCHES + patch] = 1.0
            _put_patch(s, patch, out, facts + i * 5)
        place = (place + 1) % PATCHES
    return end


@rule
def _put_patch(s: State, patch: int, out: Floats, at: int) -> int:
    at = put_ratio(out, at, COST[patch], _COST)
    at = put_ratio(out, at, TIME[patch], _TIME)
    at = put_ratio(out, at, INCOME[patch], _PATCH_INCOME)
    at = put_ratio(out, at, ORIENTATION_SIZE[FIRST_ORIENTATION[patch]], _SIZE)
    return put_ratio(out, at, 1 if COST[patch] <= s.buttons[s.player] else 0, 1)


@rule
def _put_seat(s: State, p: int, out: Floats, at: int) -> int:
    at = put_ratio(out, at, 1 if to_move(s) == p else 0, 1)
    at = put_bits(out, at, s.covered_low[p], LOW_BITS)
    at = put_bits(out, at, s.covered_high[p] & HIGH_CELLS, CELLS - LOW_BITS)
    at = put_ratio(out, at, s.buttons[p], _BUTTONS)
    at = put_ratio(out, at, s.income[p], _INCOME)
    at = put_ratio(out, at, s.time[p], LAST_SPACE)
    at = put_ratio(out, at, _INCOMES - INCOMES_UP_TO[s.time[p]], _INCOMES)
    at = put_ratio(out, at, max(0, s.leather_spaces[s.leather_taken] - s.time[p]), 10)
    at = put_ratio(out, at, 1 if s.special == p else 0, 1)
    return put_ratio(out, at, score(s, p), _SCORE)
