"""The checks of moves, records and positions as text detect broken games."""

from typing import Any

import pytest
from hoard import GAME, moves, position, setup

from draftwork.games import Option
from draftwork.play import Match
from draftwork.testing import Case
from draftwork.testing.checks import deal, fuzz, round_trips, settings, views
from tests.testing.broken import assert_detected

MOVES = [moves.write_move(number) for number in range(GAME.num_moves)]


def move_texts(case: Case) -> None:
    round_trips.check_move_texts(case.game)


def read_move(text: str) -> int:
    """Read a move of Hoard, whose reader is a default and would adapt to a broken writer."""
    return GAME.notation.read_move(text)


def fuzzed_moves(case: Case) -> None:
    fuzz.fuzz_moves(case.game, 200)


def fuzzed_positions(case: Case) -> None:
    fuzz.fuzz_positions(case, 150)


def fuzzed_setups(case: Case) -> None:
    fuzz.fuzz_setups(case, 100)


def fuzzed_records(case: Case) -> None:
    fuzz.fuzz_records(case, 100)


def test_two_moves_with_the_same_text() -> None:
    def card_only(move: int) -> str:
        return f"play {moves.card_of(move)}"

    assert_detected(move_texts, "is move 0 and 9", write_move=card_only, read_move=read_move)


def test_a_text_that_reads_as_another_move() -> None:
    assert_detected(move_texts, "reads as another", read_move=lambda text: read_move(text) ^ 1)


def test_two_moves_with_the_same_json() -> None:
    assert_detected(move_texts, "is move 0 and 9", move_json=lambda move: {"card": moves.card_of(move)})


def test_a_text_that_cannot_be_typed() -> None:
    assert_detected(move_texts, "typed everywhere", write_move=lambda move: f"{moves.write_move(move)} ♣")


def test_a_move_reader_that_crashes() -> None:
    def careless(text: str) -> int:
        kind, card = text.split()
        return moves.KINDS.index(kind) * 9 + int(card) - 1

    assert_detected(fuzzed_moves, "but ValueError", matches=1, read_move=careless)


def test_a_move_reader_with_numbers_out_of_range() -> None:
    def open_ended(text: str) -> int:
        return read_move(text[:6]) + 18 * len(text[6:])

    assert_detected(fuzzed_moves, "reads as", matches=1, read_move=open_ended)


def test_a_position_that_omits_a_field() -> None:
    def without_start(s: Any) -> dict[str, str]:
        return position.write_position(s) | {"start": "0"}

    assert_detected(round_trips.check_position, "another state", write_position=without_start)


def test_a_position_that_cannot_express_unknown_cards() -> None:
    def certain(s: Any) -> dict[str, str]:
        return {key: value.replace("?", "-") for key, value in position.write_position(s).items()}

    def check(case: Case) -> None:
        try:
            round_trips.check_position(case)
        except Exception as fault:
            raise AssertionError("not read back") from fault

    assert_detected(check, "not read back", write_position=certain)


def test_a_position_reader_that_crashes() -> None:
    def careless(lines: dict[str, str]) -> Any:
        int(lines["turn"])
        return position.read_position(lines)

    assert_detected(fuzzed_positions, "but ValueError", matches=1, read_position=careless)


def test_a_match_started_from_the_position_of_a_seat() -> None:
    def check(case: Case) -> None:
        try:
            round_trips.check_seat_position(case)
        except IndexError:  # from listing the moves of an unknown hand
            raise AssertionError("began with secrets") from None

    assert_detected(check, "began with secrets", check_state=lambda s: None)


def test_a_setup_that_crashes() -> None:
    def careless(players: int, options: Any, given: Any, edition: Any) -> Any:
        return setup.new_state(players, options, {**given, "start": given.get("start", 0) + 0})

    assert_detected(fuzzed_setups, "but TypeError", matches=1, prepare=careless)


def test_a_setup_part_that_is_ignored() -> None:
    def ignoring_dice(players: int, options: Any, given: Any, edition: Any) -> Any:
        return setup.new_state(players, options, {**given, "dice": []})

    assert_detected(deal.check_fixed_setup, "dealt another", prepare=ignoring_dice)


def test_records_are_replayed_through_the_reader() -> None:
    def careless(text: str) -> int:
        return MOVES.index(text)

    assert_detected(fuzzed_records, "but ValueError", matches=1, read_move=careless)


def test_a_record_that_gives_another_match(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Match.from_record

    def forgetful(data: Any) -> Match:
        match = replay(data)
        if any(not played.forced for played in match.history):
            match.undo()
        return match

    case = Case(GAME, 2, "battery 0")
    round_trips.check_record(case)
    monkeypatch.setattr(Match, "from_record", forgetful)
    with pytest.raises(AssertionError, match="another state"):
        round_trips.check_record(case)


def test_a_seat_record_that_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(GAME, 2, "battery 0")
    round_trips.check_seat_record(case)
    own = Match.record
    monkeypatch.setattr(Match, "record", lambda match, seat="all": own(match))
    with pytest.raises(AssertionError, match="tells"):
        round_trips.check_seat_record(case)


def test_a_game_without_its_name() -> None:
    def describes(case: Case) -> None:
        settings.check_description(case.game)

    assert_detected(describes, "broken-name")


def test_a_game_that_takes_any_option() -> None:
    def refuses(case: Case) -> None:
        settings.check_bad_settings(case.game)

    def easygoing(players: int, options: Any, given: Any, edition: Any) -> Any:
        return setup.new_state(players, {"die": "wild"}, given)

    any_die = (Option("die", "wild", ("wild", "no such value")),)
    assert_detected(refuses, "not refused with BadOption", matches=1, options=any_die, prepare=easygoing)


def test_a_record_that_violates_its_schema() -> None:
    def follows(case: Case) -> None:
        views.check_record_schema(case.sample(3), case)

    assert_detected(
        follows, "does not follow the schema", redact_move=lambda before, now, move, seat: "?" * 2000
    )
