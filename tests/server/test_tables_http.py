"""Whole matches over HTTP, and refused table requests."""

import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytestmark = [pytest.mark.long, pytest.mark.both_stores]

Json = dict[str, Any]


def nonce() -> str:
    return secrets.token_urlsafe(24)


def new_table(host: Any, game: str, *seats: dict[str, Any], **more: Any) -> Json:
    answer = host.post("/tables", {"game": game, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


def leaves(choices: list[Json]) -> Iterator[int]:
    for choice in choices:
        if choice["move"] is not None:
            yield choice["move"]
        yield from leaves(choice["choices"])


def play_to_the_end(table: str, people: dict[int, Any], most: int = 2_000) -> Json:
    """Everybody plays their first choice until the end; returns the final view of the first player."""
    seat, person = next(iter(people.items()))
    info = person.get(f"/tables/{table}").json()
    while info["state"] == "running" and info["number"] < most:
        for one in info["to_act"]:
            act(people[one], table, one, info["number"])
        info = person.get(f"/tables/{table}").json()
    assert info["state"] == "over"
    snapshot: Json = person.get(f"/tables/{table}/view?seat={seat}").json()
    return snapshot


def act(person: Any, table: str, seat: int, number: int) -> None:
    move = next(leaves(person.get(f"/tables/{table}/choices?seat={seat}").json()))
    body = {"seat": seat, "answers": number, "id": secrets.token_hex(8), "move": move}
    assert person.post(f"/tables/{table}/moves", body).status_code == 200


@pytest.mark.parametrize("game", ["patchwork", "sintra", "sagrada", "blueprints"])
def test_two_people_play_a_whole_game(game: str, guest: Callable[[str], Any]) -> None:
    ola, jan = guest("Ola"), guest("Jan")
    table = new_table(ola, game, {"kind": "me"}, {"kind": "open"})
    id = table["id"]
    assert (table["state"], table["host"], len(table["commitment"])) == ("open", True, 64)
    assert ola.post(f"/tables/{id}/start", {"nonce": nonce()}).status_code == 409
    joined = jan.post(f"/tables/{id}/join", {"nonce": nonce()}).json()
    assert [(seat["kind"], seat["mine"]) for seat in joined["seats"]] == [("person", False), ("person", True)]
    assert jan.post(f"/tables/{id}/start", {"nonce": nonce()}).status_code == 403
    assert ola.post(f"/tables/{id}/start", {"nonce": nonce()}).json()["state"] == "running"
    end = play_to_the_end(id, {0: ola, 1: jan})
    assert end["game"]["outcome"]["winners"]
    record = ola.get(f"/tables/{id}/record").json()
    assert (len(record["nonces"]), record["commitment"]) == (2, table["commitment"])
    replay = ola.get(f"/tables/{id}/replay").json()
    assert len(replay["frames"]) == len(record["moves"]) + 1
    assert replay["outcome"]["scores"] == end["game"]["outcome"]["scores"]
    uploaded = ola.post("/replay", record)
    assert uploaded.json()["frames"] == replay["frames"]


def test_the_host_replaces_an_open_seat_by_a_bot(guest: Callable[[str], Any]) -> None:
    ola, jan = guest("Ola"), guest("Jan")
    id = new_table(ola, "patchwork", {"kind": "me"}, {"kind": "open"})["id"]
    assert jan.get(f"/tables/{id}").json()["host_seat"] == 0
    path = f"/tables/{id}/seats"
    assert jan.post(path, {"seat": 1, "bot": "random"}).status_code == 403
    assert ola.post(path, {"seat": 1, "bot": "no such bot"}).status_code == 400
    assert ola.post(path, {"seat": 1}).status_code == 400
    assert ola.post(path, {"seat": 0, "bot": "random"}).json()["error"] == "seat-taken"
    assert ola.post(path, {"seat": 1, "bot": "random"}).json()["seats"][1]["kind"] == "bot"
    assert jan.post(f"/tables/{id}/join", {"nonce": nonce()}).json()["error"] == "seat-taken"
    assert ola.post(path, {"seat": 1, "bot": None}).json()["seats"][1]["kind"] == "open"
    ola.post(path, {"seat": 1, "bot": "random"})
    assert ola.post(f"/tables/{id}/start", {"nonce": nonce()}).json()["state"] == "running"
    assert ola.post(path, {"seat": 1, "bot": None}).json()["error"] == "not-now"


def test_names_at_a_table_are_cleaned(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")

    def made(name: str) -> Any:
        seats = [{"kind": "me"}, {"kind": "me", "name": name}]
        return ola.post("/tables", {"game": "patchwork", "seats": seats})

    assert made("  Jan   z Gdyni").json()["seats"][1]["name"] == "Jan z Gdyni"
    for wrong in ("a\u202eb", "  ", "\x1b[2J"):
        assert made(wrong).status_code == 400
