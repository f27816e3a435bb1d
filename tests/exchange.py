"""Pickles between processes. A pure process gets matches, seats and moves, uses them and sends them back."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from typing import Any, NamedTuple

from draftwork import Match, Move, Seat
from draftwork.games import names
from draftwork.kernel.random import generator, random_below
from tests.editions import GAMES as GAMES_WITH_EDITIONS
from tests.editions import own


def played(game: str, seed: int, plies: int, **settings: Any) -> Match:
    """A match after random moves."""
    match, rng = Match(game, seed=seed, **settings), generator(f"{game} {seed}")
    while not match.is_over and len(match.history) < plies:
        match.play(match.legal_moves[random_below(rng, len(match.legal_moves))])
    return match


class Parcel(NamedTuple):
    match: Match
    seat: Seat  # the seat to move
    move: Move  # a legal move


class Answer(NamedTuple):
    match: Match  # after the move
    seat: Seat
    view: dict[str, Any]  # of the seat
    moves: list[Move]  # the legal moves of the seat


def answer(parcel: Parcel) -> Answer:
    match, seat, move = parcel
    match.play(move)
    return Answer(match, seat, seat.view, [*seat.legal_moves])


def parcels() -> list[Parcel]:
    """A match of each game, and one with each custom edition."""
    matches = [played(game, 4, 3) for game in names()]
    matches += [played(game, 4, 3, edition=own(game)) for game in GAMES_WITH_EDITIONS]
    return [Parcel(match, match.seat(match.to_move), match.legal_moves[-1]) for match in matches]


def check_exchange_with_a_pure_process() -> None:
    sent = parcels()
    done = subprocess.run(
        [sys.executable, "-c", "from tests.exchange import serve; serve()"],
        input=pickle.dumps(sent),
        env=os.environ | {"DRAFTWORK_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    received: list[Answer] = pickle.loads(done.stdout)
    assert len(received) == len(sent)
    for parcel, other in zip(sent, received, strict=True):
        assert (other.seat, other.view, other.moves) == (
            parcel.seat,
            parcel.seat.view,
            [*parcel.seat.legal_moves],
        )
        parcel.match.play(parcel.move)
        assert other.match == parcel.match
        assert other.match.history[-1].move.game is parcel.match.game


def serve() -> None:
    """Answer the parcels of standard input on standard output."""
    opened: list[Parcel] = pickle.load(sys.stdin.buffer)
    sys.stdout.buffer.write(pickle.dumps([answer(parcel) for parcel in opened]))
