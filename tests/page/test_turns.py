"""One's turn: how one learns of it, how long it may last, and what can be taken back within it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.players import CAN_ACT, choose_first, open_table, play_now, ply, wait_for_ply

TITLE = "● Your turn: Patchwork – Draftwork"
# A browser that allows notifications and keeps what it was asked to show; it is hidden when the test says so.
NOTICES = """
  window.notices = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title) { window.notices.push(title); }
    close() {}
  };
  Object.defineProperty(document, 'hidden', { get: () => window.away === true });
  localStorage.setItem('draftwork.notify', 'on');
"""
MAKE = """async (wish) => {
  const headers = {
    Authorization: `Bearer ${localStorage.getItem('draftwork.token')}`, 'Content-Type': 'application/json',
  };
  const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const table = await (await post('/api/tables', wish)).json();
  return table.id;
}"""


def clocked(page: Page, seconds: float, lapse: str) -> None:
    """A table with a short clock, where a bot sits opposite."""
    page.goto("/")
    page.locator("article").first.wait_for()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish: dict[str, Any] = {
        "game": "patchwork",
        "seats": seats,
        "clock": {"kind": "turn", "seconds": seconds},
        "lapse": lapse,
    }
    page.goto(f"/t/{page.evaluate(MAKE, wish)}")


def test_the_clock_counts_down_and_the_end_of_time_is_told(new_page: NewPage) -> None:
    page = new_page()
    clocked(page, 4, "loss")
    page.wait_for_function(CAN_ACT)
    clock = page.get_by_role("timer").first
    expect(clock).to_have_text("00:03")
    expect(clock).to_have_text("00:01")
    final = page.get_by_test_id("final")
    expect(final).to_contain_text("Random won.")
    expect(final).to_contain_text("ran out of time")
    expect(page.get_by_label("Players")).to_contain_text("out of time")


def test_after_the_time_a_bot_plays_on(new_page: NewPage) -> None:
    page = new_page()
    clocked(page, 2, "bot")
    page.wait_for_function(CAN_ACT)
    page.get_by_test_id("tab-log").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("ran out of time")
    expect(page.get_by_label("Players")).to_contain_text("plays here")


def test_a_hidden_page_calls_when_the_turn_comes(new_page: NewPage) -> None:
    ola, jan = new_page(), new_page()
    ola.add_init_script(NOTICES)
    open_table(ola, "patchwork")
    jan.goto(ola.url)
    jan.get_by_test_id("join").click()
    ola.get_by_test_id("start").click()
    for page in (ola, jan):
        page.get_by_test_id("board").wait_for()
    if "Your turn" in ola.get_by_test_id("sentence").inner_text():
        expect(ola).to_have_title(TITLE)
        choose_first(ola)  # to advance gives the turn to the other
    expect(ola).to_have_title("Patchwork – Draftwork")
    assert ola.evaluate("notices") == []  # who sees the page needs no call
    ola.evaluate("window.away = true")
    jan.wait_for_function(CAN_ACT)
    choose_first(jan)
    expect(ola).to_have_title(TITLE)
    assert ola.evaluate("notices") == [TITLE]


def test_a_die_is_taken_back_within_the_turn(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "sagrada")
    page.locator("[data-key^=pattern]").first.click()
    pool = page.locator("[data-key^=pool-][data-legal]")
    pool.first.wait_for()
    before = ply(page)
    pool.first.click()
    space = page.locator("[data-key^=cell-][data-legal]").first
    key = space.get_attribute("data-key")
    space.click()
    wait_for_ply(page, f"> {before}")
    placed = page.locator(f"[data-key={key}]")
    expect(placed).not_to_have_attribute("aria-label", "empty")
    page.get_by_test_id("undo").click()
    wait_for_ply(page, f"<= {before}")
    expect(page.get_by_test_id("sentence")).to_contain_text("Your turn")
