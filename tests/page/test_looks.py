"""Every screen in different languages, themes and sizes: it fits the width, and axe finds no violations."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import DESKTOP, PHONE, ROOT, NewPage
from tests.page.players import CAN_ACT, Pointer, open_panel, open_table, play_now, ply, wait_for_ply
from tests.shipped import GAMES

Shoot = Callable[[Page, str], None]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# A rule that axe runs only on request: for speech input, the name of a control contains its visible text.
EXPERIMENTS = {"label-content-name-mismatch": {"enabled": True}}
TURN = {"en": "Your turn", "pl": "Twoja tura", "uk": "Ваш хід"}
LOCALES = {"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}


def axe_violations(page: Page) -> list[str]:
    """Return the violations that axe finds. It is injected through the debugger, past the content policy.

    Without `preload: false`, axe adds <style> elements to shadow roots, which the policy blocks.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "([tags, rules]) => axe.run(document, { preload: false, "
        "runOnly: { type: 'tag', values: tags }, rules })",
        [WCAG, EXPERIMENTS],
    )
    return [f"{v['id']}: {node['html'][:200]}" for v in found["violations"] for node in v["nodes"]]


def is_too_wide(page: Page) -> bool:
    wide: bool = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    return wide


def choose_theme(page: Page, theme: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("theme").select_option(theme)
    page.keyboard.press("Escape")


def some_moves(page: Page, count: int) -> None:
    player, end = Pointer(page), ply(page) + count
    for clicks in range(60):
        page.wait_for_function(CAN_ACT)
        if ply(page) >= end:
            return
        player.step(clicks % 12)
        page.wait_for_timeout(60)


@pytest.mark.parametrize("language", LOCALES)
def test_the_language_of_the_browser_comes_first(language: str, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(PHONE if language == "uk" else DESKTOP, locale=LOCALES[language])
    page.goto("/")
    page.locator("article img").first.wait_for()
    assert page.locator("html").get_attribute("lang") == language
    assert not is_too_wide(page)
    shoot(page, f"home-{language}")
    play_now(page, "sintra")
    expect(page.get_by_test_id("status-line")).to_contain_text(TURN[language])
    shoot(page, f"sintra-{language}")


def test_another_language_is_remembered(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("language").select_option("pl")
    expect(page.get_by_role("button", name="Ustawienia")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Ustawienia")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_of_a_game(game: str, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    play_now(page, game)
    some_moves(page, 5)
    for theme in ("light", "dark", "contrast"):
        choose_theme(page, theme)
        shoot(page, f"{game}-{theme}")
        assert axe_violations(page) == []
    for tab in ("log", "scores", "chat", "rules"):
        page.get_by_test_id(f"tab-{tab}").click()
        assert axe_violations(page) == []
    open_panel(page, "moves")
    choose_theme(page, "light")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_timeout(200)
    shoot(page, f"{game}-phone")
    assert axe_violations(page) == []
    assert not is_too_wide(page)
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("yes").click()
    page.get_by_test_id("game-over").wait_for()
    shoot(page, f"{game}-phone-end")
    assert axe_violations(page) == []
    page.get_by_role("link", name="Replay").click()
    page.get_by_test_id("slider").wait_for()
    page.get_by_test_id("board").locator("svg").first.wait_for()
    shoot(page, f"{game}-phone-replay")
    assert axe_violations(page) == []
    assert not is_too_wide(page)


@pytest.mark.parametrize("path", ["/", "/new/sagrada", "/replay", "/nowhere"])
def test_every_other_screen(path: str, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(PHONE)
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert axe_violations(page) == []
    assert not is_too_wide(page)
    choose_theme(page, "dark")
    assert axe_violations(page) == []
    shoot(page, f"screen-{Path(path).name or 'home'}-dark")


def test_the_screens_between(new_page: NewPage) -> None:
    page = new_page(PHONE)
    open_table(page, "sagrada")
    page.get_by_test_id("start").wait_for()
    assert axe_violations(page) == []
    page.get_by_role("button", name="Settings").click()
    assert axe_violations(page) == []
    open_table(page, "blueprints", "here")
    page.get_by_test_id("curtain").wait_for()
    assert axe_violations(page) == []
    play_now(page, "sagrada")
    page.locator("[data-key^=pattern]").first.wait_for()
    assert axe_violations(page) == []


def test_without_colours(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    play_now(page, "sagrada")
    some_moves(page, 4)
    page.add_style_tag(content="#app { filter: grayscale(1) }")
    shoot(page, "sagrada-without-colours")
    assert page.locator("[data-testid=board] [data-legal]").count() > 0


def test_solo_with_a_difficulty(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    page.goto("/")
    card = page.locator("article[data-game=sagrada]")
    card.get_by_label("Difficulty").select_option("5")
    card.get_by_test_id("solo").click()
    page.wait_for_function(CAN_ACT)
    some_moves(page, 2)
    shoot(page, "sagrada-solo")
    assert axe_violations(page) == []


def play_by_the_list(page: Page) -> None:
    """Expand the list of choices until a choice is a move."""
    before, lists = ply(page), page.get_by_test_id("choices").locator("ul")
    first = "> li > button:first-child:not([aria-disabled])"
    for _ in range(4):
        choice, depth = lists.last.locator(first).first, lists.count()
        opens = choice.get_attribute("aria-expanded") is not None
        choice.click()
        if not opens:
            break
        expect(lists).to_have_count(depth + 1)
    wait_for_ply(page, f"> {before}")


def hide_boards(page: Page) -> None:
    """Answer as if no package had a board for the page."""

    def answer(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[game | {"board": None} for game in games])

    page.route("**/api/games", answer)


def test_a_game_without_a_board_is_played_by_the_list(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    hide_boards(page)
    play_now(page, "hoard")
    expect(page.get_by_role("img", name="A game of Hoard in progress")).to_be_visible()
    play_by_the_list(page)
    shoot(page, "hoard")
    assert axe_violations(page) == []


def test_the_replay_of_a_game_without_a_board(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    hide_boards(page)
    play_now(page, "hoard")
    play_by_the_list(page)
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("yes").click()
    page.get_by_role("link", name="Replay").click()
    told = page.get_by_test_id("no-board")
    expect(told).to_contain_text("cannot be drawn; see the log and the points")
    assert axe_violations(page) == []
    page.keyboard.press("End")
    expect(page.get_by_role("img", name="A game of Hoard in progress")).to_be_visible()  # the final position
    expect(told).to_have_count(0)
    shoot(page, "hoard-replay")
