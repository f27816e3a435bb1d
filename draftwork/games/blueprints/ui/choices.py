"""The tree of choices that leads to a move: a die and a space, or a die to discard."""

from __future__ import annotations

from functools import cache, lru_cache

from draftwork.games.blueprints.constants import KINDS, LETTERS, MAX_SEATS, SPACES, VALUES
from draftwork.games.blueprints.notation.moves import is_placing, kind_of
from draftwork.games.blueprints.notation.names import write_cell, write_die
from draftwork.games.blueprints.rules.building import building_score, fitting_spaces, nibble, place_die
from draftwork.games.blueprints.rules.turns import FIRST_DISCARD, MOVES_PER_KIND, REMOVE, to_move
from draftwork.games.blueprints.state import REMOVED, State
from draftwork.games.blueprints.ui.explain import cannot_place, must_place
from draftwork.games.contract import Choice
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import to_python
from draftwork.kernel.generics import NOBODY


def choices(s: State) -> list[Choice]:
    """The choices of the seat to move."""
    if to_move(s) == NOBODY:
        return []
    now = to_python(s)
    kinds = [kind for kind in range(KINDS) if now.pool[kind]]
    return (
        [_discard_choice(kind) for kind in kinds]
        if now.discarding
        else [_die_choice(s, now, kind) for kind in kinds]
    )


def choice_path(s: State, move: int) -> list[Message]:
    """The labels of the choices that lead to a move."""
    kind = kind_of(move)
    if move >= FIRST_DISCARD:
        return [_discard_label(kind)]
    die = _take_label(kind, to_python(s).pool[kind])
    return [die, _cell_label(move % MOVES_PER_KIND) if is_placing(move) else Message("blueprints-remove")]


@cache
def die_label(kind: int) -> Message:
    """The label of a kind of die."""
    return Message("blueprints-die", _die_args(kind))


@cache
def _take_label(kind: int, n: int) -> Message:
    return Message("blueprints-take", {**_die_args(kind), "n": n})


def _die_args(kind: int) -> dict[str, MessageValue]:
    return {"material": LETTERS[kind // VALUES], "value": kind % VALUES + 1}


@cache
def _discard_label(kind: int) -> Message:
    return Message("blueprints-discard", {"die": die_label(kind)})


@cache
def _cell_label(space: int) -> Message:
    return Message("blueprints-cell", {"cell": write_cell(space)})


def _discard_choice(kind: int) -> Choice:
    return Choice(f"discard-{write_die(kind)}", _discard_label(kind), FIRST_DISCARD + kind)


def _die_choice(s: State, now: State, kind: int) -> Choice:
    return Choice(write_die(kind), _take_label(kind, now.pool[kind]), choices=_place_choices(s, kind))


def _place_choices(s: State, kind: int) -> list[Choice]:
    now = to_python(s)
    spaces = fitting_spaces(now.tops[to_move(s)], kind % VALUES + 1)
    places = [_place_choice(s, now, kind, space, nibble(spaces, space) > 0) for space in range(SPACES)]
    label = Message("blueprints-remove")
    if spaces:
        return [*places, Choice("remove", label, why_not=must_place(write_die(kind)))]
    return [
        *places,
        Choice(
            "remove", label, MOVES_PER_KIND * kind + REMOVE, effects=(_score_effect(s, now, kind, REMOVED),)
        ),
    ]


def _place_choice(s: State, now: State, kind: int, space: int, fits: bool) -> Choice:
    cell = write_cell(space)
    label = _cell_label(space)
    if not fits:
        return Choice(cell, label, why_not=cannot_place(s, kind, space))
    return Choice(
        cell, label, MOVES_PER_KIND * kind + space, effects=(_score_effect(s, now, kind, space + 1),)
    )


def _score_effect(s: State, now: State, kind: int, place: int) -> Message:
    """The building score after this placement, as if the round ended now."""
    seat = to_move(s)
    at = MAX_SEATS * now.round + seat
    heights = now.deck[now.plans[at]]
    before = _score(now.taken[at], heights)
    after = _score(place_die(now.taken[at], now.turn // now.players, kind, place), heights)
    return Message("blueprints-effect-building", {"score": after, "more": after - before})


@lru_cache(10_000)  # many moves lead to the same building
def _score(building: int, heights: int) -> int:
    return int(building_score(building, heights))
