"""Live: what clients are told, and when."""

import secrets
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from draftwork.server import protocol
from tests.server.sockets import connected, first_move, line, started


def test_a_move_is_acknowledged_and_told_to_everybody(guest: Callable[[str], Any]) -> None:
    ola, jan, zoe = guest("Ola"), guest("Jan"), guest("Zoe")
    id = started(ola, {"kind": "me"}, {"kind": "open"}, joining=jan)
    with (
        line(ola, id, token=ola.token, seat=0) as first,
        line(jan, id, token=jan.token, seat=1) as second,
        line(zoe, id) as watcher,
    ):
        lines = [first, second]
        seen = [there.hear(protocol.Snapshot) for there in (first, second, watcher)]
        assert [snapshot.game.seat for snapshot in seen] == [0, 1, None]
        turn, number = seen[0].game.to_act[0], seen[0].table.number
        client_id = lines[turn].move(turn, number, "advance")
        ack = lines[turn].hear(protocol.Ack)
        assert (ack.id, ack.number) == (client_id, number + 1)
        for there in (first, second, watcher):
            happened = there.hear(protocol.Happened)
            assert happened.events[0].number == number + 1
            own = there is lines[turn]
            assert happened.events[0].id == (client_id if own else "")
            assert happened.table.number == number + 1


def test_the_same_again_is_answered_the_same(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with line(ola, id, token=ola.token, seat=0) as there:
        snapshot = there.hear(protocol.Snapshot)
        turn, number = snapshot.game.to_act[0], snapshot.table.number
        client_id = there.move(turn, number, "advance")
        first = there.hear(protocol.Ack)
        there.move(turn, number, "advance", client_id)
        assert there.hear(protocol.Ack) == first
        assert ola.get(f"/tables/{id}").json()["number"] == number + 1


def test_who_comes_back_gets_what_was_missed(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    number = ola.get(f"/tables/{id}").json()["number"]
    for _ in range(3):
        info = ola.get(f"/tables/{id}").json()
        seat = info["to_act"][0]
        move = first_move(ola, id, seat)
        body = {"seat": seat, "answers": info["number"], "id": secrets.token_hex(8), "move": move}
        assert ola.post(f"/tables/{id}/moves", body).status_code == 200
    with line(ola, id, token=ola.token, seat=0, last=number) as there:
        happened = there.hear(protocol.Happened)
        assert {event.number for event in happened.events} == {number + 1, number + 2, number + 3}
    with line(ola, id, token=ola.token, seat=0, last=number + 3) as there:
        assert there.hear(protocol.Happened).events == []
    for last in (number + 100, None):
        with line(ola, id, token=ola.token, seat=0, last=last) as there:
            assert there.hear(protocol.Snapshot).table.number == number + 3


def test_a_bot_moves_by_itself(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = started(ola, {"kind": "me"}, {"kind": "bot", "bot": "random"})
    with line(ola, id, token=ola.token, seat=0) as there:
        snapshot = there.hear(protocol.Snapshot)
        game, number = snapshot.game, snapshot.table.number
        for _ in range(4):
            while game.to_act == [1]:
                happened = there.hear(protocol.Happened)
                game, number = happened.game, happened.table.number
            there.move(0, number, first_move(ola, id, 0))
            there.hear(protocol.Ack)
            happened = there.hear(protocol.Happened)
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
def test_a_wrong_beginning(guest: Callable[[str], Any], hello: dict[str, Any], error: str) -> None:
    ola = guest("Ola")
    id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with connected(ola, id) as there:
        there.say(**hello)
        assert there.hear(protocol.Refused).fault.error == error


def test_presence(guest: Callable[[str], Any]) -> None:
    ola, jan = guest("Ola"), guest("Jan")
    id = started(ola, {"kind": "me"}, {"kind": "open"}, joining=jan)
    with line(ola, id, token=ola.token, seat=0) as there:
        assert there.hear(protocol.Presence) == protocol.Presence([True, False], 0)
        with line(jan, id, token=jan.token, seat=1):
            assert there.hear(protocol.Presence) == protocol.Presence([True, True], 0)
            assert [seat["present"] for seat in ola.get(f"/tables/{id}").json()["seats"]] == [True, True]
        assert there.hear(protocol.Presence) == protocol.Presence([True, False], 0)
        with line(guest("Zoe"), id):
            assert there.hear(protocol.Presence) == protocol.Presence([True, False], 1)


def test_looking_through_the_eyes_of_another_seat_of_ones_own(guest: Callable[[str], Any]) -> None:
    ola, jan = guest("Ola"), guest("Jan")
    seats = ({"kind": "me"}, {"kind": "me", "name": "Olek"}, {"kind": "open"})
    id = started(ola, *seats, joining=jan, game="sagrada")
    with line(ola, id, token=ola.token, seat=0) as there:
        first = there.hear(protocol.Snapshot)
        there.say(type="look", seat=1)
        second = there.hear(protocol.Snapshot)
        assert (first.game.seat, second.game.seat) == (0, 1)
        assert first.game.view != second.game.view
        there.say(type="look", seat=2)
        assert there.hear(protocol.Refused).fault.error == "not-yours"


def test_chat_is_told_to_all_and_only_who_has_a_name_can_write(guest: Callable[[str], Any]) -> None:
    ola, zoe = guest("Ola"), guest("Zoe")
    id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with line(zoe, id, token=zoe.token) as zoes, line(ola, id) as nameless:
        zoes.say(type="chat", text="Hello!", id="chat-0001")
        zoes.hear(protocol.Ack)
        told = nameless.hear((protocol.Snapshot, protocol.Happened))
        while told.events[-1].kind != "chat":
            told = nameless.hear((protocol.Snapshot, protocol.Happened))
        assert (told.events[-1].name, told.events[-1].text) == ("Zoe", "Hello!")
        nameless.say(type="chat", text="Hello!", id="chat-0002")
        assert nameless.hear(protocol.Refused).fault.error == "no-token"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type": "move"}', "\u0000", '{"type": "chat", "text": ""}']
)
def test_nonsense_is_refused_and_the_rest_goes_on(guest: Callable[[str], Any], text: str) -> None:
    ola = guest("Ola")
    id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with line(ola, id, token=ola.token, seat=0) as there:
        there.hear(protocol.Snapshot)
        there.socket.send(text)
        assert there.hear(protocol.Refused).fault.error == "malformed"
        there.socket.send(text.encode())
        assert there.hear(protocol.Refused).fault.error == "malformed"
        there.say(type="chat", text="still here", id="chat-0001")
        there.hear(protocol.Ack)


def test_who_only_sends_nonsense_or_too_much_is_disconnected(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    for message, times in (("{", 30), ("x" * 10_000, 1)):
        with line(ola, id, token=ola.token) as there, pytest.raises(ConnectionClosed):
            there.shout(message, times)
    assert ola.get(f"/tables/{id}").status_code == 200


def test_another_page_cannot_connect(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with pytest.raises(InvalidStatus, match="403"), connected(ola, id, Origin="https://evil.example"):
        pass
    with connected(ola, id, Origin=str(ola.client.base_url).rstrip("/")) as there:
        there.say(type="hello")
        there.hear(protocol.Snapshot)


@pytest.mark.parametrize("origin", ["http://[::1", "http://[nonsense]", "null", "", "//", "http://\u00e9"])
def test_a_strange_origin_is_refused(guest: Callable[[str], Any], origin: str) -> None:
    ola = guest("Ola")
    id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with pytest.raises(InvalidStatus, match=r"40[03]"), connected(ola, id, Origin=origin):
        pass


def test_a_slow_client_holds_up_nobody_and_then_gets_all_at_once(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    with line(ola, id, token=ola.token, seat=0) as slow:
        first = slow.hear(protocol.Snapshot)
        # As long as nothing is read, what the server may send fits into the buffers below and no further.
        for i in range(300):
            body = {"text": "x" * 500, "id": f"chat-{i:04}"}
            assert ola.post(f"/tables/{id}/chat", body).status_code == 200
        number = first.table.number
        while number < first.table.number + 300:
            message = slow.hear((protocol.Happened, protocol.Snapshot))
            numbers = [event.number for event in message.events if event.number > number]
            assert numbers == sorted(numbers)
            number = message.table.number
        assert number == first.table.number + 300
