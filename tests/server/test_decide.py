"""What a table accepts and refuses, in which order, and that a refusal changes nothing."""

from collections.abc import Callable

import pytest

from draftwork.games.patchwork.rules.turns import ADVANCE
from draftwork.i18n import Message
from draftwork.kernel.errors import BadMove, DraftworkError, GameOver, IllegalMove, NotYourTurn, UnknownBot
from draftwork.server import protocol
from draftwork.server.errors import NotNow, NotYours, SeatTaken, Stale, api_error, http_status
from draftwork.server.table import events, render
from draftwork.server.table.commands import (
    Actor,
    BotMove,
    Command,
    Lapse,
    Leave,
    Rematch,
    Resign,
    Return,
    TakeOver,
)
from draftwork.server.table.create import created_event
from draftwork.server.table.decide import CommandResult, decide, event_number
from tests.server.tables import NONCE, OLA, SEED, TARAS, ZOE, Sitting, fresh_id, made, started, wished


def refused(
    sitting: Sitting, command: Command, person: Actor | None, error: type[DraftworkError], status: int
) -> DraftworkError:
    """The refusal, which changes nothing and has its HTTP status."""
    before = [events.encode(event) for event in sitting.table.events]
    shown = render.snapshot(sitting.table, 0, OLA.id, (), 0.0)
    with pytest.raises(DraftworkError) as caught:
        decide(sitting.table, command, person, sitting.time.now)
    assert type(caught.value) is error
    assert http_status(caught.value) == status
    assert caught.value.message.text("pl")
    assert [events.encode(event) for event in sitting.table.events] == before
    assert render.snapshot(sitting.table, 0, OLA.id, (), 0.0) == shown
    return caught.value


def move(
    sitting: Sitting, seat: int, move: int | str = "advance", answers: int | None = None
) -> protocol.NewMove:
    return protocol.NewMove(seat, sitting.table.number if answers is None else answers, fresh_id(), move)


@pytest.fixture
def sitting() -> Sitting:
    return started("patchwork", 2)


def test_a_strangers_move_is_refused_before_anything_else(sitting: Sitting) -> None:
    turn = sitting.table.to_act[0]
    for seat in (turn, 1 - turn, 5):
        for number in (0, sitting.table.number):
            refused(sitting, move(sitting, seat, "nonsense", number), ZOE, NotYours, 403)
            refused(sitting, move(sitting, seat, "nonsense", number), None, NotYours, 403)
    refused(sitting, move(sitting, 1 - turn), sitting.person(turn), NotYours, 403)


@pytest.mark.parametrize("command", [Resign(0), TakeOver(0), Return(0)])
def test_nobody_gives_up_or_takes_back_the_seat_of_another(sitting: Sitting, command: Command) -> None:
    for person in (TARAS, ZOE, None):
        refused(sitting, command, person, NotYours, 403)


def test_out_of_turn_is_said_before_number_and_legality(sitting: Sitting) -> None:
    other = 1 - sitting.table.to_act[0]
    refused(sitting, move(sitting, other, "nonsense", 0), sitting.person(other), NotYourTurn, 409)


def test_a_wrong_number_is_said_before_legality(sitting: Sitting) -> None:
    turn = sitting.table.to_act[0]
    for number in (sitting.table.last_position - 1, sitting.table.number + 1):
        refused(sitting, move(sitting, turn, "nonsense", number), sitting.person(turn), Stale, 409)


def test_what_is_no_move_and_what_is_illegal(sitting: Sitting) -> None:
    turn = sitting.table.to_act[0]
    refused(sitting, move(sitting, turn, "nonsense"), sitting.person(turn), BadMove, 400)
    refused(sitting, move(sitting, turn, "leather a1"), sitting.person(turn), IllegalMove, 400)
    refused(sitting, move(sitting, turn, 99_999), sitting.person(turn), BadMove, 400)


def test_after_the_end_nothing_is_played() -> None:
    sitting = started("hoard", 2)
    while sitting.table.state == "running":
        sitting.play_on()
    refused(sitting, move(sitting, 0, 0), OLA, GameOver, 409)
    refused(sitting, protocol.NewUndo(0, sitting.table.number, fresh_id()), OLA, GameOver, 409)
    refused(sitting, Lapse(), None, GameOver, 409)
    refused(sitting, BotMove(0, sitting.table.number, 0), None, GameOver, 409)


def test_chat_does_not_make_a_move_stale(sitting: Sitting) -> None:
    turn = sitting.table.to_act[0]
    seen = sitting.table.number
    sitting.ask(protocol.NewChat("good luck", fresh_id()), ZOE)
    assert sitting.move(turn, "advance", answers=seen) == seen + 2
    with pytest.raises((Stale, NotYourTurn)):
        sitting.move(sitting.table.to_act[0], "advance", answers=seen + 1)


def test_the_same_move_again_is_answered_the_same_and_not_played_twice(sitting: Sitting) -> None:
    turn = sitting.table.to_act[0]
    first = move(sitting, turn)
    number = sitting.ask(first, sitting.person(turn))
    sitting.play_on()
    assert decide(sitting.table, first, sitting.person(turn), 0.0) == CommandResult()
    assert event_number(sitting.table, first, sitting.person(turn)) == number
    assert event_number(sitting.again(), first, sitting.person(turn)) == number
    refused(sitting, first, ZOE, NotYours, 403)  # for others it is no repetition


def test_a_decision_that_was_not_stored_changes_no_later_move(sitting: Sitting) -> None:
    """Storing an event can fail: then another one is applied instead."""
    turn = sitting.table.to_act[0]
    person = sitting.person(turn)
    stored = decide(sitting.table, move(sitting, turn, "advance"), person, sitting.time.now)
    bought = next(number for number in sitting.legal(turn) if number != ADVANCE)
    lost = decide(sitting.table, move(sitting, turn, bought), person, sitting.time.now)
    assert stored.event is not None
    assert stored.event != lost.event
    sitting.table.apply(stored.event, stored.next_match)
    assert sitting.table.match is not None
    assert [str(played.move) for played in sitting.table.match.history] == ["advance"]


def test_the_same_move_again_is_not_played_after_it_was_taken_back() -> None:
    sitting = made(
        protocol.NewTable("patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("bot", "random")])
    )
    sitting.ask(protocol.Start(NONCE), OLA)
    while sitting.table.to_act != [0]:
        turn = sitting.table.to_act[0]
        sitting.ask(BotMove(turn, sitting.table.number, sitting.legal(turn)[0]), None)
    first = move(sitting, 0)
    number = sitting.ask(first, OLA)
    sitting.undo(0)
    assert decide(sitting.table, first, OLA, 0.0) == CommandResult()
    assert event_number(sitting.table, first, OLA) == number
    assert sitting.table.to_act == [0]


def test_chat_is_repeated_by_person_not_by_seat(sitting: Sitting) -> None:
    line = protocol.NewChat("hello", fresh_id())
    number = sitting.ask(line, ZOE)
    assert sitting.ask(line, ZOE) == number
    assert sitting.ask(line, OLA) == number + 1
    told = [event for event in render.log_since(sitting.table, None, ZOE.id) if event.kind == "chat"]
    assert [(event.name, event.seat, event.id != "") for event in told] == [
        ("Zoe", None, True),
        ("Ola", 0, False),
    ]


def test_joining() -> None:
    sitting = made(wished("sagrada", 3))
    assert sitting.ask(protocol.Join(NONCE, 2), TARAS) == 2
    assert sitting.ask(protocol.Join(NONCE), TARAS) == 2  # sits already
    refused(sitting, protocol.Join(NONCE, 2), ZOE, SeatTaken, 409)
    refused(sitting, protocol.Join(NONCE, 7), ZOE, SeatTaken, 409)
    refused(sitting, protocol.Start(NONCE), TARAS, NotYours, 403)
    refused(sitting, protocol.Start(NONCE), OLA, NotNow, 409)
    sitting.ask(Leave(), TARAS)
    assert sitting.table.seats[2].open
    sitting.ask(protocol.Join(NONCE), TARAS)
    sitting.ask(protocol.Join(NONCE), ZOE)
    refused(sitting, protocol.Join(NONCE), Actor("x", "X"), SeatTaken, 409)
    sitting.ask(protocol.Start(NONCE), OLA)
    refused(sitting, protocol.Join(NONCE), Actor("x", "X"), NotNow, 409)
    refused(sitting, protocol.Start(NONCE), OLA, NotNow, 409)


def test_the_host_gives_empty_seats_to_bots_and_frees_them() -> None:
    sitting = made(wished("sagrada", 3))
    sitting.ask(protocol.Join(NONCE, 1), TARAS)
    sitting.ask(protocol.BotSeating(2, "master"), OLA)
    refused(sitting, protocol.Join(NONCE), ZOE, SeatTaken, 409)
    assert sitting.ask(protocol.BotSeating(2, "master"), OLA) == 3  # is so already
    sitting.ask(protocol.BotSeating(2, "random"), OLA)
    sitting.ask(protocol.BotSeating(2, None), OLA)
    assert sitting.table.seats[2].open
    refused(sitting, protocol.Start(NONCE), OLA, NotNow, 409)
    sitting.ask(protocol.BotSeating(2, "random"), OLA)
    told = [(line.kind, line.seat, line.bot) for line in render.log_since(sitting.table, None, None, 2)]
    seated = [("bot-seated", 2, "master"), ("bot-seated", 2, "random")]
    assert told == [*seated, ("seat-freed", 2, ""), ("bot-seated", 2, "random")]
    sitting.ask(protocol.Start(NONCE), OLA)
    assert [seat.bot for seat in sitting.again().seats] == [None, None, "random"]
    assert sitting.table.match is not None
    assert sitting.table.match.seats == ("Ola", "Taras", "random")


def test_who_may_not_give_which_seat_to_a_bot() -> None:
    sitting = made(wished("sagrada", 3))
    sitting.ask(protocol.Join(NONCE, 1), TARAS)
    for seat in (0, 1, 3, 7):
        refused(sitting, protocol.BotSeating(seat, "master"), OLA, SeatTaken, 409)
        refused(sitting, protocol.BotSeating(seat, None), OLA, SeatTaken, 409)
    for person in (TARAS, ZOE, None):
        refused(sitting, protocol.BotSeating(2, "master"), person, NotYours, 403)
    refused(sitting, protocol.BotSeating(2, "nobody"), OLA, UnknownBot, 400)
    refused(sitting, protocol.BotSeating(2, ""), OLA, UnknownBot, 400)
    sitting.ask(protocol.BotSeating(2, "random"), OLA)
    sitting.ask(protocol.Start(NONCE), OLA)
    refused(sitting, protocol.BotSeating(2, None), OLA, NotNow, 409)


def test_several_people_at_one_device() -> None:
    wish = protocol.NewTable(
        "patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("me", name="Mama")]
    )
    sitting = made(wish)
    sitting.ask(protocol.Start(NONCE), OLA)
    assert [seat.name for seat in sitting.table.seats] == ["Ola", "Mama"]
    for _ in range(4):
        sitting.move(sitting.table.to_act[0], "advance")
    assert sitting.undo(sitting.table.undo_stack[-1].seat) == sitting.table.number  # nobody else to ask
    assert isinstance(sitting.table.events[-1], events.Undone)


WRONG_WISHES: list[Callable[[], protocol.NewTable]] = [
    lambda: wished("chess", 2),
    lambda: wished("patchwork", 3),
    lambda: wished("patchwork", 2, options={"nonsense": 1}),
    lambda: wished("sagrada", 1, options={"reduced_bag": True}),
    lambda: protocol.NewTable(
        "patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("bot", "nobody")]
    ),
    lambda: protocol.NewTable("patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("bot")]),
    lambda: protocol.NewTable(
        "patchwork", [protocol.SeatRequest("me", "master"), protocol.SeatRequest("open")]
    ),
]


@pytest.mark.parametrize("wish", WRONG_WISHES)
def test_wishes_that_cannot_be(wish: Callable[[], protocol.NewTable]) -> None:
    with pytest.raises(DraftworkError) as caught:
        created_event(wish(), OLA, SEED, 0.0)
    assert http_status(caught.value) == 400
    assert api_error(caught.value).text


def test_errors_have_names_for_programs(sitting: Sitting) -> None:
    fault = api_error(refused(sitting, Rematch("new"), OLA, NotNow, 409))
    assert fault == protocol.ApiError("not-now", Message("match-not-over"), "The match is not over yet.")
    refused(sitting, Lapse(), None, NotNow, 409)
    refused(sitting, BotMove(0, sitting.table.number, 0), None, NotNow, 409)
    refused(sitting, protocol.Consent(0, sitting.table.number, fresh_id(), True), OLA, NotNow, 409)
