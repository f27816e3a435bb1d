"""The first load, measured over HTTP as a browser requests it: the home page, then a game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import NewPage
from tests.page.players import CAN_ACT
from tests.shipped import GAMES

MAX_BYTES = 200_000  # until the first game can be played, with the pictures of the home page
LOCALES = ("en-GB", "pl-PL", "uk-UA")


def count_bytes(page: Page) -> dict[str, float]:
    """Count the bytes of each response as they arrive, compressed. WebSockets are not counted."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    addresses: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def answered(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["response"]["url"].partition("//")[2].partition("/")[2]

    def finished(event: dict[str, Any]) -> None:
        name = addresses.get(event["requestId"], event["requestId"])
        sizes[name] = sizes.get(name, 0) + event["encodedDataLength"]

    devtools.on("Network.responseReceived", answered)
    devtools.on("Network.loadingFinished", finished)
    return sizes


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_loads_little(game: str, locale: str, new_page: NewPage) -> None:
    page = new_page((1366, 768), locale=locale, service_workers="block")
    sizes = count_bytes(page)
    page.goto("/")
    page.locator(f"article[data-game={game}] button.primary").wait_for()
    page.wait_for_load_state("networkidle")
    page.locator(f"article[data-game={game}] button.primary").click()
    page.wait_for_function(CAN_ACT)
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 10
    total = sum(sizes.values())
    assert 50_000 < total < MAX_BYTES, sorted(sizes.items(), key=lambda one: -one[1])
