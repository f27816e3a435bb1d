"""What every game can do, said once: code written with these serves all games, chosen by the state's type."""

from __future__ import annotations

from typing import Any

from draftwork.kernel import Batch, Floats, Ints, generic

NOBODY = -1


@generic
def deal(s: Any, key: Ints) -> None:
    """Deal what a prepared state leaves open."""


@generic
def to_move(s: Any) -> int:  # type: ignore[empty-body]
    """The seat to decide, or NOBODY when the match is over."""


@generic
def legal_moves(s: Any, out: Ints) -> int:  # type: ignore[empty-body]
    """Write the legal moves to `out`, ascending, and return how many there are."""


@generic
def illegality(s: Any, move: int) -> int:  # type: ignore[empty-body]
    """0 for a legal move, else the game's number for the reason."""


@generic
def apply(s: Any, move: int) -> None:
    """Play a legal move."""


@generic
def sample_move(s: Any, rng: Ints, out: Ints) -> int:  # type: ignore[empty-body]
    """A uniformly random legal move; `out` is scratch space."""


@generic
def score(s: Any, seat: int) -> int:  # type: ignore[empty-body]
    """The points of a seat as things stand."""


@generic
def rank(s: Any, seat: int) -> int:  # type: ignore[empty-body]
    """How many seats are strictly ahead, tie-breaks included."""


@generic
def redact(s: Any, seat: int) -> None:
    """Blank what the seat may not know; NOBODY may know nothing that is not open."""


@generic
def determinize(s: Any, seat: int, rng: Ints) -> None:
    """Fill a hidden state with something it could be."""


# What bots ask of a game, in whole states (imagined ones, where something is hidden).


@generic
def candidates(s: Any, out: Ints) -> int:  # type: ignore[empty-body]
    """Write the legal moves worth a search to `out` and return how many: at least one until the end."""


@generic
def rate(s: Any, moves: Ints, n: int, ratings: Floats, spare: Batch[Any]) -> None:
    """What each of the n moves is worth to the seat to move, in points, looking one move ahead."""


@generic
def greedy_move(s: Any, moves: Ints, ratings: Floats) -> int:  # type: ignore[empty-body]
    """The move of somebody who looks one move ahead and counts what is on the table; the rows are scratch."""


@generic
def estimate(s: Any, seat: int) -> float:  # type: ignore[empty-body]
    """The points a seat can expect in the end, by a hand-written rule; exact when the match is over.

    Where somebody plays alone, seat 1 stands for what is to be beaten.
    """


@generic
def features(s: Any, seat: int, out: Floats) -> None:
    """What a learned value knows of a state, from one seat's side."""


@generic
def stage(s: Any) -> int:  # type: ignore[empty-body]
    """The part of the match, from 0: each has its own weights, and the search looks no further than one."""


@generic
def midturn(s: Any) -> bool:  # type: ignore[empty-body]
    """Whether the decision to be made is a further one of a turn that has begun."""
