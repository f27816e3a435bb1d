"""Explanations: why a move is refused, where points come from, and how a match ended."""

from __future__ import annotations

from draftwork.games.contract import Ending, Point
from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import CELLS, SIZE, SPECIAL_POINTS
from draftwork.games.patchwork.notation.moves import Cell, cells_of, patch_of, write_cell
from draftwork.games.patchwork.rules.illegality import (
    LEATHER_FIRST,
    MATCH_OVER,
    NO_LEATHER,
    NO_SUCH_MOVE,
    NOT_ON_OFFER,
    TOO_EXPENSIVE,
)
from draftwork.games.patchwork.rules.scoring import score
from draftwork.games.patchwork.rules.turns import NUM_MOVES
from draftwork.games.patchwork.state import State, covered_cells
from draftwork.i18n import Message
from draftwork.kernel import to_python


def refusal(s: State, move: int, reason: int) -> Message:
    """The message for a code of `illegality`."""
    if reason == NO_SUCH_MOVE:
        return Message("no-such-move", {"move": move, "last": NUM_MOVES - 1})
    if reason == MATCH_OVER:
        return Message("match-over")
    if reason == LEATHER_FIRST:
        return Message("patchwork-leather-first", rule="PW-10")
    if reason == NO_LEATHER:
        return Message("patchwork-no-leather", rule="PW-10")
    now = to_python(s)
    patch = patch_of(move)
    if reason == NOT_ON_OFFER:
        return Message("patchwork-not-offered", {"patch": patch}, "PW-8")
    if reason == TOO_EXPENSIVE:
        return too_expensive(now, patch)
    covered = covered_cells(now, now.player)
    cell = next(cell for cell in cells_of(move) if covered >> (cell[0] * SIZE + cell[1]) & 1)
    return already_covered(cell)


def already_covered(cell: Cell) -> Message:
    """The reason why no patch can lie on a cell."""
    return Message("patchwork-overlap", {"cell": write_cell(cell)}, "PW-9")


def too_expensive(now: State, patch: int) -> Message:
    """The reason why a patch cannot be bought."""
    args = {"patch": patch, "cost": STANDARD.patches[patch].cost, "buttons": now.buttons[now.player]}
    return Message("patchwork-too-dear", args, "PW-8")


def points(s: State, seat: int) -> list[Point]:
    """The points of a seat, each with its reason."""
    now = to_python(s)
    covered = covered_cells(now, seat)
    empty = [(cell // SIZE, cell % SIZE) for cell in range(CELLS) if not covered >> cell & 1]
    found = [Point("PW-15", now.buttons[seat], Message("patchwork-points-buttons", {"n": now.buttons[seat]}))]
    if now.special == seat:
        found.append(Point("PW-12", SPECIAL_POINTS, Message("patchwork-points-special")))
    if empty:
        found.append(
            Point(
                "PW-15",
                -2 * len(empty),
                Message("patchwork-points-empty", {"n": len(empty)}),
                cells=tuple(empty),
            )
        )
    return found


def ending(s: State) -> Ending:
    """The reason why the match ended, and what decided it."""
    now = to_python(s)
    tied = score(s, 0) == score(s, 1)
    return Ending(
        reason=Message("patchwork-ended", rule="PW-14"),
        decided_by=Message("patchwork-won-home-first", {"seat": 2 - now.player}, "PW-16")
        if tied
        else Message("patchwork-won-points", rule="PW-15"),
    )
