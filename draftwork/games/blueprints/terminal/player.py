"""A player as terminal text: points, dice taken, cards won, and the plan unless it is hidden."""

from __future__ import annotations

from draftwork.games.blueprints.constants import COLUMNS, DICE_PER_SEAT, HATCH_MARK
from draftwork.games.blueprints.drawing.sheet import words
from draftwork.games.blueprints.notation.names import COLUMN_LETTERS
from draftwork.games.blueprints.ui.view import Building, BuildingScore, Plan, Player, Round, TakenDie, View
from draftwork.games.drawing.terminal import Line, Piece, on, padded

MATERIAL_COLOURS = {"W": "#e39a45", "R": "#6fbb58", "S": "#4a4d56", "G": "#bfe4f4"}
SPACE_WIDTH = 24  # columns per space of a plan
WIDTH = 80


def die_piece(name: str) -> Piece:
    """A die in the colours of its material."""
    return name, on(MATERIAL_COLOURS[name[0]])


def dice_line(names: list[str]) -> Line:
    """Dice separated by blanks, or a dash if there are none."""
    line: Line = []
    for name in names:
        line += [die_piece(name), (" ", "")]
    return line[:-1] or [("–", "dim")]


def player_lines(view: View, shown: Round, player: Player, winner: bool, language: str) -> list[Line]:
    """The lines of a player."""
    building = shown.buildings[player.seat]
    lines: list[Line] = [
        _name(view, player, winner, language),
        [(f"  {words(language, 'taken')}: ", ""), *_taken(building.taken)],
    ]
    lines += _cards(player, language)
    for one in view.past:
        earlier = one.buildings[player.seat]
        if one.number < shown.number and earlier.stacks and earlier.score:
            lines += _past_building(one.number, earlier.stacks, earlier.score.total, language)
    if building.plan and building.stacks and building.score:
        lines += _plan(building.plan, building.stacks, language)
        lines.append(_score(building.score, language))
    else:
        lines.append([(f"  {words(language, 'screen')}: {_num_hidden(building)}/{DICE_PER_SEAT}", "dim")])
    return lines


def _num_hidden(building: Building) -> int:
    return sum(not taken.removed for taken in building.taken)


def _name(view: View, player: Player, winner: bool, language: str) -> Line:
    name = words(language, "you" if view.seat == player.seat else "player", seat=player.seat + 1)
    line: Line = [(name, "bold"), (f"  {words(language, 'points', n=player.score)}", "bold")]
    if winner or view.to_move == player.seat:
        line.append((f"  ◀ {words(language, 'winner' if winner else 'moves')}", "bold"))
    return line


def _taken(taken: list[TakenDie]) -> Line:
    """The dice in the order taken, with their spaces unless hidden. Removed dice are in brackets."""
    line: Line = []
    for one in taken:
        name, style = die_piece(one.die)
        line += [(f"({name})", f"strike {style}")] if one.removed else [(name, style)]
        line.append((f" {one.cell}  " if one.cell else "  ", ""))
    return line or [("–", "dim")]


def _cards(player: Player, language: str) -> list[Line]:
    """The cards won, wrapped to the width."""
    lines: list[str] = [f"  {words(language, 'won-cards')}:"]
    for won in player.cards:
        name = f" {words(language, 'card', card=won.card)} {'I' * won.round},"
        if len(lines[-1] + name) > WIDTH:
            lines.append("   ")
        lines[-1] += name
    return [[(line, "")] for line in [*lines[:-1], lines[-1].rstrip(",")]] if player.cards else []


def _past_building(number: int, stacks: list[list[str]], total: int, language: str) -> list[Line]:
    """A building of an earlier round in one line: the stack of each space, from the ground up."""
    line: Line = [(f"  {words(language, 'past', round=number, n=total)}  ", "dim")]
    for space, stack in enumerate(stacks):
        if stack:
            line.append((f" {COLUMN_LETTERS[space % COLUMNS]}{space // COLUMNS + 1} ", "dim"))
            line += dice_line(stack)
    return [line]


def _plan(plan: Plan, stacks: list[list[str]], language: str) -> list[Line]:
    heading: Line = padded([(f"  {words(language, 'plan', id=plan.id)}", "bold")], 14)
    for letter in COLUMN_LETTERS:
        heading += padded([("    ", ""), (letter, "bold")], SPACE_WIDTH)
    lines = [heading]
    for row, marks in enumerate(plan.rows):
        line: Line = padded([(f"{row + 1:>12}", "bold")], 14)
        for column, mark in enumerate(marks):
            line += padded(_space(mark, stacks[COLUMNS * row + column]), SPACE_WIDTH)
        lines.append(line)
    return lines


def _space(mark: str, stack: list[str]) -> Line:
    if mark == HATCH_MARK:
        return [("////", "dim")]
    done = len(stack) == int(mark)
    return [
        (f"{len(stack)}/{mark} ", "bold" if done else ""),
        *(dice_line(stack) if stack else [("·", "dim")]),
    ]


def _score(score: BuildingScore, language: str) -> Line:
    line: Line = [(f"  {words(language, 'score')}: ", ""), (str(score.total), "bold"), (" = ", "")]
    for letter, points in score.materials.items():
        line += [(letter, on(MATERIAL_COLOURS[letter])), (f" {points} + ", "")]
    return [*line, (f"{words(language, 'bonus')} {score.bonus}", "")]
