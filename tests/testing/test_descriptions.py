"""The checks of descriptions notice what they are there for."""

from typing import Any

from hoard import GAME

from draftwork.games import Description
from draftwork.i18n import Message
from draftwork.kernel import to_python
from draftwork.testing import Case
from draftwork.testing.checks import hidden_information
from draftwork.testing.checks.descriptions import check_descriptions
from tests.testing.broken import caught


def records(case: Case) -> None:
    hidden_information.check_seat_records(case, 300)


def test_a_move_that_is_not_described() -> None:
    caught(check_descriptions, "says nothing", describe=lambda before, after, move, seat: Description())


def test_a_message_that_is_missing() -> None:
    missing = Description([Message("hoard-no-such-message")])
    caught(check_descriptions, "hoard-no-such-message", describe=lambda *given: missing)


def test_a_silent_move_needs_a_label() -> None:
    silent = Description(continues=True)
    caught(check_descriptions, "says nothing", describe=lambda *given: silent)


def test_the_end_of_a_round_is_checked_too() -> None:
    over = Description([Message("hoard-name")], [Message("hoard-name"), Message("hoard-not-there")])
    caught(check_descriptions, "hoard-not-there", describe=lambda *given: over)


def test_a_description_that_tells_a_secret() -> None:
    """Descriptions are made of hidden states: only one that finds another way can tell more."""
    told = iter(range(10**6))

    def by_chance(before: Any, after: Any, move: int | None, seat: int) -> Description:
        return Description([Message("hoard-name", {"n": next(told) + to_python(before).players})])

    caught(records, "tells seat . a secret", describe=by_chance)
    assert GAME.ui.describe is None
