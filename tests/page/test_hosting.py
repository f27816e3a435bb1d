"""What a host can do about people who do not play."""

from __future__ import annotations

import datetime
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewPage
from tests.page.players import begin, open_table

TERMS = {
    "en-GB": ["3 players", "Apprentice", "10 minutes for the whole game, and 10 seconds", "loses", "B:"],
    "pl": ["3 graczy", "Uczeń", "10 minut na całą partię i jeszcze 10 sekund", "przegrana", "B:"],
    "uk": ["3 гравці", "Учень", "10 хвилин на всю партію і ще 10 секунд", "програно", "B:"],
}


@pytest.mark.core
def test_the_host_frees_a_seat_before_the_start(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    open_table(host, "patchwork")
    guest.goto(host.url)
    guest.get_by_test_id("join").click()
    free = host.get_by_test_id("free-1")
    expect(guest.get_by_test_id("free-0")).to_have_count(0)
    expect(host.get_by_test_id("free-0")).to_have_count(0)  # the host's own seat
    free.click()
    expect(free).to_have_count(0)
    expect(host.get_by_test_id("start")).to_be_disabled()
    guest.get_by_test_id("join").click()
    expect(host.get_by_test_id("start")).to_be_enabled()


def test_a_player_who_is_gone_can_be_replaced(new_page: NewPage) -> None:
    pages = [new_page(refused="403"), new_page(refused="403")]
    host, guest = pages
    open_table(host, "patchwork")
    begin(host, guest)
    expect(host.get_by_test_id("status-line")).to_be_visible()
    waiting = 0 if "Your turn" not in host.get_by_test_id("status-line").inner_text() else 1
    page = pages[waiting]
    button = page.get_by_test_id(f"replace-{1 - waiting}")
    page.get_by_test_id("more").click()
    expect(button).to_have_count(0)
    page.clock.set_fixed_time(
        datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=4)
    )  # only in this browser
    page.reload()
    page.get_by_test_id("more").click()
    expect(page.get_by_role("button", name="Abandon the table")).to_be_visible()
    button.click()
    expect(page.get_by_role("alert")).to_contain_text("three days")  # the server has the right time


def test_the_terms_of_a_table_are_shown_before_anybody_sits_down(
    new_page: NewPage, shoot: Callable[[Page, str], None]
) -> None:
    host = new_page()
    host.goto("/new/sintra")
    host.get_by_role("group", name="How many players").get_by_text("3", exact=True).click()
    host.get_by_label("Seat 3").select_option("apprentice")
    host.get_by_label("Side of the palaces").select_option("B")
    host.get_by_label("Clock").select_option("fischer")
    host.get_by_label("When time runs out").select_option("loss")
    host.get_by_role("button", name="Create the table").click()
    shown = host.get_by_test_id("terms")
    expect(shown).to_contain_text("you (")
    for locale, words in TERMS.items():
        guest = new_page(PHONE, locale=locale)
        guest.goto(host.url)
        expect(guest.get_by_test_id("join")).to_be_visible()
        terms = guest.get_by_test_id("terms")
        for text in words:
            expect(terms).to_contain_text(text)
        shoot(guest, f"terms-{locale}")
    shoot(host, "terms-host")
