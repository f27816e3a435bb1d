"""The waiting room: a name for the guest, who starts and when, and a chat whose new messages are marked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewPage
from tests.page.players import begin, open_panel, open_table
from tests.page.test_looks import axe_violations, is_too_wide

Shoot = Callable[[Page, str], None]
STARTS = {
    "en-GB": ("starts the game when every seat is taken", "drawn by lot"),
    "pl-PL": ("partię rozpoczyna", "rozstrzyga los"),
    "uk-UA": ("партію починає", "вирішує жереб"),
}


def say(page: Page, text: str) -> None:
    page.get_by_test_id("chat").fill(text)
    page.get_by_test_id("chat").press("Enter")


@pytest.mark.core
def test_a_guest_chooses_a_name_before_sitting_down(new_page: NewPage, shoot: Shoot) -> None:
    host, guest = new_page(), new_page(PHONE)
    open_table(host, "patchwork")
    guest.goto(host.url)
    name = guest.get_by_test_id("your-name")
    expect(name).not_to_have_value("")  # a suggestion
    name.fill("Zosia")
    shoot(guest, "sit-down-phone")
    guest.get_by_test_id("join").click()
    for page in (host, guest):
        expect(page.get_by_role("list", name="Players")).to_contain_text("Zosia")
    expect(guest.get_by_test_id("your-name")).to_have_count(0)
    guest.goto("/")
    expect(guest.get_by_label("Nickname")).to_have_value("Zosia")


@pytest.mark.parametrize("locale", STARTS)
def test_everybody_sees_who_starts_and_when(locale: str, new_page: NewPage, shoot: Shoot) -> None:
    host, guest = new_page(), new_page(PHONE, locale=locale)
    open_table(host, "sintra")
    expect(host.get_by_test_id("who-starts")).to_contain_text("You start the game when every seat is taken")
    guest.goto(host.url)
    for words in STARTS[locale]:
        expect(guest.get_by_test_id("who-starts")).to_contain_text(words)
    assert axe_violations(guest) == []
    assert not is_too_wide(guest)
    shoot(guest, f"waiting-phone-{locale[:2]}")
    shoot(host, "waiting-host")


def test_people_talk_before_the_start_and_unread_messages_are_marked(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    open_table(host, "patchwork")
    guest.goto(host.url)
    say(guest, "May I?")
    expect(host.locator("li", has_text="May I?")).to_be_visible()
    begin(host, guest)
    unread = host.get_by_test_id("unread")
    expect(unread).to_have_count(0)  # it was read before the start
    open_panel(guest, "chat")
    say(guest, "Good luck")
    say(guest, "Have fun")
    expect(unread).to_have_text("2")
    expect(unread).to_have_accessible_name("2 unread messages")
    host.reload()
    expect(unread).to_have_text("2")  # also after another visit
    open_panel(host, "chat")
    expect(host.get_by_text("Have fun")).to_be_visible()
    expect(unread).to_have_count(0)
    host.reload()
    host.get_by_test_id("board").wait_for()
    expect(unread).to_have_count(0)
    expect(guest.get_by_test_id("unread")).to_have_count(0)  # own messages
