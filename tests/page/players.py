"""Players that use the board of any game: they choose any marked target, by pointer or by keyboard."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Locator, Page

BOARD = "[data-testid=board]"
MARKED = f"{BOARD} :is([data-legal], [data-confirm]):visible:not(:disabled)"
MAX_CLICKS = 40  # for one decision, because a piece may not fit where it is dropped
CLICKS_BEFORE_REPICK = 8  # clicks before another piece is picked up
MATCH_TIMEOUT = 150.0  # seconds

# The marked targets of the next step: after a piece is picked up, its possible places, or else the button
# that confirms.
FIND_NEXT = """(board, other) => {
  const shown = (e) => { const box = e.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
  const marked = [...board.querySelectorAll('[data-legal], [data-confirm]')];
  const all = marked.filter((e) => shown(e) && !e.disabled);
  const begun = board.querySelector('[aria-pressed="true"]');
  const steps = all.filter((e) => 'legal' in e.dataset && e.getAttribute('aria-pressed') !== 'true');
  const places = steps.filter((e) => !e.hasAttribute('aria-pressed'));
  const confirms = all.filter((e) => 'confirm' in e.dataset);
  const next = other || !begun ? steps : places.length ? places : confirms.length ? confirms : steps;
  return next.map((e) => all.indexOf(e));
}"""
# The keys that move the focus from the current cell to the nearest marked one. Cells are named like c4.
FIND_KEYS = """() => {
  const at = document.activeElement, grid = at.closest('[role=grid]');
  const place = (e) => [e.dataset.cell.charCodeAt(0), Number(e.dataset.cell.slice(1))];
  if (!grid || !at.dataset.cell) return [];
  const [column, row] = place(at);
  const ways = [...grid.querySelectorAll('[data-cell][data-legal]')].map((e) => {
    const [c, r] = place(e);
    const across = Array(Math.abs(c - column)).fill(c > column ? 'ArrowRight' : 'ArrowLeft');
    return [...across, ...Array(Math.abs(r - row)).fill(r > row ? 'ArrowDown' : 'ArrowUp')];
  });
  return ways.sort((a, b) => a.length - b.length)[0] ?? [];
}"""
IS_OVER = "() => !!document.querySelector('[data-testid=game-over]')"
CAN_ACT = """() => document.querySelector('[data-testid=game-over]')
  || Number(document.querySelector('[data-testid=board]')?.dataset.choices) > 0"""


def play_now(page: Page, game: str, bot: str = "random") -> None:
    page.goto("/")
    page.get_by_test_id("bot").select_option(bot)
    page.locator(f"article[data-game={game}] button.primary").click()
    page.wait_for_function(CAN_ACT)


def ply(page: Page) -> int:
    return int(page.locator(BOARD).get_attribute("data-ply") or 0)


class Pointer:
    """A player with a pointer."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.chance = page, random.Random(seed)

    def step(self, clicks: int) -> None:
        shown = self.page.locator(MARKED)
        indices: list[int] = self.page.locator(BOARD).evaluate(FIND_NEXT, clicks > CLICKS_BEFORE_REPICK)
        if not indices:
            self.page.wait_for_timeout(50)
            return
        self.click(shown.nth(self.chance.choice(indices)))

    def click(self, target: Locator) -> None:
        target.click(timeout=10_000)


class Keys(Pointer):
    """A player with a keyboard: Tab to a marked target, arrow keys inside a grid, and Enter."""

    STOP = f"""() => {{
      const at = document.activeElement, board = document.querySelector('{BOARD}');
      const all = [...board.querySelectorAll('[data-legal], [data-confirm]')];
      const shown = all.filter((e) => e.getBoundingClientRect().width > 0 && !e.disabled);
      return ({FIND_NEXT})(board, false).map((index) => shown[index]).includes(at);
    }}"""

    def step(self, clicks: int) -> None:
        for _ in range(80):
            for key in self.page.evaluate(FIND_KEYS):
                self.page.keyboard.press(key)
            if self.page.evaluate(self.STOP):
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(30)
                assert self.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("nothing that is marked can be reached by keys")


def play_to_the_end(page: Page, player: Pointer) -> int:
    """Play to the end of the match and return the number of decisions."""
    return some_decisions(page, player, None)


def some_decisions(page: Page, player: Pointer, count: int | None) -> int:
    """Play `count` decisions, or all to the end of the match, and return their number."""
    decisions, end = 0, time.monotonic() + MATCH_TIMEOUT
    while decisions != count and not page.evaluate(IS_OVER):
        assert time.monotonic() < end, f"not over after {decisions} decisions"
        before = ply(page)
        for clicks in range(MAX_CLICKS):
            page.wait_for_function(CAN_ACT)
            if page.evaluate(IS_OVER) or ply(page) != before:
                break
            player.step(clicks)
            page.wait_for_timeout(30)
        else:
            raise AssertionError(f"no move after {MAX_CLICKS} clicks at ply {before}")
        decisions += 1
    return decisions


def open_table(page: Page, game: str, seat: str = "open") -> None:
    page.goto(f"/new/{game}")
    page.get_by_label("Seat 2").select_option(seat)
    if seat == "here":
        page.get_by_label("Name for seat 2").fill("Jan")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")


def begin(host: Page, guest: Page) -> None:
    """Let the guest join the host's table, and start the match."""
    guest.goto(host.url)
    guest.get_by_test_id("join").click()
    host.get_by_test_id("start").click()
    for page in (host, guest):
        page.get_by_test_id("board").wait_for()


def decide(page: Page) -> None:
    """Make one decision with as many clicks as needed."""
    before, player = ply(page), Pointer(page)
    page.wait_for_function(CAN_ACT)
    for clicks in range(40):
        if ply(page) != before:
            return
        player.step(clicks)
        page.wait_for_timeout(150)
    raise AssertionError("no move")


def hand_over(page: Page) -> None:
    """Play until the curtain appears for the next person at the device."""
    curtain = page.get_by_test_id("curtain")
    ready = "() => document.querySelector('[data-testid=curtain]') || (" + CAN_ACT + ")()"
    for _ in range(MAX_CLICKS):
        page.wait_for_function(ready)
        if curtain.is_visible():
            return
        Pointer(page).step(0)
        page.wait_for_timeout(200)
    raise AssertionError("nobody else came to act")


def wait_for_ply(page: Page, condition: str) -> None:
    shown = "Number(document.querySelector('[data-testid=board]')?.dataset.ply)"
    page.wait_for_function(f"() => {shown} {condition}")


def choose_first(page: Page) -> None:
    """Play the first choice in the list that is a complete move."""
    open_panel(page, "moves")
    leaf = "li > button:first-child:not([aria-expanded]):not([aria-disabled])"
    page.get_by_test_id("choices").locator(leaf).first.click()


def open_panel(page: Page, name: str) -> None:
    """Open a panel of the table. On small screens its button is in the drawer."""
    tab, drawer = page.get_by_test_id(f"tab-{name}"), page.get_by_test_id("panels")
    tab.or_(drawer).filter(visible=True).first.wait_for()
    if not tab.is_visible():
        drawer.click()
    if tab.get_attribute("aria-expanded") != "true":
        tab.click()
