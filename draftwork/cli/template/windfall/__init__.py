"""Windfall: take apples from both ends of a row."""

from draftwork.games import Game, Notation, Presentation, Rules
from draftwork.kernel import to_python

from . import rules
from .rules import APPLES, SEATS, State


def terminal(s: State, seat: int, language: str) -> str:
    """Draw the row, and the points of each seat."""
    now = to_python(s)
    last = APPLES - now.right
    row = [f"{points:2}" if now.left <= i < last else " ·" for i, points in enumerate(now.row)]
    seats = [f"{i + 1}: {now.points[i]}" for i in range(now.players)]
    return f"[red]{' '.join(row)}[/]\n\n{'   '.join(seats)}"


GAME = Game(
    name="windfall",
    players=tuple(range(2, SEATS + 1)),
    num_moves=len(rules.MOVES),
    max_plies=APPLES,
    setup_parts=("row",),
    state=State,
    check_state=rules.check_state,
    rules=Rules(
        deal=rules.deal,
        to_move=rules.to_move,
        legal_moves=rules.legal_moves,
        apply=rules.apply,
        score=rules.score,
    ),
    notation=Notation(write_move=rules.MOVES.__getitem__),
    ui=Presentation(terminal=terminal),
)
