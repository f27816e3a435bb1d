"""Replays: playing by itself, keys, rounds, links to positions, and files that are no records."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from draftwork.games import load
from tests.editions import own
from tests.page.conftest import PHONE, ROOT, NewPage
from tests.shipped import GAMES

Shoot = Callable[[Page, str], None]
RECORDS = ROOT / "docs" / "pictures"


def open_record(page: Page, game: str) -> None:
    page.goto("/replay")
    page.get_by_test_id("upload").set_input_files(RECORDS / f"{game}.json")
    expect(page.get_by_test_id("ply")).to_contain_text("0 of")


def shown_ply(page: Page) -> int:
    return int(page.get_by_test_id("slider").input_value())


@pytest.mark.core
@pytest.mark.parametrize("game", GAMES)
def test_a_link_to_a_position_of_an_uploaded_record_leads_there(game: str, new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    open_record(page, game)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("ply")).to_contain_text("3 of")
    page.get_by_test_id("position-link").click()
    link = page.get_by_role("textbox", name="Link to this position").input_value()
    assert page.url == link
    assert len(link) < 2_000
    other.goto(link)
    expect(other.get_by_test_id("ply")).to_have_text(page.get_by_test_id("ply").inner_text())
    other.keyboard.press("ArrowRight")
    other.reload()
    expect(other.get_by_test_id("ply")).to_contain_text("4 of")
    open_record(other, "patchwork")  # another file instead
    assert other.get_by_test_id("board").is_visible()


def test_a_damaged_link_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/replay#3~abc")
    expect(page.get_by_role("alert")).to_contain_text("not a Draftwork record")


def test_a_replay_plays_by_itself(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    open_record(page, "sintra")
    page.get_by_test_id("replay-speed").select_option("4")
    play = page.get_by_test_id("play")
    expect(play).to_have_accessible_name("Play")
    play.click()
    expect(play).to_have_accessible_name("Pause")
    page.wait_for_function("() => document.querySelector('[data-testid=slider]').value >= 3")
    play.click()
    paused = shown_ply(page)
    page.wait_for_timeout(800)
    assert shown_ply(page) == paused
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("Space")
    page.wait_for_function(f"() => document.querySelector('[data-testid=slider]').value > {paused}")
    shoot(page, "replay-playing")
    page.keyboard.press("End")
    expect(play).to_have_accessible_name("Play")  # it stops at the end


def test_keys_and_buttons_jump_to_rounds(new_page: NewPage) -> None:
    page = new_page(PHONE)
    open_record(page, "sintra")
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("PageDown")
    second = shown_ply(page)
    assert second > 1
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Previous round").click()
    assert shown_ply(page) == second
    page.get_by_role("button", name="Next round").click()
    assert shown_ply(page) > second
    for _ in range(2):
        page.keyboard.press("PageUp")
    assert shown_ply(page) == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the phone"
    open_record(page, "patchwork")
    expect(page.get_by_role("button", name="Next round")).to_have_count(0)  # Patchwork has none


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_components_is_no_record(game: str, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    read = load(game).read_edition
    data = own(game) if read else {"game": game, "edition": "own", "patches": []}
    file = tmp_path / "edition.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    page.goto("/replay")
    page.get_by_test_id("upload").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("components, not a record")


@pytest.mark.parametrize("content", ['{"moves": 3}', '{"moves": [], "game": 7}', "[]", '"text"'])
def test_no_error_about_a_file_is_for_programmers(content: str, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(refused="400")
    file = tmp_path / "file.json"
    file.write_text(content, encoding="utf-8")
    page.goto("/replay")
    page.get_by_test_id("upload").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("This file is not a Draftwork record, or it is damaged.")
