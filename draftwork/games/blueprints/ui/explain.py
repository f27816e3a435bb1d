"""Explanations: why a move is refused, where points come from, and how a match ended."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    AWARDS,
    CARD_POINTS,
    CARDS,
    FIRST_AWARD,
    MAX_SEATS,
    NUM_AWARDS,
    NUM_CARDS,
    ROUNDS,
    SKYSCRAPER,
    SPACES,
    VALUES,
)
from draftwork.games.blueprints.notation.moves import kind_of
from draftwork.games.blueprints.notation.names import Cell, cell_of, write_cell, write_die
from draftwork.games.blueprints.rules.building import heights_of, nibble
from draftwork.games.blueprints.rules.illegality import (
    DISCARD_FIRST,
    MATCH_OVER,
    MUST_PLACE,
    NO_DISCARD,
    NO_SUCH_MOVE,
    NOT_IN_POOL,
)
from draftwork.games.blueprints.rules.scoring import count_card, count_prizes, score
from draftwork.games.blueprints.rules.turns import MOVES_PER_KIND, NUM_MOVES, to_move
from draftwork.games.blueprints.state import State, forgotten_rounds
from draftwork.games.blueprints.ui.building_points import score_parts
from draftwork.games.blueprints.ui.cards import deciding_tie_break, winner_of
from draftwork.games.contract import Ending, Point
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import to_python


def refusal(s: State, move: int, reason: int) -> Message:
    """The message for a code of `illegality`."""
    if reason == NO_SUCH_MOVE:
        return Message("no-such-move", {"move": move, "last": NUM_MOVES - 1})
    if reason == MATCH_OVER:
        return Message("match-over")
    die = write_die(kind_of(move))
    if reason == DISCARD_FIRST:
        return Message("blueprints-discard-first", rule="BP-6")
    if reason == NO_DISCARD:
        return Message("blueprints-no-discard", rule="BP-6")
    if reason == NOT_IN_POOL:
        return Message("blueprints-not-in-pool", {"die": die}, "BP-5")
    if reason == MUST_PLACE:
        return must_place(die)
    return cannot_place(s, kind_of(move), move % MOVES_PER_KIND)


def must_place(die: str) -> Message:
    """The reason why a die cannot be removed."""
    return Message("blueprints-must-place", {"die": die}, "BP-9")


def cannot_place(s: State, kind: int, space: int) -> Message:
    """The reason why a die cannot be placed on a space."""
    top = nibble(to_python(s).tops[to_move(s)], space)
    cell = write_cell(space)
    if top > VALUES:
        return Message("blueprints-hatched", {"cell": cell}, "BP-1")
    return Message("blueprints-too-low", {"die": write_die(kind), "cell": cell, "top": int(top)}, "BP-7")


def points(s: State, seat: int) -> list[Point]:
    """The points of the cards that a seat has won, with their reasons."""
    now = to_python(s)
    return [
        _point(s, now, seat, r, card)
        for r in range(min(now.round, ROUNDS))
        for card in range(NUM_CARDS)
        if winner_of(now, r, card) == seat
    ]


def _point(s: State, now: State, seat: int, r: int, card: int) -> Point:
    at = MAX_SEATS * r + seat
    forgotten = r < forgotten_rounds(now)
    tie = "none" if forgotten else deciding_tie_break(s, now, r, card) or "none"
    args: dict[str, MessageValue] = {"card": CARDS[card], "round": r + 1, "tie": tie}
    if forgotten or card >= NUM_AWARDS:
        return Point(
            "BP-14" if card >= NUM_AWARDS else "BP-13",
            int(CARD_POINTS[card]),
            Message("blueprints-points-prize", args),
            cells=() if forgotten else _prize_cells(now.taken[at], card),
            cards=(CARDS[card],),
        )
    parts = score_parts(now.taken[at], now.deck[now.plans[at]])
    args |= {"place": card - int(FIRST_AWARD[now.players]) + 1, "score": now.built[at], **parts}
    return Point(
        "BP-13", int(CARD_POINTS[card]), Message("blueprints-points-award", args), cards=(CARDS[card],)
    )


def _prize_cells(building: int, card: int) -> tuple[Cell, ...]:
    """The spaces of the highest stacks for the Skyscraper, all spaces with dice for other prizes."""
    heights = [nibble(heights_of(building), space) for space in range(SPACES)]
    least = max(heights) if card == SKYSCRAPER else 1
    return tuple(cell_of(space) for space in range(SPACES) if heights[space] >= least)


def ending(s: State) -> Ending:
    """The reason why the match ended, and what decided it (BP-18)."""
    seats = range(to_python(s).players)
    criteria: dict[str, list[int]] = {
        "points": [int(score(s, seat)) for seat in seats],
        "prizes": [int(count_prizes(s, seat)) for seat in seats],
        **{award: [int(count_card(s, seat, i)) for seat in seats] for i, award in enumerate(AWARDS)},
    }
    leaders = [*seats]
    decided_by = "shared"
    for name, numbers in criteria.items():
        best = max(numbers[seat] for seat in leaders)
        leaders = [seat for seat in leaders if numbers[seat] == best]
        if len(leaders) == 1:
            decided_by = name
            break
    return Ending(
        Message("blueprints-ended", {"n": ROUNDS}, "BP-18"),
        Message("blueprints-won", {"by": decided_by, "n": len(leaders)}, "BP-18"),
    )
