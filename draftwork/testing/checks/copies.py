"""Checks of copies, which share no data, and of undo, which restores the exact state."""

from __future__ import annotations

import copy
import hashlib
import pickle
from collections.abc import Callable

from draftwork.kernel import batch, copy_slot, pack, store_from_python
from draftwork.kernel.errors import NothingToUndo
from draftwork.play import Match, encode
from draftwork.testing.random_matches import Case, list_legal_moves

_COPIERS: tuple[Callable[[Match], Match], ...] = (
    Match.copy,
    copy.copy,
    copy.deepcopy,
    lambda match: pickle.loads(pickle.dumps(match)),
)


def _hash(match: Match) -> str:
    return hashlib.sha256(pack(match.state) + encode(match.record()).encode()).hexdigest()


def check_copies(case: Case) -> None:
    """Check that earlier copies, `moves` and `scores` do not change when the match goes on or is undone."""
    copies: list[Match] = []
    hashes: list[str] = []
    snapshots = []
    match = None
    for match in case.walk():
        copies.append(match.copy())
        hashes.append(_hash(match))
        snapshots.append((match.legal_moves, match.scores, list_legal_moves(case.game, match.state)))
    while match and any(not played.forced for played in match.history):
        match.undo()
    assert [_hash(copy) for copy in copies] == hashes, f"{case}: a copy has changed with the match"
    for earlier in copies[:-1]:
        _check_copiers(earlier, case)
    assert [_hash(copy) for copy in copies] == hashes, f"{case}: a copy has changed with its copy"
    for i, (moves, scores, numbers) in enumerate(snapshots):
        assert moves.numbers == numbers, f"{case}: the moves seen at {i} have changed"
        assert list(scores) == [sum(p.amount for p in seat) for seat in scores.explain()], (
            f"{case}: scores {i}"
        )


def _check_copiers(match: Match, where: object) -> None:
    """Check that every kind of copy is equal to the match and accepts a move of it."""
    move = match.legal_moves[-1]
    for copier in _COPIERS:
        other = copier(match)
        assert other == match, f"{where}: {copier} makes a copy that is not equal"
        assert other.play(move) == move, f"{where}: {copier} makes a copy that plays another move"


def check_batches(case: Case) -> None:
    """Check that states of one batch do not change each other."""
    game = case.game
    states = batch(game.state, 3)
    for match in case.walk():
        state = pack(match.state)
        store_from_python(states, 1, match.state)
        copy_slot(states, 0, states, 1)
        copy_slot(states, 2, states, 1)
        for number in match.legal_moves.numbers[:1]:
            game.rules.apply(states[1], number)
            assert pack(states[1]) != state, f"{case}: playing {number} changes nothing"
        outer = {pack(match.state), pack(states[0]), pack(states[2])}
        assert outer == {state}, f"{case}: a state changed with its neighbour"


def check_undo(case: Case) -> None:
    """Check undo after each move, and then from the end back to the start."""
    match = case.match()
    before: list[bytes] = []
    for walked in case.walk():
        if walked.to_move is None:
            break
        for number in walked.legal_moves.numbers[:2]:
            _check_undo_of(walked, number, case)
        before.append(pack(walked.state))
        match = walked
    for state in reversed(before):
        match.undo()
        assert pack(match.state) == state, f"{case}: undone to another state"
    assert all(played.forced for played in match.history)
    try:
        match.undo()
    except NothingToUndo:
        return
    raise AssertionError(f"{case}: undid more than was played")


def _check_undo_of(match: Match, number: int, where: object) -> None:
    state, history = pack(match.state), match.history
    move = match.play(number)
    undone = match.undo()
    assert undone == move, f"{where}: undid {undone}, not {move}"
    assert pack(match.state) == state, f"{where}: undoing {move} does not return to the state"
    assert match.history == history, f"{where}: undoing {move} leaves another history"
