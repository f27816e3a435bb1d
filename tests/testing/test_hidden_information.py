"""The checks of hidden information detect leaks and unfair determinization."""

from itertools import count
from typing import Any

import pytest
from hoard import GAME, moves, rules, secrets

from draftwork.i18n import Message
from draftwork.kernel import to_python
from draftwork.kernel.errors import IllegalMove
from draftwork.kernel.generics import EVERYBODY, NOBODY
from draftwork.play import Match
from draftwork.testing import Case
from draftwork.testing.checks import hidden_information as checks
from tests.battery import test_hoard
from tests.testing.broken import assert_detected


def determinizations(case: Case) -> None:
    for match in case.sample(4):
        checks.check_determinization(case.game, match.state, case)


def open_information(case: Case) -> None:
    for match in case.sample(4):
        checks.check_open_information(case.game, match.state, case)


def frequencies(case: Case) -> None:
    checks.check_frequencies(case.game, test_hoard.TestHoard().secret(), 2000)


def records(case: Case) -> None:
    checks.check_seat_records(case, 100)


def future(case: Case) -> None:
    checks.check_future_is_random(case, 10)


def sealed(case: Case) -> None:
    checks.check_sealed(case)


def redacting_all_but(**kept: bool) -> Any:
    """Make a variant of `redact` that leaves some fields as they are."""

    def hide(s: Any, seat: int) -> None:
        buried, hand, key = list(s.buried), list(s.hand), list(s.key)
        secrets.redact(s, seat)
        for name, before in (("buried", buried), ("hand", hand), ("key", key)):
            if kept.get(name):
                getattr(s, name)[:] = before

    return hide


def test_a_buried_card_that_is_not_redacted() -> None:
    assert_detected(frequencies, "wrong frequencies", redact=redacting_all_but(buried=True))


def test_a_hand_that_is_not_redacted() -> None:
    assert_detected(frequencies, "wrong frequencies", redact=redacting_all_but(hand=True))


def test_a_key_that_is_not_redacted() -> None:
    assert_detected(future, "could foresee", redact=redacting_all_but(key=True))


def test_a_determinized_hand_that_is_not_random() -> None:
    def lowest_first(s: Any, seat: int, rng: Any) -> None:
        for other in range(s.players):
            if s.hand[other] < 0:
                s.hand[other] = 0
                free = [c for c in range(1, 10) if secrets._unseen(s) >> c & 1]
                s.hand[other] = sum(1 << c for c in free[: secrets.cards_in_hand(s, other)])
        secrets.determinize(s, seat, rng)

    assert_detected(frequencies, "wrong frequencies", determinize=lowest_first)


def test_an_impossible_determinized_card() -> None:
    def seen_card_again(s: Any, seat: int, rng: Any) -> None:
        secrets.determinize(s, seat, rng)
        s.buried[1] = 3

    assert_detected(frequencies, "imagined what cannot be", determinize=seen_card_again)


def test_a_determinization_that_breaks_the_rules() -> None:
    def one_card_too_many(s: Any, seat: int, rng: Any) -> None:
        secrets.determinize(s, seat, rng)
        s.hand[1 - max(seat, 0)] |= 1 << 9

    assert_detected(determinizations, "imagined what cannot be|can tell", determinize=one_card_too_many)


def test_a_determinization_that_contradicts_what_the_seat_knows() -> None:
    def own_hand_too(s: Any, seat: int, rng: Any) -> None:
        for other in range(s.players):
            s.hand[other] = -1
        secrets.determinize(s, seat, rng)

    assert_detected(determinizations, "can tell", determinize=own_hand_too)


def test_a_determinization_that_changes_nothing() -> None:
    assert_detected(determinizations, "imagined what cannot be", determinize=lambda s, seat, rng: None)


def test_a_determinization_with_its_own_generator() -> None:
    numbers = count(1)

    def peeking(s: Any, seat: int, rng: Any) -> None:
        secrets.determinize(s, seat, rng)
        s.key[0] = next(numbers)

    assert_detected(determinizations, "same knowledge", determinize=peeking)


def test_redacting_twice_hides_more() -> None:
    def half(s: Any, seat: int) -> None:
        key = s.key[1]
        secrets.redact(s, seat)
        s.key[1] = -1 if key < 0 else -2

    assert_detected(determinizations, "hiding twice", redact=half)


def test_a_refusal_that_reveals_another_hand() -> None:
    def gossip(s: Any, move: int, reason: int) -> Message:
        return Message("hoard-not-held", {"card": to_python(s).hand[1 - rules.to_move(s)]})

    assert_detected(determinizations, "what is shown differs", refusal=gossip)


def test_a_picture_that_differs_each_time() -> None:
    numbers = count()
    assert_detected(
        determinizations, "what is shown differs", svg=lambda s, seat, language: f"<svg>{next(numbers)}</svg>"
    )


def test_legal_moves_that_depend_on_hidden_cards() -> None:
    def only_if_highest(s: Any, out: Any) -> int:
        n = rules.legal_moves(s, out)
        seat = rules.to_move(s)
        return n - (n > 2 and s.hand[seat] > s.hand[1 - seat])

    assert_detected(determinizations, "hang on secrets|what is shown differs", legal_moves=only_if_highest)


def test_a_record_that_reveals_a_buried_card() -> None:
    assert_detected(records, "tells seat . a secret", redact_move=None)
    assert_detected(records, "a secret", redact_move=lambda before, now, move, seat: moves.write_move(move))


def test_a_move_error_before_the_check_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Case(GAME, 2, "battery 0").match()
    checks.check_turn_before_move(match, "here")

    def legality_first(match: Match, move: Any, seat: Any = None) -> Any:
        raise IllegalMove("match-over")

    monkeypatch.setattr(Match, "play", legality_first)
    with pytest.raises(AssertionError, match="is told of move"):
        checks.check_turn_before_move(match, "here")


def test_a_perfect_information_game_that_determinizes_another_state() -> None:
    assert_detected(determinizations, "nothing is hidden", hidden_information=False, has_chance=False)


def running(s: Any) -> bool:
    return rules.to_move(s) != -1


def test_sealed_decisions_with_several_for_one_seat() -> None:
    assert_detected(sealed, "decides twice", simultaneous=running)


def first_round(s: Any) -> bool:
    return running(s) and rules.current_round(s) == 0


def test_sealed_decisions_that_affect_another_seat() -> None:
    def legal_moves(s: Any, out: Any) -> int:
        """Allow no card after a 1, so that the legal moves of a seat depend on the decision of another."""
        n = rules.legal_moves(s, out)
        return max(1, n - 1) if 1 in list(s.shown) else n

    assert_detected(
        sealed, "hang on sealed decisions", simultaneous=first_round, legal_moves=legal_moves, matches=20
    )


def test_a_hand_that_everybody_does_not_know() -> None:
    def redact(s: Any, seat: int) -> None:
        secrets.redact(s, NOBODY if seat == EVERYBODY else seat)

    assert_detected(open_information, "EVERYBODY does not know", redact=redact)


def test_determinizing_what_is_known() -> None:
    def determinize(s: Any, seat: int, rng: Any) -> None:
        secrets.determinize(s, seat, rng)
        s.hand[0], s.hand[1] = s.hand[1], s.hand[0]

    assert_detected(open_information, "changed what EVERYBODY knows", determinize=determinize)
