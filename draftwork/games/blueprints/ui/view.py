"""The view of a match for pages, drawings and programs. Dice have the same names as in moves: W4."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from draftwork.games.blueprints.constants import (
    CARD_POINTS,
    CARDS,
    DICE_PER_MATERIAL,
    DICE_PER_SEAT,
    FIRST_AWARD,
    LAST_AWARD,
    LETTERS,
    MAX_SEATS,
    NUM_CARDS,
    NUM_IN_DEMAND,
    ROUNDS,
    SKYSCRAPER,
    SPACES,
    VALUES,
)
from draftwork.games.blueprints.notation.edition import plan_number, plan_rows
from draftwork.games.blueprints.notation.names import write_cell, write_die
from draftwork.games.blueprints.rules.building import (
    NO_DIE,
    building_score,
    is_standing,
    kind_at,
    material_points,
    place_at,
    plan_bonus,
)
from draftwork.games.blueprints.rules.pool import discarded_dice, drawn_dice
from draftwork.games.blueprints.rules.scoring import NO_SEAT, score
from draftwork.games.blueprints.rules.turns import to_move
from draftwork.games.blueprints.rules.version import RULES_VERSION
from draftwork.games.blueprints.state import (
    BEHIND_SCREEN,
    REMOVED,
    UNKNOWN,
    State,
    forgotten_rounds,
    read_name,
)
from draftwork.games.blueprints.ui.building_points import building_points
from draftwork.games.blueprints.ui.cards import deciding_tie_break, winner_of
from draftwork.i18n import Message
from draftwork.kernel import to_python
from draftwork.kernel.generics import NOBODY


class Plan(msgspec.Struct):
    id: int
    rows: list[str]  # from the top; a digit is a height, X a hatched space


class TakenDie(msgspec.Struct):
    die: str
    cell: str | None  # null if removed or hidden
    removed: bool


class BuildingPoints(msgspec.Struct):
    """A part of a building score with its reason and its spaces."""

    rule: str
    points: int
    reason: Message
    cells: list[tuple[int, int]]


class BuildingScore(msgspec.Struct):
    """The score of a building as it stands (BP-11, BP-12). Its points are not victory points."""

    total: int
    bonus: int
    materials: dict[str, int]  # by letter
    points: list[BuildingPoints]


class Building(msgspec.Struct):
    """The building of a seat in a round. Plan, stacks and score are null while they are hidden."""

    seat: int
    plan: Plan | None
    taken: list[TakenDie]  # in the order taken
    stacks: list[list[str]] | None  # the dice on a1 b1 a2 b2 a3 b3, each from the ground up
    score: BuildingScore | None


class Card(msgspec.Struct):
    """An award or prize of a round."""

    card: str
    points: int
    seat: int | None  # the winner
    decided_by: str | None  # the tie-break, if there was a tie


class Round(msgspec.Struct):
    """The current round or a finished one."""

    number: int  # from 1
    start: int  # the start player
    in_demand: list[str]  # two letters, in order
    discarded: list[str]  # in order
    buildings: list[Building]
    cards: list[Card]


class PoolDie(msgspec.Struct):
    slot: int  # index among the dice drawn in this round; it identifies the die
    die: str


class WonCard(msgspec.Struct):
    round: int
    card: str


class Player(msgspec.Struct):
    seat: int
    score: int  # victory points
    cards: list[WonCard]


class View(msgspec.Struct):
    """A Blueprints match as one seat knows it."""

    game: Literal["blueprints"]
    rules_version: int
    edition: str
    seat: int | None
    to_move: int | None
    decision: Literal["take", "discard"] | None  # null when the match is over
    rounds: int
    turn: int  # completed turns of this round
    turns: int  # turns per round
    pool: list[PoolDie]
    bag: dict[str, int]  # dice left in the bag, by letter
    players: list[Player]
    round: Round | None  # the current round; null when the match is over
    past: list[Round]  # finished rounds; a position may leave out the first ones


def view(s: State, seat: int) -> View:
    """The view of a state for a seat or NOBODY."""
    now = to_python(s)
    mover = to_move(s)
    over = mover == NOBODY
    drawn = [] if over else drawn_dice(s, now, now.round)
    return View(
        game="blueprints",
        rules_version=RULES_VERSION,
        edition=read_name(now),
        seat=None if seat == NOBODY else seat,
        to_move=None if over else mover,
        decision=None if over else "discard" if now.discarding else "take",
        rounds=ROUNDS,
        turn=now.turn,
        turns=DICE_PER_SEAT * now.players,
        pool=_pool(now, drawn),
        bag=_bag(now, drawn),
        players=[_player(s, now, p) for p in range(now.players)],
        round=None if over else _round(s, now, now.round),
        past=[_round(s, now, r) for r in range(forgotten_rounds(now), now.round)],
    )


def _bag(now: State, drawn: list[int]) -> dict[str, int]:
    """The dice left in the bag. Their number is public, their order is not."""
    if now.round == ROUNDS:
        return dict.fromkeys(LETTERS, 0)
    gone = [kind // VALUES for kind in drawn]
    gone += [now.in_demand[NUM_IN_DEMAND * now.round + i] for i in range(NUM_IN_DEMAND)]
    return {letter: DICE_PER_MATERIAL - gone.count(material) for material, letter in enumerate(LETTERS)}


def _pool(now: State, drawn: list[int]) -> list[PoolDie]:
    """The pool in the order drawn. Of equal dice, the first drawn count as taken."""
    left = [*now.pool]
    found: list[PoolDie] = []
    for slot, kind in reversed([*enumerate(drawn)]):
        if left[kind]:
            left[kind] -= 1
            found.append(PoolDie(slot, write_die(kind)))
    return found[::-1]


def _round(s: State, now: State, r: int) -> Round:
    return Round(
        number=r + 1,
        start=now.start[r],
        in_demand=[LETTERS[now.in_demand[NUM_IN_DEMAND * r + i]] for i in range(NUM_IN_DEMAND)],
        discarded=[write_die(kind) for kind in discarded_dice(now, r)],
        buildings=[_building(now, r, p) for p in range(now.players)],
        cards=[_card(s, now, r, card) for card in _cards(now)],
    )


def _cards(now: State) -> list[int]:
    """The awards and prizes of a round for this number of players (BP-2)."""
    first, last = int(FIRST_AWARD[now.players]), int(LAST_AWARD[now.players])
    return [*range(first, last + 1), *range(SKYSCRAPER, NUM_CARDS)]


def _card(s: State, now: State, r: int, card: int) -> Card:
    winner = winner_of(now, r, card)
    tie_break = None if winner == NO_SEAT else deciding_tie_break(s, now, r, card)
    return Card(CARDS[card], int(CARD_POINTS[card]), None if winner == NO_SEAT else winner, tie_break)


def _building(now: State, r: int, p: int) -> Building:
    plan = now.plans[MAX_SEATS * r + p]
    return _cached_building(p, now.taken[MAX_SEATS * r + p], None if plan == UNKNOWN else now.deck[plan])


@lru_cache(10_000)  # every viewer sees the same buildings in many views
def _cached_building(p: int, building: int, heights: int | None) -> Building:
    """The view of a building. Without the heights of its plan, it has only public information."""
    count = sum(kind_at(building, i) != NO_DIE for i in range(DICE_PER_SEAT))
    return Building(
        seat=p,
        plan=None if heights is None else Plan(plan_number(heights), plan_rows(heights)),
        taken=[_taken(building, i) for i in range(count)],
        stacks=None if heights is None else stacks(building),
        score=None if heights is None else _score(building, heights),
    )


def _taken(building: int, i: int) -> TakenDie:
    place = place_at(building, i)
    cell = None if place in (REMOVED, BEHIND_SCREEN) else write_cell(place - 1)
    return TakenDie(write_die(kind_at(building, i)), cell, place == REMOVED)


def stacks(building: int) -> list[list[str]]:
    """The dice on each space, from the ground up."""
    found: list[list[str]] = [[] for _ in range(SPACES)]
    for i in range(DICE_PER_SEAT):
        if is_standing(building, i):
            found[place_at(building, i) - 1].append(write_die(kind_at(building, i)))
    return found


@lru_cache(10_000)  # every viewer sees the same buildings in many views
def _score(building: int, heights: int) -> BuildingScore:
    materials = {letter: int(material_points(building, material)) for material, letter in enumerate(LETTERS)}
    reasons = building_points(building, heights)
    return BuildingScore(
        total=int(building_score(building, heights)),
        bonus=int(plan_bonus(building, heights)),
        materials=materials,
        points=[BuildingPoints(p.rule, p.amount, p.reason, [*p.cells]) for p in reasons],
    )


def _player(s: State, now: State, p: int) -> Player:
    won = [
        WonCard(r + 1, CARDS[card])
        for r in range(now.round)
        for card in range(NUM_CARDS)
        if winner_of(now, r, card) == p
    ]
    return Player(seat=p, score=int(score(s, p)), cards=won)
