"""Tokens expire, and tables and guests without a move are deleted."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import text

from draftwork.server.app import create_app
from draftwork.server.guests import TOKEN_SECONDS
from draftwork.server.settings import ServerSettings
from draftwork.server.storage.database import open_database
from draftwork.server.tables import pruning
from draftwork.server.tables.pruning import PRUNE_SECONDS, Pruner
from tests.server.guests import Guest, create_table, nonce

pytestmark = pytest.mark.both_stores

DAY = 86_400.0
ALONE = ({"kind": "me"}, {"kind": "me", "name": "Jan"})
Prune = Callable[[float], None]


@pytest.fixture
def server(settings: ServerSettings, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    monkeypatch.setattr(pruning, "_PAUSE", 0.0)
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def prune(server: TestClient[Litestar]) -> Prune:
    """Run a round of pruning some seconds in the future."""

    def run(later: float) -> None:
        state = server.app.state.server
        pruner = Pruner(state.store, state.service.tables, state.service.hub)
        with server.portal() as portal:
            portal.call(pruner.prune, time.time() + later)

    return run


def stored(settings: ServerSettings, query: str) -> list[Any]:
    engine = open_database(settings.database_url)
    with engine.connect() as connection:
        found = list(connection.scalars(text(query)))
    engine.dispose()
    return found


def change(settings: ServerSettings, statement: str, *rows: dict[str, Any]) -> None:
    engine = open_database(settings.database_url)
    with engine.begin() as connection:
        connection.execute(text(statement), rows)
    engine.dispose()


def play(guest: Guest, table: str) -> None:
    info = guest.get(f"/tables/{table}").json()
    body = {"seat": info["to_act"][0], "answers": info["number"], "id": nonce(), "move": "advance"}
    assert guest.post(f"/tables/{table}/moves", body).status_code == 200


def test_tables_and_guests_without_a_move_are_deleted(
    server: TestClient[Litestar], settings: ServerSettings, prune: Prune
) -> None:
    ola, jan, _ = (Guest(server, name) for name in ("Ola", "Jan", "Zoe"))
    played = create_table(ola, *ALONE)
    play(ola, played)
    ola.post(f"/tables/{played}/chat", {"text": "hello", "id": nonce()})
    unplayed = [
        create_table(jan, {"kind": "me"}, {"kind": "open"}, start=False),
        create_table(jan, *ALONE),
        create_table(ola, *ALONE),
    ]
    jan.post(f"/tables/{unplayed[1]}/abandon")
    prune(PRUNE_SECONDS - DAY)
    assert len(stored(settings, "SELECT id FROM tables")) == 4
    assert len(stored(settings, "SELECT id FROM people")) == 3
    prune(PRUNE_SECONDS + DAY)
    assert stored(settings, "SELECT id FROM tables") == [played]
    assert stored(settings, "SELECT DISTINCT table_id FROM events") == [played]
    assert stored(settings, "SELECT DISTINCT table_id FROM sitters") == [played]
    assert stored(settings, "SELECT nickname FROM people") == ["Ola"]
    assert len(stored(settings, "SELECT hash FROM tokens")) == 1
    assert [server.get(f"/api/tables/{id}").status_code for id in unplayed] == [404] * 3
    play(ola, played)


def test_a_command_at_a_deleted_table_stores_nothing(
    server: TestClient[Litestar], settings: ServerSettings, prune: Prune
) -> None:
    ola = Guest(server, "Ola")
    table = create_table(ola, *ALONE)
    state = server.app.state.server
    with server.portal() as portal:
        loaded = portal.call(state.service.tables.find, table)
    prune(PRUNE_SECONDS + DAY)
    state.service.tables.add(loaded)  # as if a request had begun before
    answer = ola.post(f"/tables/{table}/chat", {"text": "hello", "id": nonce()})
    assert answer.status_code == 404
    assert stored(settings, "SELECT number FROM events") == []


def test_tables_where_a_clock_or_a_client_waits_are_kept(
    server: TestClient[Litestar], settings: ServerSettings, prune: Prune
) -> None:
    ola = Guest(server, "Ola")
    timed = create_table(ola, *ALONE, clock={"kind": "days", "days": 30})
    watched = create_table(ola, *ALONE)
    with server.websocket_connect(f"/api/tables/{watched}/live") as socket:
        socket.send_json({"type": "hello"})
        socket.receive_json()
        prune(2 * PRUNE_SECONDS)
        assert sorted(stored(settings, "SELECT id FROM tables")) == sorted([timed, watched])


def test_more_than_one_step_is_deleted(
    server: TestClient[Litestar], settings: ServerSettings, prune: Prune
) -> None:
    Guest(server, "Ola")
    rows = [{"id": f"person-{i}"} for i in range(250)]
    change(settings, "INSERT INTO people (id, nickname, created) VALUES (:id, 'x', 0.0)", *rows)
    prune(0.0)
    assert stored(settings, "SELECT nickname FROM people") == ["Ola"]


def test_a_token_expires_a_year_after_its_last_use(
    server: TestClient[Litestar], settings: ServerSettings, prune: Prune
) -> None:
    ola, jan = Guest(server, "Ola"), Guest(server, "Jan")
    for guest in (ola, jan):
        play(guest, create_table(guest, *ALONE))
    age(server, settings, TOKEN_SECONDS - DAY)
    assert ola.get("/me").status_code == 200  # used again, so it lives for another year
    wait_until(lambda: max(stored(settings, "SELECT used FROM tokens")) > time.time() - DAY)
    change(settings, "UPDATE tokens SET used = used - :seconds", {"seconds": 2 * DAY})
    server.app.state.server.guests._cache.clear()
    assert ola.get("/me").status_code == 200
    assert jan.get("/me").status_code == 401
    prune(0.0)
    assert len(stored(settings, "SELECT hash FROM tokens")) == 1
    assert len(stored(settings, "SELECT id FROM people")) == 2  # both have played


def age(server: TestClient[Litestar], settings: ServerSettings, seconds: float) -> None:
    """Let all tokens be unused for some time."""
    change(settings, "UPDATE tokens SET used = :at", {"at": time.time() - seconds})
    server.app.state.server.guests._cache.clear()


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)
