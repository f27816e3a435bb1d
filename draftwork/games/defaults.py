"""Default implementations of generic functions, for games that need nothing special."""

from __future__ import annotations

from typing import Any

from draftwork.kernel import Ints, rule
from draftwork.kernel.generics import legal_moves, score
from draftwork.kernel.random import random_below


@rule
def sample_move(s: Any, rng: Ints, out: Ints) -> int:
    """List all legal moves and choose one of them."""
    return out[random_below(rng, legal_moves(s, out))]


@rule
def rank(s: Any, seat: int) -> int:
    """Rank by points alone, without tie-breaks."""
    ahead = 0
    for other in range(s.players):
        if score(s, other) > score(s, seat):
            ahead += 1
    return ahead


@rule
def redact(s: Any, seat: int) -> None:
    """Redact nothing: all information is public, and no random event follows the set-up."""


@rule
def determinize(s: Any, seat: int, rng: Ints) -> None:
    """Fill in nothing, because nothing is hidden."""


@rule
def candidates(s: Any, out: Ints) -> int:
    """All legal moves are worth searching."""
    return legal_moves(s, out)


@rule
def stage(s: Any) -> int:
    """The whole match is one stage."""
    return 0


@rule
def midturn(s: Any) -> bool:
    """Every turn is one decision."""
    return False


def move_json(move: int) -> dict[str, Any]:
    """No fields besides the number and the text of the move."""
    return {}
