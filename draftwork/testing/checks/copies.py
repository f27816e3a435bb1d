"""Copies do not share anything, and undo returns to the very state."""

from __future__ import annotations

import hashlib

from draftwork.kernel import batch, copy_slot, pack, store_from_python
from draftwork.kernel.errors import NothingToUndo
from draftwork.play import Match, encode
from draftwork.testing.random_matches import Case, legal


def _hash(match: Match) -> str:
    return hashlib.sha256(pack(match.state) + encode(match.record()).encode()).hexdigest()


def check_copies(case: Case) -> None:
    """Every earlier copy, moves view and scores are still what they were, after the match and its undoing."""
    copies: list[Match] = []
    hashes: list[str] = []
    seen = []
    match = None
    for match in case.walk():
        copies.append(match.copy())
        hashes.append(_hash(match))
        seen.append((match.moves, match.scores, legal(case.game, match.state)))
    while match and any(not played.forced for played in match.history):
        match.undo()
    assert [_hash(copy) for copy in copies] == hashes, f"{case}: a copy has changed with the match"
    for copy in copies[:-1]:
        copy.copy().play(copy.moves[-1])
    assert [_hash(copy) for copy in copies] == hashes, f"{case}: a copy has changed with its copy"
    for i, (moves, scores, numbers) in enumerate(seen):
        assert moves.numbers == numbers, f"{case}: the moves seen at {i} have changed"
        assert list(scores) == [sum(p.amount for p in seat) for seat in scores.explain()], (
            f"{case}: scores {i}"
        )


def check_batches(case: Case) -> None:
    """States side by side in one block of memory do not touch each other."""
    game = case.game
    states = batch(game.state, 3)
    for match in case.walk():
        state = pack(match.state)
        store_from_python(states, 1, match.state)
        copy_slot(states, 0, states, 1)
        copy_slot(states, 2, states, 1)
        for number in match.moves.numbers[:1]:
            game.rules.apply(states[1], number)
            assert pack(states[1]) != state, f"{case}: playing {number} changes nothing"
        outer = {pack(match.state), pack(states[0]), pack(states[2])}
        assert outer == {state}, f"{case}: a state changed with its neighbour"


def check_undo(case: Case) -> None:
    """After each move, and then all the way back, undo gives the state, the history and the move to come."""
    match = case.match()
    before: list[bytes] = []
    for walked in case.walk():
        if walked.to_move is None:
            break
        for number in walked.moves.numbers[:2]:
            _check_one_undo(walked, number, case)
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


def _check_one_undo(match: Match, number: int, where: object) -> None:
    state, history = pack(match.state), match.history
    move = match.play(number)
    undone = match.undo()
    assert undone == move, f"{where}: undid {undone}, not {move}"
    assert pack(match.state) == state, f"{where}: undoing {move} does not return to the state"
    assert match.history == history, f"{where}: undoing {move} leaves another history"
