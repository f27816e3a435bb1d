"""The end of a game: the result in view, the points by category, and the buttons."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.ended import finish, start
from tests.page.players import open_panel
from tests.page.test_looks import axe_violations, choose_theme, is_too_wide
from tests.shipped import GAMES

Shoot = Callable[[Page, str], None]
DESKTOP, PHONE = (1366, 768), (390, 844)
RESULTS = {True: r"You (won|lost) (by \d+ points?|on the tie-break)", False: "You share the victory"}
MARKS = "[data-testid=board] .marked"
# The elements from the table of points up to the page that cut off a part of it.
CUTTING = """(table) => {
  const found = [];
  for (let e = table; e && e !== document.body; e = e.parentElement) {
    const style = getComputedStyle(e);
    const cuts = style.overflowY !== 'visible' && e.scrollHeight > e.clientHeight + 1;
    if (cuts || (style.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1)) found.push(e.className);
  }
  return found;
}"""


def total_row(page: Page) -> list[str]:
    """The numbers of the last row, with ASCII minus signs."""
    cells = page.locator("[data-testid=score-table] .total td:not(.difference)")
    return [text.strip().replace("−", "-") for text in cells.all_inner_texts()]


def expect_in_view(page: Page) -> None:
    """The result and the whole table of points are in the window, below the status line."""
    result = page.get_by_test_id("result")
    expect(result).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-testid=score-table] .total")).to_be_in_viewport(ratio=1)
    top = "(e) => e.getBoundingClientRect().top"
    status = page.get_by_test_id("status-line").evaluate("(e) => e.getBoundingClientRect().bottom")
    assert result.evaluate(top) >= status or page.viewport_size == {"width": 1366, "height": 768}
    assert page.get_by_test_id("score-table").evaluate(CUTTING) == []
    assert not is_too_wide(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_result_is_in_view_on_every_device(game: str, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(DESKTOP)
    table = start(page, game)
    phone = page.context.new_page()
    phone.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    phone.goto(page.url)
    phone.get_by_test_id("board").locator("svg").first.wait_for()
    position = finish(page, table)
    for one, name in ((page, "desktop"), (phone, "phone")):
        one.get_by_test_id("game-over").wait_for()
        expect(one.get_by_test_id("result")).to_be_focused()
        expect_in_view(one)
        assert total_row(one) == [str(score) for score in position["outcome"]["scores"]]
        assert axe_violations(one) == []
        shoot(one, f"end-{game}-{name}")
    winners = position["outcome"]["winners"]
    expect(page.get_by_test_id("result")).to_contain_text(re.compile(RESULTS[len(winners) == 1]))
    expect(page.get_by_test_id("trophy")).to_have_count(int(0 in winners))
    scores = position["outcome"]["scores"]
    expect(page.locator(".decisive").first).to_be_visible(visible=scores[0] != scores[1])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lost_solo_game_is_a_defeat(size: tuple[int, int], new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(size)
    outcome: dict[str, Any] = finish(page, start(page, "sagrada", bots=0))["outcome"]
    assert outcome["winners"] == []
    missing = outcome["target"] - outcome["scores"][0]
    expect(page.get_by_test_id("result")).to_have_text(f"Defeat: {missing} points short of the target")
    expect(page.get_by_test_id("trophy")).to_have_count(0)
    expect(page.get_by_test_id("game-over")).not_to_contain_text(re.compile(r"\bwon\b"))
    expect(page.get_by_role("row", name=re.compile("^Target"))).to_contain_text(str(outcome["target"]))
    expect_in_view(page)
    shoot(page, f"end-solo-{size[0]}")
    for theme in ("dark", "contrast"):
        choose_theme(page, theme)
        assert axe_violations(page) == []


def test_four_players_fit_a_phone(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(PHONE)
    position = finish(page, start(page, "sagrada", bots=3))
    ranks = position["outcome"]["ranks"]
    places = page.get_by_role("row", name=re.compile("^Place")).get_by_role("cell").all_inner_texts()
    assert places == [str(ranks[0] + 1), *(str(rank + 1) for rank in sorted(ranks[1:]))]
    expect_in_view(page)
    shoot(page, "end-four-phone")


def test_a_category_highlights_its_cells(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    position = finish(page, start(page, "patchwork"))
    empty = [len(point["cells"]) for seat in position["points"] for point in seat if point["cells"]]
    cell = page.get_by_role("button", name="Empty cells, Ola:")
    marks = page.locator(MARKS)
    expect(marks).to_have_count(0)
    cell.hover()
    expect(marks).to_have_count(empty[0])
    page.mouse.move(5, 5)
    expect(marks).to_have_count(0)
    cell.focus()
    expect(marks).to_have_count(empty[0])
    page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".reasons")).to_contain_text(f"{empty[0]} empty cells, 2 points each")
    cell.blur()
    expect(marks).to_have_count(empty[0])  # stays until it is chosen again
    cell.click()
    page.mouse.move(5, 5)
    cell.blur()
    expect(marks).to_have_count(0)
    expect(page.locator(".reasons")).to_have_count(0)


def test_on_a_phone_a_chosen_category_shows_the_board(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True)
    finish(page, start(page, "patchwork"))
    page.get_by_role("button", name="Empty cells, Ola:").tap()
    expect(page.locator(MARKS).first).to_be_in_viewport()


def test_the_end_does_not_take_the_focus_from_a_chat_text(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    table = start(page, "patchwork")
    open_panel(page, "chat")
    page.get_by_test_id("chat").fill("good ga")
    finish(page, table)
    expect(page.get_by_test_id("result")).not_to_be_focused()
    told = page.get_by_test_id("result").inner_text()
    expect(page.locator("[aria-live=polite]").filter(has_text=told)).to_have_count(1)


def test_a_finished_table_that_is_opened_later_keeps_the_focus(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    finish(page, start(page, "patchwork"))
    page.reload()
    page.get_by_test_id("result").wait_for()
    expect(page.get_by_test_id("result")).not_to_be_focused()


def test_the_picture_of_the_final_table(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(DESKTOP)
    finish(page, start(page, "blueprints"))
    files = {}
    for kind in ("svg", "png"):
        with page.expect_download() as saving:
            page.get_by_test_id(f"picture-{kind}").click()
        files[kind] = tmp_path / saving.value.suggested_filename
        saving.value.save_as(files[kind])
        assert files[kind].suffix == f".{kind}"
    assert files["svg"].read_text(encoding="utf-8").startswith("<svg")
    png = files["png"].read_bytes()
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20], "big") >= 1600  # the width
