"""What must hold in every state: what was dealt is what is printed, and the moves in it lead to it."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations

from draftwork.games.blueprints.components import components_of
from draftwork.games.blueprints.constants import (
    BAG,
    DICE,
    DRAWN,
    IN_DEMAND,
    KINDS,
    MATERIALS,
    PER_MATERIAL,
    ROUNDS,
    SEATS,
    VALUES,
)
from draftwork.games.blueprints.notation.edition import edition_data, packed_plan, read_edition
from draftwork.games.blueprints.rules.apply import apply
from draftwork.games.blueprints.rules.building import BYTE, KIND_BITS, veiled
from draftwork.games.blueprints.rules.deal import unseen_plans
from draftwork.games.blueprints.rules.illegality import refuse
from draftwork.games.blueprints.rules.pool import drawn
from draftwork.games.blueprints.rules.rounds import begin_round
from draftwork.games.blueprints.rules.secrets import CONTRADICTION, first_building, imagine
from draftwork.games.blueprints.rules.turns import DISCARD, REMOVE, WAYS, to_move
from draftwork.games.blueprints.state import REMOVED, UNKNOWN, State, write_name
from draftwork.kernel import copy_state, pack, to_compiled, to_python
from draftwork.kernel.errors import BadEdition, BadPosition
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator
from draftwork.kernel.records import blank

PLAYERS = range(2, SEATS + 1)
DEALT = ("players", "name", "deck", "plans", "in_demand", "dice")  # fields that playing does not change


def check(s: State) -> None:
    """The invariants of every position that can arise; nothing may be unknown."""
    now = to_python(s)
    _check_shape(now)
    _demand("blueprints-unknown", not _unknown(now))
    _demand("blueprints-broken-moves", pack(replayed(s)) == pack(s))


def completed(base: State) -> State:
    """A state of which only what was dealt and done is given, and that not all: with what follows from it."""
    _check_shape(base)
    r = base.round
    hidden = [p for p in range(base.players) if r < ROUNDS and base.plans[SEATS * r + p] == UNKNOWN]
    whole = copy_state(to_compiled(base))
    if _unknown(base):
        _check_possible(base, hidden)
        imagine(whole, NOBODY, generator("position"))
    done = to_python(replayed(whole))
    for name in DEALT:
        setattr(done, name, getattr(base, name))
    for seat in hidden:
        done.tops[seat] = UNKNOWN
        done.taken[SEATS * r + seat] = veiled(done.taken[SEATS * r + seat])
    same = done.taken == base.taken and done.discarded == base.discarded
    _demand("blueprints-broken-moves", same)
    return to_compiled(done)


def replayed(s: State) -> State:
    """The state that the moves in a state lead to, from the deal in it; nothing may be unknown."""
    now = to_python(s)
    begun = blank(State)
    for name in DEALT:
        setattr(begun, name, getattr(now, name))
    begun.start = [now.start[0], UNKNOWN, UNKNOWN]
    again = to_compiled(begun)
    begin_round(again)
    at = to_python(again)
    while (at.round, at.turn, at.discarding) != (now.round, now.turn, now.discarding):
        move = _recorded(now, at, to_move(again))
        _demand("blueprints-broken-moves", move >= 0 and not refuse(again, move))
        apply(again, move)
        at = to_python(again)
    return copy_state(again)


def _recorded(now: State, at: State, seat: int) -> int:
    """The move that was made in a state on the way, or a negative number."""
    if at.discarding:
        kind = (now.discarded[at.round] >> 5 * at.turn & 31) - 1
        return DISCARD + kind if kind in range(KINDS) else UNKNOWN
    die = now.taken[SEATS * at.round + seat] >> BYTE * (at.turn // now.players)
    kind, place = (die & 31) - 1, die >> KIND_BITS & 7
    if kind not in range(KINDS):
        return UNKNOWN
    return WAYS * kind + (REMOVE if place == REMOVED else place - 1)


def _demand(reason: str, holds: bool) -> None:
    if not holds:
        raise BadPosition(reason)


def _check_shape(now: State) -> None:
    """Every number is one that could be: enough for the rules to run on it."""
    _demand("blueprints-broken-range", now.players in PLAYERS and _edition_holds(now) and _course_holds(now))
    _demand("blueprints-broken-plans", _plans_hold(now))
    for r in range(ROUNDS):
        _demand("blueprints-broken-dice", _dice_hold(now, r))


def _edition_holds(now: State) -> bool:
    try:
        printed = components_of(read_edition(edition_data(now)))
    except BadEdition:
        return False
    again = blank(State)
    write_name(again, printed.edition)
    deck = [packed_plan(plan) for plan in printed.plans]
    return again.name == now.name and [*now.deck] == deck + [0] * (len(now.deck) - len(deck))


def _course_holds(now: State) -> bool:
    turns = DICE * now.players
    may_discard = now.players == 2 and now.round < ROUNDS and now.turn < turns - 1
    return (
        now.round in range(ROUNDS + 1)
        and now.turn in range(turns if now.round < ROUNDS else 1)
        and now.discarding in ((0, 1) if may_discard else (0,))
        and now.start[0] in range(now.players)
        and all(0 <= taken < 1 << BYTE * DICE for taken in now.taken)
        and all(0 <= discarded < 1 << 5 * (2 * DICE - 1) for discarded in now.discarded)
    )


def _plans_hold(now: State) -> bool:
    """Different plans for the seats that play; unknown ones only while they may be."""
    known = [plan for plan in now.plans if plan != UNKNOWN]
    size = sum(plan != 0 for plan in now.deck)
    if len(set(known)) < len(known) or any(plan not in range(size) for plan in known):
        return False
    for i, plan in enumerate(now.plans):
        if plan != UNKNOWN and i % SEATS >= now.players:
            return False
        if plan == UNKNOWN and i % SEATS < now.players and i // SEATS < now.round:
            return False
    return True


def _dice_hold(now: State, r: int) -> bool:
    dice = [now.dice[BAG * r + j] for j in range(BAG)]
    n = sum(kind != UNKNOWN for kind in dice)
    materials = [now.in_demand[IN_DEMAND * r + i] for i in range(IN_DEMAND)]
    if materials == [UNKNOWN, UNKNOWN]:
        return r > now.round and n == 0
    gone = Counter([*materials, *(kind // VALUES for kind in dice[:n])])
    if r == now.round:
        least = int(drawn(to_compiled(now)))
    else:
        least = int(DRAWN[now.players]) if r < now.round else 0
    return (
        len(set(materials)) == IN_DEMAND
        and all(material in range(MATERIALS) for material in materials)
        and all(kind in range(KINDS) for kind in dice[:n])
        and least <= n <= DRAWN[now.players]
        and max(gone.values()) <= PER_MATERIAL
    )


def _unknown(now: State) -> bool:
    """Whether anything is left open that a whole state says."""
    dice = sum(kind != UNKNOWN for kind in now.dice)
    plans = sum(plan != UNKNOWN for plan in now.plans)
    return dice < ROUNDS * DRAWN[now.players] or plans < ROUNDS * now.players


def _check_possible(base: State, hidden: list[int]) -> None:
    """Each hidden seat could have a plan of its own that agrees with the dice it placed and removed."""
    unseen = unseen_plans(to_compiled(base))
    known = [base.taken[SEATS * base.round + seat] for seat in hidden]
    plans = [plan for plan in range(len(base.deck)) if unseen >> plan & 1]
    possible = [
        (plan for plan in plans if first_building(dice, base.deck[plan]) != CONTRADICTION) for dice in known
    ]
    few = [[*islice(some, len(hidden))] for some in possible]  # so many are enough for all to differ
    choices = sorted({plan for some in few for plan in some})
    _demand(
        "blueprints-impossible",
        any(
            all(plan in some for plan, some in zip(way, few, strict=True))
            for way in permutations(choices, len(hidden))
        ),
    )
