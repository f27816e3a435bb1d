"""The whole table as text with Rich markup."""

from __future__ import annotations

from draftwork.games.blueprints.drawing.sheet import seats_clockwise, shown_round, words
from draftwork.games.blueprints.drawing.svg import status, tie_break_text, winners_of
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.terminal.player import MATERIAL_COLOURS, WIDTH, dice_line, player_lines
from draftwork.games.blueprints.ui.view import Round, View
from draftwork.games.blueprints.ui.view import view as view_of
from draftwork.games.drawing.terminal import Line, markup, on
from draftwork.i18n import text

EXAMPLE_MOVES = {"take": "W4 b2 · W4 remove", "discard": "discard G2"}


def terminal(s: State, seat: int, language: str) -> str:
    """The text of a state for a seat or NOBODY."""
    view = view_of(s, seat)
    shown, winners = shown_round(view), winners_of(s, view)
    lines: list[Line] = [
        [(text("blueprints-name", language, {}), "bold")],
        [(status(s, view, language), "bold")],
        [(tie_break_text(s, view, language), "")],
        *_table(view, shown, language),
        [],
    ]
    for one in seats_clockwise(view):
        lines += [*player_lines(view, shown, view.players[one], one in winners, language), []]
    lines += _legend(view, language)
    return "\n".join(markup(line) for line in lines)


def _table(view: View, shown: Round, language: str) -> list[Line]:
    head = words(language, "over")
    if view.round:
        head = words(language, "round", n=shown.number, rounds=view.rounds)
        head += f" · {words(language, 'turn', n=view.turn + 1, turns=view.turns)}"
    demand: Line = [(f"{words(language, 'in-demand')}: ", "")]
    for place, letter in enumerate(shown.in_demand, 1):
        name = text("blueprints-material", language, {"material": letter})
        demand += [(f"{place}. ", ""), (letter, on(MATERIAL_COLOURS[letter])), (f" {name}  ", "")]
    lines: list[Line] = [[(head, "bold")], demand]
    if view.round:
        lines += [_pool(view, language), _bag(view, language)]
    if shown.discarded:
        lines.append([(f"{words(language, 'discarded')}: ", ""), *dice_line(shown.discarded)])
    return [*lines, *_cards(view, shown, language)]


def _pool(view: View, language: str) -> Line:
    order = [*view.bag]
    names = sorted((one.die for one in view.pool), key=lambda name: (order.index(name[0]), name[1]))
    return [(f"{words(language, 'pool')}: ", "bold"), *dice_line(names)]


def _bag(view: View, language: str) -> Line:
    line: Line = [(f"{words(language, 'bag')}: {sum(view.bag.values())}   ", "")]
    for letter, n in view.bag.items():
        line += [(letter, on(MATERIAL_COLOURS[letter])), (f" ×{n}   ", "" if n else "dim")]
    return line


def _cards(view: View, shown: Round, language: str) -> list[Line]:
    """The awards and prizes with their points, and with their winners at the end."""
    lines = [f"{words(language, 'cards', n=shown.number)}:"]
    for card in shown.cards:
        name = f" {words(language, 'card', card=card.card)} {card.points}"
        if view.round is None:
            nobody = words(language, "card-nobody")
            name += f" ({nobody if card.seat is None else words(language, 'player', seat=card.seat + 1)})"
        if len(lines[-1] + name) > WIDTH - 2:
            lines.append("   ")
        lines[-1] += f"{name} ·"
    return [[(line, "")] for line in [*lines[:-1], lines[-1].rstrip(" ·")]]


def _legend(view: View, language: str) -> list[Line]:
    """The legend of the symbols, and examples of moves."""
    materials: Line = []
    for letter in view.bag:
        name = text("blueprints-material", language, {"material": letter})
        materials += [(letter, on(MATERIAL_COLOURS[letter])), (f" {name}   ", "dim")]
    materials.append((words(language, "key-removed"), "dim"))
    lines: list[Line] = [materials, [(words(language, "key-space"), "dim")]]
    if view.decision:
        lines.append([(words(language, "key-moves", examples=EXAMPLE_MOVES[view.decision]), "dim")])
    return lines
