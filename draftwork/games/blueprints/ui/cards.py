"""The winners of cards, and the tie-breaks used."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    AWARD_COUNT,
    CARD_COUNT,
    SEATS,
)
from draftwork.games.blueprints.rules.scoring import (
    NONE,
    qualifies,
    standing,
    tie_break,
)
from draftwork.games.blueprints.state import State
from draftwork.kernel import to_python

TIE_BREAKS = ("first_material", "second_material", "later_turn")  # BP-15, in order


def winner_of(now: State, r: int, card: int) -> int:
    """The seat that has a card of a round, or NONE."""
    won = [seat for seat in range(now.players) if now.cards[seat] >> (CARD_COUNT * r + card) & 1]
    return won[0] if won else NONE


def decided_by(s: State, r: int, card: int) -> str | None:
    """The tie-break that gave a card of a round to its winner, or None if there was no tie for it."""
    now = to_python(s)
    winner = winner_of(now, r, card)
    seats = [seat for seat in range(now.players) if seat != winner]
    if card < AWARD_COUNT:
        rivals = [
            seat
            for seat in seats
            if now.built[SEATS * r + seat] == now.built[SEATS * r + winner]
            and standing(s, r, seat) < standing(s, r, winner)
        ]
    else:
        rivals = [seat for seat in seats if qualifies(now.taken[SEATS * r + seat], card)]
    if not rivals:
        return None
    mine, best = tie_break(s, r, winner), max(tie_break(s, r, seat) for seat in rivals)
    return TIE_BREAKS[0 if mine >> 8 > best >> 8 else 1 if mine >> 4 > best >> 4 else 2]
