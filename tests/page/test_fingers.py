"""Dragging on a phone: the piece goes where the finger releases it, and waits for confirmation."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import PHONE, NewPage
from tests.page.players import play_now, ply, wait_for_ply

STEPS = 12  # touch events on the way
CONFIRM = "[data-hand] [data-confirm]"


def middle(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box, "nothing to touch"
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """Drag with touch events, which the browser turns into pointer events unless it scrolls."""
    thing.evaluate("e => scrollTo(0, e.getBoundingClientRect().top + scrollY - 80)")
    start, end = middle(thing), middle(place)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    for step in range(1, STEPS + 1):
        on_its_way = {axis: start[axis] + (end[axis] - start[axis]) * step / STEPS for axis in ("x", "y")}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [on_its_way]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_patch_is_dragged_to_the_quilt(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True)
    play_now(page, "patchwork")
    before = ply(page)
    sewn = page.locator("[data-quilt] [aria-label*='patch']")
    drag(
        page,
        page.locator("[data-key^=patch-][data-legal]").first,
        page.locator("[data-quilt] [data-cell=e5]"),
    )
    confirm = page.locator(CONFIRM)
    expect(confirm).to_be_in_viewport()  # the piece waits there, and its effect is shown beside the button
    assert ply(page) == before
    confirm.click()
    wait_for_ply(page, f"> {before}")
    expect(sewn.first).to_be_attached()


def test_a_die_is_dragged_to_the_site(new_page: NewPage) -> None:
    page = new_page(PHONE, has_touch=True)
    play_now(page, "blueprints")
    before = ply(page)
    die = page.locator("[data-key][data-legal][aria-pressed]").first
    die.tap()  # the possible places are marked
    space = page.locator("[data-cell][data-legal]").last.get_attribute("data-cell")
    die.tap()
    drag(page, die, page.locator(f"[data-drop={space}] .ground"))  # the site, which is nearer than the plan
    expect(page.locator(CONFIRM)).to_have_text(f"Build on {space}")
    expect(page.locator(CONFIRM)).to_be_in_viewport()
    page.locator(CONFIRM).click()
    wait_for_ply(page, f"> {before}")
    expect(page.locator(f"[data-cell={space}]")).to_contain_text("1 of")
