"""A table fills the window: everything is in view, nothing covers what can be chosen, and nothing moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.ended import finish, play_on, start
from tests.page.players import BOARD, CAN_ACT, begin, open_table
from tests.shipped import GAMES

MEASURE = Path(__file__).with_name("layout.js").read_text(encoding="utf-8").split("\n", 1)[1]
Size = tuple[int, int]
WIDE: list[Size] = [(1280, 720), (1366, 768), (1536, 864), (1920, 1080), (2560, 1440)]
UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)
MANY = [(game, players) for game in GAMES for players in (3, 4) if game != "patchwork"]
LOCALES = {"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}
FONT = 12  # pixels: the smallest text
OWN = {  # for each game a part of the own board, and a part of another player's board
    "patchwork": ("[data-slot=own] [data-cell]", "[data-slot=others] svg[data-player]"),
    "sintra": ("[data-slot=own] [data-strip]", "[data-slot=others] [data-strip]"),
    "sagrada": ("[data-slot=own] [data-at]", "[data-slot=others] [data-at]"),
    "blueprints": ("[data-slot=own] [data-cell]", "[data-slot=others] .paper"),
}
OWN_PIXELS = {
    "patchwork": (50, 30, 28),
    "sintra": (55, 32, 30),
    "sagrada": (68, 44, 38),
    "blueprints": (80, 50, 35),
}
OTHERS_PIXELS = {"patchwork": 200, "sintra": 20, "sagrada": 17, "blueprints": 55}
PIECES = {
    "patchwork": "[data-key^=patch-]",
    "sintra": "[data-slot=offer] [data-key]",
    "sagrada": "[data-key^=pool-]",
    "blueprints": "[data-slot=offer] li .target",
}
TARGETS = {"sintra": "[data-key^=strip-]", "sagrada": "[data-key^=cell-]"}
STAGES = {"patchwork": (0, 7, 7), "sintra": (0, 8, 8), "sagrada": (1, 9, 10), "blueprints": (0, 5, 9)}
BOXES = """() => Object.fromEntries([...document.querySelectorAll(
  '[data-slot], [data-slot=own] :is([data-cell], [data-at], [data-strip]), [data-slot=offer] [data-key]')]
  .map((e, i) => [`${i} ${e.dataset.slot ?? e.dataset.key ?? ''}`, e.getBoundingClientRect()])
  .map(([name, { x, y, width, height }]) => [name, [x, y, width, height].map(Math.round)]))"""

SLOTS = """() => [...document.querySelectorAll('[data-slot]')].map((e) => e.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""


def faults(page: Page, game: str, size: Size) -> list[str]:
    """Return what is wrong with the table at a size of the window."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(2, 2)
    page.wait_for_timeout(120)
    whole = size[1] > 480 and size[0] > size[1]
    kind = 0 if whole else 1 if size == UPRIGHT else 2
    cells = {OWN[game][0]: OWN_PIXELS[game][kind]}
    if whole and page.locator(OWN[game][1]).count():
        cells[OWN[game][1]] = OTHERS_PIXELS[game]
    least = {"font": FONT, "cells": cells}
    found: list[str] = page.evaluate(MEASURE, {"least": least, "whole": whole})
    return [f"{size[0]}x{size[1]}: {fault}" for fault in found]


def boxes(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(BOXES)
    return found


def at_every_stage(page: Page, game: str, players: int, sizes: list[Size]) -> list[str]:
    """Measure at the beginning, in the middle and near the end, also with a piece in hand."""
    table = start(page, game, bots=players - 1)
    page.wait_for_function(CAN_ACT)
    page.locator("[data-slot=own]").wait_for()
    found: list[str] = []
    for stage, moves in zip(("beginning", "middle", "end"), STAGES[game], strict=True):
        if moves:
            play_on(page, table, moves)
            assert page.get_by_test_id("game-over").count() == 0
        if page.get_by_test_id("round-summary").is_visible():
            page.get_by_test_id("round-summary").get_by_role("button").click()
        for size in sizes:
            found += [f"{stage}, {fault}" for fault in faults(page, game, size)]
            found += [f"{stage}, piece in hand, {fault}" for fault in with_piece(page, game, size)]
    return found


def with_piece(page: Page, game: str, size: Size) -> list[str]:
    """Pick a piece up: nothing may move, and all of it must still fit."""
    piece = page.locator(f"{BOARD} {PIECES[game]}[data-legal]").first
    if not piece.count():
        return []
    before = boxes(page)
    piece.click()
    page.mouse.move(2, 2)
    page.wait_for_timeout(100)
    after = boxes(page)
    moved = [
        f"{name} moves by {before[name]} → {after[name]}"
        for name in before
        if after.get(name) != before[name]
    ]
    found = faults(page, game, size) + [f"{size[0]}x{size[1]}: {one}" for one in moved]
    page.keyboard.press("Escape")
    return found


def report(found: list[str]) -> None:
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("game", GAMES)
def test_two_players_fit_the_window(game: str, new_page: NewPage) -> None:
    report(at_every_stage(new_page(WIDE[0]), game, 2, WIDE))


@pytest.mark.parametrize(("game", "players"), MANY)
def test_three_and_four_players_fit_the_window(game: str, players: int, new_page: NewPage) -> None:
    page = new_page(WIDE[1])
    report(at_every_stage(page, game, players, WIDE[1:3]))
    small = page.locator("[data-slot=others] [aria-haspopup=dialog]")
    assert small.count() == players - 1
    before = small.last.bounding_box()
    small.last.click()
    large = page.locator("dialog[open]").bounding_box()
    assert before
    assert large
    assert large["width"] > 2 * before["width"]
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [WIDE[0], WIDE[3]], ids=str)
def test_a_solo_game_fits_the_window(size: Size, new_page: NewPage) -> None:
    report(at_every_stage(new_page(size), "sagrada", 1, [size]))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_own_board_and_what_one_chooses_from(
    game: str, players: int, new_page: NewPage
) -> None:
    if game == "patchwork" and players > 2:
        players = 2
    page = new_page(UPRIGHT, has_touch=True)
    report(at_every_stage(page, game, players, [UPRIGHT, ON_ITS_SIDE]))


@pytest.mark.parametrize("language", ["pl", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_longer_languages_fit_too(game: str, language: str, new_page: NewPage) -> None:
    page = new_page(WIDE[0], locale=LOCALES[language])
    report(at_every_stage(page, game, 2, [WIDE[0], UPRIGHT]))


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_of_another_player_moves_nothing(game: str, new_page: NewPage) -> None:
    host, guest = new_page(WIDE[0]), new_page(WIDE[0])
    open_table(host, game)
    begin(host, guest)
    if game == "sagrada":
        for page in (host, guest):
            page.locator("[data-key^=pattern][data-legal]").first.click()
        for page in (host, guest):
            expect(page.locator("[data-key^=pattern]")).to_have_count(0)
            expect(page.locator("[data-key^=pool-]").first).to_be_visible()
    for page in (host, guest):
        page.locator("[data-slot=own]").wait_for()
        for size in (WIDE[0], UPRIGHT, ON_ITS_SIDE):
            report(faults(page, game, size))
    assert choices(host) != choices(guest), "it is the turn of one of them"
    assert host.evaluate(SLOTS) == guest.evaluate(SLOTS)


def choices(page: Page) -> bool:
    return page.locator(BOARD).get_attribute("data-choices") != "0"


@pytest.mark.parametrize("size", [WIDE[1], UPRIGHT, ON_ITS_SIDE], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_result_is_in_view(game: str, size: Size, new_page: NewPage) -> None:
    page = new_page(size)
    finish(page, start(page, game))
    expect(page.get_by_test_id("result")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.get_by_test_id("drawer-close").click()
    expect(page.get_by_test_id("result")).to_have_count(0)
    if size == WIDE[1]:
        page.get_by_test_id("tab-result").click()
        expect(page.get_by_test_id("result")).to_be_in_viewport()


def test_the_panels_are_a_drawer(new_page: NewPage) -> None:
    page = new_page(WIDE[1])
    start(page, "sintra")
    page.wait_for_function(CAN_ACT)
    drawer, own = page.get_by_test_id("drawer"), page.locator("[data-slot=own]")
    expect(drawer).to_have_count(0)
    for name in ("log", "scores", "chat", "rules", "moves"):
        page.get_by_test_id(f"tab-{name}").click()
        expect(page.get_by_test_id(f"tab-{name}")).to_have_attribute("aria-expanded", "true")
        beside, board = drawer.bounding_box(), own.bounding_box()
        assert beside
        assert board
        assert board["x"] + board["width"] < beside["x"]
        assert board["height"] > 500
    page.get_by_test_id("tab-moves").click()
    expect(drawer).to_have_count(0)


def test_zoom_and_full_screen(new_page: NewPage) -> None:
    page = new_page(WIDE[1])
    start(page, "patchwork")
    page.wait_for_function(CAN_ACT)
    own = page.locator("[data-slot=own]")
    before = own.bounding_box()
    page.get_by_test_id("view").click()
    page.get_by_test_id("zoom-in").click()
    expect(page.get_by_test_id("zoom")).to_have_text("125%")
    after = own.bounding_box()
    assert before
    assert after
    assert after["width"] == pytest.approx(1.25 * before["width"], rel=0.05)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.get_by_test_id("zoom-out").click()
    assert own.bounding_box() == before
    page.get_by_test_id("full-screen").click()
    page.wait_for_function("document.fullscreenElement !== null")
    expect(page.get_by_test_id("full-screen")).to_have_text("Leave full screen")


@pytest.mark.parametrize("size", [WIDE[0], UPRIGHT, ON_ITS_SIDE], ids=str)
@pytest.mark.parametrize("game", ["sintra", "sagrada"])
def test_a_confirmation_covers_no_target(game: str, size: Size, new_page: NewPage) -> None:
    page = new_page(size)
    page.add_init_script("localStorage.setItem('draftwork.confirm', 'always')")
    table = start(page, game)
    if game == "sagrada":
        play_on(page, table, 1)
    page.locator(f"{BOARD} {PIECES[game]}[data-legal]").first.click()
    before = boxes(page)
    page.locator(f"[data-slot=own] {TARGETS[game]}[data-legal]").first.click()
    expect(page.get_by_test_id("confirm-bar")).to_be_in_viewport(ratio=1)
    assert boxes(page) == before
    report(faults(page, game, size))
