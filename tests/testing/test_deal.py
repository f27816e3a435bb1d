"""The checks of the deal, of copies and of undo detect broken games."""

from itertools import count
from typing import Any

import pytest
from hoard import GAME, rules

from draftwork.play import Match
from draftwork.testing import Case
from draftwork.testing.checks import copies, deal
from tests.testing.broken import assert_detected


def test_a_deal_that_does_not_depend_on_the_seed_alone() -> None:
    numbers = count(1)

    def whimsical(s: Any, key: Any) -> None:
        rules.deal(s, [next(numbers)] * 8)

    assert_detected(deal.check_same_seed, "another match", deal=whimsical)


def test_different_seeds_with_the_same_deal() -> None:
    def check(case: Case) -> None:
        deal.check_seeds_differ(case.game, 2)

    assert_detected(check, "one deal", deal=lambda s, key: rules.deal(s, [0] * 8))


def test_chance_that_depends_on_the_moves() -> None:
    def rolling_by_the_cards(s: Any, move: int) -> None:
        rules.apply(s, move)
        if s.turn % s.players == 0 and s.turn < 6:
            s.dice[s.turn // s.players] = s.faces[move % 6]

    assert_detected(deal.check_same_deal, "other deal", apply=rolling_by_the_cards)


def test_a_move_that_changes_a_neighbouring_state(monkeypatch: pytest.MonkeyPatch) -> None:
    def sharing(to: Any, i: int, source: Any, j: int) -> None:
        to[i] = source[j]

    case = Case(GAME, 2, "battery 0")
    copies.check_batches(case)
    monkeypatch.setattr(copies, "copy_slot", sharing)
    with pytest.raises(AssertionError, match="neighbour"):
        copies.check_batches(case)


def test_copies_that_share_their_state(monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(match: Match) -> Match:
        other = Match.__new__(Match)
        other.__dict__ |= match.__dict__
        return other

    case = Case(GAME, 2, "battery 0")
    copies.check_copies(case)
    monkeypatch.setattr(Match, "copy", shallow)
    with pytest.raises(AssertionError, match="has changed"):
        copies.check_copies(case)


def test_undo_that_forgets_the_forced_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(match: Match) -> Any:
        played = match._history.pop()
        match.state = Match.from_state(match.game, match.state).state
        return played.move

    case = Case(GAME, 2, "battery 0")
    copies.check_undo(case)
    monkeypatch.setattr(Match, "undo", short)
    with pytest.raises(AssertionError, match=r"undoing|undid"):
        copies.check_undo(case)
