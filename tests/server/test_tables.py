"""A match at a table, from sitting down to the end, in every game."""

import pytest
from msgspec.structs import replace

from draftwork.play import Match
from draftwork.server import protocol
from draftwork.server.table import render, replay
from tests.server.tables import NONCE, OLA, TARAS, made, started, wished

GAMES = [("patchwork", 2), ("sintra", 3), ("sagrada", 2), ("sagrada", 1), ("blueprints", 2), ("hoard", 3)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_whole_match(game: str, players: int) -> None:
    sitting = started(game, players)
    table = sitting.table
    pick = 0
    while table.state == "running":
        pick += 7
        number = table.number
        sitting.play_on(pick)
        assert table.number == number + 1
    game_now = render.game_snapshot(table, 0, sitting.time.now)
    assert game_now is not None
    assert game_now.outcome is not None
    assert len(game_now.outcome.ranks) == players
    assert render.log_since(table, None, None)[-1].kind == "ended"


def test_the_author_of_an_event_sees_its_id_and_otherwise_the_same_lines() -> None:
    sitting = started("hoard", 2)
    while sitting.table.state == "running":
        sitting.play_on()
    for seat in range(2):
        told = render.log_since(sitting.table, seat, sitting.person(seat).id)
        assert [replace(line, id="") for line in told] == render.log_since(sitting.table, seat, None)
        assert {line.seat for line in told if line.id} == {seat}
        assert told[-1].kind == "ended"


def test_people_who_are_connected_and_bots_are_present() -> None:
    seats = [
        protocol.SeatRequest("me"),
        protocol.SeatRequest("open"),
        protocol.SeatRequest("bot", "random"),
        protocol.SeatRequest("open"),
    ]
    sitting = made(protocol.NewTable("sagrada", seats))
    sitting.ask(protocol.Join(NONCE, 1), TARAS)
    seen = render.table_info(sitting.table, OLA.id, [OLA.id]).seats
    assert [(seat.kind, seat.present) for seat in seen] == [
        ("person", True),
        ("person", False),
        ("bot", True),
        ("open", False),
    ]


def test_a_match_without_names_is_replayed_with_empty_ones() -> None:
    match = Match("hoard", players=3, seed=1)
    match.play(match.moves[0])
    shown = replay.replay_positions(match, None)
    assert (shown.seats, shown.bots) == (["", "", ""], [None, None, None])
    assert [frame.ply for frame in shown.frames] == [*range(len(match.history) + 1)]


def test_nobody_starts_without_the_others() -> None:
    sitting = made(wished("patchwork", 2))
    assert [seat.kind for seat in render.table_info(sitting.table, OLA.id).seats] == ["person", "open"]
    with pytest.raises(Exception, match="Some seats are still open"):
        sitting.ask(protocol.Start(NONCE), OLA)
    sitting.ask(protocol.Join(NONCE), TARAS)
    sitting.ask(protocol.Start(NONCE), OLA)
    assert sitting.table.state == "running"
