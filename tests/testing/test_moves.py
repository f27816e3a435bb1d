"""The checks of legal moves detect broken games."""

from typing import Any

from hoard import GAME, rules
from hoard.choices import choices
from msgspec.structs import replace

from draftwork.games import Choice
from draftwork.i18n import Message
from draftwork.testing import Case
from draftwork.testing.checks import moves
from tests.testing.broken import assert_detected


def everywhere(case: Case) -> None:
    for match in case.sample(5):
        moves.check_all_numbers(match, case)


def outside(case: Case) -> None:
    moves.check_invalid_moves(case.match(), case)


def tree(case: Case) -> None:
    for match in case.sample(5):
        moves.check_choices(match, case)


def uniform(case: Case) -> None:
    moves.check_sampling_uniform(case, 60)


def listing(s: Any) -> list[int]:
    out = [0] * 18
    return out[: rules.legal_moves(s, out)]


def write(out: Any, numbers: list[int]) -> int:
    for i, number in enumerate(numbers):
        out[i] = number
    return len(numbers)


def test_moves_out_of_order() -> None:
    assert_detected(
        moves.check_legal_moves, "not sorted", legal_moves=lambda s, out: write(out, listing(s)[::-1])
    )


def test_a_move_listed_twice() -> None:
    def twice(s: Any, out: Any) -> int:
        return write(out, sorted(listing(s)[:1] * 2 + listing(s)[1:]))

    assert_detected(moves.check_legal_moves, "not unique", legal_moves=twice)


def test_more_moves_than_declared() -> None:
    assert_detected(
        moves.check_legal_moves, "5 moves|6 moves", max_legal_moves=4, legal_moves=_first_four_are_enough
    )


def _first_four_are_enough(s: Any, out: Any) -> int:
    """List all moves without regard to the size of the buffer, as compiled code would."""
    return write(out, listing(s)) if len(out) > 4 else write(out, listing(s)[:4])


def test_no_move_before_the_end() -> None:
    def none_in_the_last_round(s: Any, out: Any) -> int:
        return 0 if s.turn >= 5 else write(out, listing(s))

    assert_detected(moves.check_legal_moves, "no legal move", legal_moves=none_in_the_last_round)


def test_a_missing_prompt_message() -> None:
    assert_detected(moves.check_prompts, "no-such-words", prompt=lambda s: Message("no-such-words"))


def test_moves_after_the_end() -> None:
    def always(s: Any, out: Any) -> int:
        return write(out, listing(s) or [0])

    assert_detected(moves.check_legal_moves, "moves after the end", legal_moves=always)


def test_a_mask_of_other_moves() -> None:
    calls = iter(range(10**6))
    assert_detected(
        moves.check_legal_moves,
        "mask|not sorted|legal moves",
        legal_moves=lambda s, out: write(out, listing(s)[next(calls) % 2 :]),
    )


def test_an_illegal_move_accepted() -> None:
    def second_burial(s: Any, move: int) -> int:
        reason = rules.illegality(s, move)
        return 0 if reason == rules.BURIED_ONE else reason

    assert_detected(everywhere, "the illegal move \\d+ was played", illegality=second_burial)
    assert_detected(moves.check_illegal_moves, "was played", illegality=second_burial, players=3)


def test_a_legal_move_refused() -> None:
    def no_first_card(s: Any, move: int) -> int:
        return rules.illegality(s, move) or (rules.NOT_HELD if move == listing(s)[0] else 0)

    assert_detected(everywhere, "the legal move \\d+ is refused", illegality=no_first_card)


def test_a_refusal_that_changes_the_state() -> None:
    def clumsy(s: Any, move: int) -> int:
        reason = rules.illegality(s, move)
        if reason:
            s.dice[2] = 0
        return reason

    assert_detected(everywhere, "changed the match", illegality=clumsy)


def test_a_refusal_without_a_message() -> None:
    assert_detected(everywhere, "no message", refusal=lambda s, move, reason: Message("hoard-no-such-words"))


def test_a_number_outside_the_range_accepted() -> None:
    assert_detected(outside, "do not refuse", illegality=lambda s, move: rules.illegality(s, move % 18))


def test_choices_that_miss_a_move() -> None:
    assert_detected(tree, "other moves than are legal", choices=lambda s: choices(s)[1:])


def test_choices_of_an_illegal_move() -> None:
    extra = Choice("x", Message("hoard-name"), 17)
    assert_detected(tree, "other moves than are legal|reached twice", choices=lambda s: [*choices(s), extra])


def test_choices_with_the_same_key() -> None:
    def same(s: Any) -> list[Choice]:
        return [replace(choice, key="card") for choice in choices(s)]

    assert_detected(tree, "same key", choices=same)


def test_a_choice_that_leads_nowhere() -> None:
    dead_end = Choice("x", Message("hoard-name"))
    assert_detected(tree, "must be a move, branches or a reason", choices=lambda s: [*choices(s), dead_end])


def test_a_choice_without_a_message() -> None:
    def unnamed(s: Any) -> list[Choice]:
        return [replace(choice, label=Message("nothing")) for choice in choices(s)]

    assert_detected(tree, "no message", choices=unnamed)


def test_a_choice_with_a_wrong_gain() -> None:
    def boast(s: Any) -> list[Choice]:
        leaves = [leaf for choice in choices(s) for leaf in choice.leaves()]
        return [replace(leaf, key=str(leaf.move), gains=99) for leaf in leaves]

    assert_detected(tree, "promises 99", choices=boast)


def test_a_next_choice_with_a_move() -> None:
    def moving(s: Any) -> list[Choice]:
        leaves = [leaf for choice in choices(s) for leaf in choice.leaves()]
        return [replace(leaf, key=str(leaf.move), next=leaves) for leaf in leaves]

    assert_detected(tree, "has a move", choices=moving)


def test_a_next_choice_that_is_offered_otherwise() -> None:
    wrong = Choice("take", Message("hoard-name"), why_not=Message("hoard-name"))

    def offered(s: Any) -> list[Choice]:
        leaves = [leaf for choice in choices(s) for leaf in choice.leaves()]
        return [replace(leaf, key=str(leaf.move), next=[wrong]) for leaf in leaves]

    assert_detected(tree, "take is not offered so", choices=offered)


def test_choices_out_of_turn() -> None:
    def check(case: Case) -> None:
        moves.check_choices(case.match(), case)

    assert_detected(check, "not to move|other moves|branches", to_move=lambda s: 0, choices=lambda s: [])


def test_sampling_an_illegal_move() -> None:
    assert_detected(moves.check_sampling_legal, "illegal move", sample_move=lambda s, rng, out: 17)
    assert_detected(
        uniform,
        "drew illegal",
        sample_move=lambda s, rng, out: next(n for n in range(18) if rules.illegality(s, n)),
    )


def test_sampling_that_favours_a_move() -> None:
    def biased(s: Any, rng: Any, out: Any) -> int:
        move = GAME.rules.sample_move(s, rng, out)
        return listing(s)[0] if move == listing(s)[-1] else move

    assert_detected(uniform, "not uniform", sample_move=biased)
