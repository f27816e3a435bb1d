"""Random play to the end, written once for all games and run compiled where it can be."""

from __future__ import annotations

from typing import Any

from draftwork.kernel import Batch, Ints, copy_slot, rule
from draftwork.kernel.deal import KEY
from draftwork.kernel.generics import NOBODY, apply, deal, legal_moves, rank, sample_move, score, to_move
from draftwork.kernel.random import random_below, seed_from_key

# Columns of what is counted of a game.
DECISIONS, MOVES, COLUMNS = 0, 1, 2
# Columns of what is counted of a seat, after those.
SCORE, RANK, SEAT_COLUMNS = 0, 1, 2


@rule
def play_listing(s: Any, rng: Ints, out: Ints, tally: Ints, at: int) -> None:
    """Choose uniformly from the list of all legal moves."""
    while to_move(s) != NOBODY:
        n = legal_moves(s, out)
        apply(s, out[random_below(rng, n)])
        tally[at + DECISIONS] += 1
        tally[at + MOVES] += n


@rule
def play_sampling(s: Any, rng: Ints, out: Ints, tally: Ints, at: int) -> None:
    """Choose uniformly without making the list."""
    while to_move(s) != NOBODY:
        apply(s, sample_move(s, rng, out))
        tally[at + DECISIONS] += 1


@rule
def width(s: Any) -> int:
    """How many columns a game's row of the tally has."""
    players: int = s.players
    return COLUMNS + SEAT_COLUMNS * players


@rule
def deal_game(prepared: Batch[Any], states: Batch[Any], i: int, keys: Ints, key: Ints) -> None:
    for word in range(KEY):
        key[word] = keys[i * KEY + word]
    copy_slot(states, i, prepared, 0)
    deal(states[i], key)


@rule
def play_batch(
    prepared: Batch[Any],
    states: Batch[Any],
    keys: Ints,
    key: Ints,
    rng: Ints,
    out: Ints,
    tally: Ints,
    listing: bool,
) -> None:
    """Deal and play one game in each of the states; a row of the tally is written for each."""
    for i in range(len(states)):
        deal_game(prepared, states, i, keys, key)
        seed_from_key(rng, key)
        s = states[i]
        at = i * width(s)
        if listing:
            play_listing(s, rng, out, tally, at)
        else:
            play_sampling(s, rng, out, tally, at)
        for seat in range(s.players):
            tally[at + COLUMNS + SEAT_COLUMNS * seat + SCORE] = score(s, seat)
            tally[at + COLUMNS + SEAT_COLUMNS * seat + RANK] = rank(s, seat)
