"""Cached responses: made once, bounded in size, limited for those who cause the work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from draftwork.server.cached_response import CachedResponse, ResponseCache
from draftwork.server.errors import TooMany
from draftwork.server.rate_limit import Limits, Rate
from draftwork.server.settings import ServerSettings
from tests.server.guests import Guest, create_table, run_server


def allowed() -> None:
    """No limit."""


def refused() -> None:
    raise TooMany("too-many", seconds=1)


class Maker:
    """Makes content and counts how often."""

    def __init__(self, content: bytes = b"picture") -> None:
        self.content, self.calls = content, 0

    def __call__(self) -> bytes:
        self.calls += 1
        return self.content


def test_concurrent_and_later_requests_share_one_response() -> None:
    async def scene() -> int:
        cache, make = ResponseCache(), Maker()
        await asyncio.gather(*(cache.get("key", "image/svg+xml", make, allowed) for _ in range(5)))
        found = await cache.get("key", "image/svg+xml", make, refused)  # what exists costs nothing
        assert found.content == b"picture"
        return make.calls

    assert asyncio.run(scene()) == 1


def test_a_client_over_the_limit_causes_no_work() -> None:
    async def scene() -> int:
        cache, make = ResponseCache(), Maker()
        with pytest.raises(TooMany):
            await cache.get("key", "image/svg+xml", make, refused)
        return make.calls

    assert asyncio.run(scene()) == 0


def test_a_failure_is_not_kept() -> None:
    async def scene() -> CachedResponse:
        cache = ResponseCache()
        with pytest.raises(ZeroDivisionError):
            await cache.get("key", "text/plain", lambda: b"x" * (1 // 0), allowed)
        return await cache.get("key", "text/plain", Maker(), allowed)

    assert asyncio.run(scene()).content == b"picture"


def test_the_least_recently_used_responses_are_dropped() -> None:
    async def scene() -> list[int]:
        cache, makers = ResponseCache(max_bytes=250), [Maker(b"x" * 100) for _ in range(3)]
        for key in (0, 1, 0, 2, 0, 1):
            await cache.get(key, "text/plain", makers[key], allowed)
        return [make.calls for make in makers]

    assert asyncio.run(scene()) == [1, 2, 1]


def test_a_picture_is_drawn_once_per_position(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from draftwork.play import Seat

    drawn: list[str] = []
    draw: Callable[..., str] = Seat.svg

    def count(seat: Any, language: str) -> str:
        drawn.append(language)
        return draw(seat, language)

    monkeypatch.setattr(Seat, "svg", count)
    with run_server(settings) as http:
        ola = Guest(http, "Ola")
        id = create_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        first = ola.get(f"/tables/{id}/picture.svg")
        again = ola.get(f"/tables/{id}/picture.svg")
        assert first.content == again.content
        ola.get(f"/tables/{id}/picture.svg?lang=pl")
        assert drawn == ["en", "pl"]
        address = f"/api/tables/{id}/picture.svg"
        unchanged = http.get(address, headers={"If-None-Match": first.headers["etag"]})
        assert (unchanged.status_code, unchanged.content) == (304, b"")
        seat = ola.get(f"/tables/{id}").json()["to_act"][0]
        number = ola.get(f"/tables/{id}").json()["number"]
        move = {"seat": seat, "answers": number, "id": "12345678", "move": "advance"}
        assert ola.post(f"/tables/{id}/moves", move).status_code == 200
        assert ola.get(f"/tables/{id}/picture.svg").content != first.content


def test_new_pictures_are_limited_by_address(settings: ServerSettings) -> None:
    limits = Limits(pictures=Rate(1, 0.001))
    with run_server(replace(settings, limits=limits, origins=("https://play.example",))) as http:
        ola = Guest(http, "Ola")
        id = create_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        assert ola.get(f"/tables/{id}/picture.svg").status_code == 200
        assert ola.get(f"/tables/{id}/picture.svg?lang=pl").status_code == 429
        assert ola.get(f"/tables/{id}/picture.svg").status_code == 200


def test_new_invitations_are_limited_by_address(settings: ServerSettings) -> None:
    """Each name of the server has a picture of its own, and anybody can choose the port in it."""
    limits = Limits(pictures=Rate(1, 0.001))
    with run_server(replace(settings, limits=limits, origins=("https://play.example",))) as http:
        ola = Guest(http, "Ola")
        id = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False)
        statuses = [
            http.get(f"/api/tables/{id}/invite.svg", headers={"Host": host}).status_code
            for host in ("localhost:1", "localhost:2", "localhost:1")
        ]
        assert statuses == [200, 429, 200]
