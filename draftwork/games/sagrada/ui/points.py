"""Every point with its reason and its cells, and what decided the match."""

from __future__ import annotations

from draftwork.games.contract import Ending, Point
from draftwork.games.sagrada.components import COMMON
from draftwork.games.sagrada.constants import (
    CELLS,
    COLOR_VARIETY,
    COLOURS,
    COLUMN,
    COLUMN_COLOR_VARIETY,
    COLUMN_SHADE_VARIETY,
    COLUMNS,
    FULL,
    IDS,
    LETTERS,
    ROW,
    ROW_COLOR_VARIETY,
    ROW_SHADE_VARIETY,
    SHADE_VARIETY,
    VALUES,
)
from draftwork.games.sagrada.rules.placing import Window, filled, of_colour, of_value, window
from draftwork.games.sagrada.rules.scoring import (
    TOKEN,
    colour_points,
    diagonal,
    empty_points,
    is_varied,
    on_diagonals,
    private_points,
    rank,
    score,
    target,
    times_met,
)
from draftwork.games.sagrada.state import State
from draftwork.i18n import Message
from draftwork.kernel import to_python

Cells = tuple[tuple[int, int], ...]


def cells_in(mask: int) -> Cells:
    return tuple((cell // COLUMNS, cell % COLUMNS) for cell in range(CELLS) if mask >> cell & 1)


def points(s: State, seat: int) -> list[Point]:
    """Every point of a seat with its reason."""
    now = to_python(s)
    w = window(s, seat)
    found: list[Point] = []
    for objective in now.public:
        if objective >= 0:
            found += _public(w, objective)
    found += _private(s, now, w, seat)
    tokens = now.tokens[seat]
    if tokens:
        found.append(Point("SA-18", TOKEN * tokens, Message("sagrada-points-tokens", {"n": tokens})))
    empty = FULL & ~filled(w)
    if empty:
        n = empty.bit_count()
        reason = Message("sagrada-points-empty", {"n": n, "each": -empty_points(s)})
        rule = "SA-18" if now.players > 1 else "SA-23"
        found.append(Point(rule, n * empty_points(s), reason, cells_in(empty)))
    return found


def objective_name(objective: int) -> Message:
    return Message(f"sagrada-public-{IDS[objective]}")


def _public(w: Window, objective: int) -> list[Point]:
    """A point for each set, row or column, and for each group of dice on diagonals."""
    args = {"objective": objective_name(objective)}
    points = COMMON.public[objective].points
    if objective <= SHADE_VARIETY or objective == COLOR_VARIETY:
        reason = Message("sagrada-points-set", args)
        groups = [(cells, points) for cells in _sets(w, objective)]
    elif objective <= COLUMN_COLOR_VARIETY:
        by_row = objective in (ROW_SHADE_VARIETY, ROW_COLOR_VARIETY)
        reason = Message("sagrada-points-line", args)
        lines = [int(line) for line in (ROW if by_row else COLUMN)]
        by_colour = objective not in (ROW_SHADE_VARIETY, COLUMN_SHADE_VARIETY)
        groups = [(cells_in(line), points) for line in lines if is_varied(w, line, by_colour)]
    else:
        reason = Message("sagrada-points-diagonal", args)
        groups = [(cells_in(group), points * group.bit_count()) for group in _diagonal_groups(w)]
    rule = "SA-18" if objective <= COLOR_VARIETY else "SA-19"
    return [Point(rule, amount, reason, cells, (IDS[objective],)) for cells, amount in groups]


def _sets(w: Window, objective: int) -> list[Cells]:
    """The sets that are counted: the first dice of each kind together, then the second, and so on."""
    if objective == COLOR_VARIETY:
        kinds = [of_colour(w, colour) for colour in range(COLOURS)]
    elif objective == SHADE_VARIETY:
        kinds = [of_value(w, value) for value in range(1, VALUES + 1)]
    else:
        kinds = [of_value(w, value) for value in (2 * objective + 1, 2 * objective + 2)]
    rows = [cells_in(kind) for kind in kinds]
    return [tuple(row[i] for row in rows) for i in range(times_met(w, objective))]


def _diagonal_groups(w: Window) -> list[int]:
    """Dice of one colour that hang together by diagonals."""
    groups: list[int] = []
    for colour in range(COLOURS):
        left = on_diagonals(w) & of_colour(w, colour)
        while left:
            group, grown = 0, left & -left
            while grown != group:
                group = grown
                grown = group | diagonal(group) & left
            groups.append(group)
            left &= ~group
    return groups


def _private(s: State, now: State, w: Window, seat: int) -> list[Point]:
    """SA-18, SA-23."""
    seats = (0, 1) if now.players == 1 else (seat,)
    colours = [now.private[i] for i in seats if now.private[i] >= 0]
    if now.players == 1 and not now.solo_private:
        colours = [max(colours, key=lambda colour: colour_points(w, colour))]
    return [
        Point(
            "SA-18" if now.players > 1 else "SA-23",
            colour_points(w, colour),
            Message("sagrada-points-private", {"colour": LETTERS[colour]}),
            cells_in(of_colour(w, colour)),
            (LETTERS[colour],),
        )
        for colour in colours
    ]


def ending(s: State) -> Ending:
    """Why the match ended and what decided it."""
    now = to_python(s)
    reason = Message("sagrada-ended", rule="SA-6")
    if now.players == 1:
        args = {"points": score(s, 0), "target": target(s)}
        won = "sagrada-solo-lost" if rank(s, 0) else "sagrada-solo-won"
        return Ending(reason, Message(won, args, "SA-23"))
    return Ending(reason, _decided_by(s, now))


def _decided_by(s: State, now: State) -> Message:
    """SA-20: the first of the tie-breaks in which the winner is ahead of all that were equal before it."""
    seats = list(range(now.players))
    winner = next(seat for seat in seats if rank(s, seat) == 0)
    tied = [seat for seat in seats if score(s, seat) == score(s, winner)]
    if len(tied) == 1:
        return Message("sagrada-won-points", rule="SA-18")
    tied = [seat for seat in tied if private_points(s, seat) == private_points(s, winner)]
    if len(tied) == 1:
        return Message("sagrada-won-private", rule="SA-20")
    tied = [seat for seat in tied if now.tokens[seat] == now.tokens[winner]]
    if len(tied) == 1:
        return Message("sagrada-won-tokens", rule="SA-20")
    return Message("sagrada-won-order", {"seat": winner + 1}, "SA-20")
