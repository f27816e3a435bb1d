"""Motion: the moves of others are played one after the other, can be skipped, and rest when they are over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE, NewPage
from tests.page.ended import start
from tests.page.players import BOARD, CAN_ACT, Pointer, play_now, ply, some_decisions
from tests.shipped import GAMES

Shoot = Callable[[Page, str], None]
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
# Notes every piece that travels over the page, and how many travel at once.
WATCH = """
  window.flights = 0;
  window.turnsSeen = [];
  new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const one of addedNodes)
      if (one.classList?.contains('flying-piece') && !one.classList.contains('settled-piece')) {
        window.flights += 1;
        const told = document.querySelector('[data-testid=last-moves]')?.innerText ?? '';
        window.turnsSeen.push(told);
      }
  }).observe(document, { childList: true, subtree: true });
"""
IDLE = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
AT_REST = f"() => !document.querySelector('.flying-piece') && ({IDLE})() === 0"


def moving_page(new_page: NewPage, **storage: str) -> Page:
    page = new_page(DESKTOP, **MOVING)
    page.add_init_script(WATCH)
    for key, value in storage.items():
        page.add_init_script(f"localStorage.setItem('draftwork.{key}', '{value}')")
    return page


def play_until_others_moved(page: Page) -> None:
    """Make decisions until a move of another player is told."""
    told = page.get_by_test_id("last-moves")
    for _ in range(6):
        some_decisions(page, Pointer(page), 1)
        page.wait_for_function(CAN_ACT)
        seats = told.locator("[data-seat]").evaluate_all("all => all.map((e) => e.dataset.seat)")
        if any(seat != "0" for seat in seats):
            return
    raise AssertionError("no move of another player")


@pytest.mark.parametrize("game", GAMES)
def test_moves_of_others_travel_are_told_and_then_rest(game: str, new_page: NewPage, shoot: Shoot) -> None:
    page = moving_page(new_page)
    play_now(page, game)
    for _ in range(6):  # the first decision of others may move no piece
        play_until_others_moved(page)
        if page.evaluate("flights"):
            break
    assert page.evaluate("flights") > 0
    assert any(told.strip() for told in page.evaluate("turnsSeen"))
    page.wait_for_function(AT_REST)
    page.wait_for_timeout(500)
    assert page.evaluate(IDLE) == 0
    before = page.evaluate("flights")
    page.get_by_test_id("again").click()
    page.wait_for_function("(n) => flights > n", arg=before)
    shoot(page, f"motion-{game}")
    page.wait_for_function(CAN_ACT)


def test_a_click_or_a_key_skips_the_moves(new_page: NewPage) -> None:
    page = moving_page(new_page, speed="slow", pace="slow")
    play_now(page, "patchwork")
    status = page.get_by_test_id("status-line")
    skips: list[Callable[[], None]] = [
        lambda: page.mouse.click(5, 5),
        lambda: page.keyboard.press("ArrowLeft"),
    ]
    for skip in skips:
        page.locator(f"{BOARD} [data-key=advance][data-legal]").first.click()
        expect(status).to_contain_text("The others are moving")
        skip()
        page.wait_for_function(CAN_ACT, timeout=1500)
        expect(page.locator(".flying-piece")).to_have_count(0)


@pytest.mark.parametrize("storage", [{"speed": "off"}, {"pace": "instant"}], ids=str)
def test_moves_can_be_shown_at_once(storage: dict[str, str], new_page: NewPage) -> None:
    page = moving_page(new_page, **storage)
    play_now(page, "sintra")
    play_until_others_moved(page)
    assert page.evaluate("flights") == 0


def test_reduced_motion_shows_moves_at_once(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(WATCH)
    play_now(page, "sintra")
    play_until_others_moved(page)
    assert page.evaluate("flights") == 0


def test_with_several_opponents_a_line_lists_what_each_did(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    start(page, "sintra", bots=3)
    play_until_others_moved(page)
    told = page.get_by_test_id("last-moves")
    expect(told).to_contain_text("Since your turn")
    seats = told.locator("[data-seat]").evaluate_all("all => all.map((e) => e.dataset.seat)")
    assert len(set(seats)) >= 2
    assert page.locator(f"{BOARD} [data-new]").count() > 0
    told.click()
    expect(page.get_by_test_id("last-list").get_by_role("listitem")).to_have_count(len(seats))
    shoot(page, "since-your-turn")


@pytest.mark.parametrize("game", ["sintra", "sagrada", "blueprints"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_round_ends_with_a_summary(
    game: str, size: tuple[int, int], new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(size)
    play_now(page, game)
    summary = page.get_by_test_id("round-summary")
    for _ in range(30):
        some_decisions(page, Pointer(page), 1)
        if summary.is_visible():
            break
    expect(summary.get_by_role("row")).to_have_count(3)
    shoot(page, f"round-{game}-{size[0]}")
    some_decisions(page, Pointer(page), 1)
    expect(summary).to_have_count(0)


def test_a_refused_move_is_taken_back(new_page: NewPage) -> None:
    page = moving_page(new_page)
    page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) {
          return send.call(this, data.replace(/"move":\\d+/, '"move":99999'));
        };"""
    )
    play_now(page, "sintra")
    before = ply(page)
    page.locator(f"{BOARD} [data-key^=f1-][data-legal]").first.click()
    strip = page.locator(f"{BOARD} [data-key^=strip-][data-legal]").first
    strip.hover()
    strip.click()
    if page.locator(".jokers").is_visible():
        page.locator(".jokers [data-legal]").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".settled-piece")).to_have_count(0)
    assert ply(page) == before
    page.wait_for_function(CAN_ACT)


def test_sounds_have_a_button_in_sight(new_page: NewPage) -> None:
    for size in (DESKTOP, PHONE):
        page = new_page(size)
        play_now(page, "patchwork")
        mute = page.get_by_test_id("mute")
        expect(mute).to_be_in_viewport()
        expect(mute).to_have_attribute("aria-pressed", "false")
        mute.click()
        expect(mute).to_have_attribute("aria-pressed", "true")
        assert page.evaluate("localStorage.getItem('draftwork.sounds')") == "off"
