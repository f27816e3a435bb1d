"""People who take a seat and never come, or leave in the middle of a match without a clock."""

import pytest

from draftwork.server import protocol
from draftwork.server.errors import NotNow, NotYours
from draftwork.server.settings import ServerSettings
from draftwork.server.table import render
from draftwork.server.table.commands import Abandon, Return, TakeOver
from draftwork.server.table.leaving import GONE_SECONDS
from tests.server.guests import Guest, create_table, nonce, run_server
from tests.server.tables import (
    IGA,
    NONCE,
    OLA,
    TARAS,
    ZOE,
    TableDriver,
    fresh_id,
    new_table,
    started_table,
    table_request,
)


def test_the_host_frees_a_seat_before_the_start() -> None:
    driver = new_table(table_request("patchwork", 2))
    driver.execute(protocol.Join(NONCE), TARAS)
    for person in (TARAS, ZOE):
        with pytest.raises(NotYours):
            driver.execute(protocol.BotSeating(1, None), person)
    driver.execute(protocol.BotSeating(1, None), OLA)
    assert driver.table.seats[1].open
    assert driver.table.seats_of(TARAS.id) == []
    assert [entry.kind for entry in render.log_since(driver.table, None, None)][-1] == "seat-freed"
    driver.execute(protocol.Join(NONCE), IGA)
    driver.execute(protocol.Start(NONCE), OLA)
    assert driver.reload().seats == driver.table.seats
    with pytest.raises(NotNow):
        driver.execute(protocol.BotSeating(1, None), OLA)


@pytest.fixture
def waiting() -> TableDriver:
    """A match of two without a clock, where Taras is to move."""
    driver = started_table("patchwork", 2)
    while driver.table.to_act == [0]:
        driver.move(0, "advance")
    return driver


def gone_at(driver: TableDriver) -> float | None:
    return render.table_info(driver.table, None).gone_at


def test_after_three_days_a_bot_takes_the_seat_and_the_person_may_return(waiting: TableDriver) -> None:
    assert gone_at(waiting) == waiting.time.now + GONE_SECONDS
    with pytest.raises(NotYours, match="three days"):
        waiting.execute(TakeOver(1, "random"), OLA, after=GONE_SECONDS - 1)
    waiting.execute(protocol.NewChat("are you there?", fresh_id()), OLA, after=0)  # changes nothing
    with pytest.raises(NotYours, match="not your seat"):
        waiting.execute(TakeOver(1, "random"), ZOE)
    for seat in (0, 7):
        with pytest.raises(NotYours):
            waiting.execute(TakeOver(seat, None), TARAS)
    waiting.execute(TakeOver(1, "random"), OLA)
    assert (waiting.table.seats[1].bot, waiting.table.seats[1].fate) == ("random", "left")
    assert waiting.table.bot_to_move() == 1
    waiting.execute(Return(1), TARAS)
    assert waiting.table.seats[1].played_by_person
    assert waiting.reload().seats == waiting.table.seats
    with pytest.raises(NotYours, match="three days"):  # the return is a sign of life
        waiting.execute(TakeOver(1, None), OLA)


def test_after_three_days_the_match_can_be_abandoned(waiting: TableDriver) -> None:
    with pytest.raises(NotNow, match="still playing"):
        waiting.execute(Abandon(), OLA, after=GONE_SECONDS - 1)
    with pytest.raises(NotNow, match="still playing"):  # it is not the host who waits
        waiting.execute(Abandon(), TARAS)
    waiting.execute(Abandon(), OLA)
    assert waiting.table.state == "abandoned"
    assert gone_at(waiting) is None


def test_a_host_who_is_gone_can_be_replaced_too() -> None:
    driver = started_table("patchwork", 2)
    while driver.table.to_act == [1]:
        driver.move(1, "advance")
    driver.execute(TakeOver(0, "random"), TARAS, after=GONE_SECONDS)
    assert driver.table.bot_to_move() == 0


def test_a_match_where_others_still_play_is_not_abandoned() -> None:
    driver = started_table("sintra", 3)
    (seat,) = driver.table.to_act
    other = driver.person((seat + 1) % 3)
    with pytest.raises(NotNow, match="still playing"):
        driver.execute(Abandon(), other, after=GONE_SECONDS)
    driver.execute(TakeOver(seat, "random"), other)
    assert driver.table.seats[seat].bot == "random"


def test_with_a_clock_only_the_clock_decides() -> None:
    driver = started_table("sintra", 2, protocol.TimeControl("days", days=30))
    (seat,) = driver.table.to_act
    assert gone_at(driver) is None
    with pytest.raises(NotYours, match="without a clock"):
        driver.execute(TakeOver(seat, None), driver.person(1 - seat), after=10 * GONE_SECONDS)


def test_a_freed_guest_becomes_a_spectator(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola, jan = Guest(client, "Ola"), Guest(client, "Jan")
        table = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False)
        jan.post(f"/tables/{table}/join", {"nonce": nonce()})
        assert jan.post(f"/tables/{table}/seats", {"seat": 1, "bot": None}).status_code == 403
        freed = ola.post(f"/tables/{table}/seats", {"seat": 1, "bot": None})
        assert (freed.status_code, freed.json()["seats"][1]["kind"]) == (200, "open")
        assert jan.get(f"/tables/{table}/view?seat=1").status_code == 403
