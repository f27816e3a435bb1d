"""The checks of invariants, scores and endings detect broken games."""

from typing import Any

import pytest
from hoard import GAME, position, rules, scoring

from draftwork.games import Ending, Point, load
from draftwork.i18n import Message
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadPosition
from draftwork.testing import Case
from draftwork.testing.checks import invariants, views
from tests.testing.broken import assert_detected


def corrupted_states(case: Case) -> None:
    invariants.check_detects_corruption(case, 0.5)


def test_a_card_that_stays_in_hand() -> None:
    def keeping(s: Any, move: int) -> None:
        seat = rules.to_move(s)
        rules.apply(s, move)
        s.hand[seat] |= 1 << (move % 9 + 1)

    assert_detected(invariants.check_invariants, "do not agree|two places", apply=keeping)


def test_invariants_that_detect_nothing() -> None:
    assert_detected(corrupted_states, r"only \d%", check_state=lambda s: None)


def test_invariants_that_crash() -> None:
    def careless(s: Any) -> None:
        position.check_state(s) if to_python(s).dice[to_python(s).turn] else None

    assert_detected(corrupted_states, "breaks the check itself", check_state=careless)


@pytest.mark.parametrize("field", ["players", "die", "faces", "turn", "hand", "shown", "buried", "dice"])
def test_hoard_detects_every_wrong_card_and_die(field: str) -> None:
    """Another key, another first seat and another face of the die are valid states, so they pass."""
    state = Case(GAME, 2, "battery 0").sample(2)[1].state
    for what, wrong in invariants.corruptions(GAME, state):
        if what.startswith(f"{field}[") and what.endswith("+1000"):
            with pytest.raises(BadPosition):
                GAME.check_state(wrong)


def test_patchwork_detects_every_large_error_except_in_buttons() -> None:
    patchwork = load("patchwork")
    for match in Case(patchwork, 2, "battery 0").sample(3):
        for what, wrong in invariants.corruptions(patchwork, match.state):
            if what.endswith("+1000") and not what.startswith("buttons"):
                with pytest.raises(BadPosition):
                    patchwork.check_state(wrong)


def test_scores_that_differ_from_their_points() -> None:
    assert_detected(invariants.check_scores, "explained", score=lambda s, seat: scoring.score(s, seat) + 1)


def test_a_reason_without_a_message() -> None:
    def mute(s: Any, seat: int) -> list[Point]:
        return [Point("HO-4", scoring.score(s, seat), Message("nothing"))]

    assert_detected(invariants.check_scores, "no message", points=mute)


def test_points_without_a_rule() -> None:
    def lawless(s: Any, seat: int) -> list[Point]:
        return [Point("", scoring.score(s, seat), Message("hoard-name"))]

    assert_detected(invariants.check_scores, "names no rule", points=lawless)


def test_everybody_wins() -> None:
    assert_detected(invariants.check_ending, "ranked", rank=lambda s, seat: 0)


def test_ranks_with_a_gap() -> None:
    assert_detected(invariants.check_ending, "are ahead", rank=lambda s, seat: scoring.rank(s, seat) + 1)


def test_an_ending_without_a_message() -> None:
    assert_detected(
        invariants.check_ending, "no message", ending=lambda s: Ending(Message("a"), Message("b"))
    )


def test_a_match_longer_than_declared() -> None:
    assert_detected(invariants.check_ending, "6 decisions", max_plies=5)
    assert_detected(invariants.check_invariants, "not over", max_plies=5)


def test_a_seat_that_does_not_know_it_is_over() -> None:
    def hiding_the_end(s: Any, seat: int) -> None:
        GAME.rules.redact(s, seat)
        s.turn = min(s.turn, 5)

    assert_detected(invariants.check_ending, "does not know", redact=hiding_the_end)


def views_and_pictures(case: Case) -> None:
    views.check_views(case.game, case.sample(2), case)


def test_a_view_that_violates_its_schema() -> None:
    def wordy(s: Any, seat: int) -> Any:
        seen = GAME.ui.view(s, seat)
        seen.start = "first"  # type: ignore[attr-defined]
        return seen

    assert_detected(views_and_pictures, "start does not follow the schema", view=wordy)


def test_a_picture_that_does_not_parse() -> None:
    assert_detected(views_and_pictures, "not XML", svg=lambda s, seat, language: "<svg>")
    assert_detected(views_and_pictures, "no SVG", svg=lambda s, seat, language: "<html/>")
