"""The lines of a player: name, score, tokens, private objective and window; and the pattern cards."""

from __future__ import annotations

from functools import partial

from draftwork.games.drawing.terminal import Line, Piece
from draftwork.games.sagrada.constants import COLUMNS
from draftwork.games.sagrada.drawing.info import starter
from draftwork.games.sagrada.drawing.sheet import SEATS, words
from draftwork.games.sagrada.notation.moves import cell_text
from draftwork.games.sagrada.terminal.dice import die, space
from draftwork.games.sagrada.ui.names import pattern_name
from draftwork.games.sagrada.ui.view import Card, Player, View
from draftwork.i18n import text
from draftwork.i18n.formats import format_number

START = "☼"  # the sign of the start player
WIDTH = 40  # the columns of a player; two fit into 80
LETTERS: Line = [("   ", ""), ("".join(f" {cell_text(c)[0]}  " for c in range(COLUMNS)), "bold")]


def seat_badge(player: Player, shown: str) -> Piece:
    return shown, f"bold #ffffff on {SEATS[player.seat]}"


def player(view: View, shown: Player, language: str, won: bool) -> list[Line]:
    lines = [_heading(view, shown, language, won)]
    if view.round:
        lines += _standing(view, shown, language)
    lines.append(_private(view, shown, language))
    if view.round and shown.pattern:
        return [*lines, _pattern(shown.pattern, language), *_window(view, shown, shown.pattern)]
    return [*lines, [(words(language, "sealed" if shown.has_chosen else "unchosen"), "dim")]]


def _heading(view: View, shown: Player, language: str, won: bool) -> Line:
    name = words(language, "you" if view.seat == shown.seat else "player", seat=shown.seat + 1)
    line: Line = [seat_badge(shown, f"({shown.seat + 1})"), (f" {name} ", "bold")]
    if starter(view) == shown.seat and view.to_move is not None:
        line.append((f"{START} ", "bold"))
    if won:
        line.append(seat_badge(shown, f" ★ {words(language, 'winner')} "))
    elif view.to_move == shown.seat:
        line.append(seat_badge(shown, f" ◀ {words(language, 'moves')} "))
    return line


def _standing(view: View, shown: Player, language: str) -> list[Line]:
    say = partial(words, language)
    score: Line = [
        (format_number(shown.score, language), "bold"),
        (f" {say('score-unit', n=shown.score)}, ", ""),
    ]
    score.append((say("empty", n=shown.empty), ""))
    if view.target is not None:
        return [score]
    tokens: Line = [(say("tokens", n=shown.tokens), "")]
    if shown.skips:
        tokens.append((f", {say('skips')}"[: WIDTH - 1 - len(tokens[0][0])], "dim"))
    return [score, tokens]


def _private(view: View, shown: Player, language: str) -> Line:
    if shown.private is None:
        return [(f"{words(language, 'private')}: {words(language, 'hidden')}", "dim")]
    line: Line = []
    for colour in shown.private:
        line += [die_colour(colour), (" ", "")]
    if len(shown.private) == 1:
        line.append((text("sagrada-private", language, {"colour": shown.private[0]}), ""))
    else:
        line.append((words(language, "privates"), ""))
    return [*line, (f": {format_number(shown.private_points, language)}", "bold")] if view.round else line


def die_colour(colour: str) -> Piece:
    return colour, space(colour)[1] or "bold"


def _pattern(card: Card, language: str) -> Line:
    return [
        (
            f"{words(language, 'pattern', n=card.number)} {pattern_name(card.name, language)}"[: WIDTH - 1],
            "dim",
        )
    ]


def _window(view: View, shown: Player, card: Card) -> list[Line]:
    marked = (view.lifted, view.moved) if view.to_move == shown.seat else ()
    lines = [LETTERS]
    for r, row in enumerate(shown.window):
        line: Line = [(f" {r + 1} ", "bold")]
        for c, here in enumerate(row):
            left, right = "[]" if (r, c) in marked else "  "
            line += [(left, "bold"), die(here) if here else space(card.rows[r][c]), (right, "bold")]
        lines.append(line)
    return lines


def pattern_card(card: Card, chosen: bool, language: str) -> list[Line]:
    """A pattern with the move that chooses it."""
    move, dots = f"pattern {card.number}", f" {'●' * card.dots}{' ◀' if chosen else ''} "
    name = pattern_name(card.name, language)[: WIDTH - 1 - len(move + dots)]
    heading: Line = [(move, "bold"), (dots, ""), (name, "dim")]
    rows: list[Line] = [
        [(f" {r + 1} ", "bold"), *(piece for kind in row for piece in ((" ", ""), space(kind), (" ", "")))]
        for r, row in enumerate(card.rows)
    ]
    return [heading, LETTERS, *rows]
