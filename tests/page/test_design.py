"""The design in the browser: the computed styles of controls and text, in all themes."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page

from tests.page.conftest import DESKTOP, PHONE, NewPage
from tests.page.ended import start
from tests.page.players import CAN_ACT
from tests.shipped import GAMES

THEMES = ("light", "dark", "contrast")
TEXT = [(ink, ground) for ink in ("ink", "soft", "accent", "good", "bad") for ground in ("paper", "card")]
ON = [("accent-ink", "accent"), ("bad-ink", "bad"), ("ink", "tint"), ("ink", "sunken")]
MARKS = [(mark, ground) for mark in ("focus", "legal") for ground in ("paper", "card")]
# The contrast of two tokens by WCAG 2.
CONTRAST = """([one, other]) => {
  const probe = document.body.appendChild(document.createElement('i'));
  const pen = document.createElement('canvas').getContext('2d');
  const luminance = (token) => {
    probe.style.color = `var(--${token})`;
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  probe.remove();
  return (light + 0.05) / (dark + 0.05);
}"""
# The smaller side and the rounding of every visible control outside the board.
CONTROLS = """() => [...document.querySelectorAll('button, a.button, select, input')]
  .filter((e) => e.checkVisibility() && !e.closest('[data-testid=board]'))
  .map((e) => [e, e.getBoundingClientRect(), getComputedStyle(e)])
  .map(([e, box, look]) => ({ name: e.dataset.testid ?? e.innerText, side: Math.min(box.width, box.height),
    font: parseFloat(look.fontSize), family: look.fontFamily }))"""


def set_theme(page: Page, theme: str) -> None:
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)


def test_the_colours_of_every_theme_can_be_told_apart(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    found = []
    for theme in THEMES:
        set_theme(page, theme)
        for least, pairs in ((4.5, TEXT + ON), (3.0, MARKS)):
            for pair in pairs:
                contrast: float = page.evaluate(CONTRAST, pair)
                if contrast < least:
                    found.append(f"{theme}: {pair[0]} on {pair[1]} {contrast:.2f}")
    assert not found


@pytest.mark.parametrize(("game", "size"), list(product(GAMES, [DESKTOP, PHONE])))
def test_controls_are_large_enough(game: str, size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(size)
    start(page, game)
    page.wait_for_function(CAN_ACT)
    page.get_by_test_id("panels" if size == PHONE else "tab-chat").click()
    controls = page.evaluate(CONTROLS)
    assert len(controls) >= 10
    wrong = [one for one in controls if one["side"] < 24 or one["font"] < 12]
    assert not wrong
    assert len({one["family"] for one in controls}) == 1


def test_a_theme_colours_the_whole_table(new_page: NewPage) -> None:
    page = new_page()
    start(page, "patchwork")
    page.wait_for_function(CAN_ACT)
    seen = set()
    for theme in THEMES:
        set_theme(page, theme)
        look = "e => getComputedStyle(e).backgroundColor + getComputedStyle(e).color"
        panels = page.locator("[data-slot] .panel")
        looks = {panels.nth(i).evaluate(look) for i in range(panels.count())}
        assert len(looks) == 1, "all panels of a theme look alike"
        seen |= looks
    assert len(seen) == len(THEMES)
