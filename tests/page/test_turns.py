"""The own turn: notifications, the clock, and undo within the turn."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.players import (
    CAN_ACT,
    begin,
    choose_first,
    open_panel,
    open_table,
    play_now,
    ply,
    wait_for_ply,
)

TITLE = "● Your turn: Patchwork – Draftwork"
# Fakes notifications and collects them, and lets the test hide the page.
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
# Creates a table against a bot, with a shorter clock than the form allows.
MAKE = """async ([clock, lapse]) => {
  const json = { 'Content-Type': 'application/json' };
  const post = async (path, body, more = {}) => {
    const answer = await fetch(path, {
      method: 'POST', headers: { ...json, ...more }, body: JSON.stringify(body),
    });
    return answer.json();
  };
  const { token } = await post('/api/guests', { nickname: 'Ola' });
  localStorage.setItem('draftwork.token', token);
  const me = { Authorization: `Bearer ${token}` };
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const table = await post('/api/tables', { game: 'patchwork', seats, clock, lapse }, me);
  await post(`/api/tables/${table.id}/start`, { nonce: '0'.repeat(32) }, me);
  return table.id;
}"""


def sit_down_with_a_clock(page: Page, seconds: float, lapse: str) -> None:
    page.goto("/nowhere")
    table = page.evaluate(MAKE, [{"kind": "turn", "seconds": seconds}, lapse])
    page.goto(f"/t/{table}")
    page.get_by_test_id("board").wait_for()


def test_the_clock_counts_down_and_the_end_of_time_is_told(new_page: NewPage) -> None:
    page = new_page()
    sit_down_with_a_clock(page, 12, "loss")
    clock = page.get_by_role("timer").first
    shown = clock.inner_text()
    assert re.fullmatch(r"00:(0[2-9]|1[0-2])", shown)
    expect(clock).not_to_have_text(shown)
    assert clock.inner_text() < shown
    final = page.get_by_test_id("game-over")
    expect(final.get_by_test_id("result")).to_have_text("You ran out of time")
    expect(final).to_contain_text("Player 1 ran out of time.")
    expect(page.get_by_label("Players")).to_contain_text("out of time")


def test_after_the_time_a_bot_plays_on(new_page: NewPage) -> None:
    page = new_page()
    sit_down_with_a_clock(page, 3, "bot")
    open_panel(page, "log")
    expect(page.get_by_role("tabpanel")).to_contain_text("Ola ran out of time.")
    expect(page.get_by_label("Players")).to_contain_text("played by")


def test_a_hidden_page_calls_when_the_turn_comes(new_page: NewPage) -> None:
    ola, jan = new_page(), new_page()
    ola.add_init_script(NOTICES)
    open_table(ola, "patchwork")
    begin(ola, jan)
    if "Your turn" in ola.get_by_test_id("status-line").inner_text():
        expect(ola).to_have_title(TITLE)
        choose_first(ola)  # advancing gives the turn to the other player
    expect(ola).to_have_title("Patchwork – Draftwork")
    assert ola.evaluate("notices") == []  # no notification while the page is visible
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
    before, dice = ply(page), pool.count()
    pool.first.click()
    page.locator("[data-key=take]").click()
    hand = page.get_by_text("In hand: ").first
    expect(hand).to_be_attached()
    assert ply(page) == before + 1
    page.get_by_test_id("undo").click()
    wait_for_ply(page, f"=== {before}")
    expect(hand).to_have_count(0)
    expect(pool).to_have_count(dice)  # it is in the pool again
    expect(page.get_by_test_id("status-line")).to_contain_text("Your turn")
