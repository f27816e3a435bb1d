"""Choosing on the boards: only what can be chosen looks so, nothing covers it, and no click is lost."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import DESKTOP, PHONE, NewPage
from tests.page.players import (
    BOARD,
    CAN_ACT,
    IS_OVER,
    Pointer,
    hand_over,
    open_table,
    play_now,
    ply,
    some_decisions,
    wait_for_ply,
)
from tests.shipped import GAMES

Shoot = Callable[[Page, str], None]
SIZES = [(1280, 720), (1366, 768), (390, 844)]
# For each game: a piece, a target that is refused after the piece is chosen, and a legal one.
STEPS = {
    "patchwork": (None, "[data-key^=patch-]:not([data-legal])", "[data-key^=patch-][data-legal]"),
    "sintra": ("[data-key^=f]", "[data-key^=strip-]:not([data-legal])", "[data-key^=strip-][data-legal]"),
    "sagrada": ("[data-key^=pool-]", "[data-key^=cell-]:not([data-legal])", "[data-key^=cell-][data-legal]"),
    "blueprints": ("li .target", "[data-cell]:not([data-legal])", "[data-cell][data-legal]"),
}
HAPPENED = """([before]) => Number(document.querySelector('[data-testid=board]').dataset.ply) > before
  || document.querySelector('.jokers, [data-hand] [data-confirm]')"""
# Creates a table with bots on all seats but one.
MAKE_TABLE = """async ([game, players]) => {
  const post = async (path, body, more = {}) => (await fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json', ...more }, body: JSON.stringify(body),
  })).json();
  const { token } = await post('/api/guests', { nickname: 'Ola' });
  localStorage.setItem('draftwork.token', token);
  const me = { Authorization: `Bearer ${token}` };
  const bots = Array(players - 1).fill({ kind: 'bot', bot: 'random' });
  const table = await post('/api/tables', { game, seats: [{ kind: 'me' }, ...bots] }, me);
  await post(`/api/tables/${table.id}/start`, { nonce: '0'.repeat(32) }, me);
  return table.id;
}"""
# The pairs of elements from two lists whose boxes overlap by more than a pixel.
OVERLAPS = """([ones, others]) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const name = (e) => e.dataset.key ?? e.dataset.cell ?? e.className;
  return all(ones).flatMap((one) => all(others)
    .filter((other) => other !== one && overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
    .map((other) => `${name(one)} over ${name(other)}`));
}"""
IS_ON_TOP = """(e) => {
  const box = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
HEADINGS = "[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((e) => Number(e.tagName[1]))"


def overlaps(page: Page, ones: str, others: str) -> list[str]:
    found: list[str] = page.evaluate(OVERLAPS, [ones, others])
    return found


def sit_down(page: Page, game: str, players: int) -> None:
    page.goto("/nowhere")
    page.goto(f"/t/{page.evaluate(MAKE_TABLE, [game, players])}")
    page.wait_for_function(CAN_ACT)


def begin(page: Page, game: str) -> None:
    """Start a match against a bot and choose a pattern if the game begins so."""
    play_now(page, game)
    if game == "sagrada":
        before = ply(page)
        page.locator("[data-key^=pattern]").first.click()
        wait_for_ply(page, f"> {before}")
        page.wait_for_function(CAN_ACT)


def press(page: Page, target: Locator) -> None:
    """Click like a person: the pointer rests on the target before the button goes down, and then again."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(80)
    page.mouse.down()
    page.wait_for_timeout(80)
    page.mouse.up()


def until_refused(page: Page, refused: str) -> None:
    """Play until a piece cannot be chosen, at most ten decisions."""
    player = Pointer(page)
    for _ in range(10):
        if page.locator(BOARD).locator(refused).count():
            return
        some_decisions(page, player, 1)
        page.wait_for_function(CAN_ACT)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_refused_click_the_next_click_works(game: str, new_page: NewPage) -> None:
    page = new_page()
    begin(page, game)
    board = page.locator(BOARD)
    piece, refused, legal = STEPS[game]
    if not piece:
        until_refused(page, refused)
    before = ply(page)
    if piece:
        press(page, board.locator(f"{piece}[data-legal]").first)
    press(page, board.locator(refused).last)
    assert ply(page) == before
    press(page, board.locator(legal).first)
    page.wait_for_function(HAPPENED, arg=[before])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_bar_of_the_held_die_covers_nothing_and_keeps_its_height(
    size: tuple[int, int], new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(size)
    play_now(page, "blueprints")
    bar = page.locator("[data-hand] .bar")
    height = bar.evaluate("e => e.offsetHeight")
    page.locator("li .target[data-legal]").first.click()
    spaces = page.locator("[data-cell]")
    for i in range(spaces.count()):
        space = spaces.nth(i)
        space.hover()
        assert bar.evaluate("e => e.offsetHeight") == height
        assert bar.evaluate("e => e.scrollWidth <= e.clientWidth")
        assert overlaps(page, "[data-hand] .bar", "[data-cell], li .target") == []
        assert space.evaluate(IS_ON_TOP)
    shoot(page, f"blueprints-bar-{size[0]}")
    before = ply(page)
    spaces.and_(page.locator("[data-legal]")).last.click()
    wait_for_ply(page, f"> {before}")
    page.wait_for_function(CAN_ACT)
    assert bar.evaluate("e => e.offsetHeight") == height


def test_spaces_of_a_window_are_marked_only_for_a_chosen_die(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "sagrada")
    die = page.locator("[data-key^=pool-][data-legal]").first
    marked = page.locator("[data-key^=cell-][data-legal]")
    die.hover()
    expect(marked).to_have_count(0)
    die.focus()
    expect(marked).to_have_count(0)
    die.click()
    expect(marked.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(marked).to_have_count(0)


def test_strips_are_marked_only_for_chosen_panes(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "sintra")
    panes = page.locator("[data-key^=f1-][data-legal]").first
    marked = page.locator("[data-key^=strip-][data-legal]")
    panes.hover()
    expect(marked).to_have_count(0)
    panes.click()
    expect(marked.first).to_be_visible()


def test_a_marked_die_fits_or_shows_the_tool_that_it_needs(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    begin(page, "sagrada")
    refused = needing = 0
    while not page.evaluate(IS_OVER) and (refused == 0 or needing == 0):
        dice = page.locator("[data-key^=pool-]")
        for i in range(dice.count()):
            die = dice.nth(i)
            if die.get_attribute("aria-pressed") is None:
                continue  # no die can be drafted now
            die.click(force=True)  # also a refused one
            chosen = die.get_attribute("aria-pressed") == "true"
            assert chosen == (die.get_attribute("data-legal") is not None)
            if not chosen:
                refused += 1
                expect(page.locator(".tip.refused")).not_to_be_empty()
                continue
            fits = page.locator("[data-key^=cell-][data-legal]").count()
            badge = die.locator(".needed")
            assert badge.count() == (0 if fits else 1)
            if not fits:
                needing += 1
                expect(page.locator("[data-key^=tool-][data-legal]").first).to_be_visible()
                expect(page.get_by_test_id("status-line")).to_contain_text("fits only with a tool")
                shoot(page, "sagrada-needs-tool")
            page.keyboard.press("Escape")
        some_decisions(page, Pointer(page), 1)
    assert refused
    assert needing


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_centre_covers_no_factory(
    size: tuple[int, int], players: int, new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(size)
    sit_down(page, "sintra", players)
    most = 0
    for _ in range(12):
        groups = page.locator("[data-key^=centre-]").count()
        assert overlaps(page, "[data-key^=centre-], .centre b, .marker", "[data-key^=f]") == []
        assert overlaps(page, "[data-key^=centre-]", "[data-key^=centre-], .marker, .centre b") == []
        if groups > most:
            most = groups
            shoot(page, f"sintra-centre-{players}-{size[0]}")
        some_decisions(page, Pointer(page), 1)
    assert most >= 4


def test_touch_screens_get_no_hints_of_keys(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True, is_mobile=True)
    play_now(page, "patchwork")
    page.locator("[data-key^=patch-][data-legal]").first.tap()
    expect(page.get_by_test_id("status-line")).to_contain_text("turn it with ⟳")
    expect(page.locator("[data-hand] kbd:visible")).to_have_count(0)


def test_a_change_of_players_at_one_device_logs_no_warning(new_page: NewPage) -> None:
    page = new_page()
    warnings: list[str] = []
    page.on("console", lambda one: warnings.append(one.text) if one.type == "warning" else None)
    open_table(page, "blueprints", "here")
    for _ in range(3):
        hand_over(page)
        page.get_by_test_id("curtain").get_by_role("button").click()
        page.wait_for_function(CAN_ACT)
    assert warnings == []


@pytest.mark.parametrize("game", GAMES)
def test_headings_skip_no_level(game: str, new_page: NewPage) -> None:
    page = new_page()
    begin(page, game)
    levels: list[int] = page.evaluate(HEADINGS)
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels
