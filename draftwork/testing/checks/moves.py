"""Legal moves: listed, refused, reached through the choices and drawn at random."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from scipy.stats import chisquare

from draftwork.games import Choice
from draftwork.i18n import Message
from draftwork.kernel import int_zeros, pack
from draftwork.kernel.errors import BadMove, IllegalMove
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match, Moves
from draftwork.play.choice_path import path_to
from draftwork.testing.random_matches import Case, check_words, copy_of, legal

_REFUSED_SAMPLE = 10  # numbers tried at every position
_PROBABLE = 1e-6  # the tests are the same every time, so a rarer result than this is a fault


def check_listing(case: Case) -> None:
    """Some move until the end; sorted, unique, within the range, no more than promised, equal to the mask."""
    game = case.game
    for i, state in enumerate(case.states()):
        at = f"{case}, decision {i}"
        numbers = legal(game, state)
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


def check_refusals_along(case: Case) -> None:
    """At every position, a sample of the numbers that are not legal."""
    rng = generator(case.seed)
    for match in case.walk():
        if match.to_move is not None:
            sample = [random_below(rng, case.game.num_moves) for _ in range(_REFUSED_SAMPLE)]
            _check_refused(match, sample, f"{case}, move {len(match.history)}")


def check_todo(case: Case) -> None:
    """Whoever has to decide is told what, in every language; the others are not."""
    for match in case.walk():
        for seat in range(match.players):
            todo, where = match.seat(seat).prompt, f"{case}, move {len(match.history)}, seat {seat}"
            assert (todo is not None) == (match.to_move == seat), f"{where}: told to do {todo}"
            if todo is not None:
                check_words(todo, where)


def check_every_number(match: Match, where: object) -> None:
    """All numbers: the legal ones can be played, the others are refused with a reason, nothing changes."""
    _check_refused(match, range(match.game.num_moves), where)
    before = pack(match.state)
    for number in match.moves.numbers:
        assert number in match.moves, f"{where}: {number} is listed but not in `moves`"
        copy = match.copy()
        copy.play(number)
        assert int(copy.history[len(match.history)].move) == number
        match.game.check_state(copy.state)
        assert pack(match.state) == before, f"{where}: playing {number} on a copy changed the match"


def _check_refused(match: Match, numbers: Sequence[int], where: object) -> None:
    game, state = match.game, match.state
    allowed, before, played = set(match.moves.numbers), pack(state), len(match.history)
    told: set[str] = set()
    for number in numbers:
        if number in allowed:
            assert not game.rules.illegality(state, number), f"{where}: the legal move {number} is refused"
            continue
        try:
            match.play(number)
        except IllegalMove as refused:
            if refused.message.id not in told:
                check_words(refused.message, where)
                told.add(refused.message.id)
        else:
            raise AssertionError(f"{where}: the illegal move {number} was played")
        unchanged = pack(match.state) == before and len(match.history) == played
        assert unchanged, f"{where}: refusing {number} changed the match"


def check_outside_range(match: Match, where: object) -> None:
    """What is no move of the game is refused by name, by the match and by the rules."""
    game = match.game
    for number in (-1, game.num_moves, game.num_moves + 1, -(2**62), 2**62):
        reason = game.rules.illegality(match.state, number)
        assert reason, f"{where}: the rules do not refuse {number}"
        check_words(game.ui.refusal(match.state, number, reason), where)
    for wrong in (-1, game.num_moves, 10**30, True, 1.0, None, b"0", [0], ""):
        assert wrong not in match.moves, f"{where}: {wrong!r} is among the moves"
        try:
            match.play(wrong)  # type: ignore[arg-type]
        except BadMove as bad:
            check_words(bad.message, where)
        else:
            raise AssertionError(f"{where}: {wrong!r} was played")


def check_choices(match: Match, where: object) -> None:
    """The tree reaches exactly the legal moves, speaks every language, and foretells the score."""
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
    assert sorted(reached) == match.moves.numbers, f"{where}: the choices reach other moves than are legal"
    _check_paths(match, seat, tree, where)
    for node in nodes:
        for message in (node.label, node.why_not, *node.effects):
            if message is not None:
                check_words(message, f"{where}, choice {node.key}")
        _check_gains(match, seat, node, where)


def _check_paths(match: Match, seat: int, tree: list[Choice], where: object) -> None:
    """A move in words is the labels of the choices to it, also where the game names them by a shorter way."""
    before = pack(match.state)
    for number, labels in _paths(tree):
        told = path_to(match.game, before, seat, number)
        assert told == labels, f"{where}: {number} is told in other words"


def _paths(siblings: list[Choice]) -> Iterator[tuple[int, list[Message]]]:
    """Every move with the labels that lead to it."""
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
    after = copy_of(match.game, match.state)
    match.game.rules.apply(after, leaf.move)
    gained = match.game.rules.score(after, seat) - match.game.rules.score(match.state, seat)
    assert leaf.gains == gained, f"{where}: {leaf.key} promises {leaf.gains}, brings {gained}"


def check_sampling_legal(case: Case) -> None:
    """`sample_move` gives a legal move at every position, and needs no more room than declared."""
    rng, out = generator(case.seed), int_zeros(case.game.max_legal_moves)
    for match in case.walk():
        if match.to_move is not None:
            move = case.game.rules.sample_move(match.state, rng, out)
            assert not case.game.rules.illegality(match.state, move), f"{case}: drew the illegal move {move}"


def check_sampling_uniform(case: Case, draws: int, most: int = 60) -> None:
    """At the position with the most moves, but at most `most`, each is drawn equally often."""
    found = [match.copy() for match in case.walk() if 1 < len(match.moves) <= most]
    assert found, f"{case}: no position has 2 to {most} moves"
    match = max(found, key=lambda match: len(match.moves))
    moves = match.moves.numbers
    rng, out = generator(case.seed), int_zeros(case.game.max_legal_moves)
    sample = case.game.rules.sample_move
    drawn = Counter(int(sample(match.state, rng, out)) for _ in range(draws * len(moves)))
    assert set(drawn) <= set(moves), f"{case}: drew illegal moves"
    p = chisquare([drawn[move] for move in moves]).pvalue
    assert p > _PROBABLE, f"{case}, move {len(match.history)}: not uniform (p = {p:.1e}): {drawn}"
