"""Accepted and refused commands, the order of the checks, and that a refusal changes nothing."""

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
    OfferRematch,
    Resign,
    Return,
    TakeOver,
)
from draftwork.server.table.create import created_event
from draftwork.server.table.decide import CommandResult, decide, event_number
from tests.server.tables import (
    NONCE,
    OLA,
    SEED,
    TARAS,
    ZOE,
    TableDriver,
    fresh_id,
    new_table,
    started_table,
    table_request,
)


def check_refused(
    driver: TableDriver, command: Command, person: Actor | None, error: type[DraftworkError], status: int
) -> DraftworkError:
    """Check that a command is refused with an error and its HTTP status, and that nothing changes."""
    before = [events.encode(event) for event in driver.table.events]
    before_snapshot = render.snapshot(driver.table, 0, OLA.id, (), 0.0)
    with pytest.raises(DraftworkError) as caught:
        decide(driver.table, command, person, driver.time.now)
    assert type(caught.value) is error
    assert http_status(caught.value) == status
    assert caught.value.message.text("pl")
    assert [events.encode(event) for event in driver.table.events] == before
    assert render.snapshot(driver.table, 0, OLA.id, (), 0.0) == before_snapshot
    return caught.value


def move(
    driver: TableDriver, seat: int, move: int | str = "advance", answers: int | None = None
) -> protocol.NewMove:
    return protocol.NewMove(seat, driver.table.number if answers is None else answers, fresh_id(), move)


@pytest.fixture
def driver() -> TableDriver:
    return started_table("patchwork", 2)


def test_a_strangers_move_is_refused_before_anything_else(driver: TableDriver) -> None:
    turn = driver.table.to_act[0]
    for seat in (turn, 1 - turn, 5):
        for number in (0, driver.table.number):
            check_refused(driver, move(driver, seat, "nonsense", number), ZOE, NotYours, 403)
            check_refused(driver, move(driver, seat, "nonsense", number), None, NotYours, 403)
    check_refused(driver, move(driver, 1 - turn), driver.person(turn), NotYours, 403)


@pytest.mark.parametrize("command", [Resign(0), TakeOver(0), Return(0)])
def test_nobody_commands_the_seat_of_another(driver: TableDriver, command: Command) -> None:
    for person in (TARAS, ZOE, None):
        check_refused(driver, command, person, NotYours, 403)


def test_the_turn_is_checked_before_number_and_legality(driver: TableDriver) -> None:
    other = 1 - driver.table.to_act[0]
    check_refused(driver, move(driver, other, "nonsense", 0), driver.person(other), NotYourTurn, 409)


def test_the_event_number_is_checked_before_legality(driver: TableDriver) -> None:
    turn = driver.table.to_act[0]
    for number in (driver.table.position_event - 1, driver.table.number + 1):
        check_refused(driver, move(driver, turn, "nonsense", number), driver.person(turn), Stale, 409)


def test_unknown_and_illegal_moves_are_refused(driver: TableDriver) -> None:
    turn = driver.table.to_act[0]
    check_refused(driver, move(driver, turn, "nonsense"), driver.person(turn), BadMove, 400)
    check_refused(driver, move(driver, turn, "leather a1"), driver.person(turn), IllegalMove, 400)
    check_refused(driver, move(driver, turn, 99_999), driver.person(turn), BadMove, 400)


def test_after_the_end_all_moves_are_refused() -> None:
    driver = started_table("hoard", 2)
    while driver.table.state == "running":
        driver.play_any()
    check_refused(driver, move(driver, 0, 0), OLA, GameOver, 409)
    check_refused(driver, protocol.NewUndo(0, driver.table.number, fresh_id()), OLA, GameOver, 409)
    check_refused(driver, Lapse(), None, GameOver, 409)
    check_refused(driver, BotMove(0, driver.table.number, 0), None, GameOver, 409)


def test_chat_does_not_make_a_move_stale(driver: TableDriver) -> None:
    turn = driver.table.to_act[0]
    last_seen = driver.table.number
    driver.execute(protocol.NewChat("good luck", fresh_id()), ZOE)
    assert driver.move(turn, "advance", answers=last_seen) == last_seen + 2
    with pytest.raises((Stale, NotYourTurn)):
        driver.move(driver.table.to_act[0], "advance", answers=last_seen + 1)


def test_a_repeated_move_has_the_same_answer_and_no_effect(driver: TableDriver) -> None:
    turn = driver.table.to_act[0]
    first = move(driver, turn)
    number = driver.execute(first, driver.person(turn))
    driver.play_any()
    assert decide(driver.table, first, driver.person(turn), 0.0) == CommandResult()
    assert event_number(driver.table, first, driver.person(turn)) == number
    assert event_number(driver.reload(), first, driver.person(turn)) == number
    check_refused(driver, first, ZOE, NotYours, 403)  # another person's request is not a repetition


def test_a_decision_that_was_not_stored_has_no_effect(driver: TableDriver) -> None:
    """Two commands are decided, but only the event of the first is stored and applied."""
    turn = driver.table.to_act[0]
    person = driver.person(turn)
    stored = decide(driver.table, move(driver, turn, "advance"), person, driver.time.now)
    bought = next(number for number in driver.legal_moves(turn) if number != ADVANCE)
    lost = decide(driver.table, move(driver, turn, bought), person, driver.time.now)
    assert stored.event is not None
    assert stored.event != lost.event
    driver.table.apply(stored.event, stored.next_match)
    assert driver.table.match is not None
    assert [str(played.move) for played in driver.table.match.history] == ["advance"]


def test_a_repeated_move_is_not_played_after_its_undo() -> None:
    driver = new_table(
        protocol.NewTable("patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("bot", "random")])
    )
    driver.execute(protocol.Start(NONCE), OLA)
    while driver.table.to_act != [0]:
        turn = driver.table.to_act[0]
        driver.execute(BotMove(turn, driver.table.number, driver.legal_moves(turn)[0]), None)
    first = move(driver, 0)
    number = driver.execute(first, OLA)
    driver.undo(0)
    assert decide(driver.table, first, OLA, 0.0) == CommandResult()
    assert event_number(driver.table, first, OLA) == number
    assert driver.table.to_act == [0]


def test_repeated_chat_is_recognised_by_person(driver: TableDriver) -> None:
    chat = protocol.NewChat("hello", fresh_id())
    number = driver.execute(chat, ZOE)
    assert driver.execute(chat, ZOE) == number
    assert driver.execute(chat, OLA) == number + 1
    entries = [event for event in render.log_since(driver.table, None, ZOE.id) if event.kind == "chat"]
    assert [(event.name, event.seat, event.id != "") for event in entries] == [
        ("Zoe", None, True),
        ("Ola", 0, False),
    ]


def test_joining() -> None:
    driver = new_table(table_request("sagrada", 3))
    assert driver.execute(protocol.Join(NONCE, 2), TARAS) == 2
    assert driver.execute(protocol.Join(NONCE), TARAS) == 2  # already has a seat
    check_refused(driver, protocol.Join(NONCE, 2), ZOE, SeatTaken, 409)
    check_refused(driver, protocol.Join(NONCE, 7), ZOE, SeatTaken, 409)
    check_refused(driver, protocol.Start(NONCE), TARAS, NotYours, 403)
    check_refused(driver, protocol.Start(NONCE), OLA, NotNow, 409)
    driver.execute(Leave(), TARAS)
    assert driver.table.seats[2].open
    driver.execute(protocol.Join(NONCE), TARAS)
    driver.execute(protocol.Join(NONCE), ZOE)
    check_refused(driver, protocol.Join(NONCE), Actor("x", "X"), SeatTaken, 409)
    driver.execute(protocol.Start(NONCE), OLA)
    check_refused(driver, protocol.Join(NONCE), Actor("x", "X"), NotNow, 409)
    check_refused(driver, protocol.Start(NONCE), OLA, NotNow, 409)


def test_the_host_gives_empty_seats_to_bots_and_frees_them() -> None:
    driver = new_table(table_request("sagrada", 3))
    driver.execute(protocol.Join(NONCE, 1), TARAS)
    driver.execute(protocol.BotSeating(2, "master"), OLA)
    check_refused(driver, protocol.Join(NONCE), ZOE, SeatTaken, 409)
    assert driver.execute(protocol.BotSeating(2, "master"), OLA) == 3  # already seated
    driver.execute(protocol.BotSeating(2, "random"), OLA)
    driver.execute(protocol.BotSeating(2, None), OLA)
    assert driver.table.seats[2].open
    check_refused(driver, protocol.Start(NONCE), OLA, NotNow, 409)
    driver.execute(protocol.BotSeating(2, "random"), OLA)
    entries = [(chat.kind, chat.seat, chat.bot) for chat in render.log_since(driver.table, None, None, 2)]
    seated = [("bot-seated", 2, "master"), ("bot-seated", 2, "random")]
    assert entries == [*seated, ("seat-freed", 2, ""), ("bot-seated", 2, "random")]
    driver.execute(protocol.Start(NONCE), OLA)
    assert [seat.bot for seat in driver.reload().seats] == [None, None, "random"]
    assert driver.table.match is not None
    assert driver.table.match.seats == ("Ola", "Taras", "random")


def test_bots_get_only_free_seats_from_the_host_before_the_start() -> None:
    driver = new_table(table_request("sagrada", 3))
    driver.execute(protocol.Join(NONCE, 1), TARAS)
    for seat in (0, 1, 3, 7):
        check_refused(driver, protocol.BotSeating(seat, "master"), OLA, SeatTaken, 409)
    for seat in (0, 3, 7):
        check_refused(driver, protocol.BotSeating(seat, None), OLA, SeatTaken, 409)
    for person in (TARAS, ZOE, None):
        check_refused(driver, protocol.BotSeating(2, "master"), person, NotYours, 403)
    check_refused(driver, protocol.BotSeating(2, "nobody"), OLA, UnknownBot, 400)
    check_refused(driver, protocol.BotSeating(2, ""), OLA, UnknownBot, 400)
    driver.execute(protocol.BotSeating(2, "random"), OLA)
    driver.execute(protocol.Start(NONCE), OLA)
    check_refused(driver, protocol.BotSeating(2, None), OLA, NotNow, 409)


def test_several_people_at_one_device() -> None:
    requested = protocol.NewTable(
        "patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("me", name="Mama")]
    )
    driver = new_table(requested)
    driver.execute(protocol.Start(NONCE), OLA)
    assert [seat.name for seat in driver.table.seats] == ["Ola", "Mama"]
    for _ in range(4):
        driver.move(driver.table.to_act[0], "advance")
    assert driver.undo(driver.table.undo_stack[-1].seat) == driver.table.number  # no consent needed
    assert isinstance(driver.table.events[-1], events.Undone)


INVALID_REQUESTS: list[Callable[[], protocol.NewTable]] = [
    lambda: table_request("chess", 2),
    lambda: table_request("patchwork", 3),
    lambda: table_request("patchwork", 2, options={"nonsense": 1}),
    lambda: table_request("sagrada", 1, options={"reduced_bag": True}),
    lambda: protocol.NewTable(
        "patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("bot", "nobody")]
    ),
    lambda: protocol.NewTable("patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("bot")]),
    lambda: protocol.NewTable(
        "patchwork", [protocol.SeatRequest("me", "master"), protocol.SeatRequest("open")]
    ),
]


@pytest.mark.parametrize("requested", INVALID_REQUESTS)
def test_invalid_table_requests_are_refused(requested: Callable[[], protocol.NewTable]) -> None:
    with pytest.raises(DraftworkError) as caught:
        created_event(requested(), OLA, SEED, 0.0)
    assert http_status(caught.value) == 400
    assert api_error(caught.value).text


def test_errors_have_names_for_programs(driver: TableDriver) -> None:
    error = api_error(check_refused(driver, OfferRematch("new", SEED), OLA, NotNow, 409))
    assert error == protocol.ApiError("not-now", Message("match-not-over"), "The match is not over yet.")
    check_refused(driver, Lapse(), None, NotNow, 409)
    check_refused(driver, BotMove(0, driver.table.number, 0), None, NotNow, 409)
    check_refused(driver, protocol.Consent(0, driver.table.number, fresh_id(), True), OLA, NotNow, 409)
