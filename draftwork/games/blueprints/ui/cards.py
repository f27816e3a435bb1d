"""Winners of awards and prizes, and the tie-breaks that decided them."""

from __future__ import annotations

from draftwork.games.blueprints.constants import MAX_SEATS, NUM_AWARDS, NUM_CARDS
from draftwork.games.blueprints.rules.scoring import NO_SEAT, qualifies, standing_key, tie_break_key
from draftwork.games.blueprints.state import State

TIE_BREAKS = ("first_material", "second_material", "later_turn")  # BP-15, in order


def winner_of(now: State, r: int, card: int) -> int:
    """The seat that has won a card of a round, or NO_SEAT."""
    won = [seat for seat in range(now.players) if now.cards[seat] >> (NUM_CARDS * r + card) & 1]
    return won[0] if won else NO_SEAT


def deciding_tie_break(s: State, now: State, r: int, card: int) -> str | None:
    """The tie-break that decided a card, None without a tie. `now` is the state as a Python object."""
    winner = winner_of(now, r, card)
    seats = [seat for seat in range(now.players) if seat != winner]
    if card < NUM_AWARDS:
        rivals = [
            seat
            for seat in seats
            if now.built[MAX_SEATS * r + seat] == now.built[MAX_SEATS * r + winner]
            and standing_key(s, r, seat) < standing_key(s, r, winner)
        ]
    else:
        rivals = [seat for seat in seats if qualifies(now.taken[MAX_SEATS * r + seat], card)]
    if not rivals:
        return None
    # A key has 4 bits for each tie-break (see `tie_break_key`).
    mine, best = tie_break_key(s, r, winner), max(tie_break_key(s, r, seat) for seat in rivals)
    return TIE_BREAKS[0 if mine >> 8 > best >> 8 else 1 if mine >> 4 > best >> 4 else 2]
