"""Why: the parts of a building score, the points on cards, the tie-breaks used, and who won."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    AWARD_COUNT,
    AWARDS,
    CARD_COUNT,
    CARD_POINTS,
    CARDS,
    COLUMNS,
    DICE,
    FIRST_AWARD,
    LETTERS,
    MATERIALS,
    RECYCLED,
    ROUNDS,
    SEATS,
    SKYSCRAPER,
    SPACES,
    VALUES,
)
from draftwork.games.blueprints.rules.building import (
    bonus,
    count_of,
    die_points,
    field,
    heights_of,
    kind_at,
    level,
    material_points,
    place_at,
    stands,
    touching,
)
from draftwork.games.blueprints.rules.scoring import (
    NONE,
    how_many,
    prizes,
    qualifies,
    score,
    standing,
    tie_break,
)
from draftwork.games.blueprints.state import State
from draftwork.games.contract import Ending, Point
from draftwork.i18n import Message, Value
from draftwork.kernel import to_python

Cell = tuple[int, int]  # row and column, from 0
TIE_BREAKS = ("first_material", "second_material", "later_turn")  # BP-15, in order


def cell_of(space: int) -> Cell:
    return space // COLUMNS, space % COLUMNS


def building_points(building: int, heights: int) -> list[Point]:
    """BP-11, BP-12: every point of a building score. These are not victory points."""
    found: list[Point] = []
    for i in range(DICE):
        if stands(building, i) and kind_at(building, i) // VALUES != RECYCLED:
            args: dict[str, Value] = {
                "die": die_text(kind_at(building, i)),
                "level": int(level(building, i)) + 1,
                "n": int(touching(building, i)),
            }
            reason = Message(f"blueprints-building-{LETTERS[kind_at(building, i) // VALUES]}", args)
            cells = (cell_of(place_at(building, i) - 1),)
            found.append(Point("BP-12", int(die_points(building, i)), reason, cells))
    recycled = count_of(building, RECYCLED)
    if recycled:
        reason = Message("blueprints-building-R", {"n": int(recycled)})
        found.append(
            Point("BP-12", int(material_points(building, RECYCLED)), reason, cells_with(building, RECYCLED))
        )
    if bonus(building, heights):
        found.append(Point("BP-11", int(bonus(building, heights)), Message("blueprints-building-bonus")))
    return found


def die_text(kind: int) -> str:
    return f"{LETTERS[kind // VALUES]}{kind % VALUES + 1}"


def cells_with(building: int, material: int) -> tuple[Cell, ...]:
    spaces = {
        place_at(building, i) - 1
        for i in range(DICE)
        if stands(building, i) and kind_at(building, i) // VALUES == material
    }
    return tuple(cell_of(space) for space in sorted(spaces))


def winner_of(now: State, r: int, card: int) -> int:
    """The seat that has a card of a round, or NONE."""
    won = [seat for seat in range(now.players) if now.cards[seat] >> (CARD_COUNT * r + card) & 1]
    return won[0] if won else NONE


def decided_by(s: State, r: int, card: int) -> str | None:
    """The tie-break that gave a card of a round to its winner, or None if there was no tie for it."""
    now = to_python(s)
    winner = winner_of(now, r, card)
    seats = [seat for seat in range(now.players) if seat != winner]
    if card < AWARD_COUNT:
        rivals = [
            seat
            for seat in seats
            if now.built[SEATS * r + seat] == now.built[SEATS * r + winner]
            and standing(s, r, seat) < standing(s, r, winner)
        ]
    else:
        rivals = [seat for seat in seats if qualifies(now.taken[SEATS * r + seat], card)]
    if not rivals:
        return None
    mine, best = tie_break(s, r, winner), max(tie_break(s, r, seat) for seat in rivals)
    return TIE_BREAKS[0 if mine >> 8 > best >> 8 else 1 if mine >> 4 > best >> 4 else 2]


def parts_of(building: int, heights: int) -> dict[str, Value]:
    """A building score by material letter, with the bonus."""
    parts: dict[str, Value] = {
        LETTERS[material]: int(material_points(building, material)) for material in range(MATERIALS)
    }
    return {"bonus": int(bonus(building, heights)), **parts}


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
