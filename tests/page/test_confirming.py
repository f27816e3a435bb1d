"""Confirmations, taking back with a key, seats of people who left, and bots that stand in."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewPage
from tests.page.players import BOARD, CAN_ACT, open_panel, play_now, ply, wait_for_ply
from tests.page.test_choosing import begin
from tests.page.test_turns import sit_down_with_a_clock

Shoot = Callable[[Page, str], None]
TARGETS = {"sintra": ("f1-", "strip-"), "sagrada": ("pool-", "cell-")}
SENT = """
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) { window.sent.push(data); return send.call(this, data); };
"""


def sent_moves(page: Page) -> list[str]:
    """The names of the fields of all sent moves."""
    sent: list[str] = page.evaluate("sent")
    return [one for one in sent if json.loads(one).get("type") == "move"]


@pytest.mark.parametrize("game", TARGETS)
@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "uk-UA"])
def test_on_touch_a_target_is_shown_first_and_played_once_it_is_confirmed(
    game: str, language: str, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(PHONE, locale=language, has_touch=True, is_mobile=True)
    begin_by_touch(page, game)
    piece, target = TARGETS[game]
    before = ply(page)
    page.locator(f"{BOARD} [data-key^={piece}][data-legal]").first.tap()
    space = page.locator(f"{BOARD} [data-key^={target}][data-legal]").first
    space.tap()
    if page.locator(".jokers").is_visible():
        page.locator(".jokers [data-legal]").first.tap()
    bar = page.get_by_test_id("confirm-bar")
    expect(bar).to_be_in_viewport()
    expect(page.locator(f"{BOARD} [data-preview]").first).to_be_visible()
    shoot(page, f"confirm-{game}-{language[:2]}")
    assert ply(page) == before
    page.get_by_test_id("confirm-step").tap()
    wait_for_ply(page, f"> {before}")
    expect(bar).to_have_count(0)


def begin_by_touch(page: Page, game: str) -> None:
    play_now(page, game)
    if game == "sagrada":
        before = ply(page)
        page.locator("[data-key^=pattern]").first.tap()
        page.get_by_test_id("confirm-step").tap()
        wait_for_ply(page, f"> {before}")
        page.wait_for_function(CAN_ACT)


def test_a_mouse_needs_no_confirmation_unless_the_user_wants_it(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "patchwork")
    before = ply(page)
    page.locator("[data-key=advance][data-legal]").first.click()
    wait_for_ply(page, f"> {before}")
    page.wait_for_function(CAN_ACT)
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("confirm-when").select_option("always")
    page.keyboard.press("Escape")
    before = ply(page)
    advance = page.locator("[data-key=advance][data-legal]").first
    advance.click()
    expect(page.get_by_test_id("confirm-bar")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm-bar")).to_have_count(0)
    assert ply(page) == before
    advance.click()
    advance.click()
    wait_for_ply(page, f"> {before}")


def test_a_die_and_its_space_are_one_message_and_one_key_takes_them_back(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(SENT)
    begin(page, "sagrada")
    before, messages = ply(page), len(sent_moves(page))
    page.locator("[data-key^=pool-][data-legal]").first.click()
    page.locator("[data-key^=cell-][data-legal]").first.click()
    wait_for_ply(page, f"> {before}")
    last = sent_moves(page)[messages:]
    assert len(last) == 1
    assert len(json.loads(last[0])["then"]) == 1
    if page.get_by_test_id("undo").is_enabled():
        page.keyboard.press("Backspace")
        wait_for_ply(page, f"=== {before}")


def test_ending_a_turn_asks_while_a_die_can_be_placed(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    begin(page, "sagrada")
    before = ply(page)
    end = page.locator("[data-key=pass]")
    assert end.evaluate("e => !e.classList.contains('ring')")
    end.click()
    expect(page.get_by_test_id("confirm-bar")).to_contain_text("A die can still be placed.")
    shoot(page, "sagrada-end-turn")
    assert ply(page) == before
    page.get_by_test_id("confirm-step").click()
    wait_for_ply(page, f"> {before}")


def test_bots_wait_when_nobody_plays_and_offer_the_way_back(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    play_now(page, "patchwork")
    page.get_by_test_id("more").click()
    page.get_by_test_id("takeover").click()
    page.get_by_test_id("yes").click()
    status = page.get_by_test_id("status-line")
    expect(status).to_contain_text("The bots wait until you come back.")
    before = ply(page)
    page.wait_for_timeout(1500)
    assert ply(page) == before
    shoot(page, "bots-wait")
    page.get_by_test_id("back-to-seat").click()
    expect(page.get_by_test_id("back-to-seat")).to_have_count(0)
    page.wait_for_function(CAN_ACT)


def test_after_the_time_the_bots_wait(new_page: NewPage) -> None:
    page = new_page()
    sit_down_with_a_clock(page, 3, "bot")
    status = page.get_by_test_id("status-line")
    expect(status).to_contain_text("You ran out of time. The bots wait for you.")
    page.get_by_test_id("back-to-seat").click()
    page.wait_for_function(CAN_ACT)


def test_a_bot_that_stands_in_has_a_lasting_badge(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    play_now(page, "patchwork", bot="master")  # the bots of this server stand in for the master
    for _ in range(8):
        page.wait_for_function(CAN_ACT)
        page.locator("[data-key=advance][data-legal]").first.click()
        if page.get_by_test_id("stands-in-1").is_visible():
            break
        page.wait_for_timeout(300)
    expect(page.get_by_test_id("stands-in-1")).to_have_text("Apprentice stands in")
    open_panel(page, "log")
    expect(page.get_by_test_id("stood-in").first).to_contain_text("Apprentice")
    shoot(page, "stands-in")
    page.reload()
    expect(page.get_by_test_id("stands-in-1")).to_be_visible()
