"""Edition files in the page: they are checked, drawn, shown to all players before the start, and played."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from draftwork.games import load
from tests.editions import own
from tests.page.conftest import PHONE, NewPage
from tests.page.players import CAN_ACT, begin, decide, ply, wait_for_ply
from tests.page.test_looks import axe_violations as axe_faults

Shoot = Callable[[Page, str], None]
WIDTH = "document.documentElement.scrollWidth <= innerWidth"


def file_of(folder: Path, data: Any, name: str = "mine.json") -> Path:
    file = folder / name
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return file


def upload(page: Page, file: Path) -> None:
    page.get_by_test_id("edition-file").set_input_files(file)


def new_table(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.get_by_label("Seat 2").select_option("open")


def create(page: Page) -> None:
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")


def some_moves(host: Page, guest: Page, n: int) -> None:
    for _ in range(n):
        mover = host if "Your turn" in host.get_by_test_id("status-line").inner_text() else guest
        before = ply(host)
        decide(mover)
        for page in (host, guest):
            wait_for_ply(page, f"> {before}")


def play_first(host: Page, guest: Page, game: str) -> None:
    """Make the first decision, or the decisions of both players if they choose a pattern in secret."""
    if game != "sagrada":
        some_moves(host, guest, 1)
        return
    for page in (host, guest):
        page.wait_for_function(CAN_ACT)
        page.locator("[data-testid=board] [data-legal]").first.click()
    for page in (host, guest):
        wait_for_ply(page, "> 1")


def test_a_file_with_faults_then_a_good_one(new_page: NewPage, tmp_path: Path, shoot: Shoot) -> None:
    host, guest = new_page(refused="400"), new_page(PHONE)
    new_table(host, "sintra")
    host.get_by_test_id("own-edition").focus()
    host.keyboard.press("Space")
    bad = own("sintra")
    bad["strips"][2]["front"], bad["broken_glass"][3] = "YY", 5
    upload(host, file_of(tmp_path, bad))
    faults = host.get_by_test_id("edition-faults")
    expect(faults.get_by_role("listitem")).to_have_count(2)
    expect(faults).to_contain_text("“YY” is not the front of strip 3: it must be 5 letters.")
    shoot(host, "components-faults")
    assert axe_faults(host) == []
    host.get_by_role("button", name="Create the table").click()
    expect(host.get_by_text("Choose a complete component file first")).to_be_visible()
    upload(host, file_of(tmp_path, "no JSON", "text.json"))
    expect(faults).to_contain_text("it is not JSON")
    upload(host, file_of(tmp_path, own("sintra"), "good.json"))
    expect(faults).to_have_count(0)
    expect(host.get_by_role("alert")).to_have_count(0)
    expect(host.get_by_test_id("edition-checked")).to_contain_text("“my own copy” is a complete set")
    drawn = host.get_by_test_id("components-drawn")
    expect(drawn.get_by_role("img")).to_have_count(8)
    strip = "Strip 1. Front: pink, pink, pink, yellow, and yellow. Back: pink, pink, pink, pink, and pink."
    expect(drawn.get_by_role("img", name=strip)).to_be_visible()
    shoot(host, "components-own")
    host.get_by_label("List the table for everyone").check()
    create(host)
    name = "Components: “my own copy”, from a file"
    expect(host.get_by_test_id("edition")).to_contain_text(name)
    guest.goto("/")
    expect(guest.get_by_text(name).first).to_be_visible()  # in the list of open tables
    guest.goto(host.url)
    expect(guest.get_by_test_id("edition")).to_contain_text(name)
    expect(guest.get_by_test_id("components-drawn").get_by_role("img")).to_have_count(8)
    assert guest.evaluate(WIDTH), "wider than the phone"
    shoot(guest, "components-invited")
    assert axe_faults(guest) == []
    begin(host, guest)
    some_moves(host, guest, 3)
    for page in (host, guest):
        expect(page.get_by_test_id("edition-name")).to_have_text(name)
    assert ply(host) == ply(guest)


def test_a_table_with_an_older_edition(new_page: NewPage, shoot: Shoot) -> None:
    host, guest = new_page(), new_page(PHONE, locale="uk-UA")
    new_table(host, "sintra")
    expect(host.get_by_role("radio", name="Second open set")).to_be_checked()
    host.get_by_role("radio", name="First open set").check()
    drawn = host.get_by_test_id("components-drawn")
    drawn.locator("summary").click()
    strip = "Strip 1. Front: pink, pink, orange, orange, and yellow."
    expect(drawn.get_by_role("img", name=strip)).to_be_visible()
    shoot(host, "components-older")
    create(host)
    expect(host.get_by_test_id("edition")).to_contain_text("Components: First open set")
    guest.goto(host.url)
    expect(guest.get_by_test_id("edition")).to_contain_text("Перший відкритий набір")
    begin(host, guest)
    some_moves(host, guest, 2)
    expect(host.get_by_test_id("edition-name")).to_contain_text("First open set")


@pytest.mark.parametrize(("game", "images"), [("blueprints", 12), ("sagrada", 24)])
def test_own_components_of_other_games(
    new_page: NewPage, tmp_path: Path, shoot: Shoot, game: str, images: int
) -> None:
    host, guest = new_page(PHONE), new_page()
    new_table(host, game)
    host.get_by_test_id("own-edition").check()
    upload(host, file_of(tmp_path, own(game)))
    expect(host.get_by_test_id("components-drawn").get_by_role("img")).to_have_count(images)
    assert host.evaluate(WIDTH), "wider than the phone"
    shoot(host, f"components-{game}")
    assert axe_faults(host) == []
    create(host)
    guest.goto(host.url)
    drawn = guest.get_by_test_id("components-drawn")
    mine = {"blueprints": "Plan 501. a1: planned height 6; b1: hatched", "sagrada": "My Window a (pattern 1)"}
    expect(drawn.get_by_role("img", name=mine[game])).to_be_visible()
    shoot(guest, f"components-{game}-invited")
    assert axe_faults(guest) == []
    begin(host, guest)
    play_first(host, guest, game)
    expect(guest.get_by_test_id("edition-name")).to_contain_text("my own copy")


def test_the_components_we_ship_are_drawn_and_saved(new_page: NewPage) -> None:
    page = new_page(locale="pl-PL")
    page.goto("/new/sagrada")
    drawn = page.get_by_test_id("components-drawn")
    drawn.locator("summary").click()
    expect(drawn.get_by_role("img")).to_have_count(24)
    expect(page.get_by_test_id("components")).to_contain_text("Gra podstawowa")
    page.get_by_test_id("own-edition").check()
    with page.expect_download() as saved:
        page.get_by_test_id("save-edition").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8")) == load("sagrada").edition.data


def test_games_without_a_choice_do_not_ask(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/patchwork")
    page.get_by_role("button", name="Create the table").wait_for()
    expect(page.get_by_test_id("components")).to_have_count(0)
    page.get_by_label("Seat 2").select_option("open")
    create(page)
    page.get_by_test_id("start").wait_for()
    expect(page.get_by_test_id("edition")).to_have_count(0)
