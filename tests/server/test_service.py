"""Bots and clocks act by themselves, also after a restart."""

import asyncio
import gc
import io
import secrets
import time
from dataclasses import replace
from pathlib import Path

import pytest

from draftwork.bots.think import ThinkRequest
from draftwork.server.app import create_app
from draftwork.server.errors import NotFound
from draftwork.server.rate_limit import Limits, Rate
from draftwork.server.settings import ServerSettings
from draftwork.server.table.commands import Leave
from tests.server.guests import Guest, create_table, nonce, reconnect, run_server, wait_for

pytestmark = [pytest.mark.long, pytest.mark.both_stores]


def test_bots_and_clocks_act_after_a_restart(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        bots = create_table(ola, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
        people = ({"kind": "me"}, {"kind": "me", "name": "Jan"})
        clock = {"kind": "turn", "seconds": 1}
        lost = create_table(ola, *people, clock=clock, lapse="loss")
        later = create_table(ola, *people, clock={"kind": "days", "days": 1})
    time.sleep(1.1)
    with run_server(replace(settings, restart_grace=0.2)) as client:
        reconnect(ola, client)
        assert wait_for(ola, lost, "state", "over")["seats"][0]["fate"] in ("lapsed", "playing")
        fates = [seat["fate"] for seat in ola.get(f"/tables/{lost}").json()["seats"]]
        assert sorted(fates) == ["lapsed", "playing"]
        wait_for(ola, bots, "state", "over", 120)
        assert ola.get(f"/tables/{later}").json()["state"] == "running"
        mine = [table["id"] for table in ola.get("/me/tables").json()]
        assert mine == [later, lost, bots]
        assert ola.get(f"/tables/{bots}/replay").status_code == 200


def test_after_a_time_out_a_bot_takes_over(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        people = ({"kind": "me"}, {"kind": "me", "name": "Jan"})
        id = create_table(ola, *people, clock={"kind": "turn", "seconds": 1}, lapse="bot")
        time.sleep(1.2)
        kinds = {event["kind"] for event in ola.get(f"/tables/{id}/view").json()["events"]}
        assert "lapsed" in kinds
        assert "ended" not in kinds


def test_beyond_the_thinking_quota_the_apprentice_plays(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from draftwork.server.tables.bot_pool import BotChoice, BotPool

    asked: list[str] = []

    async def choose(self: BotPool, table: str, request: ThinkRequest) -> BotChoice:
        asked.append(request.bot)
        return BotChoice(0, 3.0, standing_in=False)  # “advance” is legal except with the leather patch

    monkeypatch.setattr(BotPool, "choose", choose)
    limits = Limits(thinking=Rate(burst=4, per_second=0.0001))
    with run_server(replace(settings, limits=limits)) as client:
        ola = Guest(client, "Ola")
        id = create_table(ola, {"kind": "bot", "bot": "craftsman"}, {"kind": "bot", "bot": "craftsman"})
        end = time.monotonic() + 20
        while len(asked) < 4 and time.monotonic() < end:
            time.sleep(0.05)
        assert asked[:4] == ["craftsman", "craftsman", "apprentice", "apprentice"]
        assert ola.get(f"/tables/{id}").json()["number"] > 4


def test_cancelled_thinking_counts_towards_the_quota(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from draftwork.server.rate_limit import TokenBuckets
    from draftwork.server.tables.bot_pool import BotChoice, BotPool

    charged: list[float] = []

    async def choose(self: BotPool, *request: object) -> BotChoice:
        await asyncio.sleep(60)
        return BotChoice(0, 60.0, standing_in=False)

    monkeypatch.setattr(BotPool, "choose", choose)
    monkeypatch.setattr(TokenBuckets, "charge", lambda self, kind, who, rate, amount: charged.append(amount))
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        id = create_table(ola, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
        time.sleep(0.2)
        assert ola.post(f"/tables/{id}/abandon").status_code == 200
        assert ola.get(f"/tables/{id}").json()["state"] == "abandoned"
        assert len(charged) == 1
        assert 0.1 < charged[0] < 10


def test_leaving_starts_a_bot_and_returning_stops_it(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola, jan = Guest(client, "Ola"), Guest(client, "Jan")
        id = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False)
        jan.post(f"/tables/{id}/join", {"nonce": nonce()})
        ola.post(f"/tables/{id}/start", {"nonce": nonce()})
        left = jan.post(f"/tables/{id}/takeover", {"seat": 1, "bot": "random"}).json()
        assert (left["seats"][1]["bot"], left["seats"][1]["fate"]) == ("random", "left")
        returned = jan.post(f"/tables/{id}/return", {"seat": 1}).json()
        assert (returned["seats"][1]["bot"], returned["seats"][1]["fate"]) == (None, "playing")
        assert jan.post(f"/tables/{id}/abandon").status_code == 409
        over = jan.post(f"/tables/{id}/resign", {"seat": 1}).json()
        assert over["state"] == "over"
        again = ola.post(f"/tables/{id}/rematch").json()
        assert jan.post(f"/tables/{id}/rematch").json()["id"] == again["id"]
        assert again["id"] != id
        assert ola.get(f"/tables/{id}").json()["rematch"] == again["id"]
        assert Guest(client, "Zoe").post(f"/tables/{id}/rematch").status_code == 403


def test_commands_of_a_person_are_limited(settings: ServerSettings) -> None:
    slow = Rate(burst=2, per_second=0.01)
    with run_server(replace(settings, limits=Limits(chat=slow, tables=slow, moves=slow))) as client:
        ola = Guest(client, "Ola")
        id = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False)
        chats = [ola.post(f"/tables/{id}/chat", {"text": "a", "id": f"chat-000{i}"}) for i in range(3)]
        assert [chat.status_code for chat in chats] == [200, 200, 429]
        assert "seconds" in chats[2].json()["message"]["args"]
        starts = [ola.post(f"/tables/{id}/start", {"nonce": nonce()}).status_code for _ in range(3)]
        assert starts == [409, 409, 429]
        requested = {"game": "patchwork", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert [ola.post("/tables", requested).status_code for _ in range(2)] == [201, 429]
        assert Guest(client, "Jan").post("/tables", requested).status_code == 201


def test_tables_dropped_from_memory_are_loaded_again(settings: ServerSettings) -> None:
    with run_server(replace(settings, max_loaded_tables=1)) as client:
        ola = Guest(client, "Ola")
        people = ({"kind": "me"}, {"kind": "me", "name": "Jan"})
        tables = [create_table(ola, *people) for _ in range(3)]
        for id in tables * 2:
            info = ola.get(f"/tables/{id}").json()
            (seat,) = info["to_act"]
            body = {"seat": seat, "answers": info["number"], "id": secrets.token_hex(8), "move": "advance"}
            assert ola.post(f"/tables/{id}/moves", body).json()["number"] == info["number"] + 1


def test_of_two_processes_only_one_stores_the_next_event(settings: ServerSettings, tmp_path: Path) -> None:
    """The second process has not loaded the new event: it reloads the table and refuses the stale move."""
    other = replace(settings, data_folder=tmp_path / "other", database=settings.database_url)
    other.data_folder.mkdir()
    with run_server(settings) as first, run_server(other) as second:
        ola = Guest(first, "Ola")
        id = create_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        info = ola.get(f"/tables/{id}").json()
        (seat,) = info["to_act"]
        there = Guest(second, "Jan")
        there.token = ola.token
        assert there.get(f"/tables/{id}").json()["number"] == info["number"]
        body = {"seat": seat, "answers": info["number"], "id": "the-first-move", "move": "advance"}
        assert ola.post(f"/tables/{id}/moves", body).status_code == 200
        late = there.post(f"/tables/{id}/moves", body | {"id": "the-other-move"})
        assert (late.status_code, late.json()["error"]) in [(409, "stale"), (409, "not-your-turn")]
        assert there.post(f"/tables/{id}/moves", body).json()["number"] == info["number"] + 1
        assert there.get(f"/tables/{id}").json()["number"] == info["number"] + 1


@pytest.mark.parametrize(
    ("error", "logged"), [(NotFound("no-such-table"), False), (ZeroDivisionError(), True)]
)
def test_a_refusal_for_which_nobody_waits_any_more_is_no_internal_error(
    settings: ServerSettings, written: io.StringIO, error: Exception, logged: bool
) -> None:
    unretrieved = []

    async def scene() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unretrieved.append(context))
        app = create_app(settings)
        async with app.lifespan():
            service = app.state.server.service
            started, cancelled = asyncio.Event(), asyncio.Event()

            async def fail(_: str) -> None:
                started.set()
                await cancelled.wait()
                raise error

            service.tables.find = fail
            acting = asyncio.create_task(service.act("x", Leave(), None))
            await started.wait()
            acting.cancel()
            await asyncio.gather(acting, return_exceptions=True)
            cancelled.set()
            await asyncio.sleep(0.05)
            gc.collect()

    asyncio.run(scene())
    assert unretrieved == []
    assert ("unhandled exception" in written.getvalue()) is logged
