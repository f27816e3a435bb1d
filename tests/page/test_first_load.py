"""The first load, measured over HTTP as a browser requests it: the home page, then a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.page.conftest import NewPage
from tests.page.players import CAN_ACT
from tests.shipped import GAMES

MAX_BYTES = 200_000  # compressed, until the first game can be played, with the pictures of the home page
PICTURES_LOADED = f"""() => {{
  const pictures = [...document.querySelectorAll('article img')].filter((image) => image.naturalWidth > 0);
  return pictures.length >= {len(GAMES)};
}}"""
LOCALES = ("en-GB", "pl-PL", "uk-UA")
# The bodies of all responses as they were transferred, by path.
SIZES = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((entry) => [new URL(entry.name).pathname, entry.encodedBodySize])"""


def transferred(page: Page) -> list[tuple[str, int]]:
    """The files that the page has loaded, the largest first."""
    sizes: list[tuple[str, int]] = page.evaluate(SIZES)
    return sorted(sizes, key=lambda one: -one[1])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_loads_little(game: str, locale: str, new_page: NewPage) -> None:
    page = new_page((1366, 768), locale=locale)
    page.goto("/")
    page.wait_for_function(PICTURES_LOADED)
    page.locator(f"article[data-game={game}] button.primary").click()
    page.wait_for_function(CAN_ACT)
    page.get_by_test_id("board").locator("[data-legal]:visible").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = transferred(page)
    names = [name for name, _ in sizes]
    assert sum(f"/{game}.{locale[:2]}" in name for name in names) == 1  # the picture is counted
    assert any(f"/assets/{game}-" in name and name.endswith(".js") for name in names)  # and the board
    total = sum(size for _, size in sizes)
    listed = "\n".join(f"{size:9,} {name}" for name, size in sizes)
    print(f"{game} {locale}: {total:,} bytes in {len(sizes)} responses")
    assert 50_000 < total < MAX_BYTES, f"{total:,} bytes:\n{listed}"
