"""A whole match of each game against a bot: once by pointer, once by keys alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.conftest import NewPage
from tests.page.players import Keys, Pointer, play_now, play_to_the_end

GAMES = ["patchwork", "sintra", "sagrada", "blueprints"]


@pytest.mark.parametrize("how", [Pointer, Keys])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(
    game: str, how: type[Pointer], new_page: NewPage, shoot: Callable[[Page, str], None]
) -> None:
    page = new_page()
    play_now(page, game)
    assert play_to_the_end(page, how(page)) > 5
    final = page.get_by_test_id("final")
    assert final.is_visible()
    shoot(page, f"end-{game}-{how.__name__.lower()}")
    assert page.get_by_test_id("sentence").inner_text().startswith("The game is over. ")
