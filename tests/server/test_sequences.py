"""Sequences of moves in one message: all moves are played and stored as one event, or none."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from draftwork.kernel.errors import BadMove, DraftworkError, IllegalMove
from draftwork.server import protocol
from draftwork.server.errors import NotOneTurn, http_status
from draftwork.server.table import events, render
from draftwork.server.table.decide import decide
from tests.server.sockets import connect_to_table, start_table
from tests.server.tables import TableDriver, fresh_id, started_table


def sagrada_table(players: int = 2) -> TableDriver:
    """A table of Sagrada after the choice of the patterns."""
    driver = started_table("sagrada", players)
    while driver.table.simultaneous_turn:
        driver.play_any()
    return driver


def command(driver: TableDriver, *moves: int | str, id: str = "") -> protocol.NewMove:
    assert driver.table.match is not None
    turn = driver.table.match.to_move or 0
    return protocol.NewMove(turn, driver.table.number, id or fresh_id(), moves[0], [*moves[1:]])


def play(driver: TableDriver, *moves: int | str, id: str = "") -> int:
    sent = command(driver, *moves, id=id)
    return driver.execute(sent, driver.person(sent.seat))


def refused(driver: TableDriver, *moves: int | str) -> DraftworkError:
    """The refusal of a sequence, after a check that nothing has changed."""
    sent = command(driver, *moves)
    before = [render.snapshot(driver.table, seat, None, (), 0.0) for seat in range(2)]
    with pytest.raises(DraftworkError) as caught:
        driver.execute(sent, driver.person(sent.seat))
    assert [render.snapshot(driver.table, seat, None, (), 0.0) for seat in range(2)] == before
    assert all(caught.value.message.text(language) for language in ("en", "pl", "uk"))
    return caught.value


def test_a_legal_pair_is_one_event_and_survives_a_restart() -> None:
    driver = sagrada_table()
    number = driver.table.number
    assert play(driver, "draft 1", "place b1") == number + 1 == driver.table.number
    moved = driver.table.events[-1]
    assert isinstance(moved, events.Moved)
    assert [move.text for move in moved.moves][:2] == ["draft 1", "place b1"]
    reloaded = driver.reload()
    assert reloaded.match == driver.table.match
    assert render.snapshot(reloaded, 0, None, (), 0.0) == render.snapshot(driver.table, 0, None, (), 0.0)


def test_the_log_names_each_move_of_a_sequence() -> None:
    driver = sagrada_table()
    number = play(driver, "draft 1", "place b1")
    entries = [
        entry for entry in render.snapshot(driver.table, 1, None, (), 0.0).events if entry.number == number
    ]
    assert [entry.text for entry in entries][:2] == ["draft 1", "place b1"]


def test_an_undo_removes_the_whole_sequence() -> None:
    driver = started_table("sagrada", 1)
    while driver.table.simultaneous_turn or "draft 1" not in map(str, driver.table.match.legal_moves):  # type: ignore[union-attr]
        driver.play_any()
    before = driver.table.match.copy()  # type: ignore[union-attr]
    place = _first_place(driver, "draft 1")
    play(driver, "draft 1", place)
    driver.undo(0)
    assert driver.table.match == before
    assert driver.reload().match == before


def _first_place(driver: TableDriver, draft: str) -> str:
    assert driver.table.match is not None
    ahead = driver.table.match.copy()
    ahead.play(draft)
    return next(str(move) for move in ahead.legal_moves if str(move).startswith("place"))


@pytest.mark.parametrize("second", ["place a1", "draft 2", "pass"])
def test_with_an_illegal_second_move_nothing_is_played(second: str) -> None:
    driver = sagrada_table()
    assert driver.table.match is not None
    ahead = driver.table.match.copy()
    ahead.play("draft 1")
    assert second not in map(str, ahead.legal_moves)
    error = refused(driver, "draft 1", second)
    assert type(error) is IllegalMove
    assert http_status(error) == 400


def test_an_unknown_second_move_is_refused() -> None:
    assert type(refused(sagrada_table(), "draft 1", "nonsense")) is BadMove


def test_a_repeated_sequence_is_played_once() -> None:
    driver = sagrada_table()
    id = fresh_id()
    sent = command(driver, "draft 1", "place b1", id=id)
    first = driver.execute(sent, driver.person(sent.seat))
    assert driver.execute(sent, driver.person(sent.seat)) == first == driver.table.number


def test_a_sequence_does_not_continue_after_the_turn() -> None:
    driver = sagrada_table()
    error = refused(driver, "draft 1", "place b1", "draft 2")
    assert type(error) is NotOneTurn
    assert http_status(error) == 409
    assert error.message.args == {"n": 2}


def test_simultaneous_decisions_are_single_moves() -> None:
    driver = started_table("sagrada", 2)
    assert driver.table.simultaneous_turn
    assert type(refused(driver, driver.legal_moves(0)[0], "draft 1")) is NotOneTurn


def test_a_sequence_does_not_continue_after_chance() -> None:
    """Otherwise a refusal would tell the outcome of a roll before the player is bound to it."""
    driver = sagrada_table()
    play(driver, "pass")
    play(driver, "pass")
    play(driver, "pass")  # the next pass ends the round, and the dice of the next one are rolled
    assert driver.table.match is not None
    ahead = driver.table.match.copy()
    ahead.play("pass")
    assert ahead.to_move != driver.table.match.to_move or ahead.state.round != driver.table.match.state.round
    error = refused(driver, "pass", "draft 1")
    assert error.message.id == "sequence-crosses-reveal"


def test_a_forced_second_move_counts_as_played() -> None:
    """The rules play a move at once if it is the only one. The client may have sent it too."""
    driver, pair = _forced_pair()
    play(driver, *pair)
    moved = driver.table.events[-1]
    assert isinstance(moved, events.Moved)
    assert [move.move for move in moved.moves[:2]] == [*pair]
    assert moved.moves[1].forced
    assert driver.reload().match == driver.table.match


def _forced_pair() -> tuple[TableDriver, Sequence[int]]:
    """A table where a move of the seat to move forces another one of the same seat."""
    for seed in range(40):
        driver = started_table("sagrada", 2, seed=f"{seed:064x}")
        for pick in range(60):
            match = driver.table.match
            if match is None or match.to_move is None:
                break
            for move in [] if driver.table.simultaneous_turn else match.legal_moves:
                ahead = match.copy()
                ahead.play(move)
                played = ahead.history[len(match.history) :]
                if len(played) > 1 and played[1].forced and played[1].seat == match.to_move:
                    return driver, [entry.move.number for entry in played[:2]]
            driver.play_any(pick)
    raise AssertionError("no position found")


def test_all_moves_of_a_sequence_are_decided_on_a_copy() -> None:
    driver = sagrada_table()
    sent = command(driver, "draft 1", "place b1")
    assert driver.table.match is not None
    before = driver.table.match.copy()
    decide(driver.table, sent, driver.person(sent.seat), driver.time.now)
    assert driver.table.match == before


def test_a_sequence_over_the_network(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"}, game="blueprints")
    with connect_to_table(ola, id, token=ola.token, seat=0) as client:
        snapshot = client.receive(protocol.Snapshot)
        turn, number = snapshot.game.to_act[0], snapshot.table.number
        choices = ola.get(f"/tables/{id}/choices?seat={turn}").json()
        first = next(place["move"] for place in choices[0]["choices"] if place["move"] is not None)
        message = {"type": "move", "seat": turn, "answers": number, "id": secrets.token_hex(8), "move": first}
        client.send(**message, then=[first])
        assert client.receive(protocol.Refused).fault.error in ("not-one-turn", "illegal-move")
        assert ola.get(f"/tables/{id}").json()["number"] == number
        client.send(**message, then=[0] * protocol.MAX_MOVES)
        assert client.receive(protocol.Refused).fault.error == "malformed"
        client.send(**message, then=[])
        ack = client.receive(protocol.Ack)
        client.send(**message, then=[])
        assert client.receive(protocol.Ack) == ack
        assert ola.get(f"/tables/{id}").json()["number"] == number + 1
        body = {key: value for key, value in message.items() if key != "type"} | {"then": [first]}
        assert ola.post(f"/tables/{id}/moves", body).json() == {"number": number + 1}  # the same id
