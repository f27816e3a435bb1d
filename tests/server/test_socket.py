"""WebSocket messages: their content and their order."""

import secrets
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from draftwork.server import protocol
from tests.server.sockets import connect_to_table, first_move, open_socket, start_table

pytestmark = pytest.mark.both_stores


def test_a_move_is_acknowledged_and_sent_to_everybody(guest: Callable[[str], Any]) -> None:
    ola, jan, zoe = guest("Ola"), guest("Jan"), guest("Zoe")
    id = start_table(ola, {"kind": "me"}, {"kind": "open"}, joining=jan)
    with (
        connect_to_table(ola, id, token=ola.token, seat=0) as first,
        connect_to_table(jan, id, token=jan.token, seat=1) as second,
        connect_to_table(zoe, id) as spectator,
    ):
        clients = [first, second]
        snapshots = [client.receive(protocol.Snapshot) for client in (first, second, spectator)]
        assert [snapshot.game.seat for snapshot in snapshots] == [0, 1, None]
        turn, number = snapshots[0].game.to_act[0], snapshots[0].table.number
        client_id = clients[turn].move(turn, number, "advance")
        ack = clients[turn].receive(protocol.Ack)
        assert (ack.id, ack.number) == (client_id, number + 1)
        for client in (first, second, spectator):
            happened = client.receive(protocol.Happened)
            assert happened.events[0].number == number + 1
            own = client is clients[turn]
            assert happened.events[0].id == (client_id if own else "")
            assert happened.table.number == number + 1


def test_a_repeated_move_has_the_same_answer(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with connect_to_table(ola, id, token=ola.token, seat=0) as client:
        snapshot = client.receive(protocol.Snapshot)
        turn, number = snapshot.game.to_act[0], snapshot.table.number
        client_id = client.move(turn, number, "advance")
        first = client.receive(protocol.Ack)
        client.move(turn, number, "advance", client_id)
        assert client.receive(protocol.Ack) == first
        assert ola.get(f"/tables/{id}").json()["number"] == number + 1


def test_a_returning_client_receives_missed_events(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    number = ola.get(f"/tables/{id}").json()["number"]
    for _ in range(3):
        info = ola.get(f"/tables/{id}").json()
        seat = info["to_act"][0]
        move = first_move(ola, id, seat)
        body = {"seat": seat, "answers": info["number"], "id": secrets.token_hex(8), "move": move}
        assert ola.post(f"/tables/{id}/moves", body).status_code == 200
    with connect_to_table(ola, id, token=ola.token, seat=0, last=number) as client:
        happened = client.receive(protocol.Happened)
        assert {event.number for event in happened.events} == {number + 1, number + 2, number + 3}
    with connect_to_table(ola, id, token=ola.token, seat=0, last=number + 3) as client:
        assert client.receive(protocol.Happened).events == []
    for last in (number + 100, None):
        with connect_to_table(ola, id, token=ola.token, seat=0, last=last) as client:
            assert client.receive(protocol.Snapshot).table.number == number + 3


def test_a_bot_moves_by_itself(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "bot", "bot": "random"})
    with connect_to_table(ola, id, token=ola.token, seat=0) as client:
        snapshot = client.receive(protocol.Snapshot)
        game, number = snapshot.game, snapshot.table.number
        for _ in range(4):
            while game.to_act == [1]:
                happened = client.receive(protocol.Happened)
                game, number = happened.game, happened.table.number
            client.move(0, number, first_move(ola, id, 0))
            client.receive(protocol.Ack)
            happened = client.receive(protocol.Happened)
            game, number = happened.game, happened.table.number
        events = ola.get(f"/tables/{id}/view?seat=0").json()["events"]
        assert {event["seat"] for event in events if event["kind"] == "move"} == {0, 1}


@pytest.mark.parametrize(
    ("hello", "error"),
    [
        ({"type": "look", "seat": None}, "malformed"),
        ({"type": "hello", "token": "nonsense"}, "no-token"),
        ({"type": "hello", "seat": 0}, "not-yours"),
        ({"type": "nonsense"}, "malformed"),
        ({"hello": 1}, "malformed"),
    ],
)
def test_invalid_hello_messages_are_refused(
    guest: Callable[[str], Any], hello: dict[str, Any], error: str
) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with open_socket(ola, id) as client:
        client.send(**hello)
        assert client.receive(protocol.Refused).fault.error == error


def test_presence_messages(guest: Callable[[str], Any]) -> None:
    ola, jan = guest("Ola"), guest("Jan")
    id = start_table(ola, {"kind": "me"}, {"kind": "open"}, joining=jan)
    with connect_to_table(ola, id, token=ola.token, seat=0) as client:
        assert client.receive(protocol.Presence) == protocol.Presence([True, False], 0)
        with connect_to_table(jan, id, token=jan.token, seat=1):
            assert client.receive(protocol.Presence) == protocol.Presence([True, True], 0)
            assert [seat["present"] for seat in ola.get(f"/tables/{id}").json()["seats"]] == [True, True]
        assert client.receive(protocol.Presence) == protocol.Presence([True, False], 0)
        with connect_to_table(guest("Zoe"), id):
            assert client.receive(protocol.Presence) == protocol.Presence([True, False], 1)


def test_switching_to_another_own_seat(guest: Callable[[str], Any]) -> None:
    ola, jan = guest("Ola"), guest("Jan")
    seats = ({"kind": "me"}, {"kind": "me", "name": "Olek"}, {"kind": "open"})
    id = start_table(ola, *seats, joining=jan, game="sagrada")
    with connect_to_table(ola, id, token=ola.token, seat=0) as client:
        first = client.receive(protocol.Snapshot)
        client.send(type="look", seat=1)
        second = client.receive(protocol.Snapshot)
        assert (first.game.seat, second.game.seat) == (0, 1)
        assert first.game.view != second.game.view
        client.send(type="look", seat=2)
        assert client.receive(protocol.Refused).fault.error == "not-yours"


def test_chat_reaches_everybody_and_needs_a_token(guest: Callable[[str], Any]) -> None:
    ola, zoe = guest("Ola"), guest("Zoe")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with connect_to_table(zoe, id, token=zoe.token) as zoes, connect_to_table(ola, id) as nameless:
        zoes.send(type="chat", text="Hello!", id="chat-0001")
        zoes.receive(protocol.Ack)
        message = nameless.receive((protocol.Snapshot, protocol.Happened))
        while message.events[-1].kind != "chat":
            message = nameless.receive((protocol.Snapshot, protocol.Happened))
        assert (message.events[-1].name, message.events[-1].text) == ("Zoe", "Hello!")
        nameless.send(type="chat", text="Hello!", id="chat-0002")
        assert nameless.receive(protocol.Refused).fault.error == "no-token"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type": "move"}', "\u0000", '{"type": "chat", "text": ""}']
)
def test_malformed_messages_are_refused_and_the_connection_continues(
    guest: Callable[[str], Any], text: str
) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with connect_to_table(ola, id, token=ola.token, seat=0) as client:
        client.receive(protocol.Snapshot)
        client.socket.send(text)
        assert client.receive(protocol.Refused).fault.error == "malformed"
        client.socket.send(text.encode())
        assert client.receive(protocol.Refused).fault.error == "malformed"
        client.send(type="chat", text="still here", id="chat-0001")
        client.receive(protocol.Ack)


def test_many_malformed_or_too_long_messages_disconnect_the_client(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    for message, times in (("{", 30), ("x" * 10_000, 1)):
        with connect_to_table(ola, id, token=ola.token) as client, pytest.raises(ConnectionClosed):
            client.send_many(message, times)
    assert ola.get(f"/tables/{id}").status_code == 200


def test_a_page_of_another_origin_cannot_connect(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with pytest.raises(InvalidStatus, match="403"), open_socket(ola, id, Origin="https://evil.example"):
        pass
    with open_socket(ola, id, Origin=str(ola.client.base_url).rstrip("/")) as client:
        client.send(type="hello")
        client.receive(protocol.Snapshot)


@pytest.mark.parametrize("origin", ["http://[::1", "http://[nonsense]", "null", "", "//", "http://\u00e9"])
def test_a_malformed_origin_is_refused(guest: Callable[[str], Any], origin: str) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with pytest.raises(InvalidStatus, match=r"40[03]"), open_socket(ola, id, Origin=origin):
        pass


def test_a_slow_client_blocks_nobody_and_receives_one_combined_update(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with connect_to_table(ola, id, token=ola.token, seat=0) as slow:
        first = slow.receive(protocol.Snapshot)
        # Without a reader, the server can send only as much as the socket buffers hold.
        for i in range(300):
            body = {"text": "x" * 500, "id": f"chat-{i:04}"}
            assert ola.post(f"/tables/{id}/chat", body).status_code == 200
        number = first.table.number
        while number < first.table.number + 300:
            message = slow.receive((protocol.Happened, protocol.Snapshot))
            numbers = [event.number for event in message.events if event.number > number]
            assert numbers == sorted(numbers)
            number = message.table.number
        assert number == first.table.number + 300
