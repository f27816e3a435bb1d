"""The checks of descriptions detect broken games."""

from typing import Any

from hoard import GAME

from draftwork.games import Description
from draftwork.i18n import Message
from draftwork.kernel import to_python
from draftwork.testing import Case
from draftwork.testing.checks import hidden_information
from draftwork.testing.checks.descriptions import check_descriptions
from tests.testing.broken import assert_detected


def records(case: Case) -> None:
    hidden_information.check_seat_records(case, 300)


def test_a_move_that_is_not_described() -> None:
    assert_detected(
        check_descriptions, "says nothing", describe=lambda before, after, move, seat: Description()
    )


def test_a_message_that_is_missing() -> None:
    missing = Description([Message("hoard-no-such-message")])
    assert_detected(check_descriptions, "hoard-no-such-message", describe=lambda *given: missing)


def test_a_silent_move_needs_a_label() -> None:
    silent = Description(continues=True)
    assert_detected(check_descriptions, "says nothing", describe=lambda *given: silent)


def test_the_end_of_a_round_is_checked_too() -> None:
    over = Description([Message("hoard-name")], [Message("hoard-name"), Message("hoard-not-there")])
    assert_detected(check_descriptions, "hoard-not-there", describe=lambda *given: over)


def test_a_description_that_reveals_a_hidden_card() -> None:
    """Descriptions get redacted states, so this one gets the hidden card in another way."""
    told = iter(range(10**6))

    def by_chance(before: Any, after: Any, move: int | None, seat: int) -> Description:
        return Description([Message("hoard-name", {"n": next(told) + to_python(before).players})])

    assert_detected(records, "tells seat . a secret", describe=by_chance)
    assert GAME.ui.describe is None
