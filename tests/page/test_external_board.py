"""The board that the package of Hoard provides, by mouse and by keys; its rules; and boards that fail."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import DESKTOP, PHONE, ROOT, NewPage
from tests.page.players import CAN_ACT, IS_OVER, open_panel, play_now, ply, wait_for_ply
from tests.page.test_looks import LOCALES, axe_violations, choose_theme, is_too_wide, play_by_the_list

Shoot = Callable[[Page, str], None]
MODULE = "**/games/hoard/page/board.js"
BOARD = "draftwork-board-hoard"  # the name of the element


def next_decision(page: Page) -> bool:
    """Wait for a decision. Returns whether the match goes on."""
    page.wait_for_function(CAN_ACT)
    return not page.evaluate(IS_OVER)


def choose_by_mouse(page: Page) -> None:
    before = ply(page)
    page.locator(f"{BOARD} .hand button.card").last.click()
    page.locator(f"{BOARD} .way:not([aria-disabled=true])").last.click()
    wait_for_ply(page, f"> {before}")


def focused_key(page: Page) -> str:
    """The key of the focused control of the board, or the name of the focused element of the page."""
    key: str = page.evaluate("""() => {
      const at = document.activeElement;
      return at.shadowRoot?.activeElement?.dataset.key ?? at.localName;
    }""")
    return key


def tab_to(page: Page, pattern: str) -> None:
    for _ in range(60):
        if re.fullmatch(pattern, focused_key(page)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {pattern}")


def choose_by_keys(page: Page, way: str) -> None:
    before = ply(page)
    tab_to(page, r"card-\d")
    page.keyboard.press("Enter")
    card = focused_key(page)
    tab_to(page, f"{card}/{way}")
    page.keyboard.press("Enter")
    wait_for_ply(page, f"> {before}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_match_on_the_board_of_a_package(
    size: tuple[int, int], new_page: NewPage, shoot: Shoot
) -> None:
    page = new_page(size, has_touch=size == PHONE)
    play_now(page, "hoard")
    decisions = 0
    while next_decision(page):
        choose_by_mouse(page)
        decisions += 1
    assert decisions == 2  # the last card is played by the server
    expect(page.locator(f"{BOARD} table")).to_be_visible()
    expect(page.locator(f"{BOARD} button")).to_have_count(0)
    expect(page.get_by_test_id("status-line")).to_contain_text("The game is over.")
    assert axe_violations(page) == []
    shoot(page, f"hoard-end-{size[0]}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_keys_alone_are_enough(size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(size)
    play_now(page, "hoard")
    choose_by_keys(page, "bury")
    assert next_decision(page)
    before = ply(page)
    assert focused_key(page) != "body"  # the focus stays on the board
    tab_to(page, r"card-\d")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("status-line")).to_contain_text("play it open.")
    page.keyboard.press("Escape")
    expect(page.locator(f"{BOARD} .way")).to_have_count(0)
    expect(page.get_by_test_id("status-line")).not_to_contain_text("play it open.")
    page.keyboard.press("Enter")
    tab_to(page, r"card-\d/bury")
    page.keyboard.press("Enter")  # a second card cannot be buried
    expect(page.locator("[aria-live]").first).to_contain_text("Only one card may be buried")
    assert ply(page) == before
    page.keyboard.press("Shift+Tab")
    assert focused_key(page).endswith("/play")
    page.keyboard.press("Enter")
    wait_for_ply(page, f"> {before}")


@pytest.mark.parametrize("language", LOCALES)
def test_the_board_and_the_rules_in_every_language(language: str, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(PHONE if language == "pl" else DESKTOP, locale=LOCALES[language])
    play_now(page, "hoard")
    heading = {"en": "Your cards", "pl": "Twoje karty", "uk": "Ваші карти"}[language]
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    assert "hoard-" not in page.locator(BOARD).inner_text()
    open_panel(page, "rules")
    title = {"en": "How to play Hoard", "pl": "Jak grać w Skarb", "uk": "Як грати в Скарб"}[language]
    expect(page.get_by_test_id("rules").get_by_role("heading", level=2)).to_have_text(
        title.replace(" w ", " w\u00a0").replace(" в ", " в\u00a0")
    )
    assert axe_violations(page) == []
    shoot(page, f"hoard-rules-{language}")


def test_the_looks_of_the_board(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    play_now(page, "hoard")
    choose_by_mouse(page)
    next_decision(page)
    page.locator(f"{BOARD} .hand button.card").first.click()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in ("light", "dark", "contrast"):
            choose_theme(page, theme)
            shoot(page, f"hoard-{theme}-{size[0]}")
            assert axe_violations(page) == []
            assert not is_too_wide(page)


def test_a_replay_on_the_board_of_a_package(new_page: NewPage, shoot: Shoot) -> None:
    page = new_page()
    play_now(page, "hoard")
    choose_by_mouse(page)
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("yes").click()
    page.get_by_role("link", name="Replay").click()
    cards = page.locator(f"{BOARD} td .card")
    expect(page.locator(f"{BOARD} table")).to_be_visible()
    expect(cards).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(cards).to_have_count(1)
    assert axe_violations(page) == []
    shoot(page, "hoard-replay-board")


def test_points_are_marked_on_the_board(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "hoard")
    before = ply(page)
    page.locator(f"{BOARD} .hand button.card").last.click()
    page.locator(f"{BOARD} .way").first.click()
    wait_for_ply(page, f"> {before}")
    next_decision(page)
    open_panel(page, "scores")
    page.get_by_role("tabpanel").get_by_role("button", name="played open").first.click()
    expect(page.locator(f"{BOARD} .marked")).to_have_count(1)


THROW = "throw new Error('broken');"
BROKEN_BOARDS = {
    "throws while it loads": THROW,
    "is no module": "this is no JavaScript",
    "exports nothing": "export const other = 1;",
    **{
        case: f"export default class extends HTMLElement {{ {body} }}"
        for case, body in {
            "throws in the constructor": f"constructor() {{ super(); {THROW} }}",
            "throws when it gets the board": f"set board(_) {{ {THROW} }}",
            "throws when it is connected": f"connectedCallback() {{ {THROW} }}",
            "throws later": f"set board(_) {{ setTimeout(() => {{ {THROW} }}); }}",
            "rejects a promise": f"async start() {{ {THROW} }} set board(_) {{ this.start(); }}",
        }.items()
    },
}


@pytest.mark.parametrize("source", BROKEN_BOARDS.values(), ids=BROKEN_BOARDS)
def test_a_broken_board_is_replaced_by_the_picture(source: str, new_page: NewPage, shoot: Shoot) -> None:
    page = new_page(allowed_errors=("broken", "the board of hoard failed", "Unexpected identifier"))

    def serve_broken(route: Route) -> None:
        route.fulfill(body=source, content_type="text/javascript")

    page.route(MODULE, serve_broken)
    play_now(page, "hoard")
    expect(page.get_by_test_id("board-failed")).to_have_text(
        "The board of Hoard failed. The picture and the list of moves replace it."
    )
    expect(page.get_by_role("img", name="A game of Hoard in progress")).to_be_visible()
    play_by_the_list(page)
    assert axe_violations(page) == []
    shoot(page, "hoard-broken-board")


def test_a_module_that_does_not_come_is_replaced_by_the_picture(new_page: NewPage) -> None:
    page = new_page(allowed_errors=("the board of hoard failed",))
    page.clock.install()
    page.route(MODULE, lambda _: None)  # no answer
    page.goto("/")
    page.locator("article[data-game=hoard] button.primary").click()
    page.wait_for_function(CAN_ACT)
    page.clock.run_for(10_000)
    expect(page.get_by_test_id("board-failed")).to_be_visible()
    expect(page.get_by_role("img", name="A game of Hoard in progress")).to_be_visible()


def test_the_documented_board_plays(new_page: NewPage) -> None:
    text = (ROOT / "docs" / "boards.md").read_text(encoding="utf-8")
    source = text.partition("```js\n")[2].partition("```")[0]
    page = new_page()
    page.route(MODULE, lambda route: route.fulfill(body=source, content_type="text/javascript"))
    play_now(page, "hoard")
    before = ply(page)
    page.locator(BOARD).get_by_role("button", name="Face down, with 2 more").first.click()
    wait_for_ply(page, f"> {before}")
    expect(page.get_by_test_id("board-failed")).to_have_count(0)


def test_wrong_events_change_nothing(new_page: NewPage) -> None:
    page = new_page()
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    play_now(page, "hoard")
    page.locator(BOARD).wait_for()
    before = ply(page)
    details = ["null", "{}", "{path: []}", "{path: 'card-1'}", "{path: [1]}", "{path: ['none']}", "{move: 3}"]
    for detail in details:
        page.locator(BOARD).evaluate(
            f"(board) => board.dispatchEvent(new CustomEvent('choose', {{ detail: {detail} }}))"
        )
    assert len(warnings) == len(details)
    assert all(text.startswith("ignored event of the board: choose") for text in warnings)
    assert ply(page) == before
