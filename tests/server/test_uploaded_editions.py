"""Tables with an uploaded edition: worker processes, undo, rematch and restart."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import msgspec
import pytest

from draftwork.bots.think import ThinkRequest, ThinkWorker
from draftwork.games import load
from draftwork.games.sagrada.notation import edition as sagrada
from draftwork.kernel.errors import DraftworkError
from draftwork.play import Match
from draftwork.server.settings import ServerSettings
from draftwork.server.table import render
from draftwork.server.table.create import rematch_table
from draftwork.server.table.seats import RematchOffer
from draftwork.server.tables import renderer
from draftwork.server.tables.records import _table
from draftwork.workers.process import Program, Worker, environment
from tests.editions import GAMES, own
from tests.server.guests import Guest, create_table, nonce, reconnect, run_server, wait_for
from tests.server.tables import NONCE, SEED, TableDriver, started_table

FORGET = 2 * sagrada._CACHE_SIZE


def forget() -> None:
    """Remove cached editions that no match uses."""
    for n in range(FORGET):
        sagrada.read_edition(own("sagrada", f"another {n}"))


def driver_with(game: str) -> TableDriver:
    return started_table(game, 2, edition=own(game))


async def ask(worker: Worker, request: msgspec.Struct) -> bytes:
    """The result of another process, which knows only the request."""
    try:
        return await worker.ask(request)
    finally:
        await worker.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_in_a_worker_process_plays(game: str) -> None:
    table = driver_with(game).table
    (seat, *_) = table.to_act
    request = ThinkRequest("t", "apprentice", game, "1", seat, table.packed_redacted_state(seat))
    request.edition = table.packed_own_edition()
    move = msgspec.msgpack.decode(asyncio.run(ask(ThinkWorker(), request)), type=int)
    assert move in TableDriver(table).legal_moves(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_process_renders_the_same(game: str) -> None:
    table = driver_with(game).table
    here = [msgspec.json.encode(render.game_snapshot(table, viewer, 0.0)) for viewer in (0, 1, None)]
    table.cache.clear()
    worker = Worker(Program(renderer.COMMAND, environment(compiled=False)))
    rendered = renderer._decode(asyncio.run(ask(worker, renderer.render_request(table, [0, 1, None]))))
    assert rendered is not None
    renderer.store(table, [0, 1, None], rendered)
    assert [msgspec.json.encode(render.game_snapshot(table, viewer, 0.0)) for viewer in (0, 1, None)] == here


def test_shipped_editions_are_not_sent_to_workers() -> None:
    assert renderer.render_request(started_table("sagrada", 2).table, [0]).edition == b""


@pytest.mark.parametrize("game", GAMES)
def test_moves_undo_and_a_restart(game: str) -> None:
    driver = driver_with(game)
    taken_back = 0
    for pick in range(20):
        driver.play_any(pick)
        forget()
        taken_back += took_back(driver)
    assert taken_back
    driver.play_any()
    forget()
    again = driver.reload()
    assert again.match is not None
    assert again.match.edition.name == "my own copy"
    assert [render.game_snapshot(again, seat, 0.0) for seat in (0, 1)] == [
        render.game_snapshot(driver.table, seat, 0.0) for seat in (0, 1)
    ]
    assert driver.table.match is not None
    assert again.match.seat(None).svg("en") == driver.table.match.seat(None).svg("en")


def took_back(driver: TableDriver) -> bool:
    """Whether a seat could undo the last move."""
    for seat in (0, 1):
        try:
            driver.undo(seat)
            if driver.table.undo_request:
                driver.consent(1 - seat, agree=True)
            return True
        except DraftworkError:
            continue
    return False


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_replayed_and_imported_elsewhere(game: str) -> None:
    driver = driver_with(game)
    driver.play_any()
    assert driver.table.match is not None
    record = driver.table.match.record("all")
    forget()
    table = _table(Match.from_record(record), record)
    assert table.edition is not None
    assert (table.edition.name, table.edition.data) == ("my own copy", own_data(game))
    assert render.table_info(table, None).edition == render.table_info(driver.table, None).edition


def own_data(game: str) -> dict[str, Any]:
    read = load(game).read_edition
    assert read is not None
    return dict(read(own(game)).data)


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_has_the_same_edition(game: str) -> None:
    table = driver_with(game).table
    offer = RematchOffer(0, "next", SEED)
    nonces = dict.fromkeys(table.people, NONCE)
    assert rematch_table(table, offer, nonces, 0.0).edition == table.edition
    assert table.edition is not None
    assert table.edition.data == own_data(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_edition_is_stored_once(game: str) -> None:
    from draftwork.server.table import events

    table = driver_with(game).table
    assert [len(events.encode(event)) < 6_000 for event in table.events] == [True] * len(table.events)
    assert all(len(events.encode(event)) < 500 for event in table.events[1:])


@pytest.mark.long
def test_a_table_continues_after_a_restart(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        people = ({"kind": "me"}, {"kind": "bot", "bot": "apprentice"})
        id = create_table(ola, *people, game="sagrada", edition=own("sagrada"))
        before = ola.get(f"/tables/{id}/edition").json()
        decide(ola, id)
        number = decide(ola, id)
    forget()
    with run_server(settings) as client:
        reconnect(ola, client)
        assert ola.get(f"/tables/{id}/edition").json() == before
        assert our_turn(ola, id)["number"] >= number
        decide(ola, id)
        assert ola.get(f"/tables/{id}/picture.svg?seat=0").text.rstrip().endswith("</svg>")
        ola.post(f"/tables/{id}/resign", {"seat": 0})
        wait_for(ola, id, "state", "over", 60)
        assert ola.get(f"/tables/{id}/replay").status_code == 200
        assert ola.get(f"/tables/{id}/record").json()["edition"]["data"] == before["data"]
        offer = ola.post(f"/tables/{id}/rematch").json()["rematch_offer"]
        answer = {"table": offer["table"], "nonce": nonce()}
        assert ola.post(f"/tables/{id}/rematch/answer", answer).status_code == 200
        again = ola.get(f"/tables/{offer['table']}").json()
        assert (again["state"], again["edition"]["hash"]) == ("running", before["hash"])


def our_turn(guest: Guest, id: str) -> dict[str, Any]:
    """The table once the first seat is to act, possibly together with others."""
    end = time.monotonic() + 30
    while 0 not in (info := guest.get(f"/tables/{id}").json())["to_act"]:
        assert time.monotonic() < end, info
        time.sleep(0.05)
    result: dict[str, Any] = info
    return result


def decide(guest: Guest, id: str) -> int:
    """Play some move when it is our turn; returns the number of the event."""
    info = our_turn(guest, id)
    move = leaves(guest.get(f"/tables/{id}/choices?seat=0").json())[0]
    body = {"seat": 0, "answers": info["number"], "id": secrets.token_hex(8), "move": move}
    answer = guest.post(f"/tables/{id}/moves", body)
    assert answer.status_code == 200, answer.text
    number: int = answer.json()["number"]
    return number


def leaves(choices: list[dict[str, Any]]) -> list[int]:
    """The moves of a tree of choices."""
    return [
        move
        for one in choices
        for move in ([one["move"]] if one["move"] is not None else leaves(one["choices"]))
    ]
