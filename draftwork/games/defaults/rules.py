"""Default rules: implementations of generic functions for games that need nothing special."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from draftwork.kernel import Batch, Floats, Ints, int_zeros, rule, store_state
from draftwork.kernel.generics import apply, illegality, legal_moves, score, to_move
from draftwork.kernel.random import random_below

ILLEGAL = 1  # the only reason of `illegality_from_moves`


@rule
def deal(s: Any, key: Ints) -> None:
    """Deal nothing: all matches begin in the same state."""


def chance_kind(before: Any, after: Any) -> str:
    """The only kind of random events."""
    return "chance"


def legal_moves_from_illegality(num_moves: int) -> Callable[[Any, Ints], int]:
    """Make a rule that tries every move of the game."""

    @rule
    def listed(s: Any, out: Ints) -> int:
        n = 0
        for move in range(num_moves):
            if illegality(s, move) == 0:
                out[n] = move
                n += 1
        return n

    return listed


def illegality_from_moves(max_legal_moves: int) -> Callable[[Any, int], int]:
    """Make a rule that looks for the move among the legal ones, and knows no reasons."""

    @rule
    def searched(s: Any, move: int) -> int:
        out = int_zeros(max_legal_moves)
        for i in range(legal_moves(s, out)):
            if out[i] == move:
                return 0
        return ILLEGAL

    return searched


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
def rate(s: Any, moves: Ints, n: int, ratings: Floats, spare: Batch[Any]) -> None:
    """Rate a move by the points that it scores at once."""
    seat = to_move(s)
    before = score(s, seat)
    for i in range(n):
        store_state(spare, 0, s)
        apply(spare[0], moves[i])
        ratings[i] = float(score(spare[0], seat) - before)


@rule
def estimate(s: Any, seat: int) -> float:
    """The current score. In a solo match, the target is 0."""
    return float(score(s, seat)) if seat < s.players else 0.0


FEATURES = ("score",)


@rule
def features(s: Any, seat: int, out: Floats) -> None:
    """The current score is the only feature."""
    out[0] = float(score(s, seat))


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
