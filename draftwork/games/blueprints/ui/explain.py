"""Reasons for refused moves, for points and for the end of a match."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    AWARD_COUNT,
    AWARDS,
    CARD_COUNT,
    CARD_POINTS,
    CARDS,
    FIRST_AWARD,
    ROUNDS,
    SEATS,
    SKYSCRAPER,
    SPACES,
    VALUES,
)
from draftwork.games.blueprints.notation.moves import (
    kind_of,
)
from draftwork.games.blueprints.notation.names import (
    Cell,
    cell_of,
    cell_text,
    die_text,
)
from draftwork.games.blueprints.rules.building import (
    field,
    heights_of,
)
from draftwork.games.blueprints.rules.illegality import (
    DISCARD_FIRST,
    MUST_PLACE,
    NO_DISCARD,
    NO_SUCH,
    NOT_IN_POOL,
    OVER,
)
from draftwork.games.blueprints.rules.scoring import (
    how_many,
    prizes,
    score,
)
from draftwork.games.blueprints.rules.turns import MOVES, WAYS, to_move
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.ui.building_points import parts_of
from draftwork.games.blueprints.ui.cards import decided_by, winner_of
from draftwork.games.contract import Ending, Point
from draftwork.i18n import Message, Value
from draftwork.kernel import to_python


def refusal(s: State, move: int, reason: int) -> Message:
    """The sentence for a number that `rules.refuse` gave."""
    if reason == NO_SUCH:
        return Message("no-such-move", {"move": move, "last": MOVES - 1})
    if reason == OVER:
        return Message("match-over")
    die = die_text(kind_of(move))
    if reason == DISCARD_FIRST:
        return Message("blueprints-discard-first", rule="BP-6")
    if reason == NO_DISCARD:
        return Message("blueprints-no-discard", rule="BP-6")
    if reason == NOT_IN_POOL:
        return Message("blueprints-not-in-pool", {"die": die}, "BP-5")
    if reason == MUST_PLACE:
        return must_place(die)
    return not_there(s, kind_of(move), move % WAYS)


def must_place(die: str) -> Message:
    return Message("blueprints-must-place", {"die": die}, "BP-9")


def not_there(s: State, kind: int, space: int) -> Message:
    """Why a die cannot be placed on a space."""
    top = field(to_python(s).tops[to_move(s)], space)
    cell = cell_text(space)
    if top > VALUES:
        return Message("blueprints-hatched", {"cell": cell}, "BP-1")
    return Message("blueprints-too-low", {"die": die_text(kind), "cell": cell, "top": int(top)}, "BP-7")


def points(s: State, seat: int) -> list[Point]:
    """Every card a seat has won, with its reason."""
    now = to_python(s)
    return [
        _point(s, now, seat, r, card)
        for r in range(min(now.round, ROUNDS))
        for card in range(CARD_COUNT)
        if winner_of(now, r, card) == seat
    ]


def _point(s: State, now: State, seat: int, r: int, card: int) -> Point:
    at = SEATS * r + seat
    tie = decided_by(s, r, card) or "none"
    args: dict[str, Value] = {"card": CARDS[card], "round": r + 1, "tie": tie}
    if card >= AWARD_COUNT:
        return Point(
            "BP-14",
            int(CARD_POINTS[card]),
            Message("blueprints-points-prize", args),
            cells=_prize_cells(now.taken[at], card),
            cards=(CARDS[card],),
        )
    parts = parts_of(now.taken[at], now.deck[now.plans[at]])
    args |= {"place": card - int(FIRST_AWARD[now.players]) + 1, "score": now.built[at], **parts}
    return Point(
        "BP-13", int(CARD_POINTS[card]), Message("blueprints-points-award", args), cards=(CARDS[card],)
    )


def _prize_cells(building: int, card: int) -> tuple[Cell, ...]:
    """The tower of the Skyscraper; for the other prizes every space with dice."""
    heights = [field(heights_of(building), space) for space in range(SPACES)]
    least = max(heights) if card == SKYSCRAPER else 1
    return tuple(cell_of(space) for space in range(SPACES) if heights[space] >= least)


def ending(s: State) -> Ending:
    """BP-18: why the match ended and what decided it."""
    seats = range(to_python(s).players)
    by: dict[str, list[int]] = {
        "points": [int(score(s, seat)) for seat in seats],
        "prizes": [int(prizes(s, seat)) for seat in seats],
        **{award: [int(how_many(s, seat, i)) for seat in seats] for i, award in enumerate(AWARDS)},
    }
    first = [*seats]
    decision = "shared"
    for name, numbers in by.items():
        best = max(numbers[seat] for seat in first)
        first = [seat for seat in first if numbers[seat] == best]
        if len(first) == 1:
            decision = name
            break
    return Ending(
        Message("blueprints-ended", {"n": ROUNDS}, "BP-18"),
        Message("blueprints-won", {"by": decision, "n": len(first)}, "BP-18"),
    )
