"""Matches in lanes: many matches of one game in one array, stepped by compiled code.

A lane stops where the caller must decide. Before that, forced moves and the moves of compiled opponents are
played. Every function here works on some lanes of the array, so threads can share it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from draftwork.envs.observation import observe_slot
from draftwork.envs.rewards import final_reward
from draftwork.kernel import Batch, Floats, Ints, copy_slot, rule
from draftwork.kernel.deal import KEY_WORDS
from draftwork.kernel.generics import (
    NOBODY,
    apply,
    deal,
    determinize,
    illegality,
    legal_moves,
    quick_move,
    redact,
    sample_move,
    to_move,
)
from draftwork.kernel.random import STATE_WORDS, random_below

ALL_SEATS = -1  # in `Lanes.seat`: the caller plays all seats
# What plays the other seats where the caller plays one.
CALLER, RANDOM, APPRENTICE = range(3)
# What happens after the end of a match, as in Gymnasium.
NEXT_STEP, SAME_STEP, DISABLED = range(3)


class Lanes(NamedTuple):
    """The matches."""

    states: Batch[Any]
    prepared: Batch[Any]  # one state before the deal
    keys: NDArray[np.int64]  # per lane, the key of its next deal
    rngs: NDArray[np.int64]  # per lane, a generator for opponents and for `Outputs.sample`
    seat: NDArray[np.int64]  # per lane, the seat of the caller, or ALL_SEATS
    over: NDArray[np.bool_]  # per lane, whether the match is over
    dealt: NDArray[np.bool_]  # per lane, whether its key was used: the caller writes a new one


class Outputs(NamedTuple):
    """What a step writes, a row for each lane."""

    observation: NDArray[np.float32]  # of the seat to move; has no columns if nobody asks for observations
    mask: NDArray[np.uint8]  # the legal moves, a byte or a bit for each
    to_move: NDArray[np.int64]  # NOBODY after the end
    reward: NDArray[np.float32]  # of the seat that moved, or of the caller's seat
    rewards: NDArray[np.float32]  # of all seats
    terminated: NDArray[np.bool_]
    sample: NDArray[np.int64]  # a random legal move
    final_observation: NDArray[np.float32]  # at the end of a match, before the next one is dealt
    waiting: NDArray[np.bool_]  # whether an opponent that is not compiled must move


class Scratch(NamedTuple):
    """Buffers of one thread."""

    spare: Batch[Any]
    trial: Batch[Any]
    key: Ints
    rng: Ints
    moves: Ints
    ratings: Floats


class Mode(NamedTuple):
    """What does not change between steps."""

    num_moves: int
    packed: bool  # masks have a bit for each move
    observing: bool
    opponent: int
    autoreset: int
    reward: int  # see `rewards`


@rule
def first_illegal(lanes: Lanes, mode: Mode, which: Ints, actions: Ints) -> int:
    """The index of the first action that is not a legal move of its lane; -1 if there is none."""
    for k in range(len(which)):
        i, action = int(which[k]), int(actions[k])
        if not lanes.over[i] and (
            not 0 <= action < mode.num_moves or illegality(lanes.states[i], action) != 0
        ):
            return k
    return -1


@rule
def step_lanes(lanes: Lanes, out: Outputs, scratch: Scratch, mode: Mode, which: Ints, actions: Ints) -> None:
    """Play one legal action in each of these lanes. A lane whose match is over gets a new match instead."""
    for k in range(len(which)):
        i = int(which[k])
        _load_rng(lanes, scratch, i)
        if lanes.over[i]:
            _deal(lanes, scratch, i)
            _advance(lanes, out, scratch, mode, i, ALL_SEATS)
        else:
            mover = to_move(lanes.states[i])
            apply(lanes.states[i], int(actions[k]))
            _advance(lanes, out, scratch, mode, i, mover)
        _store_rng(lanes, scratch, i)


@rule
def reset_lanes(lanes: Lanes, out: Outputs, scratch: Scratch, mode: Mode, which: Ints) -> None:
    """Deal a new match in each of these lanes."""
    for k in range(len(which)):
        i = int(which[k])
        _load_rng(lanes, scratch, i)
        _deal(lanes, scratch, i)
        _advance(lanes, out, scratch, mode, i, ALL_SEATS)
        _store_rng(lanes, scratch, i)


@rule
def _load_rng(lanes: Lanes, scratch: Scratch, i: int) -> None:
    for word in range(STATE_WORDS):
        scratch.rng[word] = int(lanes.rngs[i, word])


@rule
def _store_rng(lanes: Lanes, scratch: Scratch, i: int) -> None:
    for word in range(STATE_WORDS):
        lanes.rngs[i, word] = scratch.rng[word]


@rule
def _deal(lanes: Lanes, scratch: Scratch, i: int) -> None:
    for word in range(KEY_WORDS):
        scratch.key[word] = int(lanes.keys[i, word])
    copy_slot(lanes.states, i, lanes.prepared, 0)
    deal(lanes.states[i], scratch.key)
    lanes.dealt[i] = True
    lanes.over[i] = False


@rule
def _advance(lanes: Lanes, out: Outputs, scratch: Scratch, mode: Mode, i: int, mover: int) -> None:
    """Go on to the next decision of the caller, and write what it needs. `mover` made the last decision."""
    n = _play_on(lanes, scratch, mode, i)
    if n == 0:
        _finish(lanes, out, scratch, mode, i, mover)
        if mode.autoreset != SAME_STEP:
            return
        _deal(lanes, scratch, i)
        n = _play_on(lanes, scratch, mode, i)
    seat = to_move(lanes.states[i])
    out.to_move[i] = seat
    out.waiting[i] = lanes.seat[i] != ALL_SEATS and lanes.seat[i] != seat
    out.sample[i] = scratch.moves[random_below(scratch.rng, n)]
    if not out.waiting[i]:
        _write_mask(out.mask[i], scratch.moves, n, mode.packed)
        if mode.observing:
            observe_slot(lanes.states, i, scratch.spare, seat, out.observation[i])


@rule
def _play_on(lanes: Lanes, scratch: Scratch, mode: Mode, i: int) -> int:
    """Play forced moves and those of compiled opponents.

    Returns the number of legal moves, which are in `scratch.moves`; 0 after the end.
    """
    s = lanes.states[i]
    seat = to_move(s)
    while seat != NOBODY:
        n = legal_moves(s, scratch.moves)
        if n == 1:
            apply(s, scratch.moves[0])
        elif mode.opponent == CALLER or lanes.seat[i] == seat or lanes.seat[i] == ALL_SEATS:
            return n
        elif mode.opponent == RANDOM:
            apply(s, sample_move(s, scratch.rng, scratch.moves))
        else:
            copy_slot(scratch.spare, 0, lanes.states, i)
            imagined = scratch.spare[0]
            redact(imagined, seat)
            determinize(imagined, seat, scratch.rng)
            apply(s, quick_move(imagined, scratch.moves, scratch.ratings, scratch.trial))
        seat = to_move(s)
    return 0


@rule
def _finish(lanes: Lanes, out: Outputs, scratch: Scratch, mode: Mode, i: int, mover: int) -> None:
    """Write the results of a match that is over. Then every move counts as legal: none is played."""
    s = lanes.states[i]
    lanes.over[i] = True
    for seat in range(s.players):
        out.rewards[i, seat] = final_reward(s, seat, mode.reward)
    viewer = int(lanes.seat[i]) if lanes.seat[i] != ALL_SEATS else mover
    out.reward[i] = out.rewards[i, max(viewer, 0)]
    out.terminated[i] = True
    out.waiting[i] = False
    if mode.autoreset == SAME_STEP:
        if mode.observing:
            observe_slot(lanes.states, i, scratch.spare, viewer, out.final_observation[i])
        return
    out.to_move[i] = NOBODY
    for move in range(mode.num_moves):
        if mode.packed:
            out.mask[i, move >> 3] |= 1 << (move & 7)
        else:
            out.mask[i, move] = 1
    if mode.observing:
        observe_slot(lanes.states, i, scratch.spare, viewer, out.observation[i])


@rule
def _write_mask(row: Ints, moves: Ints, n: int, packed: bool) -> None:
    """Write the n legal moves: move m is byte m, or bit m % 8 of byte m // 8."""
    for k in range(len(row)):
        row[k] = 0
    for k in range(n):
        if packed:
            row[moves[k] >> 3] |= 1 << (moves[k] & 7)
        else:
            row[moves[k]] = 1
