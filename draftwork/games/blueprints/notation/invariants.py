"""Invariants of a state. A state that breaks one raises BadPosition.

The deal must agree with the components, and the moves stored in the state must lead to it.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations

from draftwork.games.blueprints.components import components_of
from draftwork.games.blueprints.constants import (
    BAG_SIZE,
    DICE_PER_MATERIAL,
    DICE_PER_SEAT,
    DRAWN_PER_ROUND,
    KINDS,
    MATERIALS,
    MAX_SEATS,
    NUM_CARDS,
    NUM_IN_DEMAND,
    ROUNDS,
    VALUES,
)
from draftwork.games.blueprints.notation.edition import edition_data, pack_plan, read_edition
from draftwork.games.blueprints.notation.won_cards import last_place
from draftwork.games.blueprints.rules.apply import apply
from draftwork.games.blueprints.rules.building import BYTE, KIND_BITS, redact_building
from draftwork.games.blueprints.rules.deal import unseen_plans
from draftwork.games.blueprints.rules.illegality import illegality
from draftwork.games.blueprints.rules.pool import num_drawn
from draftwork.games.blueprints.rules.rounds import begin_round
from draftwork.games.blueprints.rules.secrets import CONTRADICTION, determinize, first_building
from draftwork.games.blueprints.rules.turns import FIRST_DISCARD, MOVES_PER_KIND, REMOVE, to_move
from draftwork.games.blueprints.state import REMOVED, UNKNOWN, State, forgotten_rounds, write_name
from draftwork.i18n import Message
from draftwork.kernel import copy_state, pack, to_compiled, to_python
from draftwork.kernel.errors import BadEdition, BadPosition
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator
from draftwork.kernel.records import blank

PLAYERS = range(2, MAX_SEATS + 1)
# The fields that moves do not change.
DEALT_FIELDS = ("players", "edition_name", "deck", "plans", "in_demand", "dice")


def check_state(s: State) -> None:
    """Raise BadPosition if a state breaks an invariant or has unknown values."""
    now = to_python(s)
    _check_shape(now)
    _require("blueprints-unknown", not _has_unknowns(now))
    _require("blueprints-broken-moves", pack(replay(s)) == pack(s))


def complete_state(base: State) -> State:
    """Compute the derived fields of a state from its deal and its moves.

    The deal and the places of dice may be partly unknown. They stay unknown in the result.
    """
    _check_shape(base)
    r = base.round
    hidden = [p for p in range(base.players) if r < ROUNDS and base.plans[MAX_SEATS * r + p] == UNKNOWN]
    full = copy_state(to_compiled(base))
    if _has_unknowns(base):
        _check_possible(base, hidden)
        determinize(full, NOBODY, generator("position"))
    done = to_python(replay(full))
    for name in DEALT_FIELDS:
        setattr(done, name, getattr(base, name))
    for seat in hidden:
        done.tops[seat] = UNKNOWN
        done.taken[MAX_SEATS * r + seat] = redact_building(done.taken[MAX_SEATS * r + seat])
    same = done.taken == base.taken and done.discarded == base.discarded
    _require("blueprints-broken-moves", same)
    return to_compiled(done)


def replay(s: State) -> State:
    """Play the moves stored in a state again, from the deal of the first round that is not forgotten.

    The state must not have unknown values that a match needs.
    """
    now = to_python(s)
    begun = blank(State)
    for name in DEALT_FIELDS:
        setattr(begun, name, getattr(now, name))
    first = forgotten_rounds(now)
    begun.round = first
    begun.start = [now.start[r] if r == first else UNKNOWN for r in range(ROUNDS)]
    begun.cards = [cards & (1 << NUM_CARDS * first) - 1 for cards in now.cards]
    replayed = to_compiled(begun)
    begin_round(replayed)
    reached = to_python(replayed)
    while (reached.round, reached.turn, reached.discarding) != (now.round, now.turn, now.discarding):
        move = _recorded_move(now, reached, to_move(replayed))
        _require("blueprints-broken-moves", move >= 0 and not illegality(replayed, move))
        apply(replayed, move)
        reached = to_python(replayed)
    return copy_state(replayed)


def _recorded_move(now: State, reached: State, seat: int) -> int:
    """The move stored in `now` for the turn of `reached`, or UNKNOWN if there is none."""
    if reached.discarding:
        kind = (now.discarded[reached.round] >> 5 * reached.turn & 31) - 1
        return FIRST_DISCARD + kind if kind in range(KINDS) else UNKNOWN
    die = now.taken[MAX_SEATS * reached.round + seat] >> BYTE * (reached.turn // now.players)
    kind, place = (die & 31) - 1, die >> KIND_BITS & 7
    if kind not in range(KINDS):
        return UNKNOWN
    return MOVES_PER_KIND * kind + (REMOVE if place == REMOVED else place - 1)


def _require(reason: str | Message, holds: bool) -> None:
    if not holds:
        raise BadPosition(reason)


def _check_shape(now: State) -> None:
    """Check the range of every number, so that the rules can run on the state."""
    _require(
        "blueprints-broken-range",
        now.players in PLAYERS and _edition_is_valid(now) and _progress_is_valid(now),
    )
    _require(Message("blueprints-broken-won", rule="BP-13"), _won_is_valid(now))
    _require("blueprints-broken-plans", _plans_are_valid(now))
    for r in range(ROUNDS):
        _require("blueprints-broken-dice", _dice_are_valid(now, r))


def _edition_is_valid(now: State) -> bool:
    try:
        printed = components_of(read_edition(edition_data(now)))
    except BadEdition:
        return False
    again = blank(State)
    write_name(again, printed.edition)
    deck = [pack_plan(plan) for plan in printed.plans]
    return again.edition_name == now.edition_name and [*now.deck] == deck + [0] * (len(now.deck) - len(deck))


def _progress_is_valid(now: State) -> bool:
    turns = DICE_PER_SEAT * now.players
    may_discard = now.players == 2 and now.round < ROUNDS and now.turn < turns - 1
    return (
        now.round in range(ROUNDS + 1)
        and now.turn in range(turns if now.round < ROUNDS else 1)
        and now.discarding in ((0, 1) if may_discard else (0,))
        and forgotten_rounds(now) < ROUNDS
        and now.start[forgotten_rounds(now)] in range(now.players)
        and all(0 <= taken < 1 << BYTE * DICE_PER_SEAT for taken in now.taken)
        and all(0 <= discarded < 1 << 5 * (2 * DICE_PER_SEAT - 1) for discarded in now.discarded)
    )


def _won_is_valid(now: State) -> bool:
    """Whether the cards of forgotten rounds can be won, and the last player begins the next round (BP-4)."""
    forgotten = forgotten_rounds(now)
    last = [last_place(now, r) for r in range(forgotten)]
    return None not in last and (forgotten == 0 or now.start[forgotten] == last[-1])


def _plans_are_valid(now: State) -> bool:
    """Whether all plans are different, and unknown only in forgotten rounds, this round and later ones."""
    known = [plan for plan in now.plans if plan != UNKNOWN]
    size = sum(plan != 0 for plan in now.deck)
    if len(set(known)) < len(known) or any(plan not in range(size) for plan in known):
        return False
    for i, plan in enumerate(now.plans):
        if plan != UNKNOWN and i % MAX_SEATS >= now.players:
            return False
        forgotten = i // MAX_SEATS < forgotten_rounds(now)
        if plan == UNKNOWN and i % MAX_SEATS < now.players and i // MAX_SEATS < now.round and not forgotten:
            return False
        if plan != UNKNOWN and forgotten:
            return False
    return True


def _dice_are_valid(now: State, r: int) -> bool:
    dice = [now.dice[BAG_SIZE * r + j] for j in range(BAG_SIZE)]
    n = sum(kind != UNKNOWN for kind in dice)
    materials = [now.in_demand[NUM_IN_DEMAND * r + i] for i in range(NUM_IN_DEMAND)]
    forgotten = r < forgotten_rounds(now)
    if forgotten or materials == [UNKNOWN, UNKNOWN]:
        return materials == [UNKNOWN, UNKNOWN] and n == 0 and (forgotten or r > now.round)
    gone = Counter([*materials, *(kind // VALUES for kind in dice[:n])])
    if r == now.round:
        least = int(num_drawn(to_compiled(now)))
    else:
        least = int(DRAWN_PER_ROUND[now.players]) if r < now.round else 0
    return (
        len(set(materials)) == NUM_IN_DEMAND
        and all(material in range(MATERIALS) for material in materials)
        and all(kind in range(KINDS) for kind in dice[:n])
        and least <= n <= DRAWN_PER_ROUND[now.players]
        and max(gone.values()) <= DICE_PER_MATERIAL
    )


def _has_unknowns(now: State) -> bool:
    """Whether some dice or plans of rounds that are not forgotten are unknown."""
    rounds = ROUNDS - forgotten_rounds(now)
    dice = sum(kind != UNKNOWN for kind in now.dice)
    plans = sum(plan != UNKNOWN for plan in now.plans)
    return dice < rounds * DRAWN_PER_ROUND[now.players] or plans < rounds * now.players


def _check_possible(base: State, hidden: list[int]) -> None:
    """Check that each hidden seat can have a different plan that agrees with its dice."""
    unseen = unseen_plans(to_compiled(base))
    known = [base.taken[MAX_SEATS * base.round + seat] for seat in hidden]
    plans = [plan for plan in range(len(base.deck)) if unseen >> plan & 1]
    possible = [
        (plan for plan in plans if first_building(dice, base.deck[plan]) != CONTRADICTION) for dice in known
    ]
    # As many plans per seat as there are hidden seats are enough.
    options = [[*islice(fitting, len(hidden))] for fitting in possible]
    candidates = sorted({plan for fitting in options for plan in fitting})
    _require(
        "blueprints-impossible",
        any(
            all(plan in fitting for plan, fitting in zip(assigned, options, strict=True))
            for assigned in permutations(candidates, len(hidden))
        ),
    )
