"""The table as text for a terminal, with Rich markup."""

from __future__ import annotations

from functools import partial
from textwrap import wrap

from draftwork.games.drawing.terminal import Line, beside, markup
from draftwork.games.sagrada.drawing.info import status, winner
from draftwork.games.sagrada.drawing.scores import points_by_column
from draftwork.games.sagrada.drawing.sheet import words
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.terminal.dice import dice, die
from draftwork.games.sagrada.terminal.window import START, WIDTH, die_colour, pattern_card, player
from draftwork.games.sagrada.ui.view import Tool, View
from draftwork.games.sagrada.ui.view import view as build_view
from draftwork.i18n import text

MAX_WIDTH = 80


def terminal(s: State, seat: int, language: str) -> str:
    """The text for a seat, or for NOBODY."""
    view = build_view(s, seat)
    won = winner(s, view)
    own = view.seat or 0
    players = [*view.players[own:], *view.players[:own]]  # the own seat first, then clockwise
    title = text("sagrada-draw-title", language, {"status": status(s, view, language)})
    # What a player needs for every decision comes last: in a low window the first lines scroll away.
    lines: list[Line] = [
        *([(line, "bold")] for line in wrap(title, MAX_WIDTH)),
        *_tools(view, language),
        *_objectives(s, view, language),
        *_legend(view, language),
        _bag(view, language),
        [],
    ]
    for first in range(0, len(players), 2):
        pair = players[first : first + 2]
        lines += beside([player(view, one, language, won == one.seat) for one in pair], WIDTH)
        lines.append([])
    lines += [_round(view, language), *_track(view, language)]
    lines += _cards(view, language) or _pool(view, language)
    return "\n".join(markup(line) for line in lines)


def _round(view: View, language: str) -> Line:
    line: Line = [(words(language, "round", n=view.round), "bold")]
    if view.target is not None:
        line.append((f"   {words(language, 'target', n=view.target)}", "bold"))
    elif view.order:
        line.append((f"   {words(language, 'turns')}: ", ""))
        for i, seat in enumerate(view.order, 1):
            here = i == view.turn
            line.append((f"[{seat + 1}]" if here else f" {seat + 1} ", "bold" if here else "dim"))
    return line


def _track(view: View, language: str) -> list[Line]:
    """The rounds with dice. A line has as many rounds as fit."""
    lines: list[Line] = [[(f"{words(language, 'track')}:", "bold")]]
    for i, left in enumerate(view.track, 1):
        if not left:
            continue
        entry: Line = [(f"  {i}: ", "bold"), *dice(left)]
        if _width(lines[-1]) + _width(entry) > MAX_WIDTH:
            lines.append([])
        lines[-1] += entry
    return lines if any(view.track) else []


def _width(line: Line) -> int:
    return sum(len(shown) for shown, _ in line)


def _pool(view: View, language: str) -> list[Line]:
    if not view.pool:
        return []
    heading = f"{words(language, 'pool')}  "
    slots = "".join(f"{i:<5}" for i in range(1, len(view.pool) + 1))
    line: Line = [(" " * len(heading), "")]
    line += [piece for shown in view.pool for piece in (die(shown), ("   ", ""))]
    if view.hand:
        line += [(f" {words(language, 'hand')}: ", "bold"), die(view.hand)]
    return [[(heading, "bold"), (slots, "dim")], line]


def _bag(view: View, language: str) -> Line:
    line: Line = [(words(language, "bag", n=sum(view.bag.values())), "bold"), ("  ", "")]
    for colour, n in view.bag.items():
        line += [("  ", ""), die_colour(colour), (f" {n}", "" if n else "dim")]
    return line


def _tools(view: View, language: str) -> list[Line]:
    """The tools with their prices. The text follows the name, on as few lines as possible."""
    lines: list[Line] = []
    for tool in view.tools:
        name = text(f"sagrada-tool-{tool.number}", language, {})
        price = _price(view, tool, language)
        said = text(f"sagrada-tool-{tool.number}-text", language, {})
        start = f"tool {tool.number:<2}  "
        first, *more = wrap(f"{name} ({price}): {said}", MAX_WIDTH - len(start))
        heading, rest = (first[: len(name)], first[len(name) :]) if first.startswith(name) else (first, "")
        lines.append([(start, "bold"), (heading, ""), (rest, "dim")])
        lines += [[(f"{' ' * len(start)}{line}", "dim")] for line in more]
    return lines


def _price(view: View, tool: Tool, language: str) -> str:
    if tool.gone or view.tool == tool.number:
        return words(language, "gone" if tool.gone else "used")
    if tool.cost is None:
        return text("sagrada-pays-die", language, {"colour": tool.solo_colour})
    return f"{text('sagrada-pays-tokens', language, {'n': tool.cost})} {'●' * tool.tokens}".rstrip()


def _objectives(s: State, view: View, language: str) -> list[Line]:
    """The public objectives. After the end they show the points of each player."""
    over = view.to_move is None
    scored = [points_by_column(s, view, one.seat) for one in view.players] if over else []
    lines: list[Line] = [[(words(language, "goals"), "bold")]]
    for i, objective in enumerate(view.public):
        name, said = (text(f"sagrada-public-{objective.id}{end}", language, {}) for end in ("", "-text"))
        first, *more = wrap(f"{name}: {said}", MAX_WIDTH - 6)
        lines += [
            [(f"  {objective.points}  ", "bold"), (first, "")],
            *([(f"     {line}", "")] for line in more),
        ]
        if over:
            amounts = "   ".join(f"({seat}) {amounts[i]}" for seat, amounts in enumerate(scored, 1))
            lines.append([(f"     {amounts}", "bold")])
    return lines


def _cards(view: View, language: str) -> list[Line]:
    """The patterns that the own seat can choose."""
    cards = view.players[view.seat].cards if view.round == 0 and view.seat is not None else None
    if not cards:
        return []
    mine = view.players[view.seat or 0].pattern
    lines: list[Line] = [[(words(language, "choose"), "bold")]]
    for first in (0, 2):
        pair = cards[first : first + 2]
        chosen = mine.number if mine else 0
        lines += beside([pattern_card(card, chosen == card.number, language) for card in pair], WIDTH)
    return lines


def _legend(view: View, language: str) -> list[Line]:
    """The legend of the signs."""
    say = partial(words, language)
    colours: Line = []
    for colour in view.bag:
        name = text("sagrada-colour", language, {"colour": colour})
        colours += [die_colour(colour), (f" {name}  ", "dim")]
    colours.append((f"{START} {say('start')}", "dim"))
    return [colours, [(say("key-spaces"), "dim")]]
