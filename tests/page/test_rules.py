"""A click on a rule number opens that rule."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.players import open_panel, play_now

Shoot = Callable[[Page, str], None]


def test_why_opens_the_rules_at_the_rule(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    play_now(page, "sintra")
    open_panel(page, "moves")
    # The glazier starts at the left, so it cannot return.
    page.get_by_test_id("choices").get_by_role("button", name="why? rule SI-13").click()
    expect(page.get_by_test_id("tab-rules")).to_have_attribute("aria-expanded", "true")
    place = page.get_by_test_id("rules").locator(".requested")
    expect(place).to_contain_text("SI-13")
    expect(place).to_be_in_viewport()
    shoot(page, "rule")


def test_letters_are_a_setting(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    play_now(page, "sintra")
    glass = page.get_by_test_id("board").locator("text.pane")
    expect(glass).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("letters").check()
    expect(glass.first).to_be_visible()
    page.keyboard.press("Escape")
    shoot(page, "letters")
