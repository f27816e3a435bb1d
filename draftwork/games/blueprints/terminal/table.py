"""The whole table as text with Rich markup."""

from __future__ import annotations

from textwrap import wrap

from draftwork.games.blueprints.drawing.sheet import seats_clockwise, shown_round, words
from draftwork.games.blueprints.drawing.svg import status, tie_break_text, winners_of
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.terminal.player import MATERIAL_COLOURS, WIDTH, dice_line, player_lines
from draftwork.games.blueprints.ui.view import Round, View
from draftwork.games.blueprints.ui.view import view as view_of
from draftwork.games.drawing.terminal import Line, markup, on
from draftwork.i18n import text


def terminal(s: State, seat: int, language: str) -> str:
    """The text of a state for a seat or NOBODY."""
    view = view_of(s, seat)
    shown, winners = shown_round(view), winners_of(s, view)
    title = text("blueprints-draw-title", language, {"status": status(s, view, language)})
    # What a player needs for every decision comes last: in a low window the first lines scroll away.
    lines: list[Line] = [
        *([(line, "bold")] for line in wrap(title, WIDTH)),
        *([[(tie, "")]] if (tie := tie_break_text(s, view, language)) else []),
        *_legend(view, language),
        *_table(view, shown, language),
        [],
    ]
    own, *others = seats_clockwise(view)
    for one in (*others, own):
        lines += [*player_lines(view, shown, view.players[one], one in winners, language), []]
    lines += _supply(view, shown, language)
    return "\n".join(markup(line) for line in lines)


def _table(view: View, shown: Round, language: str) -> list[Line]:
    """The round, its awards and prizes, the discarded dice and the bag."""
    head = words(language, "over")
    if view.round:
        head = words(language, "round", n=shown.number, rounds=view.rounds)
        head += f" · {words(language, 'turn', n=view.turn + 1, turns=view.turns)}"
    lines: list[Line] = [[(head, "bold")], *_cards(view, shown, language)]
    if shown.discarded:
        lines.append([(f"{words(language, 'discarded')}: ", ""), *dice_line(shown.discarded)])
    return [*lines, _bag(view, language)] if view.round else lines


def _supply(view: View, shown: Round, language: str) -> list[Line]:
    """The materials in demand, and the pool."""
    demand: Line = [(f"{words(language, 'in-demand')}: ", "")]
    for place, letter in enumerate(shown.in_demand, 1):
        name = text("blueprints-material", language, {"material": letter})
        demand += [(f"{place}. ", ""), (letter, on(MATERIAL_COLOURS[letter])), (f" {name}  ", "")]
    return [demand, _pool(view, language)] if view.round else [demand]


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
    """The legend of the symbols."""
    materials: Line = []
    for letter in view.bag:
        name = text("blueprints-material", language, {"material": letter})
        materials += [(letter, on(MATERIAL_COLOURS[letter])), (f" {name}   ", "dim")]
    materials.append((words(language, "key-removed"), "dim"))
    return [materials, [(words(language, "key-space"), "dim")]]
