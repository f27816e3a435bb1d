"""Several people: two browsers at one table, a shared device, undo, and the time after the end."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewPage
from tests.page.players import (
    CAN_ACT,
    begin,
    choose_first,
    decide,
    hand_over,
    open_panel,
    open_table,
    play_now,
    ply,
    wait_for_ply,
)

Shoot = Callable[[Page, str], None]


def test_two_browsers_one_of_which_loses_its_connection(new_page: NewPage, shoot: Shoot) -> None:
    ola, jan = new_page(), new_page(PHONE)
    open_table(ola, "patchwork")
    begin(ola, jan)
    jan.context.set_offline(True)
    expect(jan.get_by_test_id("connection")).to_contain_text("Connection lost")
    expect(ola.get_by_role("img", name="away")).to_be_visible()
    shoot(jan, "offline-phone")
    open_panel(ola, "chat")
    ola.get_by_test_id("chat").fill("Are you there?")
    ola.get_by_role("button", name="Send").click()
    expect(ola.locator("li", has_text="Are you there?")).to_be_visible()
    jan.context.set_offline(False)
    expect(jan.get_by_test_id("connection")).to_have_count(0)
    open_panel(jan, "chat")
    expect(jan.locator("li", has_text="Are you there?")).to_be_visible()  # a message that arrived meanwhile
    for _ in range(4):
        mover = ola if "Your turn" in ola.get_by_test_id("status-line").inner_text() else jan
        before = ply(ola)
        decide(mover)
        for page in (ola, jan):
            wait_for_ply(page, f"> {before}")
    assert ply(ola) == ply(jan)


def test_a_friend_who_does_not_come_is_replaced_by_a_bot(new_page: NewPage) -> None:
    ola, jan = new_page(PHONE), new_page()
    open_table(ola, "patchwork")
    start, seat = ola.get_by_test_id("start"), ola.get_by_test_id("seat-bot-1")
    expect(start).to_be_disabled()
    assert ola.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the phone"
    seat.select_option("random")
    expect(start).to_be_enabled()
    jan.goto(ola.url)
    expect(jan.get_by_text("Random", exact=True)).to_be_visible()
    expect(jan.get_by_test_id("seat-bot-1")).to_have_count(0)  # only the host has it
    seat.select_option("")
    expect(start).to_be_disabled()
    expect(jan.get_by_test_id("join")).to_be_visible()
    seat.select_option("random")
    start.click()
    ola.wait_for_function(CAN_ACT)
    open_panel(ola, "log")
    expect(ola.get_by_role("tabpanel")).to_contain_text("Seat 2 is free again.")
    before = ply(ola)
    decide(ola)
    wait_for_ply(ola, f"> {before}")


def test_a_curtain_hides_the_other_player_at_the_same_device(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(PHONE)
    open_table(page, "blueprints", "here")
    curtain = page.get_by_test_id("curtain")
    for _ in range(3):
        curtain.wait_for()
        assert page.get_by_test_id("board").count() == 0
        handed = curtain.get_by_role("heading").inner_text()
        shoot(page, "curtain")
        page.keyboard.press("Enter")  # the button has the focus
        page.get_by_test_id("board").wait_for()
        page.wait_for_function(CAN_ACT)
        name = handed.removeprefix("Hand over to ")
        assert page.get_by_test_id("status-line").inner_text().startswith(name)
        hand_over(page)


def test_looking_back_and_taking_back(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "patchwork")
    start = 0
    for _ in range(2):  # each undo also takes back the moves of the bot
        start = ply(page)
        choose_first(page)
        wait_for_ply(page, f"> {start}")
        page.wait_for_function(CAN_ACT)
    page.get_by_test_id("undo").click()
    wait_for_ply(page, f"=== {start}")
    open_panel(page, "log")
    expect(page.get_by_test_id("log-gone").first).to_be_visible()  # these positions no longer exist
    page.get_by_test_id("log-move").first.click()
    expect(page.get_by_test_id("status-line")).to_contain_text("earlier position")
    page.get_by_test_id("back-to-now").click()
    expect(page.get_by_test_id("status-line")).to_contain_text("Your turn")
    open_panel(page, "rules")
    expect(page.get_by_test_id("rules")).to_contain_text("How to play Patchwork")


def test_a_point_marks_the_cells_it_comes_from(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "patchwork")
    open_panel(page, "scores")
    marks = page.get_by_test_id("board").locator(".marked")
    assert marks.count() == 0
    point = page.locator("[role=tabpanel] button[aria-pressed]").first  # the empty spaces of the quilt
    point.click()
    expect(point).to_have_attribute("aria-pressed", "true")
    expect(marks).to_have_count(81)
    point.click()
    expect(marks).to_have_count(0)


def test_resigning_replaying_and_a_record(new_page: NewPage, shoot: Shoot, tmp_path: Path) -> None:
    page = new_page()
    play_now(page, "patchwork")
    decide(page)
    resign(page)
    final = page.get_by_test_id("game-over")
    expect(final.get_by_test_id("result")).to_have_text("You resigned")
    with page.expect_download() as saving:
        final.get_by_role("button", name="Download the record").click()
    file = tmp_path / "record.json"
    saving.value.save_as(file)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["game"] == "patchwork"
    assert record["seed"]
    final.get_by_role("link", name="Replay").click()
    shown = page.get_by_test_id("ply")
    expect(shown).to_contain_text("0 of")
    page.keyboard.press("ArrowRight")
    expect(shown).to_contain_text("1 of")
    assert page.url.endswith("#1")
    page.reload()
    expect(shown).to_contain_text("1 of")
    shoot(page, "replay")
    page.goto("/replay")
    page.get_by_test_id("upload").set_input_files(file)
    expect(shown).to_contain_text("0 of")
    broken = tmp_path / "broken.json"
    broken.write_text("no record", encoding="utf-8")
    page.get_by_test_id("upload").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("not JSON")


def test_playing_again(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "patchwork")
    resign(page)
    first = page.url
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_function(CAN_ACT)
    page.goto("/")
    expect(page.locator("li[data-standing]")).to_have_count(2)


def resign(page: Page) -> None:
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("yes").click()


def test_the_commitment_is_kept_and_compared(new_page: NewPage) -> None:
    ola, jan, zoe = new_page(), new_page(), new_page()
    open_table(ola, "patchwork")
    fairness = ola.get_by_test_id("fairness")
    fairness.locator("summary").click()
    told = ola.get_by_test_id("commitment").inner_text()
    assert len(told) == 64
    begin(ola, jan)
    zoe.goto(ola.url)
    zoe.get_by_test_id("board").wait_for()
    open_panel(ola, "rules")
    fairness.locator("summary").click()
    expect(fairness).to_contain_text("has noted the commitment")
    jan.evaluate("""() => {
      const [promise] = JSON.parse(localStorage.getItem('draftwork.promises'));
      promise.commitment = 'f'.repeat(64);
      localStorage.setItem('draftwork.promises', JSON.stringify([promise]));
    }""")  # as if the server had sent another one
    resign(ola)
    for page, verdict in ((ola, "Kept:"), (jan, "Not kept:"), (zoe, "no commitment to compare")):
        page.get_by_test_id("fairness").locator("summary").click()
        expect(page.get_by_test_id("verdict")).to_contain_text(verdict)
    expect(fairness).to_contain_text(f"draftwork verify FILE --commitment {told}")


def test_secret_moves_are_in_the_log_once_the_game_is_over(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "blueprints")
    for _ in range(2):  # until the bot has placed a die behind its screen
        before = ply(page)
        decide(page)
        wait_for_ply(page, f"> {before}")
        page.wait_for_function(CAN_ACT)
    open_panel(page, "log")
    veiled = page.get_by_test_id("log-move").filter(has_text="behind the screen")
    expect(veiled.first).to_be_visible()
    resign(page)
    page.get_by_test_id("game-over").wait_for()
    open_panel(page, "log")
    expect(page.get_by_test_id("log-move").first).to_be_visible()
    expect(veiled).to_have_count(0)


def test_a_person_who_is_named_like_a_bot_stays_that_person(new_page: NewPage) -> None:
    page = new_page(locale="pl-PL")
    page.goto("/")
    page.get_by_label("Pseudonim").fill("master")
    page.get_by_role("button", name="Zmień").click()
    play_now(page, "patchwork")
    resign(page)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.get_by_test_id("ply").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_test_id("result")).to_have_text("Wygrywa Losowy: master się poddaje")
    expect(page.get_by_role("columnheader", name="master")).to_have_count(1)
    assert page.get_by_text("Mistrz").count() == 0


def test_carrying_a_name_to_another_device(new_page: NewPage) -> None:
    here, there = new_page(), new_page(PHONE)
    here.goto("/")
    here.get_by_label("Nickname").fill("Ola")
    here.get_by_role("button", name="Rename").click()
    here.get_by_role("button", name="Continue on another device").click()
    link = here.get_by_role("textbox", name="Continue on another device").input_value()
    there.goto(link)
    expect(there.get_by_role("heading", level=1)).to_contain_text("Ola")
