"""Resigning, leaving, coming back, abandoning, and playing again."""

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
from draftwork.server.storage.store import open_database
from draftwork.server.table import render
from draftwork.server.table.commands import (
    Abandon,
    Actor,
    BotMove,
    Lapse,
    Leave,
    Rematch,
    Resign,
    Return,
    TakeOver,
)
from draftwork.server.table.create import rematch_event
from draftwork.server.table.decide import CommandResult, decide
from draftwork.server.table.outcome import match_outcome as ended_by
from draftwork.server.table.outcome import table_outcome as outcome_of
from draftwork.server.table.table import Table
from draftwork.server.tables.records import export_records, import_record
from tests.server.tables import IGA, NONCE, OLA, TARAS, ZOE, Sitting, made, started, wished


def outcome(sitting: Sitting) -> protocol.OutcomeInfo:
    game = render.game_snapshot(sitting.table, None, 0.0)
    assert game is not None
    assert game.outcome is not None
    assert game.to_act == []
    assert all(points is not None for points in game.points)
    return game.outcome


def finish(sitting: Sitting) -> None:
    while sitting.table.state == "running":
        seat = sitting.table.to_act[0]
        if sitting.table.bots_to_move() == [seat]:
            sitting.ask(BotMove(seat, sitting.table.number, sitting.legal(seat)[-1]), None)
        else:
            sitting.move(seat, sitting.legal(seat)[-1])


def test_sa23_a_solo_match_below_the_target_has_no_winner() -> None:
    sitting = started("sagrada", 1)
    finish(sitting)
    ended = outcome(sitting)
    assert ended.decided_by.id == "sagrada-solo-lost"
    assert (ended.winners, ended.ranks) == ([], [1])


def test_whoever_gave_up_is_no_winner_whatever_they_score() -> None:
    match = Match("sintra", players=3, seed="gave up")
    while match.to_move is not None:
        match.play(match.moves[0])
    assert match.outcome is not None
    (first,) = match.outcome.winners
    ended = ended_by(match, [GaveUp(first, "resigned")])
    assert ended is not None
    assert ended.winners == [seat for seat in range(3) if match.outcome.ranks[seat] == 1]
    assert ended.ranks[first] == 2


def test_whoever_resigns_of_two_loses() -> None:
    sitting = started("blueprints", 2)
    sitting.play_on()
    sitting.ask(Resign(1), TARAS)
    ended = outcome(sitting)
    assert (ended.winners, ended.ranks) == ([0], [0, 1])
    assert ended.reason == Message("ended-by-resigning", {"seat": 2})
    assert sitting.table.to_act == []
    with pytest.raises(Exception, match="match is over"):
        sitting.ask(Resign(0), OLA)


def test_the_whole_record_is_told_once_somebody_has_resigned() -> None:
    sitting = started("sagrada", 2)
    sitting.play_on()
    assert render.record(sitting.table, 0).seed is None
    sitting.ask(Resign(0), OLA)
    record = render.record(sitting.table, None)
    assert record.seed == sitting.table.created.seed
    assert record.nonces == [NONCE, NONCE]
    assert record.commitment == sitting.table.commitment
    assert record.gave_up == [GaveUp(0, "resigned")]
    again = Match.from_record(record)
    assert again.record() == record
    again.play(again.moves[0])  # played on, nobody has given up
    assert again.record().gave_up == []


def at_another_server(record: Record, folder: Path) -> Table:
    """The table a record becomes there; taken out again it is the same record."""
    engine = open_database(f"sqlite:///{folder / 'other.sqlite'}")
    try:
        import_record(engine, decode(encode(record)))
        ((table, again),) = export_records(engine, pytest.fail)
    finally:
        engine.dispose()
    assert again == record
    return table


@pytest.mark.parametrize(("players", "clock"), [(1, False), (2, False), (2, True), (3, False), (3, True)])
def test_how_it_ended_goes_with_the_record(players: int, clock: bool, tmp_path: Path) -> None:
    time = protocol.TimeControl("turn", seconds=60) if clock else None
    sitting = started("sagrada" if players == 1 else "sintra", players, time, lapse="loss")
    sitting.play_on()
    seat = sitting.table.to_act[0]
    if clock:
        sitting.ask(Lapse(), None, after=61)
    else:
        sitting.ask(Resign(seat), sitting.person(seat))
    finish(sitting)
    record = render.record(sitting.table, None)
    assert record.gave_up == [GaveUp(seat, "lapsed" if clock else "resigned")]
    there = at_another_server(record, tmp_path)
    assert there.state == "over"
    assert outcome_of(there) == outcome(sitting)
    assert ended_by(Match.from_record(record), record.gave_up) == outcome(sitting)
    assert outcome(sitting).ranks[seat] == max(1, players - 1)


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
def test_who_cannot_have_given_up(players: int, over: bool, gave_up: list[tuple[int, str]]) -> None:
    match = Match("sintra", players=players, seed="given up")
    while over and match.to_move is not None:
        match.play(match.moves[-1])
    told = [{"seat": seat, "how": how} for seat, how in gave_up]
    with pytest.raises(BadRecord, match="who gave up"):
        Match.from_record(msgspec.to_builtins(match.record("all")) | {"gave_up": told})


def test_alone_resigning_is_a_loss() -> None:
    sitting = started("sagrada", 1)
    sitting.ask(Resign(0), OLA)
    assert (outcome(sitting).winners, outcome(sitting).ranks) == ([], [1])


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_a_bot_plays_on_and_the_seat_ranks_last(players: int) -> None:
    sitting = started("sintra", players)
    sitting.play_on()
    sitting.ask(Resign(1), TARAS)
    assert sitting.table.state == "running"
    assert sitting.table.seats[1].bot == "craftsman"
    with pytest.raises(NotNow):
        sitting.ask(Return(1), TARAS)
    finish(sitting)
    ended = outcome(sitting)
    assert ended.ranks[1] == players - 1
    assert 1 not in ended.winners
    assert sorted(ended.ranks)[0] == 0


def test_two_who_resign_rank_by_their_points_behind_the_others() -> None:
    sitting = started("sintra", 4)
    for seat, person in ((0, OLA), (2, IGA)):
        sitting.ask(Resign(seat), person)
    finish(sitting)
    ended = outcome(sitting)
    assert {ended.ranks[1], ended.ranks[3]} <= {0, 1}
    assert {ended.ranks[0], ended.ranks[2]} <= {2, 3}


def test_the_strongest_bot_at_the_table_takes_over() -> None:
    seats = [
        protocol.SeatRequest("me"),
        protocol.SeatRequest("bot", "random"),
        protocol.SeatRequest("bot", "master"),
    ]
    sitting = made(protocol.NewTable("sintra", [*seats, protocol.SeatRequest("bot", "apprentice")]))
    sitting.ask(protocol.Start(NONCE), OLA)
    sitting.ask(TakeOver(0), OLA)
    assert sitting.table.seats[0].bot == "master"


def test_a_bot_takes_over_and_the_seat_is_taken_back() -> None:
    sitting = started("patchwork", 2)
    mover = sitting.table.to_act[0]
    with pytest.raises(NotYours):
        sitting.ask(TakeOver(mover, "random"), ZOE)
    with pytest.raises(Exception, match="no bot"):
        sitting.ask(TakeOver(mover, "nobody"), sitting.person(mover))
    sitting.ask(TakeOver(mover, "random"), sitting.person(mover))
    seat = render.table_info(sitting.table, sitting.person(mover).id).seats[mover]
    assert (seat.kind, seat.bot, seat.fate, seat.mine) == ("person", "random", "left", True)
    with pytest.raises(NotNow, match="Nobody is playing this seat"):
        sitting.move(mover, "advance")
    sitting.ask(Return(mover), sitting.person(mover))
    with pytest.raises(NotNow):
        sitting.ask(BotMove(mover, sitting.table.number, 0), None)
    sitting.move(mover, "advance")
    assert render.log_since(sitting.table, None, None)[-2].kind == "joined"


def test_leaving_a_running_match_is_a_takeover() -> None:
    sitting = started("patchwork", 2)
    sitting.ask(Leave(), TARAS)
    assert sitting.table.seats[1].bot == "craftsman"
    number = sitting.table.number
    assert sitting.ask(Leave(), TARAS) == number  # gone already
    assert sitting.ask(Leave(), ZOE) == number  # was never there


def test_the_host_who_leaves_an_open_table_abandons_it() -> None:
    sitting = made(wished("patchwork", 2))
    with pytest.raises(NotYours):
        sitting.ask(Abandon(), TARAS)
    sitting.ask(Leave(), OLA)
    assert sitting.table.state == "abandoned"
    with pytest.raises(NotNow):
        sitting.ask(protocol.Join(NONCE), TARAS)


def test_a_running_match_is_abandoned_only_when_nobody_else_plays() -> None:
    sitting = started("sintra", 3)
    with pytest.raises(NotYours):
        sitting.ask(Abandon(), ZOE)
    with pytest.raises(NotNow, match="Others are still playing"):
        sitting.ask(Abandon(), OLA)
    sitting.ask(Leave(), TARAS)
    sitting.ask(Resign(2), IGA)
    sitting.ask(Abandon(), OLA)
    assert (sitting.table.state, sitting.table.to_act) == ("abandoned", [])
    with pytest.raises(NotNow, match="abandoned"):
        sitting.ask(Resign(0), OLA)
    assert render.record(sitting.table, 0).seed is None


def test_rematch() -> None:
    seats = [protocol.SeatRequest("me"), protocol.SeatRequest("open"), protocol.SeatRequest("bot", "random")]
    sitting = made(protocol.NewTable("sintra", seats, listed=True))
    sitting.ask(protocol.Join(NONCE), TARAS)
    sitting.ask(protocol.Start(NONCE), OLA)
    with pytest.raises(NotNow, match="not over"):
        sitting.ask(Rematch("next"), OLA)
    finish(sitting)
    with pytest.raises(NotYours):
        sitting.ask(Rematch("next"), ZOE)
    sitting.ask(Rematch("next"), TARAS)
    assert decide(sitting.table, Rematch("another"), OLA, 0.0) == CommandResult()
    assert render.table_info(sitting.table, OLA.id).rematch == "next"
    assert render.log_since(sitting.table, 0, None)[-1].table == "next"
    new = Table("next", rematch_event(sitting.table, TARAS, "new seed", 5.0))
    info = render.table_info(new, TARAS.id)
    assert [(seat.kind, seat.mine) for seat in info.seats] == [
        ("open", False),
        ("person", True),
        ("bot", False),
    ]
    assert (info.host, info.listed, info.commitment != sitting.table.commitment) == (True, True, True)


def test_a_table_of_bots_can_be_abandoned_by_its_host() -> None:
    sitting = made(protocol.NewTable("patchwork", [protocol.SeatRequest("bot", "random")] * 2))
    sitting.ask(protocol.Start(NONCE), OLA)
    with pytest.raises(NotYours):
        sitting.ask(Abandon(), Actor("x", "X"))
    sitting.ask(Abandon(), OLA)
    assert sitting.table.state == "abandoned"


def test_once_a_match_is_given_up_its_secret_moves_are_told() -> None:
    sitting = started("hoard", 2)
    turn = sitting.table.to_act[0]
    buried = next(move for move in sitting.legal(turn) if write_move(move).startswith("bury"))
    sitting.move(turn, buried)

    def told() -> str:
        moves = [line for line in render.log_since(sitting.table, 1 - turn, None) if line.kind == "move"]
        return moves[0].text

    assert told() != write_move(buried)
    sitting.ask(Resign(1 - turn), sitting.person(1 - turn))
    assert told() == write_move(buried)
