"""No text is clipped, leaves its box or overlaps another, on every screen in all languages and four widths.

Player names have the maximum length. One page is resized and switched between languages.
"""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from draftwork.i18n import LANGUAGES
from tests.editions import own
from tests.page.conftest import NewPage
from tests.page.players import CAN_ACT, Pointer, open_panel, ply
from tests.shipped import GAMES

FIND = Path(__file__).with_name("overflow.js").read_text(encoding="utf-8").split("\n", 4)[4]
WIDTHS = (390, 768, 1280, 1920)

LONGEST_NAME = "Wolfeschlegelsteinhausenberger"  # 30 characters, without a space to break the line at
LONGEST_NAME_WITH_SPACE = "Małgorzata Brzęczyszczykiewicz"
CURTAIN, TAB = "[data-testid=curtain]", "[data-testid=tab-log]"
SET_LANGUAGE = """(language) => {
  const select = document.querySelector('[data-testid=language]');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}"""
BROKEN_LAYOUT = """() => {
  const main = document.querySelector('main') ?? document.body;
  main.innerHTML = `
    <article style="overflow: hidden; width: 60px">
      <p style="white-space: nowrap">clipped by its card</p>
    </article>
    <button style="width: 50px; white-space: nowrap">wider than the button</button>
    <p style="margin: 0; height: 5px">one line of text</p><p style="margin: 0">over another line</p>
    <div><button style="margin-right: -30px">first</button><button>second</button></div>
    <select style="width: 60px"><option>an option that is cut</option></select>
    <p style="width: 3000px">wide</p>`;
}"""


def layout_errors(page: Page, where: str, ready: str, tabs: tuple[str, ...] = ()) -> list[str]:
    """Return the errors in all languages and widths, with each tab open. `ready` selects an element."""
    found: list[str] = []
    for language in LANGUAGES:
        if page.locator("html").get_attribute("lang") != language:
            page.evaluate(SET_LANGUAGE, language)  # this redraws the page, with the curtain down
            page.wait_for_timeout(50)
        shown = page.locator(ready).or_(page.get_by_test_id("curtain")).first
        shown.wait_for()
        if ready != CURTAIN and page.locator(CURTAIN).is_visible():
            page.locator(f"{CURTAIN} button").click()
            page.locator(ready).wait_for()
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            wrong: list[str] = page.evaluate(FIND, tabs)
            found += [f"{where}, {language}, {width} px: {one}" for one in wrong]
    return found


def report(found: list[str]) -> None:
    assert not found, "\n".join(found)


def become(page: Page, name: str) -> None:
    """Set a nickname."""
    page.goto("/")
    page.locator("input[autocomplete=nickname]").fill(name)
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.locator("section.card form button").click()


def open_table(page: Page, game: str, second: str) -> None:
    """Open a table whose second seat is open, or taken by a person with a long name at the same device."""
    page.goto(f"/new/{game}")
    seats = page.locator("fieldset").first.locator("select")
    seats.nth(2).select_option(second)
    if second == "here":
        page.locator("fieldset input[maxlength]").fill(LONGEST_NAME_WITH_SPACE)
    page.locator("button.primary").click()
    page.wait_for_url("**/t/*")


def past_the_curtain(page: Page) -> None:
    curtain = page.get_by_test_id("curtain")
    page.wait_for_function(f"() => document.querySelector('[data-testid=curtain]') || ({CAN_ACT})()")
    if curtain.is_visible():
        curtain.locator("button").first.click()
    page.wait_for_function(CAN_ACT)


def some_moves(page: Page, most: int) -> None:
    player, end = Pointer(page), ply(page) + most
    for clicks in range(40):
        past_the_curtain(page)
        if ply(page) >= end:
            return
        player.step(clicks % 12)
        page.wait_for_timeout(40)


def test_the_search_can_fail(new_page: NewPage) -> None:
    page = new_page((390, 900))
    page.goto("/nowhere")
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate(FIND, []) == []
    page.evaluate(BROKEN_LAYOUT)
    found = "\n".join(page.evaluate(FIND, []))
    for kind in (
        "clipped:",
        "outside:",
        "texts overlap:",
        "controls overlap:",
        "cut:",
        "wider than the window",
    ):
        assert kind in found


def test_home_and_new_tables(new_page: NewPage) -> None:
    page = new_page()
    become(page, LONGEST_NAME)
    page.get_by_test_id("bot").select_option("grandmaster")
    found = layout_errors(page, "home", "article img >> nth=0")
    page.locator("header button").click()
    found += layout_errors(page, "settings", "[data-testid=theme]")
    for game in GAMES:
        page.goto(f"/new/{game}")
        page.locator("button.primary").wait_for()
        players = page.locator("fieldset").first.locator("select").first
        players.select_option(index=players.locator("option").count() - 1)
        for seat in page.locator("fieldset").first.locator("select").all()[2:]:
            seat.select_option("grandmaster")
        found += layout_errors(page, f"new {game}", "button.primary")
    open_table(page, "sagrada", "open")
    page.get_by_test_id("start").wait_for()
    found += layout_errors(page, "waiting room", "[data-testid=start]")
    report(found)


def own_file(folder: Path, game: str) -> tuple[Path, Path]:
    """Test an edition file with names of the maximum length, and one with many errors."""
    data = own(game, "W" * 40)
    if game == "sagrada":
        data["cards"][0][0]["name"] = "W" * 40
    good, bad = folder / "good.json", folder / "bad.json"
    good.write_text(json.dumps(data), encoding="utf-8")
    bad.write_text(json.dumps(dict.fromkeys(["w" * 40, *range(60)])), encoding="utf-8")
    return good, bad


@pytest.mark.parametrize("game", [game for game in GAMES if game != "patchwork"])
def test_components_of_ones_own(game: str, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(refused="400")
    good, bad = own_file(tmp_path, game)
    found: list[str] = []
    page.goto(f"/new/{game}")
    for language in LANGUAGES:
        page.locator("button.primary").wait_for()
        page.evaluate(SET_LANGUAGE, language)
        page.get_by_test_id("own-edition").check()
        for file, shown in ((bad, "edition-faults"), (good, "components-drawn")):
            page.get_by_test_id("edition-file").set_input_files(file)
            page.get_by_test_id(shown).locator("li").first.wait_for()
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 900})
                found += [f"{shown} {language} {width} px: {one}" for one in page.evaluate(FIND, ())]
    page.locator("fieldset").first.locator("select").nth(2).select_option("open")
    page.get_by_role("checkbox").check()
    page.locator("button.primary").click()
    page.wait_for_url("**/t/*")
    page.get_by_test_id("components-drawn").locator("summary").click()
    page.get_by_test_id("components-drawn").locator("li").first.wait_for()
    found += layout_errors(page, "waiting room", "[data-testid=start]")
    page.get_by_test_id("seat-bot-1").select_option("random")
    page.get_by_test_id("start").click()
    page.wait_for_function(CAN_ACT)
    found += layout_errors(page, "playing", "[data-testid=edition-name]")
    page.goto("/")
    found += layout_errors(page, "home", "article img >> nth=0")
    report(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_table(game: str, new_page: NewPage) -> None:
    page = new_page()
    become(page, LONGEST_NAME)
    open_table(page, game, "here")
    page.locator(CURTAIN).or_(page.locator(TAB)).first.wait_for()
    found = layout_errors(page, f"{game}: curtain", CURTAIN) if page.locator(CURTAIN).is_visible() else []
    past_the_curtain(page)
    some_moves(page, 4)
    page.wait_for_timeout(300)
    past_the_curtain(page)
    open_panel(page, "chat")
    page.get_by_test_id("chat").fill(f"{LONGEST_NAME * 3} {LONGEST_NAME_WITH_SPACE}")
    page.keyboard.press("Enter")
    open_panel(page, "moves")
    found += layout_errors(page, f"{game}: playing", TAB, ("moves", "log", "scores", "chat", "rules"))
    found += at_the_end(page, game)
    report(found)


def at_the_end(page: Page, game: str) -> list[str]:
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    found = [f"{game}: resigning: {one}" for one in page.evaluate(FIND, [])]
    page.get_by_test_id("yes").click()
    page.get_by_test_id("game-over").wait_for()
    found += layout_errors(page, f"{game}: end", "[data-testid=game-over]")
    page.locator("a[href*=replay]").first.click()
    page.get_by_test_id("slider").wait_for()
    page.get_by_test_id("board").locator("svg").first.wait_for()
    return found + layout_errors(page, f"{game}: replay", "[data-testid=slider]")
