"""The status line above the board says what to do now."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.players import CAN_ACT, choose_first, play_now

# For each game: the status line at the start of a turn, the piece to pick up, and the status line after that.
GAMES = {
    "patchwork": ("Buy one of the 3 patches", "[data-key^=patch-]", "turn it with R"),
    "sintra": ("Take all panes of one colour", "[data-key^=f]", "Choose the strip for the panes"),
    "sagrada": ("choose a die from the pool", "[data-key^=pool-]", "Choose a space in your window"),
    "blueprints": ("Take a die from the pool", "[data-key]", "Choose a space for"),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_to_do_in_the_words_of_the_game(game: str, new_page: NewPage) -> None:
    turn, pick, holding = GAMES[game]
    page = new_page()
    play_now(page, game)
    status = page.get_by_test_id("status-line")
    if game == "sagrada":
        expect(status).to_contain_text("Your turn. Choose one of the four patterns")
        choose_first(page)
        expect(status).not_to_contain_text("patterns")
        page.wait_for_function(CAN_ACT)
    expect(status).to_contain_text("Your turn. ")
    expect(status).to_contain_text(turn)
    page.get_by_test_id("board").locator(f"{pick}[data-legal]").first.click()
    expect(status).to_contain_text(holding)
    page.keyboard.press("Escape")
    expect(status).to_contain_text(turn)


def test_in_another_language(new_page: NewPage) -> None:
    page = new_page(locale="pl-PL")
    play_now(page, "patchwork")
    expect(page.get_by_test_id("status-line")).to_contain_text("Twoja tura. Kup jeden z 3 kawałków")


def test_it_says_that_the_game_is_over(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "patchwork")
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id("status-line")).to_have_text("The game is over.")
