"""The tree a person walks to a move: which die, then where to; or which die to discard."""

from __future__ import annotations

from functools import cache, lru_cache

from draftwork.games.blueprints.constants import KINDS, LETTERS, SEATS, SPACES, VALUES
from draftwork.games.blueprints.notation.moves import is_placing, kind_of
from draftwork.games.blueprints.notation.names import cell_text, die_text
from draftwork.games.blueprints.rules.building import added, building_score, field, fitting
from draftwork.games.blueprints.rules.turns import DISCARD, REMOVE, WAYS, to_move
from draftwork.games.blueprints.state import REMOVED, State
from draftwork.games.blueprints.ui.explain import must_place, not_there
from draftwork.games.contract import Choice
from draftwork.i18n import Message, Value
from draftwork.kernel import to_python
from draftwork.kernel.generics import NOBODY


def choices(s: State) -> list[Choice]:
    if to_move(s) == NOBODY:
        return []
    now = to_python(s)
    kinds = [kind for kind in range(KINDS) if now.pool[kind]]
    return [_discard(kind) for kind in kinds] if now.discarding else [_die(s, now, kind) for kind in kinds]


def path(s: State, move: int) -> list[Message]:
    kind = kind_of(move)
    if move >= DISCARD:
        return [_discard_label(kind)]
    die = _take_label(kind, to_python(s).pool[kind])
    return [die, _cell_label(move % WAYS) if is_placing(move) else Message("blueprints-remove")]


@cache
def die_label(kind: int) -> Message:
    return Message("blueprints-die", _die_args(kind))


@cache
def _take_label(kind: int, n: int) -> Message:
    return Message("blueprints-take", {**_die_args(kind), "n": n})


def _die_args(kind: int) -> dict[str, Value]:
    return {"material": LETTERS[kind // VALUES], "value": kind % VALUES + 1}


@cache
def _discard_label(kind: int) -> Message:
    return Message("blueprints-discard", {"die": die_label(kind)})


@cache
def _cell_label(space: int) -> Message:
    return Message("blueprints-cell", {"cell": cell_text(space)})


def _discard(kind: int) -> Choice:
    return Choice(f"discard-{die_text(kind)}", _discard_label(kind), DISCARD + kind)


def _die(s: State, now: State, kind: int) -> Choice:
    return Choice(die_text(kind), _take_label(kind, now.pool[kind]), choices=_ways(s, kind))


def _ways(s: State, kind: int) -> list[Choice]:
    now = to_python(s)
    spaces = fitting(now.tops[to_move(s)], kind % VALUES + 1)
    places = [_place(s, now, kind, space, field(spaces, space) > 0) for space in range(SPACES)]
    label = Message("blueprints-remove")
    if spaces:
        return [*places, Choice("remove", label, why_not=must_place(die_text(kind)))]
    return [*places, Choice("remove", label, WAYS * kind + REMOVE, effects=(_effect(s, now, kind, REMOVED),))]


def _place(s: State, now: State, kind: int, space: int, fits: bool) -> Choice:
    cell = cell_text(space)
    label = _cell_label(space)
    if not fits:
        return Choice(cell, label, why_not=not_there(s, kind, space))
    return Choice(cell, label, WAYS * kind + space, effects=(_effect(s, now, kind, space + 1),))


def _effect(s: State, now: State, kind: int, place: int) -> Message:
    """What the building would then score, if the round ended there."""
    seat = to_move(s)
    at = SEATS * now.round + seat
    heights = now.deck[now.plans[at]]
    before = _score(now.taken[at], heights)
    after = _score(added(now.taken[at], now.turn // now.players, kind, place), heights)
    return Message("blueprints-effect-building", {"score": after, "more": after - before})


@lru_cache(10_000)  # of all the ways to go on, many lead to the same building
def _score(building: int, heights: int) -> int:
    return int(building_score(building, heights))
