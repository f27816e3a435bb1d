"""Checks of the state, the scores and the ending of a match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from draftwork.games import Game
from draftwork.games.defaults import is_default
from draftwork.kernel import copy_state, layout, to_compiled, to_python
from draftwork.kernel.errors import BadPosition, GameOver
from draftwork.kernel.generics import NOBODY
from draftwork.play import Match
from draftwork.testing.random_matches import Case, check_translations, redacted, viewers


def check_invariants(case: Case) -> None:
    """Check that the invariants of the game hold after every decision: no component appears or vanishes."""
    for i, state in enumerate(case.states()):
        try:
            case.game.check_state(state)
        except BadPosition as broken:
            raise AssertionError(f"{case}, decision {i}: {broken}") from None


def corruptions(game: Game[Any], state: Any) -> Iterator[tuple[str, Any]]:
    """Yield the state with one integer changed, for each integer: by +1, −1 and +1000."""
    for name, length in layout(game.state):
        for i in range(length or 1):
            for change in (1, -1, 1000):
                wrong = to_python(copy_state(state))
                if length:
                    getattr(wrong, name)[i] += change
                else:
                    setattr(wrong, name, getattr(wrong, name) + change)
                yield f"{name}[{i}] {change:+}", to_compiled(wrong)


def check_detects_corruption(case: Case, min_share: float) -> None:
    """Check that the invariants detect at least `min_share` of the states with one wrong integer."""
    caught = missed = 0
    for match in case.sample(2):
        for what, wrong in corruptions(case.game, match.state):
            try:
                case.game.check_state(wrong)
                missed += 1
            except BadPosition as broken:
                check_translations(broken.message, case)
                caught += 1
            except Exception as crash:
                raise AssertionError(f"{case}: {what} breaks the check itself: {crash!r}") from crash
    found = caught / (caught + missed)
    assert found >= min_share, f"{case}: only {found:.0%} of the wrong states are noticed"


def check_scores(case: Case) -> None:
    """Check that scores equal the sum of their points, for the match and for the view of each seat."""
    for match in case.walk():
        at = f"{case}, move {len(match.history)}"
        for seat, points in enumerate(match.scores.explain()):
            total = sum(point.amount for point in points)
            assert match.scores[seat] == total, (
                f"{at}: seat {seat} has {match.scores[seat]}, explained {total}"
            )
            for point in points:
                check_translations(point.reason, at)
                assert point.rule or is_default(match.game.ui.points), f"{at}: {point} names no rule"
                json.dumps(point.json())
        for viewer in viewers(match.players):
            hidden = match.seat(viewer).redacted_state
            for seat in range(match.players):
                total = sum(point.amount for point in match.game.ui.points(hidden, seat))
                known = match.game.rules.score(hidden, seat)
                assert known == total, f"{at}: {viewer} is told {known} for seat {seat}, explained {total}"


def check_ending(case: Case) -> None:
    """Check that the match ends within `max_plies`, with an outcome in every language."""
    match = list(case.walk())[-1]
    assert len(match.history) <= case.game.max_plies, f"{case}: {len(match.history)} decisions"
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == tuple(match.scores)
    check_ranks(outcome.scores, outcome.ranks, case)
    assert outcome.winners == tuple(s for s, rank in enumerate(outcome.ranks) if rank == 0)
    check_translations(outcome.reason, case)
    check_translations(outcome.decided_by, case)
    json.dumps(outcome.json())
    for seat in (None, *range(case.players)):
        _check_no_moves_after_end(match, seat, case)


def check_ranks(scores: tuple[int, ...], ranks: tuple[int, ...], where: object) -> None:
    """Check that a rank is the number of seats ahead, and that more points never mean a worse rank.

    In a solo game the rank is 0 if the target was reached, else 1.
    """
    if len(ranks) == 1:
        assert ranks[0] in (0, 1), f"{where}: a solo game with rank {ranks[0]}"
        return
    for seat, rank in enumerate(ranks):
        ahead = sum(other < rank for other in ranks)
        assert ahead == rank, f"{where}: seat {seat} has rank {rank}, but {ahead} are ahead: {ranks}"
    for a, b in ((a, b) for a in range(len(ranks)) for b in range(len(ranks))):
        assert not (scores[a] > scores[b] and ranks[a] >= ranks[b]), f"{where}: {scores} ranked {ranks}"


def _check_no_moves_after_end(match: Match, seat: int | None, where: object) -> None:
    try:
        match.play(0, seat)
    except GameOver as over:
        check_translations(over.message, where)
    else:
        raise AssertionError(f"{where}: played on after the end")
    seen = match.seat(seat)
    still = seen.to_move or seen.choices or len(seen.legal_moves) or any(match.legal_moves.mask())
    assert not still, f"{where}: {seat} may still move"
    hidden = redacted(match.game, match.state, NOBODY if seat is None else seat)
    assert match.game.rules.to_move(hidden) == NOBODY, f"{where}: {seat} does not know that it is over"
