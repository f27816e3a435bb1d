"""The state and the rules of Windfall. The README explains the numbers of the rules."""

from typing import Annotated

from draftwork.kernel import Ints, record, rule, to_python
from draftwork.kernel.deal import shuffle
from draftwork.kernel.errors import BadPosition
from draftwork.kernel.generics import NOBODY

APPLES = 12
SEATS = 4
MOVES = ("left", "right")
LEFT, RIGHT = range(2)  # the numbers of the moves
ROW_DEAL = 1  # the event of the deal


@record
class State:
    players: int  # number of seats
    row: Annotated[Ints, APPLES, range(1, APPLES + 1)]  # points of the apples, from left to right
    left: Annotated[int, range(APPLES + 1)]  # apples taken at the left end
    right: Annotated[int, range(APPLES + 1)]  # apples taken at the right end
    points: Annotated[Ints, SEATS, range(100)]  # points of each seat


@rule
def deal(s: State, key: Ints) -> None:
    if s.row[0] < 0:  # no set-up fixes the row: WI-1
        for i in range(APPLES):
            s.row[i] = i + 1
        shuffle(key, ROW_DEAL, 0, s.row, APPLES)


@rule
def apples_left(s: State) -> int:
    return APPLES - s.left - s.right


@rule
def to_move(s: State) -> int:
    if apples_left(s) == 0:  # WI-3
        return NOBODY
    return (s.left + s.right) % s.players  # WI-2


@rule
def legal_moves(s: State, out: Ints) -> int:
    out[LEFT] = LEFT
    out[RIGHT] = RIGHT
    return min(apples_left(s), 2)  # WI-2, WI-3


@rule
def apply(s: State, move: int) -> None:
    seat = to_move(s)
    if move == LEFT:
        s.points[seat] += s.row[s.left]
        s.left += 1
    else:
        s.right += 1
        s.points[seat] += s.row[APPLES - s.right]


@rule
def score(s: State, seat: int) -> int:
    return s.points[seat]  # WI-4


def check_state(s: State) -> None:
    """Check that every apple exists once, and that the seats have the points of the apples taken."""
    now = to_python(s)
    row = list(now.row)
    taken = row[: now.left] + row[APPLES - now.right :]
    points = list(now.points)
    if sorted(row) != list(range(1, APPLES + 1)) or now.left + now.right > APPLES:
        raise BadPosition("impossible-position")
    if sum(points[: now.players]) != sum(taken) or any(points[now.players :]):
        raise BadPosition("impossible-position")
