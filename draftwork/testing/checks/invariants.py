"""What must hold along a match and when it ends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from draftwork.games import Game
from draftwork.kernel import layout, to_compiled, to_python
from draftwork.kernel.errors import BadPosition, GameOver
from draftwork.kernel.generics import NOBODY
from draftwork.play import Match
from draftwork.testing.random_matches import Case, check_words, copy_of, hidden_of, viewers


def check_conservation(case: Case) -> None:
    """Nothing printed appears or vanishes: the game's own invariants hold after every decision."""
    for i, state in enumerate(case.states()):
        try:
            case.game.check_state(state)
        except BadPosition as broken:
            raise AssertionError(f"{case}, decision {i}: {broken}") from None


def corruptions(game: Game[Any], state: Any) -> Iterator[tuple[str, Any]]:
    """The state with one of its integers wrong, for each of them: one more, one less, far off."""
    for name, length in layout(game.state):
        for i in range(length or 1):
            for change in (1, -1, 1000):
                wrong = to_python(copy_of(game, state))
                if length:
                    getattr(wrong, name)[i] += change
                else:
                    setattr(wrong, name, getattr(wrong, name) + change)
                yield f"{name}[{i}] {change:+}", to_compiled(wrong)


def check_the_check(case: Case, share: float) -> None:
    """The invariants say something: a good share of the states with one wrong integer break them."""
    caught = missed = 0
    for match in case.sample(2):
        for what, wrong in corruptions(case.game, match.state):
            try:
                case.game.check_state(wrong)
                missed += 1
            except BadPosition as broken:
                check_words(broken.message, case)
                caught += 1
            except Exception as crash:
                raise AssertionError(f"{case}: {what} breaks the check itself: {crash!r}") from crash
    found = caught / (caught + missed)
    assert found >= share, f"{case}: only {found:.0%} of the wrong states are noticed"


def check_scores(case: Case) -> None:
    """`scores` is the sum of what explains it, for the match and for what each seat knows of it."""
    for match in case.walk():
        at = f"{case}, move {len(match.history)}"
        for seat, points in enumerate(match.scores.explain()):
            total = sum(point.amount for point in points)
            assert match.scores[seat] == total, (
                f"{at}: seat {seat} has {match.scores[seat]}, explained {total}"
            )
            for point in points:
                check_words(point.reason, at)
                assert point.rule, f"{at}: {point} names no rule"
                json.dumps(point.json())
        for viewer in viewers(match.players):
            hidden = match.seat(viewer).redacted_state
            for seat in range(match.players):
                total = sum(point.amount for point in match.game.ui.points(hidden, seat))
                known = match.game.rules.score(hidden, seat)
                assert known == total, f"{at}: {viewer} is told {known} for seat {seat}, explained {total}"


def check_ending(case: Case) -> None:
    """The match ends within its bound, and says who won, by what, in every language."""
    match = list(case.walk())[-1]
    assert len(match.history) <= case.game.max_plies, f"{case}: {len(match.history)} decisions"
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == tuple(match.scores)
    check_ranks(outcome.scores, outcome.ranks, case)
    assert outcome.winners == tuple(s for s, rank in enumerate(outcome.ranks) if rank == 0)
    check_words(outcome.reason, case)
    check_words(outcome.decided_by, case)
    json.dumps(outcome.json())
    for seat in (None, *range(case.players)):
        _check_over(match, seat, case)


def check_ranks(scores: tuple[int, ...], ranks: tuple[int, ...], where: object) -> None:
    """A rank says how many are ahead, and nobody is behind a seat with fewer points.

    Alone at the table one is ahead or not of what the game sets.
    """
    if len(ranks) == 1:
        assert ranks[0] in (0, 1), f"{where}: alone, with rank {ranks[0]}"
        return
    for seat, rank in enumerate(ranks):
        ahead = sum(other < rank for other in ranks)
        assert ahead == rank, f"{where}: seat {seat} has rank {rank}, but {ahead} are ahead: {ranks}"
    for a, b in ((a, b) for a in range(len(ranks)) for b in range(len(ranks))):
        assert not (scores[a] > scores[b] and ranks[a] >= ranks[b]), f"{where}: {scores} ranked {ranks}"


def _check_over(match: Match, seat: int | None, where: object) -> None:
    try:
        match.play(0, seat)
    except GameOver as over:
        check_words(over.message, where)
    else:
        raise AssertionError(f"{where}: played on after the end")
    seen = match.seat(seat)
    still = seen.to_move or seen.choices or len(seen.moves) or any(match.moves.mask())
    assert not still, f"{where}: {seat} may still move"
    hidden = hidden_of(match.game, match.state, NOBODY if seat is None else seat)
    assert match.game.rules.to_move(hidden) == NOBODY, f"{where}: {seat} does not know that it is over"
