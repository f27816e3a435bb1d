"""Several names on one device: a link from another device asks before it changes who plays here."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewPage
from tests.page.players import play_now

Shoot = Callable[[Page, str], None]
NICKNAME = "() => localStorage.getItem('draftwork.nickname')"


def name(page: Page, nickname: str) -> None:
    page.goto("/")
    page.get_by_label("Nickname").fill(nickname)
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("log")).to_contain_text(f"You are now {nickname}")


def carry_link(page: Page) -> str:
    page.goto("/")
    page.get_by_role("button", name="Continue on another device").click()
    link: str = page.get_by_role("textbox", name="Continue on another device").input_value()
    return link


def ola_and_jan(new_page: NewPage) -> tuple[str, Page]:
    """The link of Ola's device, and the device of Jan, who has a game there."""
    ola, jan = new_page(), new_page(PHONE)
    name(ola, "Ola")
    name(jan, "Jan")
    play_now(jan, "patchwork")
    return carry_link(ola), jan


@pytest.mark.core
def test_a_link_asks_and_keeps_both_names(new_page: NewPage, shoot: Shoot) -> None:
    link, jan = ola_and_jan(new_page)
    jan.goto(link)
    asked = jan.get_by_test_id("carry-ask")
    expect(asked).to_contain_text("Continue as Ola?")
    expect(asked).to_contain_text("already plays as Jan")
    assert jan.evaluate(NICKNAME) == "Jan"
    shoot(jan, "carry-ask-phone")
    jan.get_by_test_id("carry-both").click()
    expect(jan.get_by_role("heading", level=1)).to_have_text("You are now Ola on this device.")
    jan.goto("/")
    expect(jan.get_by_label("Nickname")).to_have_value("Ola")
    expect(jan.get_by_test_id("running")).to_have_count(0)
    shoot(jan, "identities-phone")
    jan.get_by_role("button", name="Play as Jan").click()
    expect(jan.get_by_test_id("running")).to_contain_text("Patchwork")
    expect(jan.get_by_label("Nickname")).to_have_value("Jan")
    jan.get_by_role("button", name="Forget Ola").click()
    jan.get_by_test_id("yes").click()
    expect(jan.get_by_test_id("identities")).to_have_count(0)


def test_a_link_changes_nothing_until_the_user_agrees(new_page: NewPage) -> None:
    link, jan = ola_and_jan(new_page)
    jan.goto(link)
    jan.get_by_role("link", name="Cancel").click()
    expect(jan.get_by_test_id("running")).to_contain_text("Patchwork")
    assert jan.evaluate(NICKNAME) == "Jan"
    jan.goto(link)  # the code is still valid
    jan.get_by_test_id("carry-only").click()
    expect(jan.get_by_role("heading", level=1)).to_have_text("You are now Ola on this device.")
    jan.goto("/")
    expect(jan.get_by_label("Nickname")).to_have_value("Ola")
    expect(jan.get_by_test_id("identities")).to_have_count(0)


def test_a_link_on_a_new_device_or_on_the_same_one_asks_nothing(new_page: NewPage) -> None:
    ola, there = new_page(), new_page()
    name(ola, "Ola")
    link = carry_link(ola)
    ola.goto(link)
    expect(ola.get_by_role("heading", level=1)).to_have_text("You are already Ola on this device.")
    there.goto(link)
    expect(there.get_by_role("heading", level=1)).to_have_text("You are now Ola on this device.")
