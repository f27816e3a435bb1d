"""The cards won in a round as text: `gold 2, silver 0, geometer 0`, each card with its seat."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    CARDS,
    FIRST_AWARD,
    LAST_AWARD,
    MAX_SEATS,
    NUM_AWARDS,
    NUM_CARDS,
)
from draftwork.games.blueprints.state import State
from draftwork.kernel.errors import BadPosition


def _winners(now: State, r: int) -> list[list[int]]:
    """The seats that have won each card of a round."""
    won = [cards >> NUM_CARDS * r for cards in now.cards]
    return [[seat for seat in range(MAX_SEATS) if won[seat] >> card & 1] for card in range(NUM_CARDS)]


def write_won(now: State, r: int) -> str:
    """The cards won in a round."""
    return ", ".join(f"{CARDS[card]} {seat}" for card, seats in enumerate(_winners(now, r)) for seat in seats)


def read_won(now: State, r: int, text: str) -> None:
    """Read the cards won in a round."""
    seats = [str(seat) for seat in range(now.players)]
    for item in text.split(","):
        card, _, seat = item.strip().partition(" ")
        if card not in CARDS or seat not in seats:
            raise BadPosition("bad-position-value", key=f"won {r + 1}", value=item[:60])
        now.cards[int(seat)] |= 1 << NUM_CARDS * r + CARDS.index(card)


def last_place(now: State, r: int) -> int | None:
    """The only seat without an award, or None if the cards cannot be won like this (BP-13, BP-14)."""
    winners = _winners(now, r)
    awards = range(FIRST_AWARD[now.players], LAST_AWARD[now.players] + 1)
    placed = [seat for card in range(NUM_AWARDS) for seat in winners[card]]
    left = [seat for seat in range(now.players) if seat not in placed]
    possible = (
        len(left) == 1
        and all(len(winners[card]) == (card in awards) for card in range(NUM_AWARDS))
        and all(len(seats) <= 1 for seats in winners)
        and all(seat < now.players for seats in winners for seat in seats)
    )
    return left[0] if possible else None
