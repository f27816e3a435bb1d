"""A chart of ratings: a row for each bot with its mean, its interval and the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, Style, add
from draftwork.i18n import Message

if TYPE_CHECKING:
    from draftwork.lab.ratings import Standing
    from draftwork.lab.strength import Section

STYLE = Style("strength", "elo", Path(__file__).parent, ink="#222", card="#fff", edge="#bbb")
WIDTH, LEFT, RIGHT = 760, 190, 130  # width of the chart, of the names and of the numbers
ROW, HEAD, FOOT = 26, 46, 34  # heights
STEPS = (50, 100, 200, 500, 1000)  # possible distances of grid lines, in Elo


class Scale:
    """The scale from Elo to x coordinates."""

    def __init__(self, bots: Sequence[Standing]) -> None:
        low, high = min(bot.elo.low for bot in bots), max(bot.elo.high for bot in bots)
        self.step = next((step for step in STEPS if (high - low) / step <= 8), STEPS[-1])
        self.low = int(low // self.step) * self.step
        self.high = int(-(-high // self.step)) * self.step
        if self.low == self.high:
            self.high += self.step

    def __call__(self, elo: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (elo - self.low) / (self.high - self.low)

    def ticks(self) -> range:
        return range(self.low, self.high + 1, self.step)


def plot(sections: Sequence[Section]) -> str:
    """The chart of a game as SVG, with a panel for each number of players and options."""
    from draftwork.lab.strength_page import title

    scale = Scale([bot for section in sections for bot in section.ratings])
    heights = [HEAD + ROW * len(section.ratings) + FOOT for section in sections]
    sheet = Sheet(WIDTH, sum(heights), "en", STYLE, sections[0].game)
    name = Message(f"{sections[0].game}-name").text()
    descriptions = [f"{title(section)}: {_describe_ratings(section.ratings)}." for section in sections]
    sheet.describe(f"Elo of the bots of {name}", " ".join(descriptions))
    add(sheet.root, "rect", width=WIDTH, height=sum(heights), fill="#fff")
    top = 0
    for section, height in zip(sections, heights):
        panel = add(sheet.root, "g", transform=f"translate(0 {top})")
        sheet.write(panel, 16, 28, f"{name}, {title(section)}: Elo", 16, font_weight="bold")
        _grid(sheet, panel, scale, height - FOOT)
        for row, bot in enumerate(section.ratings):
            _draw_row(sheet, panel, scale, HEAD + ROW * row + ROW / 2, bot)
        top += height
    return ElementTree.tostring(sheet.root, encoding="unicode") + "\n"


def _describe_ratings(bots: Sequence[Standing]) -> str:
    return ", ".join(
        f"{bot.name} {bot.elo.mean:.0f} ({bot.elo.low:.0f} to {bot.elo.high:.0f})" for bot in bots
    )


def _grid(sheet: Sheet, panel: Element, scale: Scale, bottom: float) -> None:
    for elo in scale.ticks():
        x = scale(elo)
        add(panel, "line", x1=x, x2=x, y1=HEAD, y2=bottom, stroke="#ddd")
        sheet.write(panel, x, bottom + 16, str(elo), 12, text_anchor="middle")


def _draw_row(sheet: Sheet, panel: Element, scale: Scale, y: float, bot: Standing) -> None:
    ink: Look = {"stroke": "#1f4e79", "stroke_width": 2.0}
    low, mean, high = (scale(elo) for elo in (bot.elo.low, bot.elo.mean, bot.elo.high))
    sheet.write(panel, LEFT - 16, y + 5, bot.name, 14, text_anchor="end")
    add(panel, "line", x1=low, x2=high, y1=y, y2=y, **ink)
    for x in (low, high):
        add(panel, "line", x1=x, x2=x, y1=y - 5, y2=y + 5, **ink)
    add(panel, "circle", cx=mean, cy=y, r=4.5, fill="#1f4e79")
    figures = f"{bot.elo.mean:.0f} ({bot.elo.low:.0f}–{bot.elo.high:.0f})"
    sheet.write(panel, WIDTH - RIGHT + 16, y + 5, figures, 12)
