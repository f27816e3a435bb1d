"""The course of a match as a picture: a line of win probability for each seat, mistakes and luck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, Style, add
from draftwork.review.model import Review

_STYLE = Style("review", "review", Path(__file__).parent, ink="#222", card="#fff", edge="#bbb")
_WIDTH, _HEIGHT = 760, 380
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 20, 20, 86  # margins
# Colour, dash pattern and symbol tell the seats apart.
_SEATS: tuple[Look, ...] = (
    {"stroke": "#1f4e79"},
    {"stroke": "#b3541e", "stroke_dasharray": "9 4"},
    {"stroke": "#2f6b2f", "stroke_dasharray": "3 3"},
    {"stroke": "#7a2f7a", "stroke_dasharray": "12 3 3 3"},
)
_LUCK_COLOUR, _MISTAKE_COLOUR = "#777", "#a11"
_MIN_LUCK = 0.03  # smaller random events are not marked
_MISTAKES = ("inaccuracy", "mistake", "blunder")


def chart(review: Review, names: Sequence[str] = (), language: str = "en") -> str:
    """The picture as SVG. Seats without a name are numbered."""
    sheet = Sheet(_WIDTH, _HEIGHT, language, _STYLE, review.game)
    called = [
        names[seat] if seat < len(names) and names[seat] else sheet.say("player", seat=seat + 1)
        for seat in range(len(review.seats))
    ]
    courses = [
        sheet.say("course", name=name, start=seat.start, result=seat.result)
        for name, seat in zip(called, review.seats)
    ]
    sheet.describe(sheet.say("title"), " ".join(courses))
    add(sheet.root, "rect", width=_WIDTH, height=_HEIGHT, fill="#fff")
    _grid(sheet)
    for seat in range(len(review.seats)):
        _line(sheet.root, review, seat)
    _mark_luck(sheet.root, review)
    _mark_mistakes(sheet.root, review)
    _legend(sheet, called)
    return ElementTree.tostring(sheet.root, encoding="unicode") + "\n"


def _x(review: Review, ply: float) -> float:
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * ply / max(1, len(review.positions) - 1)


def _y(win: float) -> float:
    return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - win)


def _grid(sheet: Sheet) -> None:
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(share)
        add(sheet.root, "line", x1=_LEFT, x2=_WIDTH - _RIGHT, y1=y, y2=y, stroke="#ddd")
        sheet.write(sheet.root, _LEFT - 8, y + 4, sheet.say("percent", share=share), 12, text_anchor="end")


def _line(parent: Element, review: Review, seat: int) -> None:
    points = " ".join(
        f"{_x(review, position.ply):.1f},{_y(position.seats[seat].win):.1f}" for position in review.positions
    )
    add(parent, "polyline", points=points, fill="none", stroke_width=2.2, **_SEATS[seat % len(_SEATS)])


def _mark_luck(parent: Element, review: Review) -> None:
    """A bar at the bottom for each random event, as high as its largest effect."""
    base = _HEIGHT - _BOTTOM + 34
    for event in review.luck:
        size = max(abs(share.win) for share in event.seats)
        if size >= _MIN_LUCK:
            height = min(30.0, 120 * size)
            x = _x(review, event.ply + 1)
            add(parent, "rect", x=x - 2, y=base - height, width=4, height=height, fill=_LUCK_COLOUR)


def _mark_mistakes(parent: Element, review: Review) -> None:
    """A triangle on the line of the seat, larger for a more severe mistake."""
    for decision in review.decisions:
        if decision.label in _MISTAKES:
            size = 4 + 2 * _MISTAKES.index(decision.label)
            x = _x(review, decision.ply + 0.5)
            y = _y(review.positions[decision.ply].seats[decision.seat].win)
            shape = f"{x - size:.1f},{y - size:.1f} {x + size:.1f},{y - size:.1f} {x:.1f},{y + size:.1f}"
            add(parent, "polygon", points=shape, fill=_MISTAKE_COLOUR, stroke="#fff")


def _legend(sheet: Sheet, names: Sequence[str]) -> None:
    y = _HEIGHT - 18
    step = (_WIDTH - _LEFT - _RIGHT) / (len(names) + 2)
    for seat, name in enumerate(names):
        x = _LEFT + step * seat
        add(
            sheet.root,
            "line",
            x1=x,
            x2=x + 28,
            y1=y - 4,
            y2=y - 4,
            stroke_width=2.2,
            **_SEATS[seat % len(_SEATS)],
        )
        sheet.write(sheet.root, x + 34, y, name[:16], 12)
    x = _LEFT + step * len(names)
    add(sheet.root, "polygon", points=f"{x},{y - 10} {x + 12},{y - 10} {x + 6},{y}", fill=_MISTAKE_COLOUR)
    sheet.write(sheet.root, x + 18, y, sheet.say("mistake"), 12)
    add(sheet.root, "rect", x=x + step, y=y - 12, width=4, height=12, fill=_LUCK_COLOUR)
    sheet.write(sheet.root, x + step + 10, y, sheet.say("luck"), 12)
