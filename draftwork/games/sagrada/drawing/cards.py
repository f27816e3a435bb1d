"""The cards on the table: tools and public objectives."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from draftwork.games.drawing.sheet import Look, Sheet, add
from draftwork.games.sagrada.drawing.sheet import GLASS, GOLD, ON_PAPER, PAPER, TextBox, heading, paragraph
from draftwork.games.sagrada.ui.view import Objective, Tool, View

WIDTH, GAP, IN_ROW = 264, 14, 3
TOOL_HEIGHT, OBJECTIVE_HEIGHT = 214, 186  # the heights of the cards
MAX_DRAWN_TOKENS = 6  # more tokens than this are shown as a number
SOFT = "#5d5066"
BOLD: Look = {"text_anchor": "middle", "font_weight": "bold"}


def tool_rows(view: View) -> int:
    return (len(view.tools) + IN_ROW - 1) // IN_ROW


def draw_tools(sheet: Sheet, view: View, x: float, y: float) -> None:
    for i, tool in enumerate(view.tools):
        across, down = (WIDTH + GAP) * (i % IN_ROW), (TOOL_HEIGHT + GAP) * (i // IN_ROW)
        _tool(sheet, view, tool, x + across, y + down)


def draw_objectives(sheet: Sheet, view: View, x: float, y: float) -> None:
    for i, objective in enumerate(view.public):
        _objective(sheet, objective, x + (WIDTH + GAP) * i, y)


def _paper(sheet: Sheet, x: float, y: float, height: float, band: str, mark: str = "") -> Element:
    """A card with a coloured band at the top. `mark` is the colour of its border."""
    place = add(sheet.root, "g", transform=f"translate({x:g} {y:g})")
    add(place, "rect", width=WIDTH, height=height, rx=12, fill="#231a2d")  # the background of a faded card
    group = add(place, "g")
    border: Look = {"stroke": mark or "#b79a62", "stroke_width": 5 if mark else 2.5}
    add(group, "rect", width=WIDTH, height=height, rx=12, fill=PAPER, **border)
    add(group, "path", d=f"M2 62V13Q2 2 13 2H{WIDTH - 13}Q{WIDTH - 2} 2 {WIDTH - 2} 13V62Z", fill=band)
    return group


def _tool(sheet: Sheet, view: View, tool: Tool, x: float, y: float) -> None:
    used = view.tool == tool.number
    group = _paper(sheet, x, y, TOOL_HEIGHT, "#d9c39a", GOLD if used else "")
    if tool.gone:
        group.set("opacity", "0.45")
    sheet.use(group, f"tool-{tool.number}", 34, 32, 46)
    name = sheet.text(f"sagrada-tool-{tool.number}")
    heading(sheet, group, TextBox(64, 38, WIDTH - 114, 16), name, ON_PAPER)
    add(group, "circle", cx=WIDTH - 27, cy=32, r=17, fill=ON_PAPER)
    sheet.write(group, WIDTH - 27, 38, str(tool.number), 17, fill=GOLD, **BOLD)
    effect = sheet.text(f"sagrada-tool-{tool.number}-text")
    paragraph(sheet, group, TextBox(14, 85, WIDTH - 24, 14), effect, fill=ON_PAPER)
    if tool.gone or used:
        said = sheet.say("gone" if tool.gone else "used")
        sheet.write(group, 14, TOOL_HEIGHT - 38, said, 13, fill="#9a2f1c", font_weight="bold")
    _price(sheet, group, tool)


def _price(sheet: Sheet, group: Element, tool: Tool) -> None:
    """The current price of a tool and the tokens on it."""
    y = TOOL_HEIGHT - 16
    if tool.cost is None:
        look: Look = {"stroke": ON_PAPER, "stroke_width": 1.5, "fill": GLASS[tool.solo_colour]}
        add(group, "rect", x=WIDTH - 40, y=y - 17, width=26, height=24, rx=6, **look)
        letter = sheet.text("sagrada-letter", colour=tool.solo_colour)
        ink = "#120d18" if tool.solo_colour == "Y" else "#fff"
        sheet.write(group, WIDTH - 27, y, letter, 15, fill=ink, **BOLD)
        said = sheet.text("sagrada-pays-die", colour=tool.solo_colour)
    else:
        said = sheet.text("sagrada-pays-tokens", n=tool.cost)
        many = tool.tokens > MAX_DRAWN_TOKENS
        for i in range(1 if many else tool.tokens):
            sheet.use(group, "token", WIDTH - 25 - 21 * i, y - 26, 22)
        if many:
            times: Look = {"text_anchor": "end", "font_weight": "bold", "fill": ON_PAPER}
            sheet.write(group, WIDTH - 40, y - 20, f"{tool.tokens} ×", 16, **times)
    sheet.write(group, 14, y, said, 12.5, fill=SOFT)


def _objective(sheet: Sheet, objective: Objective, x: float, y: float) -> None:
    group = _paper(sheet, x, y, OBJECTIVE_HEIGHT, "#c9b6d6")
    name = sheet.text(f"sagrada-public-{objective.id}")
    heading(sheet, group, TextBox(14, 38, WIDTH - 74, 16), name, ON_PAPER)
    add(group, "circle", cx=WIDTH - 30, cy=32, r=21, fill=ON_PAPER)
    sheet.write(group, WIDTH - 30, 40, str(objective.points), 23, fill=GOLD, **BOLD)
    add(group, "rect", x=12, y=76, width=92, height=94, rx=8, fill="#2d2238")
    sheet.use(group, f"public-{objective.id}", 58, 123, 80)
    condition = sheet.text(f"sagrada-public-{objective.id}-text")
    paragraph(sheet, group, TextBox(114, 96, WIDTH - 138, 14), condition, fill=ON_PAPER)
