"""The generic functions: every game implements them, and the type of the state selects the implementation.

The functions here have no bodies. A game registers its implementations with the same parameter names, see
`draftwork.games.contract`.
"""

from __future__ import annotations

from typing import Any

from draftwork.kernel import Batch, Floats, Ints, generic

NOBODY = -1  # stands for no seat: nobody is to move, or a spectator watches
EVERYBODY = -2  # stands for all seats together: a viewer who knows what any of them knows


@generic
def deal(s: Any, key: Ints) -> None:
    """Deal everything that a prepared state leaves open."""


@generic
def to_move(s: Any) -> int:  # type: ignore[empty-body]
    """The seat to move, or NOBODY when the match is over."""


@generic
def legal_moves(s: Any, out: Ints) -> int:  # type: ignore[empty-body]
    """Write the legal moves to `out` in ascending order; return their number."""


@generic
def illegality(s: Any, move: int) -> int:  # type: ignore[empty-body]
    """0 for a legal move, else the game's code for the reason why it is illegal."""


@generic
def apply(s: Any, move: int) -> None:
    """Play a legal move."""


@generic
def sample_move(s: Any, rng: Ints, out: Ints) -> int:  # type: ignore[empty-body]
    """A uniformly random legal move; `out` is scratch space for `legal_moves`."""


@generic
def score(s: Any, seat: int) -> int:  # type: ignore[empty-body]
    """The current score of a seat."""


@generic
def rank(s: Any, seat: int) -> int:  # type: ignore[empty-body]
    """The number of seats that are strictly ahead, including tie-breaks; 0 for a winner."""


@generic
def redact(s: Any, seat: int) -> None:
    """Remove the information that is hidden from a seat.

    For NOBODY, only public information remains. For EVERYBODY, only future random events are removed.
    """


@generic
def determinize(s: Any, seat: int, rng: Ints) -> None:
    """Replace the information hidden from a seat by random values that agree with everything it knows."""


# The functions below serve the bots. They get complete states: hidden information is determinized.


@generic
def candidates(s: Any, out: Ints) -> int:  # type: ignore[empty-body]
    """Write the legal moves that are worth searching to `out`; return their number.

    There is at least one until the match is over.
    """


@generic
def rate(s: Any, moves: Ints, n: int, ratings: Floats, spare: Batch[Any]) -> None:
    """Rate each of the n moves for the seat to move, in points, by looking one move ahead.

    `spare` is scratch space for states.
    """


@generic
def greedy_move(s: Any, moves: Ints, ratings: Floats) -> int:  # type: ignore[empty-body]
    """The move of a greedy player, who looks one move ahead. `moves` and `ratings` are scratch space."""


@generic
def estimate(s: Any, seat: int) -> float:  # type: ignore[empty-body]
    """The expected final score of a seat, by a hand-written formula; exact when the match is over.

    In a solo match, seat 1 stands for the target score.
    """


@generic
def features(s: Any, seat: int, out: Floats) -> None:
    """Write the input features of a learned value, from the perspective of a seat, to `out`."""


@generic
def stage(s: Any) -> int:  # type: ignore[empty-body]
    """The stage of the match, from 0. Each stage has its own weights, and a search ends with the stage."""


@generic
def midturn(s: Any) -> bool:  # type: ignore[empty-body]
    """Whether the next decision continues a turn that has already begun."""
