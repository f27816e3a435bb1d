"""The log: a sentence for each turn with drawn pieces, and optionally the notation."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.players import CAN_ACT, decide, open_panel, play_now, ply, wait_for_ply

Shoot = Callable[[Page, str], None]

# The sentence of a turn in each game.
FIRST = {
    "patchwork": r"You bought patch \d+ for",
    "sintra": r"You took \d+ \w+ panes? from (factory \d|the centre)",
    "sagrada": r"You took the \w+ \d and placed it on [a-e][1-4]",
    "blueprints": r"You took \w+ \d, placed it on [ab][1-3] and discarded \w+ \d\.",
}


def begin_to_play(page: Page, game: str, decisions: int = 4) -> None:
    play_now(page, game)
    for _ in range(decisions):
        before = ply(page)
        decide(page)
        wait_for_ply(page, f"> {before}")
        page.wait_for_function(CAN_ACT)
    open_panel(page, "log")


@pytest.mark.parametrize("game", FIRST)
def test_a_turn_is_one_sentence_with_its_pieces(new_page: NewPage, shoot: Shoot, game: str) -> None:
    page = new_page()
    begin_to_play(page, game)
    own = page.get_by_test_id("log-move").filter(has_text=re.compile(FIRST[game]))
    for _ in range(20):  # moves are random, so the expected turn may take a while
        if own.count():
            break
        decide(page)
        page.wait_for_function(CAN_ACT)
    expect(own.first).to_be_visible()
    assert own.first.inner_text().rstrip().endswith(".")
    pictures = own.first.locator("[aria-hidden=true] svg")
    expect(pictures.first).to_be_visible()
    box = pictures.first.bounding_box()
    assert box is not None
    assert 8 < box["height"] < 40
    expect(page.get_by_test_id("notation")).to_have_count(0)
    shoot(page, f"log-{game}")


def test_the_notation_is_shown_to_those_who_want_it(new_page: NewPage) -> None:
    page = new_page()
    begin_to_play(page, "patchwork", 1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("show-notation").check()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("notation").first).to_have_text(re.compile(r"advance|\d+f?[rul]? [a-i][1-9]"))
    page.reload()
    open_panel(page, "log")
    expect(page.get_by_test_id("notation").first).to_be_visible()


def test_other_languages_speak_of_players_impersonally(new_page: NewPage) -> None:
    page = new_page(locale="pl-PL")
    begin_to_play(page, "patchwork", 1)
    own = page.get_by_test_id("log-move").filter(has_text=re.compile("Ty: (kupiono|wzięto|przesunięto)"))
    expect(own.first).to_be_visible()
