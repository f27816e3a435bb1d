"""BP-16: as an option, won awards and prizes lie face down until the end."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.players import BOARD, CAN_ACT, Pointer, open_panel, play_now, ply, some_decisions

Shoot = Callable[[Page, str], None]
NAMED = re.compile(r"(Award|Prize) of round \d")
MAX_DECISIONS = 30  # more than a player makes in a round
# All text of the board: visible, for screen readers, and in tooltips.
ALL_TEXT = """board => [board, ...board.querySelectorAll('*')]
  .flatMap((e) => [e === board ? e.textContent : '', e.getAttribute('aria-label'), e.getAttribute('title')])
  .filter(Boolean).join('\\n')"""


def turn(page: Page, on: bool) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("face-down").set_checked(on)
    page.keyboard.press("Escape")


def told(page: Page) -> str:
    text: str = page.locator(BOARD).evaluate(ALL_TEXT)
    return text


def play_a_round(page: Page) -> None:
    """Play until cards have been won. With two players, every round gives one award."""
    player, backs = Pointer(page), page.get_by_test_id("face-down-cards")
    for _ in range(MAX_DECISIONS):
        if backs.count():
            some_decisions(page, player, 2)  # so that the previous position is in the next round too
            page.wait_for_function(CAN_ACT)
            return
        some_decisions(page, player, 1)
    raise AssertionError("nobody has won a card")


def expect_face_down(page: Page) -> None:
    expect(page.get_by_test_id("face-down-cards").first).to_contain_text("face down")
    assert not NAMED.search(told(page))
    backs = page.get_by_test_id("face-down-cards").locator("use")
    assert {use.get_attribute("href") for use in backs.all()} == {"#bp-card-back"}
    expect(page.locator(f"{BOARD} header .points")).to_have_count(0)
    open_panel(page, "scores")
    expect(page.get_by_role("tabpanel").get_by_text("Hidden until the end.")).to_have_count(2)
    expect(page.get_by_role("tabpanel")).not_to_contain_text("Total")


def expect_face_up(page: Page) -> None:
    expect(page.get_by_test_id("face-down-cards")).to_have_count(0)
    assert NAMED.search(told(page))
    expect(page.locator(f"{BOARD} header .points")).to_have_count(2)
    open_panel(page, "scores")
    expect(page.get_by_role("tabpanel")).to_contain_text("Total")  # the own total, and all totals at the end


def shoot_both(page: Page, shoot: Shoot, name: str) -> None:
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        shoot(page, f"{name}-{width}")


def test_bp16_won_cards_are_face_down_until_the_end(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    play_now(page, "blueprints")
    turn(page, on=True)
    play_a_round(page)
    expect_face_down(page)
    scores = page.get_by_test_id(re.compile(r"score-\d"))
    expect(scores).to_have_count(0)
    shoot_both(page, shoot, "face-down")
    page.get_by_role("button", name="Round 1").click()
    expect(page.get_by_test_id("board")).to_contain_text("Who won these is hidden")
    expect(page.locator(f"{BOARD} .won")).to_have_count(0)
    shoot_both(page, shoot, "face-down-round")
    open_panel(page, "log")
    expect(page.get_by_test_id("log-round")).to_contain_text("won the Silver Award")  # public information
    turn(page, on=False)
    expect(page.locator(f"{BOARD} .won").first).to_be_visible()
    expect_face_up(page)
    expect(scores.first).to_be_visible()
    turn(page, on=True)
    expect_face_down(page)
    page.reload()
    page.get_by_test_id("face-down-cards").first.wait_for()
    expect_face_down(page)


def test_bp16_the_end_shows_won_cards_and_earlier_positions_do_not(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    play_now(page, "blueprints")
    turn(page, on=True)
    play_a_round(page)
    last = ply(page)
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("yes").click()
    page.get_by_test_id("game-over").wait_for()
    expect_face_up(page)
    expect(page.get_by_test_id("game-over")).to_contain_text("Silver Award")
    expect(page.get_by_test_id(re.compile(r"score-\d"))).to_have_count(2)
    shoot_both(page, shoot, "face-down-end")
    page.get_by_role("link", name="Replay").click()
    page.get_by_test_id("slider").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_test_id("ply")).to_contain_text(f"{last} of {last}")
    expect_face_up(page)
    page.get_by_test_id("slider").press("ArrowLeft")
    expect(page.get_by_test_id("ply")).to_contain_text(f"{last - 1} of")
    expect(page.locator(".outcome")).to_have_count(0)
    expect_face_down(page)
