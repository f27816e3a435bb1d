"""Checks of legal moves: their list, the refusal of others, the tree of choices, and random sampling."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from scipy.stats import chisquare

from draftwork.games import Choice
from draftwork.i18n import Message
from draftwork.kernel import copy_state, int_zeros, pack
from draftwork.kernel.errors import BadMove, IllegalMove
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match, Moves
from draftwork.play.choice_path import path_to
from draftwork.testing.random_matches import Case, check_translations, list_legal_moves

_ILLEGAL_SAMPLE = 10  # numbers tried in every position
_MIN_P_VALUE = 1e-6  # the seeds are fixed, so the test does not fail by chance later


def check_legal_moves(case: Case) -> None:
    """Check that legal moves exist until the end, and are sorted, unique, in range and equal to the mask."""
    game = case.game
    for i, state in enumerate(case.states()):
        at = f"{case}, decision {i}"
        numbers = list_legal_moves(game, state)
        over = game.rules.to_move(state) == NOBODY
        assert numbers or over, f"{at}: no legal move"
        assert not (numbers and over), f"{at}: moves after the end: {numbers}"
        assert numbers == sorted(set(numbers)), f"{at}: not sorted or not unique: {numbers}"
        assert len(numbers) <= game.max_legal_moves, (
            f"{at}: {len(numbers)} moves, declared {game.max_legal_moves}"
        )
        assert all(0 <= number < game.num_moves for number in numbers), f"{at}: outside the range: {numbers}"
        mask = Moves(game, state).mask()
        assert len(mask) == game.num_moves, f"{at}: the mask has {len(mask)} places"
        assert [n for n, is_legal in enumerate(mask) if is_legal] == numbers, f"{at}: the mask is another"


def check_illegal_moves(case: Case) -> None:
    """Check in every position that a sample of illegal numbers is refused."""
    rng = generator(case.seed)
    for match in case.walk():
        if match.to_move is not None:
            sample = [random_below(rng, case.game.num_moves) for _ in range(_ILLEGAL_SAMPLE)]
            _check_refused(match, sample, f"{case}, move {len(match.history)}")


def check_prompts(case: Case) -> None:
    """Check that the seat to move, and no other, has a prompt in every language."""
    for match in case.walk():
        for seat in range(match.players):
            prompt, where = match.seat(seat).prompt, f"{case}, move {len(match.history)}, seat {seat}"
            assert (prompt is not None) == (match.to_move == seat), f"{where}: told to do {prompt}"
            if prompt is not None:
                check_translations(prompt, where)


def check_all_numbers(match: Match, where: object) -> None:
    """Check every move number: legal ones can be played on a copy, the others are refused with a reason."""
    _check_refused(match, range(match.game.num_moves), where)
    before = pack(match.state)
    for number in match.legal_moves.numbers:
        assert number in match.legal_moves, f"{where}: {number} is listed but not in `moves`"
        copy = match.copy()
        copy.play(number)
        assert int(copy.history[len(match.history)].move) == number
        match.game.check_state(copy.state)
        assert pack(match.state) == before, f"{where}: playing {number} on a copy changed the match"


def _check_refused(match: Match, numbers: Sequence[int], where: object) -> None:
    game, state = match.game, match.state
    allowed, before, played = set(match.legal_moves.numbers), pack(state), len(match.history)
    checked_ids: set[str] = set()
    for number in numbers:
        if number in allowed:
            assert not game.rules.illegality(state, number), f"{where}: the legal move {number} is refused"
            continue
        try:
            match.play(number)
        except IllegalMove as refused:
            if refused.message.id not in checked_ids:
                check_translations(refused.message, where)
                checked_ids.add(refused.message.id)
        else:
            raise AssertionError(f"{where}: the illegal move {number} was played")
        unchanged = pack(match.state) == before and len(match.history) == played
        assert unchanged, f"{where}: refusing {number} changed the match"


def check_invalid_moves(match: Match, where: object) -> None:
    """Check that the match and the rules refuse values that are no move of the game."""
    game = match.game
    for number in (-1, game.num_moves, game.num_moves + 1, -(2**62), 2**62):
        reason = game.rules.illegality(match.state, number)
        assert reason, f"{where}: the rules do not refuse {number}"
        check_translations(game.ui.refusal(match.state, number, reason), where)
    for wrong in (-1, game.num_moves, 10**30, True, 1.0, None, b"0", [0], ""):
        assert wrong not in match.legal_moves, f"{where}: {wrong!r} is among the moves"
        try:
            match.play(wrong)  # type: ignore[arg-type]
        except BadMove as bad:
            check_translations(bad.message, where)
        else:
            raise AssertionError(f"{where}: {wrong!r} was played")


def check_choices(match: Match, where: object) -> None:
    """Check that the tree of choices reaches exactly the legal moves, is translated, and predicts gains."""
    seat = match.to_move
    for other in range(match.players):
        if other != seat:
            assert match.choices(other) == [], f"{where}: choices for seat {other}, who is not to move"
    if seat is None:
        return
    tree = match.choices(seat)
    json.dumps([choice.json() for choice in tree])
    nodes = list(_nodes(tree, where))
    reached = [node.move for node in nodes if node.move is not None]
    assert len(set(reached)) == len(reached), f"{where}: a move is reached twice"
    assert sorted(reached) == match.legal_moves.numbers, (
        f"{where}: the choices reach other moves than are legal"
    )
    _check_paths(match, seat, tree, where)
    for node in nodes:
        for message in (node.label, node.why_not, *node.effects):
            if message is not None:
                check_translations(message, f"{where}, choice {node.key}")
        _check_gains(match, seat, node, where)
        _check_next(match, seat, node, where)


def _check_paths(match: Match, seat: int, tree: list[Choice], where: object) -> None:
    """Check that `path_to` gives the labels on the path to a move, also if the game has its own shortcut."""
    before = pack(match.state)
    for number, labels in _paths(tree):
        path = path_to(match.game, before, seat, number)
        assert path == labels, f"{where}: {number} is told in other words"


def _paths(siblings: list[Choice]) -> Iterator[tuple[int, list[Message]]]:
    """Yield every move with the labels on the path to it."""
    for choice in siblings:
        if choice.move is not None:
            yield choice.move, [choice.label]
        for number, labels in _paths(choice.choices):
            yield number, [choice.label, *labels]


def _nodes(siblings: list[Choice], where: object) -> Iterator[Choice]:
    keys = [choice.key for choice in siblings]
    assert len(set(keys)) == len(keys), f"{where}: choices with the same key: {keys}"
    for choice in siblings:
        ways = [choice.move is not None, choice.why_not is not None, bool(choice.choices)]
        assert sum(ways) == 1, f"{where}: {choice.key} must be a move, branches or a reason why not"
        yield choice
        yield from _nodes(choice.choices, where)


def _check_gains(match: Match, seat: int, leaf: Choice, where: object) -> None:
    if leaf.move is None or leaf.gains is None:
        return
    after = copy_state(match.state)
    match.game.rules.apply(after, leaf.move)
    gained = match.game.rules.score(after, seat) - match.game.rules.score(match.state, seat)
    assert leaf.gains == gained, f"{where}: {leaf.key} promises {leaf.gains}, brings {gained}"


def _check_next(match: Match, seat: int, choice: Choice, where: object) -> None:
    """Check that the choices in `next` have no move, and that they are offered unchanged after the move."""
    at = f"{where}, after {choice.key}"
    for one in choice.next:
        assert not list(one.leaves()), f"{at}: {one.key} has a move"
        check_translations(one.label, at)
        if one.why_not:
            check_translations(one.why_not, at)
    if choice.move is None or not choice.next:
        return
    after = copy_state(match.state)
    match.game.rules.apply(after, choice.move)
    match.game.rules.redact(after, seat)
    offered = [_known_early(one) for one in match.game.ui.choices(after)]
    for one in choice.next:
        assert _known_early(one) in offered, f"{at}: {one.key} is not offered so"


def _known_early(choice: Choice) -> tuple[str, Message, Message | None, int | None]:
    return choice.key, choice.label, choice.why_not, choice.gains


def check_sampling_legal(case: Case) -> None:
    """Check that `sample_move` returns a legal move in every position, with a buffer of the declared size."""
    rng, out = generator(case.seed), int_zeros(case.game.max_legal_moves)
    for match in case.walk():
        if match.to_move is not None:
            move = case.game.rules.sample_move(match.state, rng, out)
            assert not case.game.rules.illegality(match.state, move), f"{case}: drew the illegal move {move}"


def check_sampling_uniform(case: Case, draws: int, max_moves: int = 60) -> None:
    """Check that moves are sampled uniformly, in the position with the most moves up to `max_moves`."""
    found = [match.copy() for match in case.walk() if 1 < len(match.legal_moves) <= max_moves]
    assert found, f"{case}: no position has 2 to {max_moves} moves"
    match = max(found, key=lambda match: len(match.legal_moves))
    moves = match.legal_moves.numbers
    rng, out = generator(case.seed), int_zeros(case.game.max_legal_moves)
    sample = case.game.rules.sample_move
    drawn = Counter(int(sample(match.state, rng, out)) for _ in range(draws * len(moves)))
    assert set(drawn) <= set(moves), f"{case}: drew illegal moves"
    p = chisquare([drawn[move] for move in moves]).pvalue
    assert p > _MIN_P_VALUE, f"{case}, move {len(match.history)}: not uniform (p = {p:.1e}): {drawn}"
