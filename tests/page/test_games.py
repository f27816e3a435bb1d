"""Each game against a bot: a whole match by pointer, and the first rounds by keys alone.

A thorough run plays the whole match by keys too.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from draftwork import bots
from draftwork.games import load
from draftwork.testing.effort import THOROUGH
from tests.page.conftest import NewPage
from tests.page.players import Keys, Pointer, play_now, play_to_the_end, some_decisions
from tests.shipped import GAMES


@pytest.mark.parametrize("how", [Pointer, Keys] if THOROUGH else [Pointer])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(
    game: str, how: type[Pointer], new_page: NewPage, shoot: Callable[[Page, str], None]
) -> None:
    page = new_page()
    play_now(page, game)
    assert play_to_the_end(page, how(page)) > 5
    final = page.get_by_test_id("game-over")
    assert final.is_visible()
    shoot(page, f"end-{game}-{how.__name__.lower()}")
    assert page.get_by_test_id("status-line").inner_text().startswith("The game is over.")


@pytest.mark.core
def test_the_default_bot_of_the_games_is_preselected(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    assert page.get_by_test_id("bot").input_value() == bots.default_bot(load("patchwork"))
    with page.expect_request("**/api/tables") as created:
        page.locator("article[data-game=patchwork] button.primary").click()
    request = created.value.post_data_json
    assert request is not None
    assert request["seats"][1] == {"kind": "bot", "bot": bots.default_bot()}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.core
def test_keys_alone_are_enough(game: str, new_page: NewPage) -> None:
    page = new_page()
    play_now(page, game)
    assert some_decisions(page, Keys(page), 10) == 10
