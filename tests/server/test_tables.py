"""A whole match at a table, in every game."""

import pytest
from msgspec.structs import replace

from draftwork.play import Match
from draftwork.server import protocol
from draftwork.server.table import render, replay
from tests.server.tables import NONCE, OLA, TARAS, new_table, started_table, table_request

GAMES = [("patchwork", 2), ("sintra", 3), ("sagrada", 2), ("sagrada", 1), ("blueprints", 2), ("hoard", 3)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_whole_match_is_played_and_replayed(game: str, players: int) -> None:
    driver = started_table(game, players)
    table = driver.table
    pick = 0
    while table.state == "running":
        pick += 7
        number = table.number
        driver.play_any(pick)
        assert table.number == number + 1
    game_now = render.game_snapshot(table, 0, driver.time.now)
    assert game_now is not None
    assert game_now.outcome is not None
    assert len(game_now.outcome.ranks) == players
    assert render.log_since(table, None, None)[-1].kind == "ended"


def test_only_the_author_of_an_event_sees_its_id() -> None:
    driver = started_table("hoard", 2)
    while driver.table.state == "running":
        driver.play_any()
    for seat in range(2):
        entries = render.log_since(driver.table, seat, driver.person(seat).id)
        assert [replace(entry, id="") for entry in entries] == render.log_since(driver.table, seat, None)
        assert {entry.seat for entry in entries if entry.id} == {seat}
        assert entries[-1].kind == "ended"


def test_people_who_are_connected_and_bots_are_present() -> None:
    seats = [
        protocol.SeatRequest("me"),
        protocol.SeatRequest("open"),
        protocol.SeatRequest("bot", "random"),
        protocol.SeatRequest("open"),
    ]
    driver = new_table(protocol.NewTable("sagrada", seats))
    driver.execute(protocol.Join(NONCE, 1), TARAS)
    infos = render.table_info(driver.table, OLA.id, [OLA.id]).seats
    assert [(seat.kind, seat.present) for seat in infos] == [
        ("person", True),
        ("person", False),
        ("bot", True),
        ("open", False),
    ]


def test_a_match_without_names_is_replayed_with_empty_ones() -> None:
    match = Match("hoard", players=3, seed=1)
    match.play(match.legal_moves[0])
    replayed = replay.replay_positions(match, None)
    assert (replayed.seats, replayed.bots) == (["", "", ""], [None, None, None])
    assert [frame.ply for frame in replayed.frames] == [*range(len(match.history) + 1)]


def test_a_match_does_not_start_with_open_seats() -> None:
    driver = new_table(table_request("patchwork", 2))
    assert [seat.kind for seat in render.table_info(driver.table, OLA.id).seats] == ["person", "open"]
    with pytest.raises(Exception, match="Some seats are still open"):
        driver.execute(protocol.Start(NONCE), OLA)
    driver.execute(protocol.Join(NONCE), TARAS)
    driver.execute(protocol.Start(NONCE), OLA)
    assert driver.table.state == "running"
