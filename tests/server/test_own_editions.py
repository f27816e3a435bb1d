"""Tables with an own edition: bots and drawing in other processes, undo, rematch, a restart."""

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
from draftwork.server.settings import Settings
from draftwork.server.table import render
from draftwork.server.table.create import rematch_of
from draftwork.server.tables import renderer
from draftwork.server.tables.records import _table
from draftwork.workers.process import Program, Worker, environment
from tests.editions import GAMES, own
from tests.server.guests import Guest, back, begin, nonce, serving, until
from tests.server.tables import OLA, SEED, Sitting, started

FORGET = 2 * sagrada._KEPT


def forget() -> None:
    """Make the process forget editions that no match holds, as if others had been played since."""
    for n in range(FORGET):
        sagrada.read_edition(own("sagrada", f"another {n}"))


def sitting_with(game: str) -> Sitting:
    return started(game, 2, edition=own(game))


async def ask(worker: Worker, request: msgspec.Struct) -> bytes:
    """The result of another process, which knows only the request."""
    try:
        return await worker.ask(request)
    finally:
        await worker.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_in_another_process_plays(game: str) -> None:
    table = sitting_with(game).table
    (seat, *_) = table.to_act
    request = ThinkRequest("t", "apprentice", game, "1", seat, table.hidden_bytes(seat))
    request.edition = table.own_edition_bytes()
    move = msgspec.msgpack.decode(asyncio.run(ask(ThinkWorker(), request)), type=int)
    assert move in Sitting(table).legal(seat)


@pytest.mark.parametrize("game", GAMES)
def test_another_process_draws_what_would_be_drawn_here(game: str) -> None:
    table = sitting_with(game).table
    here = [msgspec.json.encode(render.now(table, viewer, 0.0)) for viewer in (0, 1, None)]
    table.cache.clear()
    worker = Worker(Program(renderer.COMMAND, environment(compiled=False)))
    rendered = renderer._decode(asyncio.run(ask(worker, renderer.render_request(table, [0, 1, None]))))
    assert rendered is not None
    renderer.store(table, [0, 1, None], rendered)
    assert [msgspec.json.encode(render.now(table, viewer, 0.0)) for viewer in (0, 1, None)] == here


def test_editions_we_ship_are_not_sent() -> None:
    assert renderer.render_request(started("sagrada", 2).table, [0]).edition == b""


@pytest.mark.parametrize("game", GAMES)
def test_moves_undo_and_a_restart(game: str) -> None:
    sitting = sitting_with(game)
    taken_back = 0
    for pick in range(20):
        sitting.play_on(pick)
        forget()
        taken_back += took_back(sitting)
    assert taken_back
    sitting.play_on()
    forget()
    again = sitting.again()
    assert again.match is not None
    assert again.match.edition.name == "my own copy"
    assert [render.now(again, seat, 0.0) for seat in (0, 1)] == [
        render.now(sitting.table, seat, 0.0) for seat in (0, 1)
    ]
    assert sitting.table.match is not None
    assert again.match.seat(None).svg("en") == sitting.table.match.seat(None).svg("en")


def took_back(sitting: Sitting) -> bool:
    """Whether somebody could take the last move back."""
    for seat in (0, 1):
        try:
            sitting.undo(seat)
            if sitting.table.asking:
                sitting.consent(1 - seat, agree=True)
            return True
        except DraftworkError:
            continue
    return False


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_replayed_and_imported_elsewhere(game: str) -> None:
    sitting = sitting_with(game)
    sitting.play_on()
    assert sitting.table.match is not None
    record = sitting.table.match.record("all")
    forget()
    table = _table(Match.from_record(record), record)
    assert table.edition is not None
    assert (table.edition.name, table.edition.data) == ("my own copy", own_data(game))
    assert render.info(table, None).edition == render.info(sitting.table, None).edition


def own_data(game: str) -> dict[str, Any]:
    read = load(game).read_edition
    assert read is not None
    return dict(read(own(game)).data)


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_has_the_same_edition(game: str) -> None:
    table = sitting_with(game).table
    assert rematch_of(table, OLA, SEED, 0.0).edition == table.edition
    assert table.edition is not None
    assert table.edition.data == own_data(game)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_stored_is_small(game: str) -> None:
    from draftwork.server.table import events

    table = sitting_with(game).table
    assert [len(events.encode(event)) < 6_000 for event in table.events] == [True] * len(table.events)
    assert all(len(events.encode(event)) < 500 for event in table.events[1:])


@pytest.mark.long
def test_a_table_goes_on_after_a_restart(settings: Settings) -> None:
    with serving(settings) as client:
        ola = Guest(client, "Ola")
        people = ({"kind": "me"}, {"kind": "bot", "bot": "apprentice"})
        id = begin(ola, *people, game="sagrada", edition=own("sagrada"))
        before = ola.get(f"/tables/{id}/edition").json()
        decide(ola, id)
        seen = decide(ola, id)
    forget()
    with serving(settings) as client:
        back(ola, client)
        assert ola.get(f"/tables/{id}/edition").json() == before
        assert our_turn(ola, id)["number"] >= seen
        decide(ola, id)
        assert ola.get(f"/tables/{id}/picture.svg?seat=0").text.rstrip().endswith("</svg>")
        ola.post(f"/tables/{id}/resign", {"seat": 0})
        until(ola, id, "state", "over", 60)
        assert ola.get(f"/tables/{id}/replay").status_code == 200
        assert ola.get(f"/tables/{id}/record").json()["edition"]["data"] == before["data"]
        again = ola.post(f"/tables/{id}/rematch").json()
        assert again["edition"]["hash"] == before["hash"]
        assert ola.post(f"/tables/{again['id']}/start", {"nonce": nonce()}).status_code == 200


def our_turn(guest: Guest, id: str) -> dict[str, Any]:
    """The table once the first seat is to act, perhaps together with others."""
    end = time.monotonic() + 30
    while 0 not in (info := guest.get(f"/tables/{id}").json())["to_act"]:
        assert time.monotonic() < end, info
        time.sleep(0.05)
    told: dict[str, Any] = info
    return told


def decide(guest: Guest, id: str) -> int:
    """Play any move once it is our turn; the number of the event."""
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
