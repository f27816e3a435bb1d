"""Resigning, leaving, returning and abandoning."""

from pathlib import Path

import msgspec
import pytest
from hoard.moves import write_move

from draftwork import Match
from draftwork.i18n import Message
from draftwork.kernel.errors import BadRecord
from draftwork.play import Record, decode, encode
from draftwork.play.record import GaveUp
from draftwork.server import protocol
from draftwork.server.errors import NotNow, NotYours
from draftwork.server.storage.database import open_database
from draftwork.server.table import render
from draftwork.server.table.commands import (
    Abandon,
    Actor,
    BotMove,
    Lapse,
    Leave,
    Resign,
    Return,
    TakeOver,
)
from draftwork.server.table.outcome import match_outcome as ended_by
from draftwork.server.table.outcome import table_outcome as outcome_of
from draftwork.server.table.table import Table
from draftwork.server.tables.records import export_records, import_record
from tests.server.tables import (
    IGA,
    NONCE,
    OLA,
    TARAS,
    ZOE,
    TableDriver,
    new_table,
    started_table,
    table_request,
)


def outcome(driver: TableDriver) -> protocol.OutcomeInfo:
    game = render.game_snapshot(driver.table, None, 0.0)
    assert game is not None
    assert game.outcome is not None
    assert game.to_act == []
    assert all(points is not None for points in game.points)
    return game.outcome


def play_to_the_end(driver: TableDriver) -> None:
    while driver.table.state == "running":
        seat = driver.table.to_act[0]
        if driver.table.bot_to_move() == seat:
            driver.execute(BotMove(seat, driver.table.number, driver.legal_moves(seat)[-1]), None)
        else:
            driver.move(seat, driver.legal_moves(seat)[-1])


def test_sa23_a_solo_match_below_the_target_has_no_winner() -> None:
    driver = started_table("sagrada", 1)
    play_to_the_end(driver)
    ended = outcome(driver)
    assert ended.decided_by.id == "sagrada-solo-lost"
    assert (ended.winners, ended.ranks) == ([], [1])
    assert ended.target == ended.decided_by.args["target"]
    assert ended.gave_up == []


def test_a_seat_that_gave_up_never_wins() -> None:
    match = Match("sintra", players=3, seed="gave up")
    while match.to_move is not None:
        match.play(match.legal_moves[0])
    assert match.outcome is not None
    (first,) = match.outcome.winners
    ended = ended_by(match, [GaveUp(first, "resigned")])
    assert ended is not None
    assert ended.winners == [seat for seat in range(3) if match.outcome.ranks[seat] == 1]
    assert ended.ranks[first] == 2
    assert (ended.gave_up, ended.target) == ([GaveUp(first, "resigned")], None)


def test_resigning_loses_a_match_of_two() -> None:
    driver = started_table("blueprints", 2)
    driver.play_any()
    driver.execute(Resign(1), TARAS)
    ended = outcome(driver)
    assert (ended.winners, ended.ranks) == ([0], [0, 1])
    assert ended.reason == Message("ended-by-resigning", {"seat": 2})
    assert ended.gave_up == [GaveUp(1, "resigned")]
    assert driver.table.to_act == []
    with pytest.raises(Exception, match="match is over"):
        driver.execute(Resign(0), OLA)


def test_a_resignation_publishes_the_whole_record() -> None:
    driver = started_table("sagrada", 2)
    driver.play_any()
    assert render.record(driver.table, 0).seed is None
    driver.execute(Resign(0), OLA)
    record = render.record(driver.table, None)
    assert record.seed == driver.table.created.seed
    assert record.nonces == [NONCE, NONCE]
    assert record.commitment == driver.table.commitment
    assert record.gave_up == [GaveUp(0, "resigned")]
    again = Match.from_record(record)
    assert again.record() == record
    again.play(again.legal_moves[0])  # after another move, nobody has given up
    assert again.record().gave_up == []


def import_elsewhere(record: Record, folder: Path) -> Table:
    """Import a record at another server; its export is the same record."""
    engine = open_database(f"sqlite:///{folder / 'other.sqlite'}")
    try:
        import_record(engine, decode(encode(record)))
        ((table, again),) = export_records(engine, pytest.fail)
    finally:
        engine.dispose()
    assert again == record
    return table


@pytest.mark.parametrize(("players", "clock"), [(1, False), (2, False), (2, True), (3, False), (3, True)])
def test_the_record_contains_who_gave_up(players: int, clock: bool, tmp_path: Path) -> None:
    time = protocol.TimeControl("turn", seconds=60) if clock else None
    driver = started_table("sagrada" if players == 1 else "sintra", players, time, lapse="loss")
    driver.play_any()
    seat = driver.table.to_act[0]
    if clock:
        driver.execute(Lapse(), None, after=61)
    else:
        driver.execute(Resign(seat), driver.person(seat))
    play_to_the_end(driver)
    record = render.record(driver.table, None)
    assert record.gave_up == [GaveUp(seat, "lapsed" if clock else "resigned")]
    there = import_elsewhere(record, tmp_path)
    assert there.state == "over"
    assert outcome_of(there) == outcome(driver)
    assert ended_by(Match.from_record(record), record.gave_up) == outcome(driver)
    assert outcome(driver).ranks[seat] == max(1, players - 1)


@pytest.mark.parametrize(
    ("players", "over", "gave_up"),
    [
        (2, False, [(0, "resigned"), (1, "lapsed")]),
        (2, False, [(2, "resigned")]),
        (2, True, [(0, "resigned")]),
        (3, False, [(0, "resigned")]),
        (3, True, [(0, "resigned"), (0, "lapsed")]),
    ],
)
def test_records_with_an_impossible_resignation_are_refused(
    players: int, over: bool, gave_up: list[tuple[int, str]]
) -> None:
    match = Match("sintra", players=players, seed="given up")
    while over and match.to_move is not None:
        match.play(match.legal_moves[-1])
    entries = [{"seat": seat, "how": how} for seat, how in gave_up]
    with pytest.raises(BadRecord, match="who gave up"):
        Match.from_record(msgspec.to_builtins(match.record("all")) | {"gave_up": entries})


def test_resigning_a_solo_match_is_a_loss() -> None:
    driver = started_table("sagrada", 1)
    driver.execute(Resign(0), OLA)
    assert (outcome(driver).winners, outcome(driver).ranks) == ([], [1])


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_a_bot_takes_over_and_the_seat_ranks_last(players: int) -> None:
    driver = started_table("sintra", players)
    driver.play_any()
    driver.execute(Resign(1), TARAS)
    assert driver.table.state == "running"
    assert driver.table.seats[1].bot == "craftsman"
    with pytest.raises(NotNow):
        driver.execute(Return(1), TARAS)
    play_to_the_end(driver)
    ended = outcome(driver)
    assert ended.ranks[1] == players - 1
    assert 1 not in ended.winners
    assert sorted(ended.ranks)[0] == 0


def test_seats_that_resigned_rank_last_by_their_points() -> None:
    driver = started_table("sintra", 4)
    for seat, person in ((0, OLA), (2, IGA)):
        driver.execute(Resign(seat), person)
    play_to_the_end(driver)
    ended = outcome(driver)
    assert {ended.ranks[1], ended.ranks[3]} <= {0, 1}
    assert {ended.ranks[0], ended.ranks[2]} <= {2, 3}


def test_the_strongest_bot_at_the_table_takes_over() -> None:
    seats = [
        protocol.SeatRequest("me"),
        protocol.SeatRequest("bot", "random"),
        protocol.SeatRequest("bot", "master"),
    ]
    driver = new_table(protocol.NewTable("sintra", [*seats, protocol.SeatRequest("bot", "apprentice")]))
    driver.execute(protocol.Start(NONCE), OLA)
    driver.execute(TakeOver(0), OLA)
    assert driver.table.seats[0].bot == "master"


def test_a_person_returns_to_a_seat_that_a_bot_has_taken_over() -> None:
    driver = started_table("patchwork", 2)
    mover = driver.table.to_act[0]
    with pytest.raises(NotYours):
        driver.execute(TakeOver(mover, "random"), ZOE)
    with pytest.raises(Exception, match="no bot"):
        driver.execute(TakeOver(mover, "nobody"), driver.person(mover))
    driver.execute(TakeOver(mover, "random"), driver.person(mover))
    seat = render.table_info(driver.table, driver.person(mover).id).seats[mover]
    assert (seat.kind, seat.bot, seat.fate, seat.mine) == ("person", "random", "left", True)
    with pytest.raises(NotNow, match="Nobody is playing this seat"):
        driver.move(mover, "advance")
    driver.execute(Return(mover), driver.person(mover))
    with pytest.raises(NotNow):
        driver.execute(BotMove(mover, driver.table.number, 0), None)
    driver.move(mover, "advance")
    assert render.log_since(driver.table, None, None)[-2].kind == "joined"


def test_leaving_a_running_match_is_a_takeover() -> None:
    driver = started_table("patchwork", 2)
    driver.execute(Leave(), TARAS)
    assert driver.table.seats[1].bot == "craftsman"
    number = driver.table.number
    assert driver.execute(Leave(), TARAS) == number  # already left
    assert driver.execute(Leave(), ZOE) == number  # never had a seat


def test_the_host_abandons_an_open_table_by_leaving() -> None:
    driver = new_table(table_request("patchwork", 2))
    with pytest.raises(NotYours):
        driver.execute(Abandon(), TARAS)
    driver.execute(Leave(), OLA)
    assert driver.table.state == "abandoned"
    with pytest.raises(NotNow):
        driver.execute(protocol.Join(NONCE), TARAS)


def test_a_running_match_is_abandoned_only_if_nobody_else_plays() -> None:
    driver = started_table("sintra", 3)
    with pytest.raises(NotYours):
        driver.execute(Abandon(), ZOE)
    with pytest.raises(NotNow, match="Others are still playing"):
        driver.execute(Abandon(), OLA)
    driver.execute(Leave(), TARAS)
    driver.execute(Resign(2), IGA)
    driver.execute(Abandon(), OLA)
    assert (driver.table.state, driver.table.to_act) == ("abandoned", [])
    with pytest.raises(NotNow, match="abandoned"):
        driver.execute(Resign(0), OLA)
    assert render.record(driver.table, 0).seed is None


def test_a_table_of_bots_can_be_abandoned_by_its_host() -> None:
    driver = new_table(protocol.NewTable("patchwork", [protocol.SeatRequest("bot", "random")] * 2))
    driver.execute(protocol.Start(NONCE), OLA)
    with pytest.raises(NotYours):
        driver.execute(Abandon(), Actor("x", "X"))
    driver.execute(Abandon(), OLA)
    assert driver.table.state == "abandoned"


def test_a_resignation_reveals_hidden_moves() -> None:
    driver = started_table("hoard", 2)
    turn = driver.table.to_act[0]
    buried = next(move for move in driver.legal_moves(turn) if write_move(move).startswith("bury"))
    driver.move(turn, buried)

    def log_text() -> str:
        moves = [line for line in render.log_since(driver.table, 1 - turn, None) if line.kind == "move"]
        return moves[0].text

    assert log_text() != write_move(buried)
    driver.execute(Resign(1 - turn), driver.person(1 - turn))
    assert log_text() == write_move(buried)


def against_a_bot(seconds: float | None = None) -> TableDriver:
    """A running match of Ola against a bot, in which Ola is to move."""
    seats = [protocol.SeatRequest("me"), protocol.SeatRequest("bot", "random")]
    clock = protocol.TimeControl("turn", seconds=seconds) if seconds else protocol.TimeControl("none")
    request = protocol.NewTable("patchwork", seats, clock=clock, lapse="bot")
    driver = new_table(request)
    driver.execute(protocol.Start(NONCE), OLA)
    while driver.table.to_act == [1]:
        driver.execute(BotMove(1, driver.table.number, driver.legal_moves(1)[0]), None)
    return driver


def test_bots_wait_while_no_person_plays() -> None:
    driver = against_a_bot()
    assert not render.table_info(driver.table, OLA.id).paused
    driver.execute(TakeOver(0, "random"), OLA)
    assert render.table_info(driver.table, OLA.id).paused
    assert driver.reload().paused
    assert driver.table.bot_to_move() is None
    with pytest.raises(NotNow):
        driver.execute(BotMove(0, driver.table.number, 0), None)
    driver.execute(Return(0), OLA)
    assert not driver.table.paused
    driver.move(0, "advance")
    assert driver.table.bot_to_move() in (1, None)


def test_a_person_whose_time_ran_out_returns_to_waiting_bots() -> None:
    driver = against_a_bot(seconds=10)
    driver.execute(Lapse(), None, after=11)
    assert driver.table.paused
    assert driver.table.deadline() is None
    driver.execute(Return(0), OLA)  # in the own turn too: nobody else loses time
    assert driver.table.to_act == [0]
    assert driver.table.deadline() is not None


def test_bots_go_on_while_another_person_plays_or_nobody_can_return() -> None:
    two = started_table("patchwork", 2)
    mover = two.table.to_act[0]
    two.execute(TakeOver(mover, "random"), two.person(mover))
    assert not two.table.paused
    assert two.table.bot_to_move() == mover
    bots_only = [protocol.SeatRequest("bot", "random")] * 2
    alone = new_table(protocol.NewTable("patchwork", bots_only))
    alone.execute(protocol.Start(NONCE), OLA)
    assert not alone.table.paused
    three = [protocol.SeatRequest("me"), *bots_only]
    resigned = new_table(protocol.NewTable("sintra", three))
    resigned.execute(protocol.Start(NONCE), OLA)
    resigned.execute(Resign(0), OLA)
    assert not resigned.table.paused


def test_the_log_names_the_bot_that_stood_in() -> None:
    driver = against_a_bot()
    driver.move(0, "advance")
    while driver.table.to_act == [0]:
        driver.move(0, "advance")
    driver.execute(BotMove(1, driver.table.number, driver.legal_moves(1)[0], "apprentice"), None)
    moves = [
        one for one in render.log_since(driver.table, None, None) if one.kind == "move" and one.seat == 1
    ]
    assert moves[-1].stand_in == "apprentice"
    assert driver.reload().events[-1] == driver.table.events[-1]
