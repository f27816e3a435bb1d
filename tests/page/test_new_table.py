"""The form for a new table: any seat for the host, and only the options that apply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewPage
from tests.page.players import CAN_ACT
from tests.page.test_looks import axe_violations, is_too_wide
from tests.shipped import GAMES

Shoot = Callable[[Page, str], None]
PLACES = "(seats) => seats.map((seat) => seat.querySelector('select').value)"


def choose_players(page: Page, count: int) -> None:
    page.get_by_role("group", name="How many players").get_by_text(str(count), exact=True).click()


def seats(page: Page) -> list[str]:
    shown: list[str] = page.locator(".seat").evaluate_all(PLACES)
    return shown


def create(page: Page) -> dict[str, Any]:
    """Create the table, and return the request."""
    with page.expect_request("**/api/tables") as created:
        page.get_by_role("button", name="Create the table").click()
    body: dict[str, Any] | None = created.value.post_data_json
    assert body is not None
    return body


@pytest.mark.core
def test_the_host_sits_on_any_seat(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/sintra")
    choose_players(page, 3)
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_label("Seat 3").select_option("me")
    assert seats(page) == ["open", "random", "me"]
    page.get_by_label("Seat 1").select_option("random")
    choose_players(page, 2)
    assert seats(page) == ["random", "me"]
    choose_players(page, 3)
    assert seats(page) == ["random", "random", "me"]
    body = create(page)
    assert body["seats"] == [{"kind": "bot", "bot": "random"}] * 2 + [{"kind": "me"}]
    page.wait_for_function(CAN_ACT)
    expect(page.locator("li.mine")).to_have_count(1)


def test_the_form_shows_and_sends_only_options_that_apply(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/sagrada")
    solo = page.get_by_label("Tools")
    expect(page.get_by_test_id("options")).to_be_visible()
    expect(solo).to_have_count(0)
    choose_players(page, 1)
    expect(solo).to_be_visible()
    solo.select_option("1")
    choose_players(page, 2)
    expect(solo).to_have_count(0)
    page.get_by_label("Seat 2").select_option("random")
    assert "tools" not in create(page)["options"]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained(game: str, new_page: NewPage, shoot: Shoot) -> None:
    for locale, size in (("en-GB", None), ("pl-PL", PHONE), ("uk-UA", PHONE)):
        page = new_page(size, locale=locale) if size else new_page(locale=locale)
        page.goto(f"/new/{game}")
        page.locator("form").wait_for()
        for select in page.get_by_test_id("options").locator("select").all():
            assert select.evaluate("(e) => e.getAttribute('aria-describedby') !== null"), game
            expect(select).not_to_have_accessible_description("")
        assert axe_violations(page) == []
        assert not is_too_wide(page)
        shoot(page, f"new-{game}-{locale[:2]}")


def test_clocks_and_bots_are_explained(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/patchwork")
    page.get_by_label("Clock").select_option("fischer")
    expect(page.get_by_text("Like a chess clock")).to_be_visible()
    page.get_by_label("Seat 2").select_option("apprentice")
    expect(page.get_by_text("good for your first games")).to_be_visible()
    expect(page.get_by_text("List the table")).to_have_count(0)  # no seat is open
