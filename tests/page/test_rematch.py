"""A rematch is an offer that the other player sees and answers. When both agree, the match starts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewPage
from tests.page.players import CAN_ACT, begin, open_table, play_now

Shoot = Callable[[Page, str], None]


def resign(page: Page) -> None:
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("yes").click()
    page.get_by_test_id("game-over").wait_for()


def finished_match(new_page: NewPage) -> tuple[Page, Page]:
    """Two people at a table whose match is over: Ola, who is the host, and Jan."""
    ola, jan = new_page(), new_page(PHONE)
    for page, name in ((ola, "Ola"), (jan, "Jan")):
        page.goto("/")
        page.get_by_label("Nickname").fill(name)
        page.get_by_role("button", name="Rename").click()
        expect(page.get_by_role("log")).to_contain_text(f"You are now {name}")
    open_table(ola, "patchwork")
    begin(ola, jan)
    resign(ola)
    jan.get_by_test_id("game-over").wait_for()
    return ola, jan


@pytest.mark.core
def test_both_agree_and_the_next_match_starts(new_page: NewPage, shoot: Shoot) -> None:
    ola, jan = finished_match(new_page)
    first = ola.url
    ola.get_by_test_id("rematch").click()
    expect(ola.get_by_test_id("rematch-offer")).to_contain_text("Waiting for Jan")
    offered = jan.get_by_test_id("rematch-offer")
    expect(offered).to_contain_text("Ola offers a rematch")
    expect(jan.get_by_role("log")).to_contain_text("Ola offers a rematch")  # screen readers say it too
    shoot(jan, "rematch-offered-phone")
    shoot(ola, "rematch-waiting")
    jan.get_by_test_id("accept").click()
    for page in (ola, jan):
        page.wait_for_url(lambda url: url != first)
        expect(page.get_by_test_id("board")).to_be_visible()
    assert ola.url == jan.url
    ola.get_by_test_id("fairness").locator("summary").click()
    expect(ola.get_by_test_id("fairness")).to_contain_text("has noted the commitment")
    resign(ola)
    for page in (ola, jan):  # both browsers have stored the commitment and contributed to the seed
        page.get_by_test_id("fairness").locator("summary").click()
        expect(page.get_by_test_id("verdict")).to_contain_text("Kept:")


def test_an_offer_is_declined_or_withdrawn(new_page: NewPage) -> None:
    ola, jan = finished_match(new_page)
    ola.get_by_test_id("rematch").click()
    jan.get_by_test_id("decline").click()
    for page in (ola, jan):
        expect(page.get_by_test_id("rematch-offer")).to_contain_text("Jan declines the rematch")
    jan.get_by_test_id("rematch").click()
    expect(ola.get_by_test_id("accept")).to_be_visible()
    jan.get_by_test_id("withdraw").click()
    expect(ola.get_by_test_id("rematch-offer")).to_contain_text("Jan withdraws the offer")
    expect(ola.get_by_test_id("accept")).to_have_count(0)


def test_an_offer_is_among_the_games_of_the_home_page(new_page: NewPage) -> None:
    ola, jan = finished_match(new_page)
    table = jan.url
    jan.goto("/")
    ola.get_by_test_id("rematch").click()
    expect(ola.get_by_test_id("withdraw")).to_be_visible()
    jan.reload()
    waiting = jan.get_by_test_id("running").locator("li[data-standing=rematch]")
    expect(waiting).to_contain_text("Ola offers a rematch")
    waiting.locator("a").click()
    jan.get_by_test_id("accept").click()
    jan.wait_for_url(lambda url: url != table and "/t/" in url)
    jan.get_by_test_id("board").wait_for()


def test_against_bots_the_next_match_starts_at_once(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "patchwork")
    resign(page)
    first = page.url
    expect(page.get_by_test_id("rematch")).to_have_text("Play again")
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_function(CAN_ACT)
    page.goto(first)
    page.get_by_role("link", name="To the next game").click()
    page.wait_for_url(lambda url: url != first)
