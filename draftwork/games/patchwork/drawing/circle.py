"""The circle of patches with the neutral token. The patches on offer are shown enlarged inside it."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add
from draftwork.games.patchwork.components import STANDARD, Cell
from draftwork.games.patchwork.constants import SMALLEST_PATCH
from draftwork.games.patchwork.drawing.patch import draw_patch
from draftwork.games.patchwork.drawing.sheet import CELL, FAINT, THREAD
from draftwork.games.patchwork.ui.view import View

WIDTH, HEIGHT = 1240, 376
# The circle is drawn along the rim of a grid of 14 × 5, clockwise from the upper left corner. The rim has one
# place for each patch, and one for the neutral token before the first purchase.
COLUMNS, ROWS = 14, 5
LEFT, TOP = 54, 44
ACROSS, DOWN = (WIDTH - 2 * LEFT) / (COLUMNS - 1), (HEIGHT - 2 * TOP) / (ROWS - 1)
RIM = (
    [(x, 0) for x in range(COLUMNS)]
    + [(COLUMNS - 1, y) for y in range(1, ROWS)]
    + [(x, ROWS - 1) for x in reversed(range(COLUMNS - 1))]
    + [(0, y) for y in reversed(range(1, ROWS - 1))]
)
SMALL, LARGE = 0.34, 0.92  # scales for a cell of 40 units


def draw_circle(sheet: Sheet, view: View, x: float, y: float) -> None:
    """Draw the circle, the neutral token and the offer."""
    group = sheet.panel(x, y, WIDTH, HEIGHT)
    ring: Look = {"fill": "none", "stroke": THREAD, "stroke_width": 2.2, "opacity": 0.55}
    size: Look = {"width": WIDTH - 2 * LEFT, "height": HEIGHT - 2 * TOP, "rx": 20}
    add(group, "rect", x=LEFT, y=TOP, stroke_dasharray="9 6", **size, **ring)
    for place, slot in enumerate(view.circle):
        at = _rim_point(_rim_index(view, place))
        if slot.taken:
            add(group, "circle", cx=at[0], cy=at[1], r=4, fill="#d8c7a8")
        else:
            _small_card(sheet, group, slot.patch, at, slot.patch in view.offer)
    # The neutral token stands on the place of the last patch bought, and before the offer at first.
    token_index = _rim_index(view, view.neutral) - (0 if view.circle[view.neutral].taken else 1)
    sheet.use(group, "neutral", *_rim_point(token_index), 46)
    _offer(sheet, group, view)


def _rim_index(view: View, place: int) -> int:
    """The index in RIM of a place of the circle, from 1 to 33. The 1x2 patch has the last one (PW-2)."""
    last = next(i for i, slot in enumerate(view.circle) if slot.patch == SMALLEST_PATCH)
    return (place - last - 1) % len(view.circle) + 1


def _rim_point(index: int) -> tuple[float, float]:
    x, y = RIM[index]
    return LEFT + x * ACROSS, TOP + y * DOWN


def _printed_cells(patch: int) -> Sequence[Cell]:
    return sorted(STANDARD.patches[patch].cells)


def _centred_group(parent: Element, patch: int, x: float, y: float, scale: float) -> Element:
    """A group that centres a patch, as printed, on (x, y)."""
    cells = _printed_cells(patch)
    height, width = (max(cell[i] for cell in cells) + 1 for i in (0, 1))
    left, top = x - width * CELL * scale / 2, y - height * CELL * scale / 2
    return add(parent, "g", transform=f"translate({left:.2f} {top:.2f}) scale({scale})")


def _small_card(sheet: Sheet, parent: Element, patch: int, at: tuple[float, float], offered: bool) -> None:
    x, y = at
    printed = STANDARD.patches[patch]
    border: Look = {"stroke": THREAD, "stroke_width": 3} if offered else {"stroke": "#dccdb0"}
    add(parent, "rect", x=x - 40, y=y - 33, width=80, height=66, rx=8, fill="#fffdf7", **border)
    draw_patch(
        sheet, _centred_group(parent, patch, x, y - 8.5, SMALL), patch, _printed_cells(patch), numbered=False
    )
    sheet.write(parent, x - 35, y + 28, str(patch), 12.5, font_weight="bold")
    for icon, value, right in (("button", printed.cost, 13), ("time", printed.time, 36)):
        sheet.use(parent, icon, x + right - 6, y + 24, 12)
        sheet.write(parent, x + right - 13, y + 28, str(value), 11.5, fill=FAINT, text_anchor="end")


def _offer(sheet: Sheet, group: Element, view: View) -> None:
    left = sum(not slot.taken for slot in view.circle)
    top, sides = TOP + 64, LEFT + 62
    sheet.write(group, sides, top, sheet.say("offer"), 18, font_weight="bold")
    end: Look = {"fill": FAINT, "text_anchor": "end"}
    sheet.write(group, WIDTH - sides, top, sheet.say("left", n=left), 14, **end)
    for i, patch in enumerate(view.offer):
        _large_card(sheet, group, patch, WIDTH / 2 + (i - 1) * 341, top + 90)


def _large_card(sheet: Sheet, parent: Element, patch: int, x: float, y: float) -> None:
    printed = STANDARD.patches[patch]
    add(parent, "rect", x=x - 163, y=y - 73, width=326, height=146, rx=12, fill="#f9f1df", stroke="#dccdb0")
    draw_patch(sheet, _centred_group(parent, patch, x - 56, y, LARGE), patch, _printed_cells(patch))
    prices = (
        ("button", "cost", printed.cost),
        ("time", "time", printed.time),
        ("income", "income", printed.income),
    )
    for i, (icon, name, value) in enumerate(prices):
        line = y - 39 + 39 * i
        sheet.use(parent, icon, x + 63, line, 26)
        sheet.write(parent, x + 82, line + 7, str(value), 20, font_weight="bold")
        sheet.write(parent, x + 109, line + 6, sheet.say(name), 13, fill=FAINT)
