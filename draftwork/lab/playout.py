"""Random play to the end of a game, compiled where possible."""

from __future__ import annotations

from typing import Any, NamedTuple

from draftwork.kernel import Batch, Ints, copy_slot, rule
from draftwork.kernel.deal import KEY_WORDS
from draftwork.kernel.generics import NOBODY, apply, deal, legal_moves, rank, sample_move, score, to_move
from draftwork.kernel.random import random_below, seed_from_key

# Columns of the tally, which has a row for each game.
DECISIONS, MOVES, COLUMNS = 0, 1, 2  # MOVES: the sum of the numbers of legal moves
# Columns for each seat; they follow those of the game.
SCORE, RANK, SEAT_COLUMNS = 0, 1, 2


@rule
def play_listing(s: Any, rng: Ints, out: Ints, tally: Ints, at: int) -> None:
    """Play moves chosen uniformly from the list of legal moves. The row of the game begins at `tally[at]`."""
    while to_move(s) != NOBODY:
        n = legal_moves(s, out)
        apply(s, out[random_below(rng, n)])
        tally[at + DECISIONS] += 1
        tally[at + MOVES] += n


@rule
def play_sampling(s: Any, rng: Ints, out: Ints, tally: Ints, at: int) -> None:
    """Play uniformly chosen moves without listing the legal ones, which are not counted."""
    while to_move(s) != NOBODY:
        apply(s, sample_move(s, rng, out))
        tally[at + DECISIONS] += 1


@rule
def width(s: Any) -> int:
    """The number of columns of the tally."""
    players: int = s.players
    return COLUMNS + SEAT_COLUMNS * players


class PlayoutBuffers(NamedTuple):
    """Buffers of one game; they are reused for the next."""

    key: Ints
    rng: Ints
    moves: Ints


@rule
def deal_game(prepared: Batch[Any], states: Batch[Any], i: int, keys: Ints, key: Ints) -> None:
    """Deal the i-th game from the i-th key."""
    for word in range(KEY_WORDS):
        key[word] = keys[i * KEY_WORDS + word]
    copy_slot(states, i, prepared, 0)
    deal(states[i], key)


@rule
def play_batch(
    prepared: Batch[Any], states: Batch[Any], keys: Ints, buffers: PlayoutBuffers, tally: Ints, listing: bool
) -> None:
    """Deal and play a game in each of the states, and write a row of the tally for each."""
    for i in range(len(states)):
        deal_game(prepared, states, i, keys, buffers.key)
        seed_from_key(buffers.rng, buffers.key)
        s = states[i]
        at = i * width(s)
        if listing:
            play_listing(s, buffers.rng, buffers.moves, tally, at)
        else:
            play_sampling(s, buffers.rng, buffers.moves, tally, at)
        for seat in range(s.players):
            tally[at + COLUMNS + SEAT_COLUMNS * seat + SCORE] = score(s, seat)
            tally[at + COLUMNS + SEAT_COLUMNS * seat + RANK] = rank(s, seat)
