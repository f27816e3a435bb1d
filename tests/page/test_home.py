"""The home page: a game with one click, pictures, rules, and the user's tables in order."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.players import CAN_ACT, open_table, play_now
from tests.shipped import GAMES

ALT = {
    "en-GB": "A game of Sagrada in progress",
    "pl-PL": "Sagrada: partia w toku",
    "uk-UA": "Sagrada: партія в розпалі",
}


def start_with_bots(page: Page, game: str, bot: str, bots: int) -> None:
    page.goto("/")
    page.get_by_test_id("bot").select_option(bot)
    card = page.locator(f"article[data-game={game}]")
    card.get_by_role("group", name="Bots").get_by_text(str(bots), exact=True).click()
    card.locator("button.primary").click()
    page.wait_for_function(CAN_ACT)


@pytest.mark.core
def test_a_game_with_one_click_at_a_chosen_strength(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_test_id("bot").select_option("apprentice")
    expect(page.get_by_text("good for your first games")).to_be_visible()
    with page.expect_request("**/api/tables") as created:
        start_with_bots(page, "sagrada", "apprentice", 2)
    request = created.value.post_data_json
    assert request is not None
    assert [seat.get("bot") for seat in request["seats"]] == [None, "apprentice", "apprentice"]


@pytest.mark.parametrize("locale", ALT)
def test_every_game_has_a_picture_and_rules_in_the_readers_language(locale: str, new_page: NewPage) -> None:
    page = new_page(locale=locale)
    page.goto("/")
    cards = page.locator("article[data-game]")
    expect(page.get_by_role("img", name=ALT[locale])).to_be_visible()
    for game in GAMES:
        picture = cards.and_(page.locator(f"[data-game={game}]")).locator("img")
        picture.scroll_into_view_if_needed()
        page.wait_for_function(
            "(image) => image.complete && image.naturalWidth > 0", arg=picture.element_handle()
        )
        assert f"{game}.{locale[:2]}" in (picture.get_attribute("src") or "")
    cards.first.locator("a[href^='/rules/']").click()
    expect(page.get_by_test_id("rules").locator("h2").first).to_be_visible()
    assert page.get_by_test_id("rules").locator("[lang]").get_attribute("lang") == locale[:2]


@pytest.mark.core
def test_tables_that_wait_for_the_user_come_first_and_results_last(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "patchwork")
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("yes").click()
    page.get_by_test_id("game-over").wait_for()
    play_now(page, "patchwork")
    open_table(page, "patchwork")
    page.goto("/")
    running = page.get_by_test_id("running").locator("li")
    expect(running).to_have_count(2)
    expect(running.nth(0)).to_contain_text("Your turn")
    expect(running.nth(1)).to_contain_text("open")
    result = page.get_by_test_id("results").locator("li")
    expect(result).to_contain_text("You resigned")
    expect(result).to_contain_text("point")
    running.nth(0).locator("a").click()
    page.wait_for_function(CAN_ACT)
