"""The rematch: an offer, the answers, and the next table once everybody has agreed."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from draftwork.kernel.deal import commitment
from draftwork.server import protocol
from draftwork.server.errors import NotNow, NotYours
from draftwork.server.table import events as e
from draftwork.server.table import render
from draftwork.server.table.commands import Actor, BotMove, OfferRematch, Resign
from draftwork.server.table.decide import CommandResult, decide
from draftwork.server.table.table import Table
from tests.server.guests import Guest, create_table, nonce, wait_for
from tests.server.tables import IGA, NONCE, OLA, TARAS, ZOE, TableDriver, new_table, started_table

NEXT_SEED = "a" * 64
OFFER = OfferRematch("next", NEXT_SEED)


def finished_table(game: str = "patchwork", players: int = 2) -> TableDriver:
    """A table of people whose match is over."""
    driver = started_table(game, players)
    driver.execute(Resign(0), OLA)
    return driver


def answer(person: Actor, agree: bool = True, table: str = "next") -> protocol.RematchAnswer:
    return protocol.RematchAnswer(table, f"nonce-of-{person.id}-12345", agree)


def offer_of(driver: TableDriver) -> protocol.RematchOfferInfo:
    offer = render.table_info(driver.table, OLA.id).rematch_offer
    assert offer is not None
    return offer


def log_kinds(driver: TableDriver, count: int) -> list[str]:
    return [str(entry.kind) for entry in render.log_since(driver.table, 1, None)][-count:]


def test_an_offer_waits_for_all_people_and_publishes_the_commitment() -> None:
    driver = finished_table()
    driver.execute(OFFER, TARAS)
    expected = protocol.RematchOfferInfo(1, "next", commitment(NEXT_SEED), [], [0, 1])
    assert offer_of(driver) == expected
    driver.execute(answer(TARAS), TARAS)
    assert offer_of(driver) == msgspec.structs.replace(expected, agreed=[1], waits_for=[0])
    assert driver.table.rematch is None
    assert log_kinds(driver, 1) == ["rematch-offered"]


def test_the_last_agreement_starts_the_match_with_the_nonces_of_all() -> None:
    driver = finished_table()
    driver.execute(OFFER, TARAS)
    driver.execute(answer(TARAS), TARAS)
    decided = decide(driver.table, answer(OLA), OLA, driver.time.tick())
    table = decided.next_table
    assert table is not None
    assert (table.id, table.state, table.created.follows, table.created.host) == (
        "next",
        "running",
        "table",
        "taras",
    )
    assert [seat.person for seat in table.seats] == ["ola", "taras"]
    assert table.match is not None
    assert (table.match.seed, [*table.match.nonces]) == (
        NEXT_SEED,
        [answer(OLA).nonce, answer(TARAS).nonce],
    )
    stored = [e.decode(e.encode(event)) for event in table.events]
    assert Table.fold("next", stored).match == table.match
    driver.execute(answer(OLA), OLA)
    info = render.table_info(driver.table, OLA.id)
    assert (info.rematch, info.rematch_offer) == ("next", None)
    assert log_kinds(driver, 3) == ["rematch-offered", "rematch-agreed", "rematch"]
    assert decide(driver.table, answer(OLA), OLA, 0.0) == CommandResult()
    assert decide(driver.table, OfferRematch("more", NEXT_SEED), OLA, 0.0) == CommandResult()
    assert render.table_info(driver.reload(), OLA.id) == info


def test_only_players_offer_and_only_after_the_end() -> None:
    running = started_table("patchwork", 2)
    with pytest.raises(NotNow, match="not over"):
        running.execute(OFFER, OLA)
    driver = finished_table()
    with pytest.raises(NotYours):
        driver.execute(OFFER, ZOE)
    driver.execute(OFFER, OLA)
    with pytest.raises(NotYours):
        driver.execute(answer(ZOE), ZOE)
    assert decide(driver.table, OfferRematch("another", NEXT_SEED), TARAS, 0.0) == CommandResult()


def test_a_declined_offer_is_gone_and_can_be_made_again() -> None:
    driver = finished_table("sintra", 3)
    for person in (TARAS, IGA):
        if driver.table.state == "running":
            driver.execute(Resign(driver.table.seats_of(person.id)[0]), person)
    while driver.table.state == "running":
        play_bot(driver)
    driver.execute(OFFER, OLA)
    driver.execute(answer(OLA), OLA)
    driver.execute(answer(TARAS), TARAS)
    driver.execute(answer(IGA, agree=False), IGA)
    assert render.table_info(driver.table, None).rematch_offer is None
    assert log_kinds(driver, 3) == ["rematch-offered", "rematch-agreed", "rematch-declined"]
    with pytest.raises(NotNow, match="Nobody offers a rematch"):
        driver.execute(answer(TARAS), TARAS)
    driver.execute(OfferRematch("later", NEXT_SEED), TARAS)
    with pytest.raises(NotNow):  # an answer to the first offer
        driver.execute(answer(OLA), OLA)
    driver.execute(answer(TARAS, agree=False, table="later"), TARAS)
    assert log_kinds(driver, 1) == ["rematch-withdrawn"]
    assert driver.reload().rematch_offer is None


def play_bot(driver: TableDriver) -> None:
    seat = driver.table.to_act[0]
    driver.execute(BotMove(seat, driver.table.number, driver.legal_moves(seat)[0]), None)


def test_a_person_alone_agrees_for_all_their_seats() -> None:
    seats = [protocol.SeatRequest("me"), protocol.SeatRequest("me", name="Jan")]
    driver = new_table(protocol.NewTable("patchwork", seats))
    driver.execute(protocol.Start(NONCE), OLA)
    driver.execute(Resign(0), OLA)
    driver.execute(OFFER, OLA)
    table = decide(driver.table, answer(OLA), OLA, driver.time.tick()).next_table
    assert table is not None
    assert [(seat.person, seat.name) for seat in table.seats] == [("ola", "Ola"), ("ola", "Jan")]
    assert table.match is not None
    assert [*table.match.nonces] == [answer(OLA).nonce]


def test_the_seed_of_the_next_match_is_secret() -> None:
    driver = finished_table()
    driver.execute(OFFER, TARAS)
    shown = [
        render.snapshot(driver.table, seat, person, (), 0.0)
        for seat, person in ((0, "ola"), (1, "taras"), (None, None))
    ]
    assert NEXT_SEED.encode() not in msgspec.json.encode([shown, render.record(driver.table, 1)])


def test_tables_of_old_databases_have_their_rematch() -> None:
    driver = finished_table()
    number = driver.table.number + 1
    old = b'{"kind":"rematched","number":%d,"at":2e6,"table":"next"}' % number
    stored = [*map(e.encode, driver.table.events), old]
    table = Table.fold("table", map(e.decode, stored))
    assert render.table_info(table, None).rematch == "next"
    assert render.log_since(table, None, None)[-1].table == "next"


def finished_match(ola: Guest, taras: Guest) -> str:
    id = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False)
    taras.post(f"/tables/{id}/join", {"nonce": nonce()})
    ola.post(f"/tables/{id}/start", {"nonce": nonce()})
    ola.post(f"/tables/{id}/resign", {"seat": 0})
    wait_for(ola, id, "state", "over", 60)
    return id


def post_answer(guest: Guest, id: str, offer: dict[str, Any]) -> httpx.Response:
    return guest.post(f"/tables/{id}/rematch/answer", {"table": offer["table"], "nonce": nonce()})


def test_a_rematch_over_http(client: httpx.Client) -> None:
    ola, taras = Guest(client, "Ola"), Guest(client, "Taras")
    id = finished_match(ola, taras)
    offer = ola.post(f"/tables/{id}/rematch").json()["rematch_offer"]
    assert taras.get(f"/tables/{id}").json()["rematch_offer"] == offer
    assert taras.get(f"/tables/{offer['table']}").status_code == 404
    assert post_answer(ola, id, offer).json()["rematch"] is None
    assert post_answer(taras, id, offer).json()["rematch"] == offer["table"]
    started = taras.get(f"/tables/{offer['table']}").json()
    assert (started["state"], started["commitment"]) == ("running", offer["commitment"])
    assert {table["id"] for table in taras.get("/me/tables").json()} == {id, offer["table"]}
