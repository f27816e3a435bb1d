"""Matches in progress, and determinizations that look alike to a seat."""

from __future__ import annotations

from collections.abc import Iterator

from draftwork import Match, bots
from draftwork.kernel.random import generator
from draftwork.play import Seat


def played(game: str, players: int, moves: int, seed: str = "bots") -> Match:
    """A match after a number of random moves, or at its end."""
    match = Match(game, players=players, seed=seed)
    bot = bots.load("random", game, seed)
    for _ in range(moves):
        if match.to_move is None:
            break
        match.play(bot.choose(match.seat(match.to_move)))
    return match


def alike(match: Match, count: int) -> Iterator[Seat]:
    """The seat to move, and the same seat in other matches that agree with all it knows."""
    seat = match.seat(match.to_move)
    yield seat
    for i in range(count):
        yield seat.imagine(generator(f"world {i}")).seat(match.to_move)
